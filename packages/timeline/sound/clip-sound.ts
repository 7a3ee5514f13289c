// The own sound of a clip that is shown as intro or outro.

import { fromDecibels } from '../signal/decibels.ts'
import { createLoudnessMeter } from '../signal/loudness.ts'
import { mixSampleRate, voiceLoudnessLufs } from './voice-chain.ts'

/** Stereo at 48 kHz, cut to the length in which its clip is shown. */
export interface ClipSound {
  readonly pcm: readonly [Float32Array, Float32Array]
  readonly startSeconds: number
}

/** Long enough to prevent a click where the clip is cut. */
const fadeSeconds = 0.08

/** Adds a clip's sound to a mix, as loud as the voice, with short fades at both ends. Silence adds nothing. */
export function addClipSound(
  { pcm, startSeconds }: ClipSound,
  mix: readonly [Float32Array, Float32Array],
): void {
  const meter = createLoudnessMeter(mixSampleRate, 2)
  meter.add(pcm)
  const measured = meter.readIntegrated()
  if (!Number.isFinite(measured)) return
  const gain = fromDecibels(voiceLoudnessLufs - measured)
  const startSample = Math.round(startSeconds * mixSampleRate)
  const length = Math.min(pcm[0].length, mix[0].length - startSample)
  const fade = Math.min(Math.round(fadeSeconds * mixSampleRate), Math.floor(length / 2))
  for (const [channel, samples] of pcm.entries()) {
    const target = mix[channel]!
    for (let index = 0; index < length; index++) {
      const edge = Math.min(1, (index + 1) / fade, (length - index) / fade)
      target[startSample + index]! += samples[index]! * gain * edge
    }
  }
}
