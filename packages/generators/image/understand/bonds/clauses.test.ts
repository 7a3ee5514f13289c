import { describe, expect, test } from 'vitest'
import { seeGroupOf } from '../../../node/testing-group.ts'
import { understandPrompt } from '../understand-prompt.ts'

describe('clauses of a prompt', () => {
  test.each([
    'two kids playing with a ball while their mother sits on a bench',
    'a boy eating ice cream while his sister sits on a swing',
    'a dog chasing a ball while an old man reads on a bench',
    'a girl playing the violin, her brother sitting on a bench',
    'a boy under a tree and a girl sitting on a bench',
  ])('only who sits there is on the seat: %s', async (prompt) => {
    const { members } = await seeGroupOf(prompt)
    const seat = members.find(({ word }) => /bench|swing/.test(word))!
    const first = members[0]!
    expect(Math.min(first.right, seat.right) - Math.max(first.left, seat.left)).toBeLessThanOrEqual(
      (first.right - first.left) * 0.35,
    )
  })

  test('a parasol is over whoever reads below it, and no broader for those who play', async () => {
    const { members } = await seeGroupOf(
      'three kids building a sandcastle while their mother reads under a parasol',
    )
    const [parasol, mother] = [
      members.find(({ word }) => word === 'parasol')!,
      members.find(({ word }) => word === 'mother')!,
    ]
    expect(parasol.right - parasol.left).toBeLessThan((mother.bottom - mother.top) * 2)
  })

  test('who is listed before a verb shares the place', () => {
    const { bonds } = understandPrompt('a cat, a dog and a mouse on a sofa')
    expect(bonds.some(({ isApart }) => isApart)).toBe(false)
  })
})

describe('over a fence', () => {
  test.each([
    'a girl feeding carrots to a horse over a fence',
    'a dog barking at a cat over a fence',
    'a boy handing an apple to a girl over a wall',
  ])('who is met is behind it: %s', (prompt) => {
    const { bonds } = understandPrompt(prompt)
    expect(bonds.at(-1)!.relation).toBe('behind')
  })

  test('who jumps is above it', () => {
    expect(understandPrompt('a horse jumping over a fence').bonds[0]!.relation).toBe('above')
  })
})

describe('small things of who sits at a table', () => {
  test.each([
    ['a woman reading at a table with a cup of tea and a sandwich', 'sandwich'],
    ['a boy reading at a table with a glass of milk', 'glass of milk'],
  ])('stand on it: %s', (prompt, word) => {
    const { bonds, subjects } = understandPrompt(prompt)
    const bond = bonds.find(({ to }) => subjects[to]!.word === word)!
    expect([subjects[bond.from]!.word, bond.relation]).toEqual(['table', 'filled with'])
  })
})

test('what somebody pours from stays in the hand', () => {
  const { bonds, subjects } = understandPrompt('a barista pouring milk into a cup')
  const bond = bonds.find(({ to }) => subjects[to]!.kind === 'thing' && to === subjects.length - 1)!
  expect([bond.from, bond.relation]).toEqual([0, 'holding'])
})

describe('a goal', () => {
  test.each([
    'a football player scoring a goal',
    'a boy kicking a ball into the goal',
    'a striker scores a goal',
  ])('has a net, and the ball is kicked towards it: %s', (prompt) => {
    const { subjects, missing } = understandPrompt(prompt)
    const motifs = subjects.flatMap((subject) => (subject.kind === 'thing' ? [subject.thing.motif] : []))
    expect([motifs, missing]).toEqual([['soccer-ball', 'goal-net'], []])
  })

  test('of somebody who only plans is no net', () => {
    expect(understandPrompt('a woman writing down her goals').subjects).toHaveLength(1)
  })
})
