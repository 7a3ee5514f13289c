// Finds word times for engines that give none: the built-in voice speaks the same text with exact times, and the two
// sounds are aligned by time warping.

import { AppError } from '@vivify/contract/errors'

import type { Cancellation, Pronunciations, Speech, SpeechEngine, SpokenWord } from './engine.ts'
import { computeFeatures, frameSeconds } from './features.ts'
import type { Features } from './features.ts'
import { findSilences } from './silence.ts'
import type { Stretch } from './silence.ts'
import type { VoicePreset } from './voices.ts'
import { warpFrames } from './warping.ts'
import type { Sound } from './wave.ts'

/** Longer sound must be aligned scene by scene, because time and memory grow with the square of the length. */
export const maxAlignedSeconds = 180

/** A word edge this close to a silence is moved to the silence's edge. */
const maxSnapSeconds = 0.12
/** A frame's features describe the middle of its window. */
const frameCenterSeconds = 0.0125

const referenceVoices = {
  female: ['Alloy'],
  male: ['Fable', 'Echo'],
  unknown: ['Alloy', 'Echo', 'Fable'],
} as const

/** Input of the alignment of sound without word times. */
export interface AlignmentRequest {
  readonly text: string
  readonly sound: Sound
  /** Gender of the recorded voice. One reference of the same gender is better than the median of three. */
  readonly gender?: VoicePreset['gender']
  readonly pronunciations?: Pronunciations
  readonly signal?: Cancellation
}

/**
 * Finds the words of a text in its sound, with references spoken by `engine` (the built-in voice). Throws the engine's
 * errors, and AppError `bad_input` when the sound is longer than 180 s.
 */
export async function alignText(engine: SpeechEngine, request: AlignmentRequest): Promise<SpokenWord[]> {
  const { text, sound, gender, pronunciations, signal } = request
  requireAlignable(sound)
  const references: Speech[] = []
  for (const voice of referenceVoices[gender ?? 'unknown']) {
    references.push(await engine.synthesize({ text, voice, pronunciations, signal }))
  }
  return alignSound(sound, references)
}

/**
 * Finds the words of one or more references (the same text, with exact times) in another recording of it. The median of
 * several references decides. Edges snap to silences; times increase. Throws AppError `bad_input` when the sound is
 * longer than 180 s, and RangeError without a reference.
 */
export function alignSound(sound: Sound, references: readonly Speech[]): SpokenWord[] {
  requireAlignable(sound)
  if (references.length === 0) throw new RangeError('Alignment needs at least one reference')
  const silences = findSilences(sound.pcm, sound.sampleRate)
  const target = cutActive(sound, silences)
  const guesses = references.map((reference) => mapWords(reference, target))
  const words = references[0]!.words.map((word, index) => ({
    ...word,
    start: readMedian(guesses.map((guess) => guess[index]!.start)),
    end: readMedian(guesses.map((guess) => guess[index]!.end)),
  }))
  return orderTimes(snapToSilences(words, silences), sound.pcm.length / sound.sampleRate)
}

function requireAlignable({ pcm, sampleRate }: Sound): void {
  if (pcm.length / sampleRate <= maxAlignedSeconds) return
  throw new AppError(
    'bad_input',
    `Word times can be found in at most ${maxAlignedSeconds} seconds of sound. Split the text into scenes.`,
  )
}

interface ActiveSound {
  readonly features: Features
  /** Start of the features in the sound. */
  readonly offsetSeconds: number
}

/** Leaves out the silence before the first and after the last sound, which differs from engine to engine. */
function cutActive({ pcm, sampleRate }: Sound, silences: readonly Stretch[]): ActiveSound {
  const durationSeconds = pcm.length / sampleRate
  const first = silences[0]
  const last = silences.at(-1)
  const start = first && first.start === 0 ? first.end : 0
  const end = last && last.end >= durationSeconds - 0.01 && last.start > start ? last.start : durationSeconds
  const active = pcm.subarray(Math.floor(start * sampleRate), Math.ceil(end * sampleRate))
  return { features: computeFeatures(active, sampleRate), offsetSeconds: start }
}

/** The words of a reference at the times of the target sound. */
function mapWords(reference: Speech, target: ActiveSound): Stretch[] {
  const source = cutActive(reference, findSilences(reference.pcm, reference.sampleRate))
  const path = warpFrames(source.features, target.features)
  const map = (seconds: number) => {
    const position = (seconds - source.offsetSeconds - frameCenterSeconds) / frameSeconds
    const clamped = Math.max(0, Math.min(path.length - 1, position))
    const frame = Math.floor(clamped)
    const next = path[Math.min(path.length - 1, frame + 1)]!
    const mapped = path[frame]! + (next - path[frame]!) * (clamped - frame)
    // Beyond the ends, times keep their distance.
    return (mapped + position - clamped) * frameSeconds + frameCenterSeconds + target.offsetSeconds
  }
  return reference.words.map(({ start, end }) => ({ start: map(start), end: map(end) }))
}

function readMedian(values: readonly number[]): number {
  const sorted = values.toSorted((first, second) => first - second)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

function snapToSilences(words: readonly SpokenWord[], silences: readonly Stretch[]): SpokenWord[] {
  return words.map((word) => {
    if (word.isSilent) return word
    const before = findNearest(
      silences.map(({ end }) => end),
      word.start,
    )
    const after = findNearest(
      silences.map(({ start }) => start),
      word.end,
    )
    return { ...word, start: before ?? word.start, end: after ?? word.end }
  })
}

function findNearest(edges: readonly number[], seconds: number): number | undefined {
  let nearest: number | undefined
  for (const edge of edges) {
    if (Math.abs(edge - seconds) > maxSnapSeconds) continue
    if (nearest === undefined || Math.abs(edge - seconds) < Math.abs(nearest - seconds)) nearest = edge
  }
  return nearest
}

/** No word begins before the previous one ends; silent tokens are at the end of the previous word. */
function orderTimes(words: readonly SpokenWord[], durationSeconds: number): SpokenWord[] {
  let last = 0
  return words.map((word, index) => {
    if (word.isSilent) return { ...word, start: last, end: last }
    const next = words.slice(index + 1).find((other) => !other.isSilent)
    const start = Math.min(durationSeconds, Math.max(last, word.start))
    const limit = next ? Math.max(start, next.start) : durationSeconds
    const end = Math.max(start, Math.min(limit, word.end))
    last = end
    return { ...word, start, end }
  })
}
