// Brings a finished mix to its delivery level by a gain and a limiter, both chosen so that the result measures right.
// The K-weighted energy and the true peak of each cell are measured once. Candidate gains are judged on these numbers,
// so the sound itself only changes when the answer is known.

import { applyCellGains, cellSamples } from '../signal/cell-gains.ts'
import { compressInPlace } from '../signal/compressor.ts'
import { fromDecibels } from '../signal/decibels.ts'
import { planLimiterGains, reportReduction } from '../signal/limiter.ts'
import { averageWindows, gateEnergies, measureHopEnergies, measureLoudness } from '../signal/loudness.ts'
import { measureCellPeaks, measureTruePeak } from '../signal/true-peak.ts'

/** The level to reach. */
export interface MasterTarget {
  readonly loudnessLufs: number
  readonly truePeakDbtp: number
}

/** Result of the mastering. */
export interface MasterReport {
  /** Integrated loudness; null for silence and for less than 0.4 s. */
  readonly loudnessLufs: number | null
  /** null for silence. */
  readonly truePeakDbtp: number | null
  /** True when the loudness is within 0.3 LU of the target. */
  readonly isOnTarget: boolean
  readonly gainDb: number
  /** Deepest reduction of the limiter in decibels. */
  readonly limiterReductionDb: number
  /** How often the whole mix was compressed because limiting alone would have been audible. */
  readonly compressorRounds: number
}

/** The platforms play -14 LUFS; the peak limit leaves room for overshoots of AAC. */
export const deliveryTarget: MasterTarget = { loudnessLufs: -14, truePeakDbtp: -1.5 }

/** Maximum loudness that a limiter may take away before it sounds dull, and its maximum reduction. */
const maxLostDb = 1.5
const maxReductionDb = 9
const maxCompressorRounds = 3
/** Other meters interpolate peaks slightly differently, so this much is kept free under the ceiling. */
const peakMarginDb = 0.1
const toleranceLu = 0.3

interface Plan {
  readonly gains: Float32Array
  readonly gainDb: number
  readonly lostDb: number
  readonly reductionDb: number
}

/**
 * Masters a stereo mix in place. The true peak never exceeds the target's. When the loudness cannot be reached without
 * audible limiting, the mix is first compressed up to three times. If that is still not enough, the mix stays quieter
 * and the report says so. Silence stays silence.
 */
export function masterInPlace(
  channels: readonly Float32Array[],
  sampleRate: number,
  target: MasterTarget = deliveryTarget,
): MasterReport {
  let plan = planMaster(channels, sampleRate, target)
  let compressorRounds = 0
  while (isAudible(plan) && compressorRounds < maxCompressorRounds) {
    compressInPlace(channels, {
      sampleRate,
      thresholdDb: target.truePeakDbtp - plan.gainDb - 8,
      ratio: 2.5,
      attackSeconds: 0.003,
      releaseSeconds: 0.15,
    })
    compressorRounds++
    plan = planMaster(channels, sampleRate, target)
  }
  applyCellGains(channels, plan.gains)
  return { ...settlePeak(channels, sampleRate, target), ...describe(plan), compressorRounds }
}

function describe({ gainDb, reductionDb }: Plan) {
  return { gainDb, limiterReductionDb: reductionDb }
}

function isAudible({ lostDb, reductionDb }: Plan): boolean {
  return lostDb > maxLostDb || reductionDb > maxReductionDb
}

/** Finds the gain whose limited result has the wanted loudness, among those that lose at most 3 dB. */
function planMaster(channels: readonly Float32Array[], sampleRate: number, target: MasterTarget): Plan {
  const energies = measureHopEnergies(channels, sampleRate, cellSamples)
  const cellsPerStep = Math.round((sampleRate * 0.1) / cellSamples)
  const unlimited = reckonLoudness(energies, cellsPerStep)
  const wantedDb = Number.isFinite(unlimited) ? target.loudnessLufs - unlimited : 0
  const maxGainDb = wantedDb + 2 * maxLostDb
  const ceilingDb = target.truePeakDbtp - peakMarginDb
  const peaks = measureCellPeaks(channels, fromDecibels(ceilingDb - Math.max(0, maxGainDb)))
  const limit = (gainDb: number): Plan => {
    const gains = planLimiterGains(peaks, { sampleRate, ceilingDb, gainDb })
    const lostDb = Number.isFinite(unlimited)
      ? unlimited + gainDb - reckonLoudness(energies, cellsPerStep, gains)
      : 0
    return { gains, gainDb, lostDb, reductionDb: reportReduction(gains, fromDecibels(gainDb)).maxReductionDb }
  }
  let plan = limit(wantedDb)
  for (let round = 0; round < 8 && plan.lostDb > 0; round++) {
    const nextDb = Math.min(maxGainDb, wantedDb + plan.lostDb)
    if (Math.abs(nextDb - plan.gainDb) < 0.01) break
    plan = limit(nextDb)
  }
  return plan
}

/** Integrated loudness of the cells after the given gains, which are at cell boundaries. */
function reckonLoudness(energies: Float64Array, cellsPerStep: number, gains?: Float32Array): number {
  const steps = new Float64Array(Math.floor(energies.length / cellsPerStep))
  for (let step = 0; step < steps.length; step++) {
    let sum = 0
    for (let cell = step * cellsPerStep; cell < (step + 1) * cellsPerStep; cell++) {
      const gain = gains ? 0.5 * (gains[cell] + gains[cell + 1]) : 1
      sum += energies[cell] * gain * gain
    }
    steps[step] = sum / cellsPerStep
  }
  return gateEnergies(averageWindows(steps, 4))
}

/** Measures the result for the report and removes the last hundredths of a decibel above the ceiling. */
function settlePeak(channels: readonly Float32Array[], sampleRate: number, target: MasterTarget) {
  let loudness = measureLoudness(channels, sampleRate)
  let peak = measureTruePeak(channels)
  const excessDb = peak - target.truePeakDbtp
  if (excessDb > 0) {
    const gain = fromDecibels(-excessDb)
    for (const samples of channels) {
      for (let index = 0; index < samples.length; index++) samples[index] *= gain
    }
    loudness -= excessDb
    peak = target.truePeakDbtp
  }
  return {
    loudnessLufs: Number.isFinite(loudness) ? loudness : null,
    truePeakDbtp: Number.isFinite(peak) ? peak : null,
    isOnTarget: Math.abs(loudness - target.loudnessLufs) <= toleranceLu,
  }
}
