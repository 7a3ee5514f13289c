import { describe, expect, test } from 'vitest'
import { encyclopediaArticle, financeTranscript, fitnessTranscript } from '../fixtures/sources.ts'
import { loadLanguageTools } from '../wording/language-tools.ts'
import { cleanSpeech } from './clean-speech.ts'
import { readSource } from './source-cleaning.ts'

const tools = await loadLanguageTools()

describe('cleanSpeech', () => {
  test.each([
    [
      'Um, so the the bank, you know, charges, like, five dollars, right?',
      'So the bank charges five dollars.',
    ],
    ['It takes like thirty years or whatever.', 'It takes about thirty years.'],
    ["It's, it's kind of slow, I mean, really slow.", "It's slow, really slow."],
    ["You're gonna wanna wait.", "You're going to want to wait."],
    ['This is a kind of bird that had had two names.', 'This is a kind of bird that had had two names.'],
    ['It is 0.5 mm long and the ER is full.', 'It is 0.5 mm long and the ER is full.'],
    ['No, no, you like it.', 'No, no, you like it.'],
  ])('%s', (spoken, clean) => {
    expect(cleanSpeech(spoken)).toBe(clean)
  })
})

describe('readSource', () => {
  test('ads, greetings, requests and empty phrases are removed; content stays', () => {
    const text = readSource(financeTranscript, tools).sentences.map((sentence) => sentence.text)
    expect(text.join(' ')).not.toMatch(/PocketLedger|SAVE20|welcome|smash|Peace|0:\d\d/)
    expect(text).toContain('The minimum payment is designed to keep you in debt.')
    expect(text).toContain('It takes ten minutes.')
  })

  test('an ad ends where the speaker returns to the subject', () => {
    const { sentences } = readSource(
      'This video is sponsored by Nordland. Nordland is an app for maps. Use code HIKE for 10 percent off. So back to bears. Bears sleep for five months.',
      tools,
    )
    expect(sentences.map((sentence) => sentence.text)).toEqual([
      'So back to bears.',
      'Bears sleep for five months.',
    ])
  })

  test('speaker names are removed and mark new blocks', () => {
    const { sentences } = readSource(fitnessTranscript, tools)
    expect(sentences.some((sentence) => sentence.text.includes('Speaker'))).toBe(false)
    expect(sentences.filter((sentence) => sentence.startsBlock).length).toBeGreaterThan(4)
    expect(sentences.some((sentence) => sentence.text === 'Right, right.')).toBe(false)
  })

  test('a page loses headings, citations and navigation, and provides its title', () => {
    const { sentences, title } = readSource(encyclopediaArticle, tools)
    const text = sentences.map((sentence) => sentence.text).join(' ')
    expect(title).toBe('Tardigrade')
    expect(text).not.toMatch(/\[\d|last edited|See also|Panspermia|References|##/)
    expect(text).toContain('about 0.5 mm long')
  })

  test('a repeated sentence is kept once', () => {
    const { sentences } = readSource('Rain is old. The sea is salty. Rain is old. The sea is salty!', tools)
    expect(sentences.map((sentence) => sentence.text)).toEqual(['Rain is old.', 'The sea is salty.'])
  })

  test('text without any punctuation is cut with a warning', () => {
    const words =
      'the moon moves away from us every year and nobody feels it because it is slow but the tides change so days get longer and one day they will be very long indeed'
    const { sentences, warnings } = readSource(words, tools)
    expect(sentences.length).toBeGreaterThan(1)
    expect(warnings[0]).toContain('no punctuation')
  })
})
