import { describe, expect, test } from 'vitest'
import { loadMotifBodies } from './outlines.ts'
import { paletteColors, paletteNames } from './palettes.ts'
import { sceneHints } from './niche.ts'
import { topics } from './topics.ts'
import { stemPhrase } from './words.ts'

describe('the topic table', () => {
  test('covers at least 500 topics and 1,500 phrases', () => {
    expect(topics.length).toBeGreaterThanOrEqual(500)
    expect(topics.flatMap(({ phrases }) => phrases).length).toBeGreaterThanOrEqual(1500)
  })

  test('names only emoji from the set', async () => {
    const bodies = await loadMotifBodies()
    const missing = topics
      .flatMap(({ motif, extras }) => [motif, ...extras])
      .filter((name) => !bodies.has(name))
    expect(missing).toEqual([])
  })

  test('gives every topic two to four distinct props besides its motif', () => {
    const wrong = topics.filter(
      ({ motif, extras }) =>
        extras.length < 2 || extras.length > 4 || new Set([motif, ...extras]).size !== extras.length + 1,
    )
    expect(wrong.map(({ phrases }) => phrases[0])).toEqual([])
  })

  test('uses each phrase once, in lower case, within the length that the search supports', () => {
    const phrases = topics.flatMap((topic) => topic.phrases)
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([])
    expect(phrases.filter((phrase) => phrase !== phrase.toLowerCase().trim() || phrase === '')).toEqual([])
    expect(phrases.filter((phrase) => stemPhrase(phrase).split(' ').length > 5)).toEqual([])
  })

  test('uses only known palettes and scenes', () => {
    const unknown = topics.filter(
      ({ palette, sceneHint }) => !paletteNames.includes(palette) || !sceneHints.includes(sceneHint),
    )
    expect(unknown).toEqual([])
  })

  test('has palettes that run from dark to light', () => {
    const brightness = (color: string): number =>
      [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0)
    for (const name of paletteNames) {
      const colors = paletteColors(name)
      expect(colors).toHaveLength(5)
      expect(brightness(colors[0]!)).toBeLessThan(brightness(colors[1]!))
      expect(brightness(colors[4]!)).toBeGreaterThan(brightness(colors[2]!))
    }
  })
})
