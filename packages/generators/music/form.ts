import type { Random } from '@vivify/contract/random'

import type { SectionName } from './score.ts'

export interface Bar {
  section: SectionName
  /** From 0 (bare) to 1 (everything plays). */
  energy: number
  startBeat: number
  /** 4, or fewer in the opening bar of a piece too short for whole bars. */
  beats: number
  /** Position in its section, from 0. */
  indexInSection: number
  isLastInSection: boolean
  /** Energy of the bar after this one. */
  nextEnergy: number
}

export interface Form {
  bpm: number
  /** The bars before the final chord. */
  bars: Bar[]
  /** The beat of the final chord. */
  endingBeat: number
}

/** Minimum ring of the final chord in seconds, when the piece is too short to end on a whole bar. */
const minRingSeconds = 0.9
const maxNudge = 0.04

interface Span {
  section: SectionName
  energy: number
  bars: number
}

/**
 * Fits whole bars into a length; the last one is the final chord. The tempo is drawn from `bpmRange` and then adjusted,
 * by at most 4 % beyond that range. For lengths of a few bars that no such tempo fits, the final chord rings shorter or
 * longer than a bar instead.
 */
export function planForm(
  durationSeconds: number,
  bpmRange: readonly [number, number],
  outroEnergy: number,
  random: Random,
): Form {
  const baseBpm = random.between(bpmRange[0], bpmRange[1])
  const wholeBars = Math.round((durationSeconds * baseBpm) / 240)
  for (const bars of [wholeBars, wholeBars - 1, wholeBars + 1]) {
    const bpm = (bars * 240) / durationSeconds
    if (bars < 3 || bpm < bpmRange[0] * (1 - maxNudge) || bpm > bpmRange[1] * (1 + maxNudge)) continue
    return buildForm(bpm, (bars - 1) * 4, outroEnergy, random)
  }
  const roomSeconds = durationSeconds - Math.min(minRingSeconds, durationSeconds * 0.6)
  const beats = Math.floor((roomSeconds * baseBpm * (1 + maxNudge)) / 60)
  // Half bars keep the downbeats where a listener expects them; a single beat can only be an upbeat.
  const endingBeat = beats > 2 ? beats - (beats % 2) : beats
  return buildForm(Math.max(baseBpm, (endingBeat * 60) / roomSeconds), endingBeat, outroEnergy, random)
}

function buildForm(bpm: number, endingBeat: number, outroEnergy: number, random: Random): Form {
  const firstBeats = endingBeat % 4
  const barCount = Math.ceil(endingBeat / 4)
  const spans = planSpans(barCount, outroEnergy, random)
  const bars: Bar[] = []
  let beat = 0
  for (const span of spans) {
    for (let index = 0; index < span.bars; index++) {
      const beats = bars.length === 0 && firstBeats > 0 ? firstBeats : 4
      bars.push({
        section: span.section,
        energy: span.energy,
        startBeat: beat,
        beats,
        indexInSection: index,
        isLastInSection: index === span.bars - 1,
        nextEnergy: span.energy,
      })
      beat += beats
    }
  }
  for (let index = 0; index + 1 < bars.length; index++) bars[index]!.nextEnergy = bars[index + 1]!.energy
  return { bpm, bars, endingBeat }
}

/** Sections of a piece of `barCount` bars before its final chord; the lift begins at 25 to 50 %. */
function planSpans(barCount: number, outroEnergy: number, random: Random): Span[] {
  if (barCount <= 0) return []
  if (barCount <= 2) return [{ section: 'lift', energy: 0.8, bars: barCount }]
  if (barCount <= 6) {
    const introBars = barCount <= 3 ? 1 : 2
    return [
      { section: 'intro', energy: 0.4, bars: introBars },
      { section: 'lift', energy: 0.85, bars: barCount - introBars },
    ]
  }
  const outroBars = barCount >= 12 ? 2 : 1
  const outro: Span = { section: 'outro', energy: outroEnergy, bars: outroBars }
  const body = barCount - outroBars
  if (body <= 22) {
    const beforeLift = liftBar(body, random)
    const introBars = beforeLift >= 6 ? (beforeLift >= 8 ? 4 : 2) : Math.max(1, beforeLift >> 1)
    return [
      { section: 'intro', energy: 0.25, bars: introBars },
      { section: 'build', energy: 0.55, bars: beforeLift - introBars },
      { section: 'lift', energy: 1, bars: body - beforeLift },
      outro,
    ].filter((span) => span.bars > 0) as Span[]
  }
  return [...planLongBody(body, random), outro]
}

/** Number of bars before the lift, 25 to 50 % of the piece; a lift of whole four-bar phrases is preferred. */
function liftBar(body: number, random: Random): number {
  const choices: number[] = []
  for (let bar = 1; bar < body; bar++) if (bar / body >= 0.28 && bar / body <= 0.52) choices.push(bar)
  const wholePhrases = choices.filter((bar) => (body - bar) % 4 === 0 && bar % 2 === 0)
  const wholePairs = choices.filter((bar) => (body - bar) % 2 === 0)
  if (wholePhrases.length > 0) return random.pick(wholePhrases)
  if (wholePairs.length > 0) return random.pick(wholePairs)
  return Math.max(1, Math.round(body * 0.4))
}

function planLongBody(body: number, random: Random): Span[] {
  const isUnhurried = body >= 34
  const spans: Span[] = [
    { section: 'intro', energy: 0.25, bars: 4 },
    { section: 'build', energy: 0.5, bars: isUnhurried ? 8 : 4 },
  ]
  let left = body - 4 - spans[1]!.bars
  let isFirstLift = true
  while (left > 0) {
    const liftBars = left < 12 ? left : 8
    spans.push({ section: 'lift', energy: isFirstLift ? 0.9 : 1, bars: liftBars })
    isFirstLift = false
    left -= liftBars
    if (left <= 0) break
    if (left < 8) {
      spans[spans.length - 1]!.bars += left
      break
    }
    const isBreakdown = random.chance(0.6) || left < 16
    spans.push(
      isBreakdown
        ? { section: 'breakdown', energy: 0.35, bars: 4 }
        : { section: 'build', energy: 0.6, bars: 8 },
    )
    left -= isBreakdown ? 4 : 8
  }
  return spans
}
