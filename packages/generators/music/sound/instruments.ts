// The voicing of every pitched instrument. Levels are balanced so that a channel at 0 dB sits right in the mix.

import type { InstrumentName } from '../score.ts'
import { type StringBody, type StruckBody, renderString, renderStruck, renderTine } from './struck.ts'
import { type Ensemble, type EnsembleTables, createEnsembleTables } from './sustained.ts'

/** Decays on its own; damped at the end of the note. */
export interface StruckInstrument {
  type: 'struck'
  levelDecibels: number
  /** Seconds a damped note takes to fade. */
  releaseSeconds: number
  /** Number of strengths that are rendered separately; more sound livelier and cost more. */
  layers: number
  render(pitch: number, strength: number, sampleRate: number): Float32Array<ArrayBuffer>
}

/** Loops for as long as the note lasts. */
export interface SustainedInstrument {
  type: 'sustained'
  levelDecibels: number
  attackSeconds: number
  releaseSeconds: number
  tables(sampleRate: number): EnsembleTables
}

export type Instrument = StruckInstrument | SustainedInstrument

function harmonics(
  count: number,
  level: (number: number) => number,
  decaySeconds: (number: number) => number,
  stiffness = 0,
): StruckBody['partials'] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const ratio = number * Math.sqrt(1 + stiffness * number * number)
    return { ratio, amplitude: level(number), decaySeconds: decaySeconds(number) }
  })
}

const noStrike = { level: 0, seconds: 0.01, hertz: 1000 }

const feltPiano: StruckBody = {
  partials: harmonics(
    10,
    (n) => 0.62 * n ** -1.9,
    (n) => 3.4 / (1 + 0.42 * (n - 1)),
    0.0004,
  ),
  decayPerOctave: 0.7,
  attackSeconds: 0.004,
  strike: { level: 0.1, seconds: 0.06, hertz: 1400 },
  softness: 0.6,
  maxSeconds: 3,
}

const brightPiano: StruckBody = {
  partials: harmonics(
    16,
    (n) => 0.5 * n ** -1.25 * (n % 7 === 0 ? 0.3 : 1),
    (n) => 3 / (1 + 0.3 * (n - 1)),
    0.0005,
  ),
  decayPerOctave: 0.68,
  attackSeconds: 0.0015,
  strike: { level: 0.16, seconds: 0.035, hertz: 3500 },
  softness: 0.7,
  maxSeconds: 2.6,
}

const marimba: StruckBody = {
  partials: [
    { ratio: 1, amplitude: 0.8, decaySeconds: 1.3 },
    { ratio: 3.93, amplitude: 0.28, decaySeconds: 0.45 },
    { ratio: 9.2, amplitude: 0.12, decaySeconds: 0.16 },
    { ratio: 14.6, amplitude: 0.05, decaySeconds: 0.07 },
  ],
  decayPerOctave: 0.72,
  attackSeconds: 0.001,
  strike: { level: 0.18, seconds: 0.02, hertz: 4500 },
  softness: 0.7,
  maxSeconds: 1.4,
}

const kalimba: StruckBody = {
  partials: [
    { ratio: 1, amplitude: 0.75, decaySeconds: 1.8 },
    { ratio: 2.02, amplitude: 0.14, decaySeconds: 1 },
    { ratio: 5.4, amplitude: 0.16, decaySeconds: 0.3 },
    { ratio: 8.9, amplitude: 0.07, decaySeconds: 0.14 },
  ],
  decayPerOctave: 0.75,
  attackSeconds: 0.0012,
  strike: { level: 0.14, seconds: 0.018, hertz: 5000 },
  softness: 0.6,
  maxSeconds: 1.8,
}

const bell: StruckBody = {
  partials: [
    { ratio: 1, amplitude: 0.6, decaySeconds: 2.6 },
    { ratio: 2.003, amplitude: 0.22, decaySeconds: 1.9 },
    { ratio: 3.01, amplitude: 0.14, decaySeconds: 1.2 },
    { ratio: 4.17, amplitude: 0.12, decaySeconds: 0.8 },
    { ratio: 6.8, amplitude: 0.08, decaySeconds: 0.4 },
    { ratio: 10.2, amplitude: 0.05, decaySeconds: 0.2 },
  ],
  decayPerOctave: 0.8,
  attackSeconds: 0.002,
  strike: { level: 0.05, seconds: 0.012, hertz: 8000 },
  softness: 0.6,
  maxSeconds: 2.4,
}

