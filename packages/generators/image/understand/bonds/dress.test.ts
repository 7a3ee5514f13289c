// Hats, glasses and scarves of animals: whose they are, and that each of several has its own.

import { describe, expect, test } from 'vitest'
import { seeGroupOf } from '../../../node/testing-group.ts'
import { understandPrompt } from '../understand-prompt.ts'

function bondsOf(prompt: string): string[] {
  const { bonds, subjects } = understandPrompt(prompt)
  return bonds.map(({ relation, from, to }) => `${subjects[from]!.word} ${relation} ${subjects[to]!.word}`)
}

describe('an animal "in" something', () => {
  test.each([
    ['a hamster in a police hat', 'hamster wearing police hat'],
    ['a goat in sunglasses', 'goat wearing sunglasses'],
    ['a pig in a crown', 'pig wearing crown'],
    ['a fox in a red scarf', 'fox wearing scarf'],
    ['a raccoon in a top hat on a bench', 'raccoon wearing top hat'],
  ])('%s has it on', (prompt, bond) => {
    expect(bondsOf(prompt)).toContain(bond)
    expect(understandPrompt(prompt).missing).toEqual([])
  })

  test.each([
    ['a kitten sleeping in a hat', 'inside'],
    ['a rabbit in a top hat', 'inside'],
    ['a hamster in a teacup', 'inside'],
  ])('%s is in it', (prompt, relation) => {
    expect(understandPrompt(prompt).bonds).toMatchObject([{ relation, from: 0, to: 1 }])
  })
})

test.each([
  ['two goats in party hats', 2],
  ['three pigs wearing sunglasses', 3],
  ['two foxes with scarves', 2],
])('%s: each has its own', (prompt, count) => {
  const { bonds } = understandPrompt(prompt)
  const worn = bonds.filter(({ relation }) => relation === 'wearing')
  const wearers = new Set(worn.map(({ from }) => from))
  expect([worn.length, wearers.size]).toEqual([count, count])
})

test.each(['chef hat', 'hard hat', 'beret', 'sombrero', 'viking helmet', 'sailor hat', 'detective hat'])(
  'a %s is drawn on the head of an animal',
  async (hat) => {
    const { members, missing } = await seeGroupOf(`a bear wearing a ${hat}`)
    const [bear, worn] = members
    expect(missing).toEqual([])
    expect(worn!.word).toBe(hat)
    expect(worn!.bottom).toBeLessThan((bear!.top + bear!.bottom) / 2)
    expect(worn!.top).toBeLessThanOrEqual(bear!.top + 5)
  },
)
