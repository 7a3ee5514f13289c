// Things that have the place, the shape or the stuff of others.

import { describe, expect, test } from 'vitest'
import { understandPrompt } from '../../understand-prompt.ts'

const motifs = (prompt: string): string[] =>
  understandPrompt(prompt).subjects.flatMap((subject) =>
    subject.kind === 'thing' ? [subject.thing.motif] : [subject.word],
  )

describe('things in the place of others', () => {
  test.each([
    ['an hourglass with gold coins instead of sand', ['coin-hourglass', 'coin', 'coin', 'coin']],
    ['a tree with money for leaves', ['money-tree']],
    ['a key in the shape of a heart', ['heart-key']],
    ['a heart shaped cloud', ['red-heart']],
    ['a broken mirror reflecting a face', ['face-mirror']],
    ['a glass half full of water', ['half-glass']],
    ['a chessboard with a king knocked over', ['chess-board', 'chess-king']],
    ['a gift wrapped in red paper', ['wrapped-gift']],
    ['a torn photo of a couple', ['couple-photo']],
    ['an old photo of a woman', ['photograph']],
  ])('"%s" is drawn as %j, and nothing is missing', (prompt, drawn) => {
    expect(motifs(prompt).slice(0, drawn.length)).toEqual(drawn)
    expect(understandPrompt(prompt).missing).toEqual([])
  })

  test.each(['a balance with a heart on one side and money on the other', 'a heart and a brain on a scale'])(
    'scales carry what is named with them: "%s"',
    (prompt) => {
      const { bonds, missing } = understandPrompt(prompt)
      expect(motifs(prompt)[0]).toBe('weighing-scales')
      expect(bonds.every(({ relation, from }) => relation === 'filled with' && from === 0)).toBe(true)
      expect(missing).toEqual([])
    },
  )

  test('a thing in a hand is held, and what is plugged in has a cable', () => {
    expect(understandPrompt('a globe in a hand').bonds[0]?.relation).toBe('holding')
    expect(understandPrompt('a brain plugged into a socket').bonds[0]?.relation).toBe('wired to')
  })

  test.each([
    ['a king playing chess', 'king'],
    ['a man balancing on a rope', 'man'],
    ['a man with a photo of his wife', 'man'],
  ])('people stay people: "%s"', (prompt, first) => {
    expect(motifs(prompt)[0]).toBe(first)
  })

  test.each([
    ['a broken pencil', 'snapped'],
    ['a wallet tied with rope', 'roped'],
    ['a car with a big red bow', 'ribboned'],
    ['a heart with stitches', 'sewn'],
    ['a bucket with a hole', 'pierced'],
    ['a heart with a lock', 'padlocked'],
  ])('"%s" is %s', (prompt, state) => {
    const { subjects, missing } = understandPrompt(prompt)
    expect(subjects[0]).toMatchObject({ states: [state] })
    expect(missing).toEqual([])
  })

  test.each([
    'a wrapped gift with a question mark',
    'a bag of money with a dollar sign',
    'a bottle with a heart',
  ])('signs are on what bears them: "%s"', (prompt) => {
    expect(understandPrompt(prompt).bonds[0]?.relation).toBe('marked with')
  })

  test.each(['a laptop covered in sticky notes', 'a car covered in flowers', 'a bed covered in money'])(
    'what covers a thing is all over it: "%s"',
    (prompt) => {
      const { bonds, missing } = understandPrompt(prompt)
      expect(bonds.every(({ relation }) => relation === 'filled with')).toBe(true)
      expect(missing).toEqual([])
    },
  )

  test('a heart and a gift stand side by side, and an animal bears no sign', () => {
    expect(understandPrompt('a tree with a heart').bonds[0]?.relation).toBe('beside')
    expect(understandPrompt('a cat with a question mark').bonds[0]?.relation).toBe('beside')
  })

  test.each([
    ['a man with a clock instead of a head', 'topped with'],
    ['a laptop with a skull on the screen', 'on'],
    ['a magnet attracting money', 'attracting'],
    ['a ladder leading to a cloud', 'rising to'],
    ['a rusty key in an old lock', 'inside'],
    ['a credit card on a hook', 'hanging'],
  ])('of "%s" the first is %s the second', (prompt, relation) => {
    const { bonds, missing } = understandPrompt(prompt)
    expect(bonds.map((bond) => bond.relation)).toEqual([relation])
    expect(missing).toEqual([])
  })

  test.each([
    ['an overflowing bathtub', 'brimming-bathtub'],
    ['a cup overflowing with coffee', 'brimming-mug'],
    ['a house of cards collapsing', 'fallen-cards'],
    ['an unlit candle', 'unlit-candle'],
    ['a brain lifting weights', 'strong-brain'],
  ])('"%s" is drawn as %s', (prompt, motif) => {
    expect(motifs(prompt)).toEqual([motif])
    expect(understandPrompt(prompt).missing).toEqual([])
  })
})