const glassPluck: StruckBody = {
  partials: [
    { ratio: 1, amplitude: 0.66, decaySeconds: 1.5 },
    { ratio: 1.003, amplitude: 0.2, decaySeconds: 1.5 },
    { ratio: 2.001, amplitude: 0.26, decaySeconds: 0.9 },
    { ratio: 3.002, amplitude: 0.14, decaySeconds: 0.55 },
    { ratio: 5.01, amplitude: 0.1, decaySeconds: 0.3 },
    { ratio: 8.02, amplitude: 0.06, decaySeconds: 0.16 },
  ],
  decayPerOctave: 0.78,
  attackSeconds: 0.002,
  strike: { level: 0.04, seconds: 0.01, hertz: 9000 },
  softness: 0.5,
  maxSeconds: 1.6,
}

// Two saws a few cents apart. Higher harmonics decay faster, like a closing filter.
const synthPluck: StruckBody = {
  partials: harmonics(
    22,
    (n) => 0.34 / n,
    (n) => 1.5 / (1 + 0.32 * (n - 1)),
  ).flatMap((partial) => [
    { ...partial, ratio: partial.ratio * 0.9978 },
    { ...partial, ratio: partial.ratio * 1.0022 },
  ]),
  decayPerOctave: 0.8,
  attackSeconds: 0.0015,
  strike: noStrike,
  softness: 0.35,
  maxSeconds: 1.3,
}

const synthBass: StruckBody = {
  partials: harmonics(
    18,
    (n) => (n === 1 ? 0.62 : 0.5 * n ** -1.05),
    (n) => 5 / (1 + 0.75 * (n - 1)) + 0.12,
  ),
  decayPerOctave: 0.85,
  attackSeconds: 0.004,
  strike: noStrike,
  softness: 0.5,
  maxSeconds: 4.5,
}

const subBass: StruckBody = {
  partials: harmonics(
    5,
    (n) => [0.8, 0.2, 0.09, 0.04, 0.02][n - 1]!,
    (n) => 9 / (1 + 0.5 * (n - 1)),
  ),
  decayPerOctave: 0.9,
  attackSeconds: 0.012,
  strike: noStrike,
  softness: 0.3,
  maxSeconds: 4.5,
}

const fingerBass: StruckBody = {
  partials: harmonics(
    14,
    (n) => 0.62 * n ** -0.95 * Math.abs(Math.sin(n * 0.62)) ** 0.5,
    (n) => 3.2 / (1 + 0.5 * (n - 1)),
    0.0001,
  ),
  decayPerOctave: 0.8,
  attackSeconds: 0.003,
  strike: { level: 0.12, seconds: 0.02, hertz: 2200 },
  softness: 0.5,
  maxSeconds: 3,
}

const uprightBass: StruckBody = {
  partials: harmonics(
    12,
    (n) => 0.7 * n ** -1.15,
    (n) => 2.4 / (1 + 0.6 * (n - 1)),
    0.0001,
  ),
  decayPerOctave: 0.8,
  attackSeconds: 0.006,
  strike: { level: 0.14, seconds: 0.03, hertz: 1200 },
  softness: 0.5,
  maxSeconds: 2.4,
}

const spiccato: StruckBody = {
  partials: harmonics(
    20,
    (n) => 0.36 * n ** -0.9,
    (n) => 0.62 / (1 + 0.06 * (n - 1)),
  ).flatMap((partial) => [
    { ...partial, ratio: partial.ratio * 0.9968 },
    { ...partial, ratio: partial.ratio * 1.0034 },
  ]),
  decayPerOctave: 0.9,
  attackSeconds: 0.014,
  strike: { level: 0.2, seconds: 0.06, hertz: 4500 },
  softness: 0.4,
  maxSeconds: 0.7,
}

const nylonString: StringBody = { decaySeconds: 2.6, brightness: 0.2, position: 0.22, maxSeconds: 2.4 }
const mutedString: StringBody = { decaySeconds: 0.6, brightness: 0.06, position: 0.14, maxSeconds: 0.7 }

/** A smooth bump around a frequency on a logarithmic axis. */
function formant(hertz: number, center: number, octaves: number): number {
  const distance = Math.log2(hertz / center) / octaves
  return Math.exp(-distance * distance)
}

