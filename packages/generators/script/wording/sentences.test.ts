import { describe, expect, test } from 'vitest'
import { quickestMs } from '@vivify/contract/node/thread-time'
import { countWords, splitClauses, splitSentences } from './sentences.ts'

describe('splitSentences', () => {
  test.each([
    [
      'Dr. Smith paid $3.50 at 3 p.m. on Friday. He left.',
      ['Dr. Smith paid $3.50 at 3 p.m. on Friday.', 'He left.'],
    ],
    ['J. R. Tolkien lived in the U.S. The end?', ['J. R. Tolkien lived in the U.S.', 'The end?']],
    ['The U.S. Army came. It left.', ['The U.S. Army came.', 'It left.']],
    [
      'It costs 1.5 million, i.e. a lot. Fig. 2 shows it.',
      ['It costs 1.5 million, i.e. a lot.', 'Fig. 2 shows it.'],
    ],
    ['He said no. Then the sun. Then rain.', ['He said no.', 'Then the sun.', 'Then rain.']],
    ['“Stop!” he said. Wait… what?', ['“Stop!” he said.', 'Wait… what?']],
    [
      'Never shop hungry. A 2015 study (I think?) said so [really!] twice (as always.) and for all.',
      ['Never shop hungry.', 'A 2015 study (I think?) said so [really!] twice (as always.) and for all.'],
    ],
    ['it rained. (we were wet.) then it stopped.', ['it rained.', '(we were wet.)', 'then it stopped.']],
    ['Is it late (or early?) We left.', ['Is it late (or early?)', 'We left.']],
    ['i came home late. the dog barked.', ['i came home late.', 'the dog barked.']],
    ['Visit example.com today. Bye!', ['Visit example.com today.', 'Bye!']],
    ['One 🎉. 🎉 Two.', ['One 🎉.', '🎉 Two.']],
    ['こんにちは。元気ですか？はい', ['こんにちは。', '元気ですか？', 'はい']],
    ['First line\n\nSecond line', ['First line', 'Second line']],
  ])('%s', (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences)
  })
})

describe('splitClauses', () => {
  const long =
    'If you have got a plant that is struggling right now, check the soil before you do anything else because water is usually the problem on March 3, 1969 in New York City for 20 percent of people'

  test('joined pieces equal the sentence, and numbers, dates and names stay whole', () => {
    const pieces = splitClauses(long, 16)
    expect(pieces.join(' ')).toBe(long)
    expect(pieces.every((piece) => countWords(piece) <= 16)).toBe(true)
    expect(pieces[0]).toBe('If you have got a plant that is struggling right now,')
    for (const whole of ['March 3, 1969', 'New York City', '20 percent']) {
      expect(pieces.some((piece) => piece.includes(whole))).toBe(true)
    }
  })

  test('a short sentence stays whole', () => {
    expect(splitClauses('Call the bank, then wait.', 16)).toEqual(['Call the bank, then wait.'])
  })
})

test('words are counted in scripts with and without spaces', () => {
  expect(countWords('It costs $3.50 — or 20 %.')).toBe(5)
  expect(countWords('水は大切です')).toBeGreaterThan(2)
})

test('points that end no sentence take no longer in a long text than in a short one', () => {
  for (const part of ['Dr. ', 'e.g. ', 'A. B. ', 'so (no?) ']) {
    expect(splitSentences(part.repeat(20_000)).length).toBeLessThan(3)
    expect(
      quickestMs(() => splitSentences(part.repeat(20_000))),
      part,
    ).toBeLessThan(1000)
  }
})
