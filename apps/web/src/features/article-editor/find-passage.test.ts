import { expect, test } from 'vitest'
import { createPassageFinder } from './find-passage.ts'

const text = 'First.\n\nCats sleep **16 hours**[^w1] a\nday.[^w2] They purr.'

function found(sentence: string): string | null {
  const passage = createPassageFinder(text)(sentence)
  return passage && text.slice(passage.start, passage.end)
}

test('a sentence is found through emphasis, citations and line ends', () => {
  expect(found('Cats sleep 16 hours a day.')).toBe('Cats sleep **16 hours**[^w1] a\nday.')
  expect(found('Cats sleep **16 hours**[^w1] a day.[^w2]')).toBe('Cats sleep **16 hours**[^w1] a\nday.')
  expect(found('They purr.')).toBe('They purr.')
})

test('a sentence is found through links', () => {
  const linked = 'Read [about **tea**](article:a-1) and [more](https://example.org).'
  const passage = createPassageFinder(linked)('about tea and more.')
  expect(linked.slice(passage?.start, passage?.end)).toBe(
    'about **tea**](article:a-1) and [more](https://example.org).',
  )
})

test('a sentence that is not there, or empty, is not found', () => {
  for (const sentence of ['Dogs sleep.', '', ' ', '[^w1]', '**']) expect(found(sentence)).toBeNull()
})
