import { AppError } from '@vivify/contract/errors'
import { musicNames } from '@vivify/contract/project'
import { describe, expect, test } from 'vitest'

import { arrangementsByMood } from './arrangements.ts'
import { composeScore } from './compose.ts'
import { parseChord } from './harmony.ts'
import type { MoodName, Score } from './score.ts'

const moods = musicNames.filter((name): name is MoodName => name !== 'No Music')
const tonicNames = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']

function tempoRange(score: Score): readonly [number, number] {
  return arrangementsByMood[score.mood].find((one) => one.name === score.arrangement)!.bpm
}

describe.each(moods)('%s', (mood) => {
  test('fits whole bars into any length from 24 seconds with a tempo within 4 % of the range of the mood', () => {
    for (const durationSeconds of [24, 30.5, 35, 47.3, 60, 95, 181.7, 600]) {
      const score = composeScore({ mood, seed: 5, durationSeconds })
      const [slowest, fastest] = tempoRange(score)
      expect(score.bpm).toBeGreaterThanOrEqual(slowest * 0.96)
      expect(score.bpm).toBeLessThanOrEqual(fastest * 1.04)
      const bars = (durationSeconds * score.bpm) / 240
      expect(Math.abs(bars - Math.round(bars))).toBeLessThan(1e-6)
    }
  })

  test('ends on the tonic after a cadence, with time to ring', () => {
    for (const durationSeconds of [3, 5, 8, 12, 35, 95]) {
      for (let seed = 1; seed <= 6; seed++) {
        const score = composeScore({ mood, seed, durationSeconds })
        const tonic = tonicNames.indexOf(score.key.split(' ')[0]!)
        const chords = score.chords
        expect(parseChord(chords[chords.length - 1]!.name, tonic).root).toBe(tonic)
        if (chords.length > 1) expect(parseChord(chords[chords.length - 2]!.name, tonic).root).not.toBe(tonic)
        expect(durationSeconds - score.endingSeconds).toBeGreaterThanOrEqual(0.85)
        const lastStart = score.notes[score.notes.length - 1]!.startSeconds
        expect(lastStart - score.endingSeconds).toBeGreaterThanOrEqual(0)
        expect(lastStart - score.endingSeconds).toBeLessThan(0.4)
      }
    }
  })

  test('lifts between 22 and 52 % of a short', () => {
    for (const durationSeconds of [20, 35, 60]) {
      for (let seed = 1; seed <= 6; seed++) {
        const score = composeScore({ mood, seed, durationSeconds })
        const lift = score.sections.find((section) => section.name === 'lift')!
        expect(lift.startSeconds / durationSeconds).toBeGreaterThan(0.22)
        expect(lift.startSeconds / durationSeconds).toBeLessThan(0.52)
        expect(lift.energy).toBeGreaterThan(score.sections[0]!.energy)
      }
    }
  })

  test('keeps every event inside the piece and inside the range of its instruments', () => {
    for (const durationSeconds of [1, 3, 35]) {
      const score = composeScore({ mood, seed: 11, durationSeconds })
      expect(score.notes.length).toBeGreaterThan(3)
      for (const note of score.notes) {
        expect(note.startSeconds).toBeGreaterThanOrEqual(0)
        expect(note.startSeconds + note.durationSeconds).toBeLessThanOrEqual(durationSeconds + 1e-6)
        expect(note.pitch).toBeGreaterThanOrEqual(28)
        expect(note.pitch).toBeLessThanOrEqual(96)
        expect(note.velocity).toBeGreaterThan(0)
        expect(note.velocity).toBeLessThanOrEqual(1)
      }
      for (const hit of score.hits) expect(hit.startSeconds).toBeLessThan(durationSeconds)
    }
  })

  test('has music from the first quarter second', () => {
    for (let seed = 1; seed <= 8; seed++) {
      expect(composeScore({ mood, seed, durationSeconds: 30 }).notes[0]!.startSeconds).toBeLessThan(0.25)
    }
  })

  test('repeats itself for a seed and differs between seeds in notes, harmony and arrangement', () => {
    const compose = (seed: number): Score => composeScore({ mood, seed, durationSeconds: 30 })
    expect(compose(3)).toEqual(compose(3))
    const scores = Array.from({ length: 12 }, (_, index) => compose(index + 1))
    const melodies = new Set(scores.map((score) => score.notes.map((note) => note.pitch).join()))
    expect(melodies.size).toBe(12)
    const harmonies = scores.map((score) => `${score.key} ${score.chords.map((chord) => chord.name).join()}`)
    expect(new Set(harmonies).size).toBeGreaterThan(9)
    expect(new Set(scores.map((score) => score.arrangement)).size).toBe(arrangementsByMood[mood].length)
  })

  test('marks every beat', () => {
    const score = composeScore({ mood, seed: 2, durationSeconds: 30 })
    const gap = 60 / score.bpm
    expect(score.beatsSeconds[0]).toBe(0)
    expect(score.beatsSeconds.length).toBe(Math.round(30 / gap))
    expect(score.beatsSeconds[7]).toBeCloseTo(7 * gap, 9)
  })

  test('rests in the lead at least half of the time, to leave room for the voice', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const score = composeScore({ mood, seed, durationSeconds: 60 })
      const parts = arrangementsByMood[mood].find((one) => one.name === score.arrangement)!.parts
      const lead = parts.findIndex((part) => part.role === 'lead')
      const notes = score.notes.filter((note) => note.track === lead)
      expect(notes.length).toBeGreaterThan(2)
      expect(notes.reduce((sum, note) => sum + note.durationSeconds, 0)).toBeLessThan(30)
    }
  })
})

test('every pattern is as long as its grid', () => {
  for (const arrangement of Object.values(arrangementsByMood).flat()) {
    for (const motif of arrangement.motifs) expect(motif).toMatch(/^[x.-]{32}$/)
    for (const part of arrangement.parts) {
      for (const pattern of part.patterns) expect(pattern).toHaveLength(16)
      if (part.role !== 'pad' && part.role !== 'lead') expect(part.patterns.length).toBeGreaterThan(0)
    }
  }
})

test.each([0, 0.5, 3601, NaN, Infinity])('refuses a length of %s seconds', (durationSeconds) => {
  let thrown: unknown
  try {
    composeScore({ mood: 'Uplifting', seed: 1, durationSeconds })
  } catch (error) {
    thrown = error
  }
  expect(AppError.isInstance(thrown) && thrown.code).toBe('bad_input')
})
