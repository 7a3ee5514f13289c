import { AppError } from '@vivify/contract/errors'

import type { Mode } from './score.ts'

/** A chord as pitch classes (0 = C), the root first. */
export interface Chord {
  symbol: string
  root: number
  /** Pitch class in the bass: the root, or the note after a slash. */
  bass: number
  pitchClasses: number[]
}

const numeralSemitones: Record<string, number> = { i: 0, ii: 2, iii: 4, iv: 5, v: 7, vi: 9, vii: 11 }
const suffixIntervals: Record<string, number[]> = {
  '': [],
  '6': [9],
  '7': [10],
  maj7: [11],
  add9: [14],
  '9': [10, 14],
  maj9: [11, 14],
}

/**
 * Reads a Roman numeral such as `vi7`, `bVII`, `Vsus4`, `Imaj9` or `I/3`. Numerals count from the major scale in both
 * modes, so the third of a minor key is written `bIII`; lowercase is a minor chord. `/3`, `/5` and `/7` put that chord
 * tone in the bass. Throws AppError `internal` for a symbol it cannot read.
 */
export function parseChord(symbol: string, tonic: number): Chord {
  const match = /^(b?)([ivIV]+)(sus2|sus4)?(maj7|maj9|add9|6|7|9)?(?:\/([357]))?$/.exec(symbol)
  const numeral = match?.[2]
  const offset = numeral === undefined ? undefined : numeralSemitones[numeral.toLowerCase()]
  if (!match || numeral === undefined || offset === undefined) {
    throw new AppError('internal', `The chord ${symbol} cannot be read.`)
  }
  const root = (tonic + offset - (match[1] ? 1 : 0) + 12) % 12
  const isMinor = numeral === numeral.toLowerCase()
  const third = match[3] === 'sus2' ? 2 : match[3] === 'sus4' ? 5 : isMinor ? 3 : 4
  const intervals = [0, third, 7, ...suffixIntervals[match[4] ?? '']!]
  const bassInterval =
    match[5] === '3' ? third : match[5] === '5' ? 7 : match[5] === '7' ? (intervals[3] ?? 10) : 0
  return {
    symbol,
    root,
    bass: (root + bassInterval) % 12,
    pitchClasses: intervals.map((interval) => (root + interval) % 12),
  }
}

/** Pitch classes of a key, the tonic first (natural minor in minor). */
export function listScale(tonic: number, mode: Mode): number[] {
  const steps = mode === 'major' ? [0, 2, 4, 5, 7, 9, 11] : [0, 2, 3, 5, 7, 8, 10]
  return steps.map((step) => (tonic + step) % 12)
}

/** The MIDI note of a pitch class that is nearest to `center` (ties go up). */
export function placeNear(pitchClass: number, center: number): number {
  const below = center - ((((center - pitchClass) % 12) + 12) % 12)
  return center - below < 6 ? below : below + 12
}

/**
 * Voices a chord in 3 or 4 notes so that it moves as little as possible from `previous` (close and drop-2 positions, 52
 * to 76). Chords of four or more notes leave the root to the bass when that sounds richer.
 */
export function voiceChord(chord: Chord, previous: readonly number[] | undefined): number[] {
  const upper = chord.pitchClasses.length > 4 ? chord.pitchClasses.slice(1) : chord.pitchClasses
  let best: number[] | undefined
  let bestCost = Infinity
  for (let inversion = 0; inversion < upper.length; inversion++) {
    for (const lowest of [48, 60]) {
      const close = stack(upper, inversion, lowest)
      const dropped = [...close]
      if (dropped.length > 2) dropped[dropped.length - 2]! -= 12
      for (const candidate of [close, dropped.sort((a, b) => a - b)]) {
        if (candidate[0]! < 52 || candidate[candidate.length - 1]! > 76) continue
        const cost = costOfMove(candidate, previous)
        if (cost < bestCost) {
          bestCost = cost
          best = candidate
        }
      }
    }
  }
  return best ?? stack(upper, 0, 55)
}

function stack(pitchClasses: readonly number[], inversion: number, lowest: number): number[] {
  const notes: number[] = []
  let floor = lowest
  for (let index = 0; index < pitchClasses.length; index++) {
    const pitchClass = pitchClasses[(index + inversion) % pitchClasses.length]!
    const note = floor + ((((pitchClass - floor) % 12) + 12) % 12)
    notes.push(note)
    floor = note + 1
  }
  return notes
}

function costOfMove(candidate: readonly number[], previous: readonly number[] | undefined): number {
  const mean = candidate.reduce((sum, note) => sum + note, 0) / candidate.length
  let cost = Math.abs(mean - 63) * (previous ? 0.35 : 2)
  if (!previous) return cost
  for (const note of candidate) {
    cost += Math.min(...previous.map((other) => Math.abs(other - note)))
  }
  // The ear follows the top voice, so leaps there cost more than leaps inside.
  return cost + 0.8 * Math.abs(candidate[candidate.length - 1]! - previous[previous.length - 1]!)
}
