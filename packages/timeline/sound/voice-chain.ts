// Makes any voice fit a mix: the same rate, tone and level from every engine (measured voices differ by 12 LU). It
// works clip by clip, so a changed scene does not change the sound of the others.

import { designHighPass, designHighShelf, designPeaking, filterInPlace } from '../signal/biquad.ts'
import { compressInPlace } from '../signal/compressor.ts'
import { fromDecibels } from '../signal/decibels.ts'
import { measureHopEnergies, measureLoudness, toLufs } from '../signal/loudness.ts'
import { resample } from '../signal/resample.ts'

/** Samples per second of everything in a mix. */
export const mixSampleRate = 48_000
/** Loudness of a prepared voice on both channels, in LUFS. */
export const voiceLoudnessLufs = -16

/** Level of the voice at the input of the compressor and the de-esser, in LUFS. */
const workingLoudnessLufs = -20
/** A clip is never raised by more than this, because a quieter clip contains only noise. */
const maxGainDb = 40
/** A mono channel played on two channels is this much louder. */
const dualMonoDb = 10 * Math.log10(2)
const fadeInSeconds = 0.004
const fadeOutSeconds = 0.015
/** Standard loudness needs 0.4 s; a shorter clip is measured as a whole. */
const minGatedSeconds = 0.4

/**
 * Returns a mono voice clip at 48 kHz, cleaned and leveled to -16 LUFS (as heard from both channels), with short fades
 * at its edges. The clip keeps its timing: sample n of the input is heard at the same moment. Values that are not
 * numbers count as silence; silence stays silence. Throws RangeError on an impossible sample rate.
 */
export function prepareVoice(pcm: Float32Array, sampleRate: number): Float32Array {
  const voice = resample(replaceBroken(pcm), sampleRate, mixSampleRate)
  const rate = mixSampleRate
  // Rumble and constants are removed first because they would distort the level.
  filterInPlace(voice, designHighPass({ sampleRate: rate, frequencyHz: 80 }))
  levelInPlace(voice, workingLoudnessLufs)
  filterInPlace(
    voice,
    designPeaking({ sampleRate: rate, frequencyHz: 250, quality: 1, gainDb: -2.5 }),
    designPeaking({ sampleRate: rate, frequencyHz: 3200, quality: 0.9, gainDb: 2.5 }),
    designHighShelf({ sampleRate: rate, frequencyHz: 6000, gainDb: 3 }),
  )
  compressInPlace([voice], {
    sampleRate: rate,
    thresholdDb: -20,
    ratio: 2.5,
    attackSeconds: 0.005,
    releaseSeconds: 0.12,
  })
  softenSibilants(voice)
  levelInPlace(voice, voiceLoudnessLufs)
  fadeEdges(voice)
  return voice
}

/**
 * Compresses in place the band above 5.5 kHz where it is strong, as in a sharp S of a 48 kHz voice at about -20 LUFS.
 * Where nothing is that strong, the voice is unchanged, bit for bit.
 */
export function softenSibilants(voice: Float32Array): void {
  const high = voice.slice()
  filterInPlace(high, designHighPass({ sampleRate: mixSampleRate, frequencyHz: 5500 }))
  const softened = high.slice()
  compressInPlace([softened], {
    sampleRate: mixSampleRate,
    thresholdDb: -26,
    ratio: 2.5,
    attackSeconds: 0.0015,
    releaseSeconds: 0.05,
  })
  for (let index = 0; index < voice.length; index++) voice[index] += softened[index] - high[index]
}

function levelInPlace(voice: Float32Array, targetLufs: number): void {
  const isShort = voice.length < minGatedSeconds * mixSampleRate
  const measured = isShort ? measureWhole(voice) : measureLoudness([voice], mixSampleRate)
  if (!Number.isFinite(measured)) return
  const gain = fromDecibels(Math.min(maxGainDb, targetLufs - (measured + dualMonoDb)))
  for (let index = 0; index < voice.length; index++) voice[index] *= gain
}

function measureWhole(voice: Float32Array): number {
  if (voice.length === 0) return Number.NEGATIVE_INFINITY
  return toLufs(measureHopEnergies([voice], mixSampleRate, voice.length)[0])
}

function fadeEdges(voice: Float32Array): void {
  const fadeIn = Math.min(voice.length, Math.round(fadeInSeconds * mixSampleRate))
  const fadeOut = Math.min(voice.length, Math.round(fadeOutSeconds * mixSampleRate))
  for (let index = 0; index < fadeIn; index++) voice[index] *= raiseSmoothly(index / fadeIn)
  for (let index = 0; index < fadeOut; index++)
    voice[voice.length - 1 - index] *= raiseSmoothly(index / fadeOut)
}

function raiseSmoothly(progress: number): number {
  return 0.5 - 0.5 * Math.cos(Math.PI * progress)
}

function replaceBroken(pcm: Float32Array): Float32Array {
  return pcm.every(Number.isFinite) ? pcm : pcm.map((value) => (Number.isFinite(value) ? value : 0))
}
