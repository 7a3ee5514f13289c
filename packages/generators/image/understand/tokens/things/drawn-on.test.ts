import { expect, test } from 'vitest'
import { understandPrompt } from '../../understand-prompt.ts'

const read = (prompt: string) => {
  const { subjects, bonds, missing } = understandPrompt(prompt)
  return {
    motifs: subjects.map((subject) => (subject.kind === 'thing' ? subject.thing.motif : subject.word)),
    bonds: bonds.map(({ relation, from, to }) => `${from} ${relation} ${to}`),
    missing,
  }
}

test.each([
  ['a boy painting a star on a wall', ['boy', 'brick', 'star'], []],
  ['a man spray painting a skull on a wall', ['man', 'brick', 'skull'], []],
  ['a boy carving a heart into a tree', ['boy', 'tree-trunk', 'red-heart'], []],
  ['a girl drawing a heart on a window', ['girl', 'window', 'red-heart'], []],
  ['a girl drawing a heart on a foggy window', ['girl', 'window', 'red-heart'], ['foggy']],
])('in "%s" the drawing is on what bears it', (prompt, motifs, missing) => {
  expect(read(prompt)).toEqual({ motifs, bonds: ['0 facing 1', '1 marked with 2'], missing })
})

test('what is drawn in the sand does not stand there', () => {
  expect(read('a child drawing a house in the sand')).toMatchObject({ motifs: ['child'], missing: ['house'] })
})

test('who juggles has four of what is juggled, and what is on scales is not said to fill them', () => {
  expect(read('a jester juggling fire').motifs).toEqual(['jester', 'torch', 'torch', 'torch', 'torch'])
  expect(understandPrompt('a gold bar on a scale next to a feather').drawn).toEqual([
    'scale',
    'gold bar',
    'feather',
  ])
})
