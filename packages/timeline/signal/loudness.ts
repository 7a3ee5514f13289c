// Program loudness after ITU-R BS.1770-4: K-weighting, 400 ms blocks every 100 ms, absolute gate at -70 LUFS, relative
// gate at -10 LU. Short-term loudness (3 s) after EBU Tech 3341.

import { designHighPass, type Biquad } from './biquad.ts'

/** A running measurement; it accepts blocks of any length. */
export interface LoudnessMeter {
  /** Adds samples. Every call passes as many channels as the meter was created for, all of one length. */
  add(channels: readonly Float32Array[]): void
  /** Gated loudness in LUFS of everything added so far; -Infinity for silence or less than 0.4 s. */
  readIntegrated(): number
  /** Loudness of each 3 s window that ends on a tenth of a second, in LUFS. Empty for less than 3 s. */
  readShortTerm(): LoudnessSeries
  /** Loudest 0.4 s in LUFS; -Infinity for silence. */
  readMaxMomentary(): number
}

/** Loudness over time: value `i` belongs to the window that ends at firstEndSeconds + i * stepSeconds. */
export interface LoudnessSeries {
  readonly firstEndSeconds: number
  readonly stepSeconds: number
  readonly lufs: Float32Array
}

const stepSeconds = 0.1
const stepsPerBlock = 4
const stepsPerShortTerm = 30
const absoluteGate = convertLoudness(-70)
/** The relative gate of -10 LU as a ratio of energies. */
const relativeGate = 0.1

/** Creates a meter for mono or stereo; a mono channel counts once. Throws RangeError for other channel counts. */
export function createLoudnessMeter(sampleRate: number, channelCount: number): LoudnessMeter {
  const hops = createEnergyCollector(sampleRate, channelCount, Math.round(sampleRate * stepSeconds))
  return {
    add: hops.add,
    readIntegrated: () => gateEnergies(averageWindows(hops.read(), stepsPerBlock)),
    readShortTerm: () => ({
      firstEndSeconds: stepsPerShortTerm * stepSeconds,
      stepSeconds,
      lufs: Float32Array.from(averageWindows(hops.read(), stepsPerShortTerm), toLufs),
    }),
    readMaxMomentary: () =>
      toLufs(averageWindows(hops.read(), stepsPerBlock).reduce((most, energy) => Math.max(most, energy), 0)),
  }
}

/** Integrated loudness in LUFS of a whole mono or stereo sound; -Infinity for silence or less than 0.4 s. */
export function measureLoudness(channels: readonly Float32Array[], sampleRate: number): number {
  const meter = createLoudnessMeter(sampleRate, channels.length)
  meter.add(channels)
  return meter.readIntegrated()
}

/** Short-term loudness of a whole mono or stereo sound, ten values a second. */
export function measureShortTermLoudness(
  channels: readonly Float32Array[],
  sampleRate: number,
): LoudnessSeries {
  const meter = createLoudnessMeter(sampleRate, channels.length)
  meter.add(channels)
  return meter.readShortTerm()
}

/**
 * K-weighted energy (mean square, summed over channels) of consecutive hops of `hopSamples`; a partial last hop is left
 * out. The effect of a gain curve on loudness can be computed from this without filtering again.
 */
export function measureHopEnergies(
  channels: readonly Float32Array[],
  sampleRate: number,
  hopSamples: number,
): Float64Array {
  const hops = createEnergyCollector(sampleRate, channels.length, hopSamples)
  hops.add(channels)
  return hops.read()
}

/** Mean of each run of `size` neighboring energies: one result for every start. */
export function averageWindows(energies: Float64Array, size: number): Float64Array {
  const means = new Float64Array(Math.max(0, energies.length - size + 1))
  for (let start = 0; start < means.length; start++) {
    let sum = 0
    for (let index = start; index < start + size; index++) sum += energies[index]
    means[start] = sum / size
  }
  return means
}

/** Two-stage gate of BS.1770-4 over the energies of 400 ms blocks; LUFS, -Infinity when nothing passes. */
export function gateEnergies(blocks: Float64Array): number {
  const audible = blocks.filter((energy) => energy > absoluteGate)
  const threshold = average(audible) * relativeGate
  return toLufs(average(audible.filter((energy) => energy > threshold)))
}

