// Recordings made at home have a room in them. Where nobody speaks the room is turned down, so that pauses are found.

import { designHighPass, filterInPlace } from '@vivify/timeline/signal/biquad'
import { resample } from '@vivify/timeline/signal/resample'
import type { Sound } from './wave.ts'

/** Enough for what the aligner looks at, up to 7.6 kHz. */
const gatedSampleRate = 16_000
const stepSeconds = 0.01
/** This share of the steps of a reading is pauses. */
const quietShare = 0.1
/** As loud over the quiet steps as noise itself wavers. */
const openFactor = 2
/** Steps beside a loud one stay open: consonants begin softly. */
const holdSteps = 3
const closedGain = 0.03

/** A copy at 16 kHz for looking for words, not for hearing: rumble is filtered out and pauses are turned down. */
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
  // A recording without noise, or of nothing but noise, is left as it is.
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