const warmPad: Ensemble = {
  harmonic: (number, hertz) =>
    number ** -1.25 *
    (number % 2 === 0 ? 0.8 : 1) *
    (1 - 0.35 * formant(hertz, 2500, 0.8) + formant(hertz, 9000, 0.6)),
  spreadCents: 26,
  attackSeconds: 0.25,
  releaseSeconds: 0.9,
}
const airPad: Ensemble = {
  harmonic: (number, hertz) =>
    (number === 1 ? 1 : 0.4 * number ** -0.85) *
    (1 - 0.45 * formant(hertz, 2200, 0.9) + 1.6 * formant(hertz, 9500, 0.6)),
  spreadCents: 34,
  attackSeconds: 0.5,
  releaseSeconds: 1.3,
}
const choir: Ensemble = {
  harmonic: (number, hertz) =>
    number ** -0.6 *
    (0.05 + formant(hertz, 620, 0.45) + 0.5 * formant(hertz, 1080, 0.3) + 0.16 * formant(hertz, 2800, 0.3)),
  spreadCents: 40,
  attackSeconds: 0.4,
  releaseSeconds: 1.1,
}
const stringSection: Ensemble = {
  harmonic: (number, hertz) =>
    number ** -1 *
    (0.6 +
      0.5 * formant(hertz, 500, 0.6) +
      0.35 * formant(hertz, 1300, 0.5) +
      0.9 * formant(hertz, 7000, 0.9)),
  spreadCents: 22,
  attackSeconds: 0.16,
  releaseSeconds: 0.6,
}
const lowStrings: Ensemble = {
  harmonic: (number, hertz) =>
    number ** -0.9 * (0.5 + formant(hertz, 350, 0.9) + 0.3 * formant(hertz, 1100, 0.6)),
  spreadCents: 18,
  attackSeconds: 0.12,
  releaseSeconds: 0.5,
}
const brassSection: Ensemble = {
  harmonic: (number, hertz) =>
    number ** -0.75 *
    (0.2 + formant(hertz, 480, 0.8) + 0.6 * formant(hertz, 1200, 0.6) + 0.1 * formant(hertz, 3500, 0.7)),
  spreadCents: 11,
  attackSeconds: 0.09,
  releaseSeconds: 0.35,
}

function struck(
  body: StruckBody,
  levelDecibels: number,
  releaseSeconds: number,
  layers = 1,
): StruckInstrument {
  return {
    type: 'struck',
    levelDecibels,
    releaseSeconds,
    layers,
    render: (pitch, strength, sampleRate) => renderStruck(body, pitch, strength, sampleRate),
  }
}

function plucked(body: StringBody, levelDecibels: number, releaseSeconds: number): StruckInstrument {
  return {
    type: 'struck',
    levelDecibels,
    releaseSeconds,
    layers: 2,
    render: (pitch, strength, sampleRate) => renderString(body, pitch, strength, sampleRate),
  }
}

// Tables depend only on the ensemble and the rate, so one copy (at most 1.3 MB per ensemble) serves every piece.
const tableCache = new Map<string, EnsembleTables>()

function ensemble(label: string, sound: Ensemble, levelDecibels: number): SustainedInstrument {
  return {
    type: 'sustained',
    levelDecibels,
    attackSeconds: sound.attackSeconds,
    releaseSeconds: sound.releaseSeconds,
    tables(sampleRate) {
      const key = `${label}/${sampleRate}`
      const tables = tableCache.get(key) ?? createEnsembleTables(sound, label, sampleRate)
      tableCache.set(key, tables)
      return tables
    },
  }
}

export const instruments: Record<InstrumentName, Instrument> = {
  'felt-piano': struck(feltPiano, -12, 0.5, 2),
  'bright-piano': struck(brightPiano, -14, 0.25, 2),
  'electric-piano': {
    type: 'struck',
    levelDecibels: -15,
    releaseSeconds: 0.25,
    layers: 2,
    render: renderTine,
  },
  marimba: struck(marimba, -12, 0.4),
  kalimba: struck(kalimba, -12, 0.6),
  bell: struck(bell, -10.5, 1.2),
  'glass-pluck': struck(glassPluck, -12, 0.5),
  'synth-pluck': struck(synthPluck, -13, 0.18),
  'nylon-guitar': plucked(nylonString, -14, 0.2),
  'muted-guitar': plucked(mutedString, -7.5, 0.08),
  'upright-bass': struck(uprightBass, -10, 0.12),
  'finger-bass': struck(fingerBass, -10, 0.09),
  'synth-bass': struck(synthBass, -11, 0.06),
  'sub-bass': struck(subBass, -11, 0.15),
  spiccato: struck(spiccato, -9.5, 0.12),
  'warm-pad': ensemble('warm-pad', warmPad, -16),
  'air-pad': ensemble('air-pad', airPad, -16),
  choir: ensemble('choir', choir, -16),
  'string-section': ensemble('string-section', stringSection, -16),
  'low-strings': ensemble('low-strings', lowStrings, -16),
  'brass-section': ensemble('brass-section', brassSection, -17),
}
