import { applyCellGains, cellSamples } from './cell-gains.ts'
import { fromDecibels, toDecibels } from './decibels.ts'

/** Compressor settings. Levels are peak levels in dBFS. */
export interface CompressorOptions {
  readonly sampleRate: number
  readonly thresholdDb: number
  /** Input decibels above the threshold for one decibel of output. */
  readonly ratio: number
  /** Width of the soft knee around the threshold. Default 6 dB. */
  readonly kneeDb?: number
  readonly attackSeconds: number
  readonly releaseSeconds: number
}

/** Result of a compressor. */
export interface CompressorReport {
  /** Deepest reduction in decibels, 0 or more. */
  readonly maxReductionDb: number
}

/**
 * Feed-forward compressor that works in place. All channels must have one length and get the same gain; there is no
 * make-up gain. Detector and curve after Giannoulis, Massberg and Reiss, "Digital Dynamic Range Compressor Design"
 * (JAES 2012): static curve in decibels first, then smoothing of the reduction. The detector runs once per 16 samples.
 */
export function compressInPlace(
  channels: readonly Float32Array[],
  options: CompressorOptions,
): CompressorReport {
  const { sampleRate, thresholdDb, ratio, kneeDb = 6, attackSeconds, releaseSeconds } = options
  const length = channels[0]?.length ?? 0
  const cells = Math.ceil(length / cellSamples)
  const gains = new Float32Array(cells + 1).fill(1)
  const attack = Math.exp(-cellSamples / (attackSeconds * sampleRate))
  const release = Math.exp(-cellSamples / (releaseSeconds * sampleRate))
  const slope = 1 - 1 / ratio
  let reductionDb = 0
  let maxReductionDb = 0
  for (let cell = 0; cell < cells; cell++) {
    const over = toDecibels(findPeak(channels, cell * cellSamples) + 1e-9) - thresholdDb
    const wanted = slope * bendKnee(over, kneeDb)
    const keep = wanted > reductionDb ? attack : release
    reductionDb = wanted + (reductionDb - wanted) * keep
    if (reductionDb > maxReductionDb) maxReductionDb = reductionDb
    gains[cell + 1] = fromDecibels(-reductionDb)
  }
  applyCellGains(channels, gains)
  return { maxReductionDb }
}

/** Effective decibels above the threshold, with a parabola across the knee. */
function bendKnee(over: number, kneeDb: number): number {
  if (over <= -kneeDb / 2) return 0
  if (over >= kneeDb / 2) return over
  return (over + kneeDb / 2) ** 2 / (2 * kneeDb)
}

function findPeak(channels: readonly Float32Array[], start: number): number {
  let peak = 0
  for (const samples of channels) {
    const end = Math.min(start + cellSamples, samples.length)
    for (let index = start; index < end; index++) {
      const magnitude = Math.abs(samples[index])
      if (magnitude > peak) peak = magnitude
    }
  }
  return peak
}
