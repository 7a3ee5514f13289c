// Pads, strings, choir and brass: one long looping table per octave with every harmonic spread over a band, so
// that a single read sounds like an ensemble (Nasca O. Paul, "PADsynth algorithm", zynaddsubfx, 2004).

import { createRandom } from '@vivify/contract/random'
import { createFourierPlan } from '@vivify/timeline/signal/fft'

import { hertzOfPitch } from './struck.ts'

export interface Ensemble {
  /** Level of a harmonic at a frequency, before the common roll-off. */
  harmonic: (number: number, hertz: number) => number
  /** Width of the fundamental in cents; higher harmonics widen with it. */
  spreadCents: number
  attackSeconds: number
  releaseSeconds: number
}

/** Length of the loops in samples: 1.4 s at 48 kHz, a power of two. */
export const loopLength = 1 << 16
const tablePitches = [36, 48, 60, 72, 84] as const
const maxHarmonicHertz = 14_000

export interface EnsembleTable {
  samples: Float32Array<ArrayBuffer>
  /** MIDI note at which the table is read sample by sample. */
  pitch: number
}

/** The tables of one ensemble, built when a note first needs them. */
export interface EnsembleTables {
  /** The table nearest to a pitch. */
  near(pitch: number): EnsembleTable
}

/** Prepares the tables of an ensemble; `label` seeds their phases. */
export function createEnsembleTables(ensemble: Ensemble, label: string, sampleRate: number): EnsembleTables {
  const tables = new Map<number, EnsembleTable>()
  return {
    near(pitch) {
      let nearest: number = tablePitches[0]
      for (const candidate of tablePitches) {
        if (Math.abs(candidate - pitch) < Math.abs(nearest - pitch)) nearest = candidate
      }
      let table = tables.get(nearest)
      if (!table) {
        table = { samples: renderTable(ensemble, nearest, label, sampleRate), pitch: nearest }
        tables.set(nearest, table)
      }
      return table
    },
  }
}

function renderTable(
  ensemble: Ensemble,
  pitch: number,
  label: string,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const random = createRandom(`ensemble/${label}/${pitch}`)
  const real = new Float64Array(loopLength)
  const imaginary = new Float64Array(loopLength)
  const fundamental = hertzOfPitch(pitch)
  const binHertz = sampleRate / loopLength
  for (let number = 1; number * fundamental < maxHarmonicHertz; number++) {
    const hertz = number * fundamental
    const amplitude = ensemble.harmonic(number, hertz)
    if (amplitude < 1e-4) continue
    const widthHertz = Math.max(0.6, (2 ** (ensemble.spreadCents / 1200) - 1) * hertz)
    const center = hertz / binHertz
    const width = widthHertz / binHertz
    const reach = Math.ceil(width * 2.2)
    // A Gaussian band of the harmonic's energy with a random phase per bin.
    const scale = amplitude / Math.sqrt(width)
    for (let bin = Math.max(1, Math.floor(center - reach)); bin <= center + reach; bin++) {
      const distance = (bin - center) / width
      const level = scale * Math.exp(-distance * distance)
      const phase = random.next() * 2 * Math.PI
      real[bin]! += level * Math.cos(phase)
      imaginary[bin]! += level * Math.sin(phase)
    }
  }
  createFourierPlan(loopLength).inverse(real, imaginary)
  let power = 0
  for (let index = 0; index < loopLength; index++) power += real[index]! ** 2 / loopLength
  const gain = 0.25 / Math.sqrt(power)
  const samples = new Float32Array(loopLength)
  for (let index = 0; index < loopLength; index++) samples[index] = real[index]! * gain
  return samples
}