/** Loudness in LUFS of a K-weighted energy. */
export function toLufs(energy: number): number {
  return energy > 0 ? -0.691 + 10 * Math.log10(energy) : Number.NEGATIVE_INFINITY
}

function convertLoudness(lufs: number): number {
  return 10 ** ((lufs + 0.691) / 10)
}

function average(values: Float64Array): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

interface EnergyCollector {
  add(channels: readonly Float32Array[]): void
  read(): Float64Array
}

/** Sums squares of K-weighted samples hop by hop. */
function createEnergyCollector(
  sampleRate: number,
  channelCount: number,
  hopSamples: number,
): EnergyCollector {
  if (channelCount !== 1 && channelCount !== 2) {
    throw new RangeError(`Loudness is measured for one or two channels, not ${channelCount}`)
  }
  const [shelf, highPass] = designKWeighting(sampleRate)
  const memories = Array.from({ length: channelCount }, () => new Float64Array(4))
  let energies = new Float64Array(1024)
  let count = 0
  let pending = 0
  let filled = 0

  function push(): void {
    if (count === energies.length) {
      const larger = new Float64Array(energies.length * 2)
      larger.set(energies)
      energies = larger
    }
    energies[count++] = pending / hopSamples
    pending = 0
    filled = 0
  }

  return {
    add(channels) {
      const length = channels[0].length
      for (let start = 0; start < length;) {
        const end = Math.min(length, start + hopSamples - filled)
        for (let channel = 0; channel < channelCount; channel++) {
          pending += sumWeightedSquares(channels[channel], start, end, shelf, highPass, memories[channel])
        }
        filled += end - start
        start = end
        if (filled === hopSamples) push()
      }
    },
    read: () => energies.slice(0, count),
  }
}

function sumWeightedSquares(
  samples: Float32Array,
  start: number,
  end: number,
  shelf: Biquad,
  highPass: Biquad,
  memory: Float64Array,
): number {
  const { b0, b1, b2, a1, a2 } = shelf
  const { b0: c0, b1: c1, b2: c2, a1: d1, a2: d2 } = highPass
  let [shelf1, shelf2, pass1, pass2] = memory
  let sum = 0
  for (let index = start; index < end; index++) {
    const input = samples[index]
    const lifted = b0 * input + shelf1
    shelf1 = b1 * input - a1 * lifted + shelf2
    shelf2 = b2 * input - a2 * lifted
    const output = c0 * lifted + pass1
    pass1 = c1 * lifted - d1 * output + pass2
    pass2 = c2 * lifted - d2 * output
    sum += output * output
  }
  // Denormal numbers in the memory would slow down the processing of silence.
  memory[0] = Math.abs(shelf1) < 1e-20 ? 0 : shelf1
  memory[1] = Math.abs(shelf2) < 1e-20 ? 0 : shelf2
  memory[2] = Math.abs(pass1) < 1e-20 ? 0 : pass1
  memory[3] = Math.abs(pass2) < 1e-20 ? 0 : pass2
  return sum
}

/**
 * The two K-weighting stages at any rate. The standard lists 48 kHz only; these analog parameters, fitted by Brecht De
 * Man ("Evaluation of Implementations of the EBU R128 Loudness Measurement", 2018), reproduce its table there.
 */
function designKWeighting(sampleRate: number): [Biquad, Biquad] {
  const shelfQuality = 0.7071752369554196
  const tangent = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const squared = tangent * tangent
  const a0 = 1 + tangent / shelfQuality + squared
  const shelf = {
    b0: (high + (band * tangent) / shelfQuality + squared) / a0,
    b1: (2 * (squared - high)) / a0,
    b2: (high - (band * tangent) / shelfQuality + squared) / a0,
    a1: (2 * (squared - 1)) / a0,
    a2: (1 - tangent / shelfQuality + squared) / a0,
  }
  const { a1, a2 } = designHighPass({
    sampleRate,
    frequencyHz: 38.13547087602444,
    quality: 0.5003270373238773,
  })
  // The standard's high-pass has the numerator 1, -2, 1 instead of one scaled to 0 dB.
  return [shelf, { b0: 1, b1: -2, b2: 1, a1, a2 }]
}
