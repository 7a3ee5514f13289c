import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import type { TimedWord } from '@vivify/contract/project'
import { buildCues, writeSrt, writeVtt } from './files.ts'
import { breakIntoPages, captionLimits, endsSentence, isWeakEnding, pageText } from './pages.ts'

/** Words at an even pace, with a pause after each sentence. */
function timeWords(text: string, secondsPerCharacter = 0.055): TimedWord[] {
  let now = 0
  return text.split(/\s+/).map((token) => {
    const word = { text: token, start: now, end: now + 0.1 + token.length * secondsPerCharacter }
    now = word.end + (endsSentence(token) ? 0.35 : 0.02)
    return word
  })
}

const story =
  'The number one killer of houseplants is not forgetting to water them. It is overwatering. About 85% of them die in the first year, says Dr. Green, and you can save yours for $1,200 less.'

describe('breaking speech into caption pages', () => {
  test('puts every word on exactly one page, in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,14}[.,]?$/), { minLength: 1, maxLength: 40 }),
        (tokens) => {
          const words = timeWords(tokens.join(' '))
          const pages = breakIntoPages(words)
          const shown = pages.flatMap((page) =>
            Array.from({ length: page.last - page.first + 1 }, (_, offset) => page.first + offset),
          )
          expect(shown).toEqual(words.map((_, index) => index))
        },
      ),
    )
  })

  test('keeps within four words, twenty characters and 1.6 seconds unless one word is longer', () => {
    for (const page of breakIntoPages(timeWords(story))) {
      const text = pageText(timeWords(story), page)
      if (page.first === page.last) continue
      expect(page.last - page.first + 1).toBeLessThanOrEqual(captionLimits.maxWords)
      expect(text.length).toBeLessThanOrEqual(captionLimits.maxCharacters)
    }
  })

  test('never ends a page on an article or preposition when another break is possible', () => {
    const words = timeWords(story)
    const endings = breakIntoPages(words).map((page) => words[page.last]!.text)
    expect(endings.filter(isWeakEnding)).toEqual([])
  })

  test('begins a page with what follows a comma, rather than with the word before it', () => {
    for (const text of [
      'They checked every wire, and even suspected New York.',
      'It’s gold-plated copper, and both spacecraft carry one.',
    ]) {
      const words = timeWords(text)
      const endings = breakIntoPages(words).map((page) => words[page.last]!.text)
      expect(endings.some((ending) => ending.endsWith(','))).toBe(true)
    }
  })

  test('leaves no orphan: a sentence of five words is not cut four to one', () => {
    const words = timeWords('You can save it today.')
    const counts = breakIntoPages(words).map((page) => page.last - page.first + 1)
    expect(counts.length).toBeGreaterThan(1)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
  })

  test('breaks after a sentence but not after Dr. or inside a number', () => {
    const words = timeWords('Ask Dr. Green now. It costs $1,200.50 today.')
    const texts = breakIntoPages(words).map((page) => pageText(words, page))
    expect(texts.some((text) => text.endsWith('Dr.'))).toBe(false)
    expect(texts.some((text) => text.endsWith('now.'))).toBe(true)
    expect(texts.join(' ')).toContain('$1,200.50')
  })

  test('keeps a token longer than a page whole', () => {
    const words = timeWords('Donaudampfschifffahrtsgesellschaft is long')
    expect(pageText(words, breakIntoPages(words)[0]!)).toBe('Donaudampfschifffahrtsgesellschaft')
  })

  test('pages start with their first word and never overlap', () => {
    const words = timeWords(story)
    const pages = breakIntoPages(words)
    pages.forEach((page, index) => {
      expect(page.start).toBe(words[page.first]!.start)
      expect(page.end).toBeGreaterThanOrEqual(words[page.last]!.end)
      if (pages[index + 1]) expect(page.end).toBeLessThanOrEqual(pages[index + 1]!.start + 1e-9)
    })
  })
})

describe('subtitle files', () => {
  const cues = buildCues([
    { startSeconds: 0, words: timeWords('Plants < people & water.') },
    { startSeconds: 3601.5, words: timeWords('An hour later.') },
  ])

  test('subtitles have the numbers, times and text of SubRip', () => {
    const srt = writeSrt(cues)
    expect(srt.startsWith('1\n00:00:00,000 --> ')).toBe(true)
    expect(srt).toContain('01:00:01,500 --> ')
    expect(srt).toContain('Plants < people & water.')
  })

  test('WebVTT escapes reserved characters', () => {
    const vtt = writeVtt(cues)
    expect(vtt.startsWith('WEBVTT\n\n00:00:00.000 --> ')).toBe(true)
    expect(vtt).toContain('Plants &lt; people &amp; water.')
  })

  test('a cue ends before the next begins', () => {
    const many = buildCues([{ startSeconds: 0, words: timeWords(story) }])
    many.slice(1).forEach((cue, index) => expect(many[index]!.end).toBeLessThanOrEqual(cue.start))
  })
})
