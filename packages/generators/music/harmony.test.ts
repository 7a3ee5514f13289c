import { describe, expect, test } from 'vitest'

import { arrangementsByMood } from './arrangements.ts'
import { listScale, parseChord, placeNear, voiceChord } from './harmony.ts'

const everyArrangement = Object.values(arrangementsByMood).flat()

describe('parseChord', () => {
  test('reads numerals, qualities, extensions and inversions', () => {
    expect(parseChord('vi7', 0).pitchClasses).toEqual([9, 0, 4, 7])
    expect(parseChord('bVII', 2)).toMatchObject({ root: 0, bass: 0, pitchClasses: [0, 4, 7] })
    expect(parseChord('Vsus4', 0).pitchClasses).toEqual([7, 0, 2])
    expect(parseChord('Imaj9', 5).pitchClasses).toEqual([5, 9, 0, 4, 7])
    expect(parseChord('V/3', 0)).toMatchObject({ root: 7, bass: 11 })
    expect(parseChord('v/3', 9)).toMatchObject({ root: 4, bass: 7 })
  })

  test('refuses invalid chords', () => {
    expect(() => parseChord('H7', 0)).toThrow('H7')
    expect(() => parseChord('IIII', 0)).toThrow('IIII')
  })

  test('reads every chord of every arrangement', () => {
    for (const arrangement of everyArrangement) {
      const symbols = [...arrangement.progressions.flat(), ...arrangement.cadences, ...arrangement.finals]
      for (const symbol of symbols.flatMap((bar) => bar.split(' '))) {
        expect(parseChord(symbol, arrangement.tonics[0]!).pitchClasses.length).toBeGreaterThanOrEqual(3)
      }
    }
  })
})

describe('voiceChord', () => {
  test('moves each voice by at most a third on average in every progression and key', () => {
    for (const arrangement of everyArrangement) {
      for (const progression of arrangement.progressions) {
        for (const tonic of arrangement.tonics) {
          let previous = voiceChord(parseChord(progression[0]!.split(' ')[0]!, tonic), undefined)
          let moved = 0
          let voices = 0
          for (const symbol of progression.flatMap((bar) => bar.split(' ')).slice(1)) {
            const voicing = voiceChord(parseChord(symbol, tonic), previous)
            for (const pitch of voicing) {
              moved += Math.min(...previous.map((other) => Math.abs(other - pitch)))
              voices++
            }
            previous = voicing
          }
          expect(moved / voices).toBeLessThanOrEqual(3)
        }
      }
    }
  })

  test('stays between E3 and E5 and holds only tones of the chord', () => {
    for (let tonic = 0; tonic < 12; tonic++) {
      for (const symbol of ['I', 'vi7', 'IVmaj9', 'Vsus4', 'bVImaj7']) {
        const chord = parseChord(symbol, tonic)
        const voicing = voiceChord(chord, undefined)
        expect(Math.min(...voicing)).toBeGreaterThanOrEqual(52)
        expect(Math.max(...voicing)).toBeLessThanOrEqual(76)
        for (const pitch of voicing) expect(chord.pitchClasses).toContain(pitch % 12)
      }
    }
  })
})

test('placeNear finds the closest octave', () => {
  expect(placeNear(0, 61)).toBe(60)
  expect(placeNear(11, 60)).toBe(59)
  expect(placeNear(5, 60)).toBe(65)
})

test('listScale gives seven tones from the tonic', () => {
  expect(listScale(2, 'major')).toEqual([2, 4, 6, 7, 9, 11, 1])
  expect(listScale(9, 'minor')).toEqual([9, 11, 0, 2, 4, 5, 7])
})
