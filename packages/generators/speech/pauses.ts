// Flite leaves only 0.05 to 0.2 s between sentences, where a narrator leaves 0.3. The word times are exact, so silence
// can be added in the middle of its pauses.

import type { SpokenWord } from './engine.ts'
import type { PlannedToken } from './normaliser/plan.ts'

/** The shortest silence after a sentence and after a comma, dash or colon. */
export const sentencePauseSeconds = 0.28
export const clausePauseSeconds = 0.16

/** Sound is faded over this time on both sides of added silence, so that it does not click. */
const fadeSeconds = 0.005

/** Sound with its words; times are in seconds from the first sample. */
export interface TimedSound {
  readonly pcm: Float32Array
  readonly words: readonly SpokenWord[]
}

interface Insertion {
  readonly sample: number
  readonly samples: number
  /** First word that is heard later. */
  readonly firstWord: number
}

/** Lengthens the pauses of punctuation to their minimum; `tokens` and `words` are parallel. */
export function lengthenPauses(
  sound: TimedSound,
  tokens: readonly PlannedToken[],
  sampleRate: number,
): TimedSound {
  const insertions = findInsertions(sound.words, tokens, sampleRate)
  const added = insertions.reduce((sum, insertion) => sum + insertion.samples, 0)
  const pcm = new Float32Array(sound.pcm.length + added)
  const delays = new Float64Array(sound.words.length)
  let from = 0
  let shift = 0
  for (const { sample, samples, firstWord } of insertions) {
    pcm.set(sound.pcm.subarray(from, sample), from + shift)
    fadeOut(pcm, sample + shift, sampleRate)
    if (from > 0) fadeIn(pcm, from + shift, sampleRate)
    from = sample
    shift += samples
    delays.fill(shift / sampleRate, firstWord)
  }
  pcm.set(sound.pcm.subarray(from), from + shift)
  if (from > 0) fadeIn(pcm, from + shift, sampleRate)
  const words = sound.words.map((word, index) => ({
    ...word,
    start: word.start + delays[index]!,
    end: word.end + delays[index]!,
  }))
  return { pcm, words }
}

function findInsertions(
  words: readonly SpokenWord[],
  tokens: readonly PlannedToken[],
  sampleRate: number,
): Insertion[] {
  const insertions: Insertion[] = []
  let last = -1
  let pauseSeconds = 0
  words.forEach((word, index) => {
    if (!word.isSilent) {
      const previousEnd = last < 0 ? 0 : words[last]!.end
      const samples = Math.round((pauseSeconds - (word.start - previousEnd)) * sampleRate)
      if (last >= 0 && samples > 0) {
        const sample = Math.round(((previousEnd + word.start) / 2) * sampleRate)
        insertions.push({ sample, samples, firstWord: index })
      }
      last = index
      pauseSeconds = 0
    }
    pauseSeconds = Math.max(pauseSeconds, readPause(tokens[index]!.mark))
  })
  return insertions
}

function readPause(mark: PlannedToken['mark']): number {
  if (mark === '') return 0
  return mark === ',' ? clausePauseSeconds : sentencePauseSeconds
}

/** Fades the samples before `end` to silence. */
export function fadeOut(pcm: Float32Array, end: number, sampleRate: number): void {
  const length = Math.min(end, Math.round(fadeSeconds * sampleRate))
  for (let index = 0; index < length; index++) pcm[end - 1 - index]! *= index / length
}

/** Fades in the samples from `start` on. */
export function fadeIn(pcm: Float32Array, start: number, sampleRate: number): void {
  const length = Math.min(pcm.length - start, Math.round(fadeSeconds * sampleRate))
  for (let index = 0; index < length; index++) pcm[start + index]! *= index / length
}
