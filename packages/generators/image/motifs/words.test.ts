import { describe, expect, test } from 'vitest'
import { splitWords, stemWord } from './words.ts'

describe('stemWord', () => {
  test.each([
    ['habits', 'habit'],
    ['stories', 'story'],
    ['boxes', 'box'],
    ['baking', 'bake'],
    ['baked', 'bake'],
    ['planning', 'plan'],
    ['houses', 'house'],
  ])('brings "%s" and "%s" together', (first, second) => {
    expect(stemWord(first)).toBe(stemWord(second))
  })

  test.each([
    ['string', 'str'],
    ['king', 'k'],
    ['seed', 'se'],
    ['news', 'new'],
    ['virus', 'viru'],
  ])('does not cut "%s" to "%s"', (word, cut) => {
    expect(stemWord(word)).not.toBe(cut)
  })
})

describe('splitWords', () => {
  test('drops punctuation and possessives, keeps numbers and letters of any script', () => {
    expect(splitWords("Your cat's 9 lives — café!")).toEqual(['your', 'cat', '9', 'lives', 'café'])
  })
})
