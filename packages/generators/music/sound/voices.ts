// Plays notes: a voice mixes its sound into the stereo block of its track until it has ended.

import type { Note } from '../score.ts'
import type { StruckInstrument, SustainedInstrument } from './instruments.ts'
import { hertzOfPitch } from './struck.ts'
import { loopLength } from './sustained.ts'

/** One sounding note. `startSample` counts from the start of the piece. */
export interface Voice {
  /** Mixes samples [blockStart, blockStart + length) into the block; returns false when the voice has ended. */
  mix(left: Float32Array, right: Float32Array, blockStart: number, length: number): boolean
}

/** Equal-power gains of a position from -1 (left) to 1 (right); 0.707 each in the middle. */
export function panGains(pan: number): { left: number; right: number } {
  const angle = ((Math.min(1, Math.max(-1, pan)) + 1) * Math.PI) / 4
  return { left: Math.cos(angle), right: Math.sin(angle) }
}

/** Plays a finished sound; from `releaseSample` on it fades to nothing within `releaseSamples`. */
export function createSampleVoice(
  samples: Float32Array,
  startSample: number,
  gainLeft: number,
  gainRight: number,
  releaseSample: number,
  releaseSamples: number,
): Voice {
  const end = Math.min(startSample + samples.length, releaseSample + releaseSamples)
  return {
    mix(left, right, blockStart, length) {
      const from = Math.max(startSample, blockStart)
      const to = Math.min(end, blockStart + length)
      const plainEnd = Math.min(to, Math.max(from, releaseSample))
      for (let time = from; time < plainEnd; time++) {
        const value = samples[time - startSample]!
        left[time - blockStart]! += value * gainLeft
        right[time - blockStart]! += value * gainRight
      }
      for (let time = plainEnd; time < to; time++) {
        const remaining = 1 - (time - releaseSample) / releaseSamples
        const value = samples[time - startSample]! * remaining * remaining
        left[time - blockStart]! += value * gainLeft
        right[time - blockStart]! += value * gainRight
      }
      return to < end
    },
  }
}

/** Renders each pitch and strength of a struck instrument once and creates voices that play the copies. */
export function createSampler(
  instrument: StruckInstrument,
  sampleRate: number,
): (note: Note, gain: number, pan: number) => Voice {
  const cache = new Map<number, Float32Array>()
  const releaseSamples = Math.round(instrument.releaseSeconds * sampleRate)
  return (note, gain, pan) => {
    const layer = Math.min(instrument.layers - 1, Math.floor(note.velocity * instrument.layers))
    const key = note.pitch * instrument.layers + layer
    let samples = cache.get(key)
    if (!samples) {
      const strength = instrument.layers === 1 ? 0.7 : 0.35 + (0.65 * layer) / (instrument.layers - 1)
      samples = instrument.render(note.pitch, strength, sampleRate)
      cache.set(key, samples)
    }
    const level = gain * note.velocity ** 1.5
    const { left, right } = panGains(pan)
    const start = Math.round(note.startSeconds * sampleRate)
    const release = Math.round((note.startSeconds + note.durationSeconds) * sampleRate)
    return createSampleVoice(samples, start, level * left, level * right, release, releaseSamples)
  }
}

const controlSamples = 64
const loopMask = loopLength - 1
/** Share of the other side's signal in each side, which keeps ensembles wide yet safe in mono. */
const crossFeed = 0.45

/** Plays a note of a sustained instrument from its loop with attack, sustain and release. */
export function createEnsembleVoice(
  instrument: SustainedInstrument,
  note: Note,
  gain: number,
  pan: number,
  sampleRate: number,
): Voice {
  const table = instrument.tables(sampleRate).near(note.pitch)
  const loop = table.samples
  const step = hertzOfPitch(note.pitch) / hertzOfPitch(table.pitch)
  const start = Math.round(note.startSeconds * sampleRate)
  const hold = Math.max(1, Math.round(note.durationSeconds * sampleRate))
  const attack = Math.min(
    hold,
    Math.round(instrument.attackSeconds * (1.3 - 0.6 * note.velocity) * sampleRate),
  )
  const release = Math.round(instrument.releaseSeconds * sampleRate)
  const end = start + hold + release
  const level = gain * note.velocity ** 1.5
  const { left: panLeft, right: panRight } = panGains(pan)
  // Every note starts at another point of the loop, with the two sides half a loop apart.
  const entry = (note.pitch * 9973 + start * 31) & loopMask
  const sideOffset = loopLength >> 1
  const envelope = (time: number): number => {
    const since = time - start
    const rise = since < attack ? (1 - Math.cos((Math.PI * since) / attack)) / 2 : 1
    const fall = since > hold ? Math.max(0, 1 - (since - hold) / release) : 1
    return rise * fall * fall
  }
  return {
    mix(left, right, blockStart, length) {
      const to = Math.min(end, blockStart + length)
      let time = Math.max(start, blockStart)
      while (time < to) {
        const chunkEnd = Math.min(to, time + controlSamples)
        let amplitude = level * envelope(time)
        const slope = (level * envelope(chunkEnd) - amplitude) / (chunkEnd - time)
        let position = (entry + (time - start) * step) % loopLength
        for (; time < chunkEnd; time++) {
          const index = position | 0
          const fraction = position - index
          const near = loop[index & loopMask]!
          const far = loop[(index + sideOffset) & loopMask]!
          const first = (near + (loop[(index + 1) & loopMask]! - near) * fraction) * amplitude
          const second = (far + (loop[(index + sideOffset + 1) & loopMask]! - far) * fraction) * amplitude
          left[time - blockStart]! += (first + crossFeed * second) * panLeft
          right[time - blockStart]! += (second + crossFeed * first) * panRight
          position += step
          amplitude += slope
        }
      }
      return to < end
    },
  }
}
