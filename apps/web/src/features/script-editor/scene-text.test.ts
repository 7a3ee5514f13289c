import { expect, test } from 'vitest'
import {
  blankScene,
  scenesOfText,
  textOfScenes,
  toggleEmphasis,
  wordIndexAt,
  wordRangeAt,
} from './scene-text.ts'

const text = 'An octopus has three hearts.'

test('a caret inside or before a word splits before that word, and a caret at the end splits after all words', () => {
  expect(wordIndexAt(text, 0)).toBe(0)
  expect(wordIndexAt(text, text.indexOf('octopus'))).toBe(1)
  expect(wordIndexAt(text, text.indexOf('octopus') + 3)).toBe(1)
  expect(wordIndexAt(text, text.indexOf(' has'))).toBe(2)
  expect(wordIndexAt(text, text.length)).toBe(5)
})

test('a selection covers the words that it touches, and a caret the word that contains it', () => {
  expect(wordRangeAt(text, 5, 5)).toEqual({ first: 1, last: 1 })
  expect(wordRangeAt(text, 5, 14)).toEqual({ first: 1, last: 2 })
  expect(wordRangeAt('', 0, 0)).toBeNull()
})

test('words become stressed, and lose the stress even within a phrase', () => {
  expect(toggleEmphasis([], ['Three', 'hearts.'])).toEqual(['three', 'hearts'])
  expect(toggleEmphasis(['three hearts'], ['three'])).toEqual(['hearts'])
  expect(toggleEmphasis(['hearts'], ['three', 'hearts.'])).toEqual(['hearts', 'three'])
  expect(toggleEmphasis(['hearts'], ['…'])).toEqual(['hearts'])
})

test('an edited text keeps the scenes of paragraphs that moved or changed', () => {
  const scenes = ['One.', 'Two.', 'Three.'].map((say, index) => ({
    ...blankScene(`s${index}`),
    say,
    onScreen: `Title ${index}`,
  }))
  expect(textOfScenes(scenes)).toBe('One.\n\nTwo.\n\nThree.')
  const edited = scenesOfText('Three.\n\nTwo, changed.\n\n\nBrand\nnew.\n\nFour.', scenes, () => 'fresh')
  expect(edited.map(({ id, say, onScreen }) => [id, say, onScreen])).toEqual([
    ['s2', 'Three.', 'Title 2'],
    ['s1', 'Two, changed.', 'Title 1'],
    ['fresh', 'Brand new.', null],
    ['fresh', 'Four.', null],
  ])
})
