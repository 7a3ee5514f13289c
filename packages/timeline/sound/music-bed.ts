import { fromDecibels } from '../signal/decibels.ts'
import { createLoudnessMeter } from '../signal/loudness.ts'
import { createResampler } from '../signal/resample.ts'
import { readDuckingGain, type DuckingCurve } from './ducking.ts'
import { mixSampleRate } from './voice-chain.ts'

/** Music to lie under a video. */
export interface Music {
  readonly pcm: readonly [Float32Array, Float32Array]
  readonly sampleRate: number
}

const fadeInSeconds = 0.3
const fadeOutSeconds = 1.2
/** Music that is too short starts again while its end is still audible; this is the length of the cross-fade. */
const maxCrossfadeSeconds = 1.5
/** Music that ends at most this long before the video is not repeated. */
const maxMissingSeconds = 2
const blockSamples = 16_384

/**
 * Adds music to a mix at the given loudness (LUFS of the used part, before the curve) through a gain curve, with a
 * fade-in of 0.3 s and a fade-out of 1.2 s. `mix` may be a part of the video that begins at `startSeconds`; default 0. Music that is too short is repeated with a cross-fade. Works in blocks and
 * keeps no copy. Silent or empty music adds nothing.
 */
export function addMusic(
  music: Music,
  mix: readonly [Float32Array, Float32Array],
  options: { curve: DuckingCurve; loudnessLufs: number; startSeconds?: number },
): void {
  const { curve, startSeconds = 0 } = options
  const length = mix[0].length
  const measured = measureUsed(music, length)
  if (!Number.isFinite(measured)) return
  const gain = fromDecibels(options.loudnessLufs - measured)
  const read = createMusicReader(music, length)
  const block = new Float32Array(blockSamples)
  const gains = new Float32Array(blockSamples)
  for (let start = 0; start < length; start += blockSamples) {
    const count = Math.min(blockSamples, length - start)
    drawGains(gains.subarray(0, count), { start, length, curve, startSeconds })
    for (let channel = 0; channel < 2; channel++) {
      const piece = block.subarray(0, count)
      read(channel, start, piece)
      const target = mix[channel]
      for (let index = 0; index < count; index++) target[start + index] += piece[index] * gains[index] * gain
    }
  }
}

/** Loudness of the part of the music that a mix of `length` samples uses; -Infinity under 0.4 s. */
function measureUsed({ pcm, sampleRate }: Music, length: number): number {
  const used = Math.ceil((length / mixSampleRate) * sampleRate)
  const meter = createLoudnessMeter(sampleRate, 2)
  meter.add(pcm.map((samples) => samples.subarray(0, used)))
  return meter.readIntegrated()
}

/** Ducking and fades for samples from `start` on; the curve is read every 48 samples (1 ms). */
function drawGains(
  gains: Float32Array,
  at: { start: number; length: number; curve: DuckingCurve; startSeconds: number },
): void {
  const { start, length, curve, startSeconds } = at
  const step = 48
  for (let index = 0; index < gains.length; index += step) {
    const from = readDuckingGain(curve, startSeconds + (start + index) / mixSampleRate)
    const to = readDuckingGain(curve, startSeconds + (start + index + step) / mixSampleRate)
    const end = Math.min(index + step, gains.length)
    for (let inner = index; inner < end; inner++) gains[inner] = from + ((to - from) * (inner - index)) / step
  }
  // A video shorter than both fades splits its length between them.
  const scale = Math.min(1, length / mixSampleRate / (fadeInSeconds + fadeOutSeconds))
  const fadeIn = fadeInSeconds * mixSampleRate * scale
  const fadeOut = fadeOutSeconds * mixSampleRate * scale
  for (let index = 0; index < gains.length; index++) {
    const position = start + index
    if (position < fadeIn) gains[index] *= Math.sin((Math.PI / 2) * (position / fadeIn))
    const left = length - 1 - position
    if (left < fadeOut) gains[index] *= Math.sin((Math.PI / 2) * (left / fadeOut)) ** 2
  }
}

/** Reads the music at the mix's rate from any position, repeating it when it is too short for `mixLength`. */
function createMusicReader({ pcm, sampleRate }: Music, mixLength: number) {
  const resampler = createResampler(sampleRate, mixSampleRate)
  const length = resampler.countOutput(pcm[0].length)
  if (mixLength <= length + maxMissingSeconds * mixSampleRate) {
    return (channel: number, start: number, output: Float32Array) =>
      resampler.read(pcm[channel], start, output)
  }
  const crossfade = Math.min(Math.round(maxCrossfadeSeconds * mixSampleRate), Math.floor(length / 3))
  const period = Math.max(1, length - crossfade)
  const scratch = new Float32Array(blockSamples)

  return function read(channel: number, start: number, output: Float32Array): void {
    output.fill(0)
    const firstRound = Math.max(0, Math.floor((start - crossfade) / period))
    const lastRound = Math.floor((start + output.length - 1) / period)
    for (let round = firstRound; round <= lastRound; round++) {
      const roundStart = round * period
      const from = Math.max(0, roundStart - start)
      const to = Math.min(output.length, roundStart + length - start)
      if (to <= from) continue
      const piece = scratch.subarray(0, to - from)
      const position = start + from - roundStart
      resampler.read(pcm[channel], position, piece)
      fadeRound(piece, position, round > 0)
      for (let index = 0; index < piece.length; index++) output[from + index] += piece[index]
    }
  }

  /** Fades both ends with equal power; the first round has no fade-in. */
  function fadeRound(piece: Float32Array, position: number, isRepeat: boolean): void {
    for (let index = 0; index < piece.length; index++) {
      const at = position + index
      if (isRepeat && at < crossfade) piece[index] *= Math.sin((Math.PI / 2) * (at / crossfade))
      if (at >= period) piece[index] *= Math.cos((Math.PI / 2) * ((at - period) / crossfade))
    }
  }
}
