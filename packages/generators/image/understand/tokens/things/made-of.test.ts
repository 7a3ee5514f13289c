import { describe, expect, test } from 'vitest'
import { understandPrompt } from '../../understand-prompt.ts'

describe('a whole and its pieces are one thing', () => {
  test.each([
    ['a heart made of puzzle pieces', 'puzzle-piece'],
    ['a castle made out of old books', 'open-book'],
    ['a rocket built from cardboard boxes', 'package'],
    ['a lion made entirely of flowers', 'hibiscus'],
    ['a ladder of coins', 'coin'],
  ])('%s', (prompt, piece) => {
    const { subjects, missing } = understandPrompt(prompt)
    expect(subjects).toHaveLength(1)
    expect(subjects[0]).toMatchObject({ madeOf: piece })
    expect(missing.filter((word) => word !== 'old')).toEqual([])
  })
})

test.each([
  'a butterfly made of stained glass',
  'a bowl of soup',
  'a woman made of clouds',
  'a boat made by a fisherman',
  'a box of chocolates',
])('%s has no pieces', (prompt) => {
  for (const subject of understandPrompt(prompt).subjects) expect(subject).not.toHaveProperty('madeOf')
})
