import { describe, expect, test } from 'vitest'
import { parseCaptions, sentencesFromCaptions } from './captions-file.ts'
import { loadLanguageTools } from '../wording/language-tools.ts'
import { subRipCaptions, techTranscript, unpunctuatedCaptions } from '../fixtures/sources.ts'

describe('parseCaptions', () => {
  test('reads .srt with tags, dashes and two-line cues', () => {
    const lines = parseCaptions(subRipCaptions)!
    expect(lines).toHaveLength(9)
    expect(lines[0]).toEqual({ text: 'The zipper took thirty years', startSeconds: 0.4, endSeconds: 2.9 })
    expect(lines[2]!.text).toBe(
      "In 1893, Whitcomb Judson showed a clasp locker at the World's Fair in Chicago.",
    )
  })

  test('reads .vtt with settings, notes and repeated live lines', () => {
    const lines = parseCaptions(
      'WEBVTT\n\nNOTE made by hand\n\nintro\n00:01.000 --> 00:02.500 align:start\n<v Anna>Rain falls\n\n00:02.500 --> 00:04.000\nRain falls\non Mars &amp; Titan\n',
    )
    expect(lines).toEqual([
      { text: 'Rain falls', startSeconds: 1, endSeconds: 2.5, startsTurn: true, speaker: 'Anna' },
      { text: 'on Mars & Titan', startSeconds: 2.5, endSeconds: 4 },
    ])
  })

  test('reads a transcript copied from a video page, with its spoken times', () => {
    const lines = parseCaptions(
      '0:00\n0 seconds\nhello there\n1:02:05\n1 hour, 2 minutes, 5 seconds\ngoodbye now',
    )
    expect(lines).toEqual([
      { text: 'hello there', startSeconds: 0, endSeconds: null },
      { text: 'goodbye now', startSeconds: 3725, endSeconds: null },
    ])
  })

  test('reads times at the beginning of lines', () => {
    const lines = parseCaptions(techTranscript)!
    expect(lines[1]!.startSeconds).toBe(11)
    expect(lines[1]!.text).toMatch(/^So first of all, closing your apps/)
  })

  test.each(['Just a paragraph of text. Nothing else.', 'We meet at 10:30.\nBring water.\nAnd a hat.', ''])(
    '%j is no captions file',
    (text) => {
      expect(parseCaptions(text)).toBeNull()
    },
  )
})

const tools = await loadLanguageTools()

describe('sentencesFromCaptions', () => {
  test('captions with punctuation are cut at it', () => {
    const { sentences: read, warnings } = sentencesFromCaptions(parseCaptions(subRipCaptions)!, null)
    const sentences = read.map(({ text }) => text)
    expect(sentences).toHaveLength(10)
    expect(sentences[0]).toBe('The zipper took thirty years to become the zipper you know.')
    expect(warnings).toEqual([])
  })

  test('captions without punctuation are cut into short sentences with a warning', () => {
    const { sentences: read, warnings } = sentencesFromCaptions(parseCaptions(unpunctuatedCaptions)!, tools)
    const sentences = read.map(({ text }) => text)
    expect(sentences).toContain('So one idea is that a cat purrs to fix itself.')
    expect(sentences).toContain("Big cats like lions can't do it.")
    expect(sentences.every((sentence) => sentence.split(' ').length <= 30)).toBe(true)
    expect(warnings[0]).toContain('no punctuation')
  })

  test('a pause of 0.35 s ends a sentence, a shorter one does not', () => {
    const cue = (text: string, startSeconds: number, endSeconds: number) => ({
      text,
      startSeconds,
      endSeconds,
    })
    const cues = [
      cue('the moon has no air', 0, 1.5),
      cue('and no wind at all', 1.6, 3),
      cue('footprints last for ages', 3.35, 5),
    ]
    const cut = sentencesFromCaptions(cues, tools)
    expect(cut.sentences.map(({ text }) => text)).toEqual([
      'The moon has no air and no wind at all.',
      'Footprints last for ages.',
    ])
  })

  test('where some lines begin small, a capital at the beginning of a line begins a sentence, a name does not', () => {
    const captions = [
      '0:00\nWhat if the worst thing in your kitchen',
      '0:03\nis the light above the stove',
      '0:06\nMine flickered for a year and my neighbor',
      '0:09\nDana laughed at it every time',
      '0:12\nUnscrew it let it cool',
      '0:15\nand ask Dana for a new one',
      '0:18\nThe old one goes to the shop it came from',
    ].join('\n')
    const { sentences } = sentencesFromCaptions(parseCaptions(captions)!, tools)
    const said = sentences.map(({ text }) => text)
    expect(said[0]).toBe('What if the worst thing in your kitchen is the light above the stove?')
    expect(said.at(-1)).toBe('The old one goes to the shop it came from.')
    expect(said.filter((text) => text.startsWith('Dana'))).toEqual([])
  })
})
