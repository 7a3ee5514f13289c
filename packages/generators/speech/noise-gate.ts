// Home recordings contain the noise of a room. The noise is reduced between words, so that pauses can be detected.

import { designHighPass, filterInPlace } from '@vivify/timeline/signal/biquad'
import { resample } from '@vivify/timeline/signal/resample'
import type { Sound } from './wave.ts'

/** Sufficient for the aligner, which reads up to 7.6 kHz. */
const gatedSampleRate = 16_000
const stepSeconds = 0.01
/** Share of a reading's steps that are assumed to be pauses. */
const quietShare = 0.1
/** Level above the quiet steps that noise itself does not exceed. */
const openFactor = 2
/** Steps next to a loud one stay open, because consonants begin softly. */
const holdSteps = 3
const closedGain = 0.03

/** A copy at 16 kHz for finding words, not for listening: rumble is filtered out and pauses are attenuated. */
export function gateNoise({ pcm, sampleRate }: Sound): Sound {
  const voice = resample(pcm, sampleRate, gatedSampleRate)
  filterInPlace(voice, designHighPass({ sampleRate: gatedSampleRate, frequencyHz: 80 }))
  const step = Math.round(stepSeconds * gatedSampleRate)
  const levels = Float32Array.from({ length: Math.ceil(voice.length / step) }, (_, index) => {
    const part = voice.subarray(index * step, (index + 1) * step)
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
  })
  const sorted = levels.toSorted()
  const quiet = sorted[Math.floor(sorted.length * quietShare)] ?? 0
  const loud = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  // Recordings without noise, or with nothing but noise, do not change.
  const threshold = Math.min(quiet * openFactor, loud / 10)
  const isOpen = (index: number): boolean => {
    const near = levels.subarray(Math.max(0, index - holdSteps), index + holdSteps + 1)
    return near.some((level) => level > threshold)
  }
  for (let index = 0; index < levels.length; index++) {
    if (isOpen(index)) continue
    for (let at = index * step; at < Math.min(voice.length, (index + 1) * step); at++)
      voice[at]! *= closedGain
  }
  return { pcm: voice, sampleRate: gatedSampleRate }
}
