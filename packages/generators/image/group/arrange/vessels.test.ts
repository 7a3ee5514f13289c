// What is in a container is seen in it.

import { describe, expect, test } from 'vitest'
import { understandPrompt } from '../../understand/understand-prompt.ts'

const motifs = (prompt: string): string[] =>
  understandPrompt(prompt).subjects.flatMap((subject) =>
    subject.kind === 'thing' ? [subject.thing.motif] : [subject.word],
  )

describe('containers', () => {
  test.each([
    ['a suitcase full of cash on a bed', 'empty-suitcase'],
    ['a briefcase full of money', 'empty-briefcase'],
    ['a cardboard box full of kittens', 'filled-box'],
    ['a treasure chest full of gold', 'filled-chest'],
    ['a drawer full of knives', 'filled-drawer'],
    ['a fridge full of food', 'open-fridge'],
    ['a wallet full of cash', 'open-wallet'],
    ['an envelope full of cash', 'open-envelope'],
    ['a jar of cookies', 'clear-jar'],
    ['a truck full of pumpkins', 'open-truck'],
    ['a cup full of pencils', 'pencil-cup'],
    ['a vase full of flowers', 'flower-vase'],
  ])('of "%s" stand open as %s', (prompt, motif) => {
    expect(motifs(prompt)[0]).toBe(motif)
    expect(understandPrompt(prompt).missing).toEqual([])
  })

  test.each([
    ['an open fridge', 'open-fridge'],
    ['an open wallet that is empty', 'open-wallet'],
    ['an empty suitcase', 'empty-suitcase'],
    ['an empty glass', 'clear-glass'],
  ])('that are open or empty are drawn so: "%s"', (prompt, motif) => {
    expect(motifs(prompt)).toEqual([motif])
    expect(understandPrompt(prompt).missing).toEqual([])
  })

  test('are filled with as much as they hold, unless a text counts', () => {
    const isHeaped = (prompt: string): unknown[] =>
      understandPrompt(prompt).subjects.map(
        (subject) => subject.kind === 'thing' && subject.isHeaped === true,
      )
    expect(isHeaped('a jar of cookies')).toEqual([false, true, true, true])
    expect(isHeaped('a bowl with two eggs')).not.toContain(true)
  })

  test('a glass of milk stands beside the plate of cookies that it goes with', () => {
    const { bonds } = understandPrompt('a plate of cookies and a glass of milk')
    expect(bonds.map(({ relation }) => relation)).toEqual([
      'filled with',
      'filled with',
      'filled with',
      'beside',
    ])
  })

  test('the one that is different is among many', () => {
    const { subjects, missing } = understandPrompt('one red apple among green apples')
    expect(subjects).toHaveLength(7)
    expect(missing).toEqual([])
  })

  test.each([
    ['a bucket full of water', 'open-bucket', '#4aa3df'],
    ['a jar full of blood', 'clear-jar', '#b3121f'],
    ['a pot full of soup', 'open-pot', '#d9781f'],
  ])('liquids are seen in them with their colors: "%s"', (prompt, motif, color) => {
    const { subjects, missing } = understandPrompt(prompt)
    expect(motifs(prompt).slice(0, 2)).toEqual([motif, 'liquid'])
    expect(subjects[1]).toMatchObject({ color })
    expect(missing).toEqual([])
  })

  test.each([
    ['a fish in a bowl', 'fishbowl'],
    ['an alarm clock in a bed of flowers', 'bed'],
    ['an open cage with a bird flying away', 'open-cage'],
  ])('"%s" keeps its %s', (prompt, motif) => {
    expect(motifs(prompt)).toContain(motif)
    expect(understandPrompt(prompt).bonds.some(({ relation }) => relation === 'filled with')).toBe(false)
  })
})
