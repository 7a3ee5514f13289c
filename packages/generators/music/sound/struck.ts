// One-shot instruments, rendered once per pitch and strength and then mixed like samples. Struck ones are modal:
// a sum of damped sinusoids, each a two-multiply recursion (Mathews and Smith, "Methods for synthesizing very
// high Q parametrically well behaved two pole filters", 2003).

import { createNoise } from './noise.ts'

/** A damped sinusoid of a struck body. */
export interface Partial {
  /** Multiple of the fundamental. */
  ratio: number
  amplitude: number
  /** Seconds until the level has fallen by 60 dB, at middle C. */
  decaySeconds: number
}

export interface StruckBody {
  partials: readonly Partial[]
  /** Factor by which the decay shortens per octave above middle C. */
  decayPerOctave: number
  /** Seconds until the attack reaches full level. */
  attackSeconds: number
  /** Level, length and color of the noise when the note is struck. */
  strike: { level: number; seconds: number; hertz: number }
  /** Brightness lost in a soft stroke: exponent of the partial number. */
  softness: number
  maxSeconds: number
}

const middleC = 60

/** Frequency in Hz of a MIDI note, A4 = 440. */
export function hertzOfPitch(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12)
}

/** Renders a struck note to mono, peak about 1 at full strength. `strength` is 0 (soft) to 1. */
export function renderStruck(
  body: StruckBody,
  pitch: number,
  strength: number,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const fundamental = hertzOfPitch(pitch)
  const octaves = (pitch - middleC) / 12
  const decayFactor = body.decayPerOctave ** octaves
  const longest = Math.max(...body.partials.map((partial) => partial.decaySeconds)) * decayFactor
  const length = Math.ceil(Math.min(body.maxSeconds, longest) * sampleRate)
  const samples = new Float32Array(length)
  body.partials.forEach((partial, index) => {
    const hertz = fundamental * partial.ratio
    if (hertz > sampleRate * 0.45 || hertz > 16_000) return
    const amplitude = partial.amplitude * (index + 1) ** (-body.softness * (1 - strength))
    addPartial(samples, hertz, amplitude, partial.decaySeconds * decayFactor, index, sampleRate)
  })
  addStrike(samples, body.strike, strength, pitch, sampleRate)
  shapeEdges(samples, body.attackSeconds, sampleRate)
  return samples
}

function addPartial(
  samples: Float32Array,
  hertz: number,
  amplitude: number,
  decaySeconds: number,
  index: number,
  sampleRate: number,
): void {
  const radius = 10 ** (-3 / (decaySeconds * sampleRate))
  const angle = (2 * Math.PI * hertz) / sampleRate
  const feedback = 2 * radius * Math.cos(angle)
  const damping = -radius * radius
  // Starting phases spread by the golden ratio keep the partials from peaking together.
  const phase = index === 0 ? 0 : 2 * Math.PI * ((index * 0.618_033_989) % 1)
  let previous = amplitude * Math.sin(phase - angle) * (1 / radius)
  let beforeThat = amplitude * Math.sin(phase - 2 * angle) * (1 / (radius * radius))
  const audible = Math.min(samples.length, Math.ceil(decaySeconds * 1.2 * sampleRate))
  for (let time = 0; time < audible; time++) {
    const value = feedback * previous + damping * beforeThat
    samples[time]! += value
    beforeThat = previous
    previous = value
  }
}

function addStrike(
  samples: Float32Array,
  strike: StruckBody['strike'],
  strength: number,
  pitch: number,
  sampleRate: number,
): void {
  if (strike.level === 0) return
  const noise = createNoise(pitch * 7919 + 17)
  const smoothing = Math.min(1, (2 * Math.PI * strike.hertz) / sampleRate)
  const decay = 10 ** (-3 / (strike.seconds * sampleRate))
  const length = Math.min(samples.length, Math.ceil(strike.seconds * sampleRate))
  let level = strike.level * strength
  let low = 0
  let lower = 0
  for (let time = 0; time < length; time++) {
    low += smoothing * (noise.next() - low)
    lower += smoothing * 0.2 * (low - lower)
    samples[time]! += level * (low - lower) * 2
    level *= decay
  }
}

/**
 * Fades in over the first `attackSeconds` and out over the last 30 ms, so that no note starts or stops with a click.
 */
export function shapeEdges(samples: Float32Array, attackSeconds: number, sampleRate: number): void {
  const attack = Math.max(1, Math.round(attackSeconds * sampleRate))
  for (let time = 0; time < attack && time < samples.length; time++) {
    samples[time]! *= 0.5 - 0.5 * Math.cos((Math.PI * time) / attack)
  }
  const fade = Math.min(samples.length, Math.round(0.03 * sampleRate))
  for (let time = 0; time < fade; time++) samples[samples.length - 1 - time]! *= time / fade
}

export interface StringBody {
  /** Seconds to -60 dB at middle C. */
  decaySeconds: number
  /** 0 (dull) to 1 (bright). */
  brightness: number
  /** Position where the string is plucked, as a share of its length. */
  position: number
  maxSeconds: number
}

/**
 * Renders a plucked string to mono (Karplus-Strong with the pick position, brightness and tuning of Jaffe and
 * Smith, "Extensions of the Karplus-Strong plucked-string algorithm", 1983).
 */
export function renderString(
  body: StringBody,
  pitch: number,
  strength: number,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const hertz = hertzOfPitch(pitch)
  const decaySeconds = body.decaySeconds * 0.62 ** ((pitch - middleC) / 12)
  const samples = new Float32Array(Math.ceil(Math.min(body.maxSeconds, decaySeconds * 1.1) * sampleRate))
  const stretch = 0.5 + 0.45 * body.brightness * (0.7 + 0.3 * strength)
  // The loop filter delays by (1 - stretch) samples; the all-pass adds the remaining fraction of a sample.
  const period = sampleRate / hertz - (1 - stretch)
  const whole = Math.floor(period - 0.2)
  const fraction = period - whole
  const allpass = (1 - fraction) / (1 + fraction)
  const loss = 10 ** (-3 / (decaySeconds * hertz))
  const line = pluck(whole, body, pitch, strength)
  let index = 0
  let previous = 0
  let allpassInput = 0
  let allpassOutput = 0
  for (let time = 0; time < samples.length; time++) {
    const value = line[index]!
    const filtered = loss * (stretch * value + (1 - stretch) * previous)
    previous = value
    allpassOutput = allpass * (filtered - allpassOutput) + allpassInput
    allpassInput = filtered
    line[index] = allpassOutput
    index = index + 1 === whole ? 0 : index + 1
    samples[time] = value
  }
  shapeEdges(samples, 0.0008, sampleRate)
  return samples
}

function pluck(length: number, body: StringBody, pitch: number, strength: number): Float64Array {
  const noise = createNoise(pitch * 104_729 + 3)
  const line = new Float64Array(length)
  const smoothing = Math.min(1, 0.12 + 0.6 * body.brightness * (0.4 + 0.6 * strength))
  let low = 0
  for (let index = 0; index < length; index++) {
    low += smoothing * (noise.next() - low)
    line[index] = low
  }
  const offset = Math.max(1, Math.round(length * body.position))
  const combed = line.map((value, index) => value - line[(index + length - offset) % length]!)
  let mean = 0
  for (const value of combed) mean += value / length
  let power = 0
  for (let index = 0; index < length; index++) {
    combed[index]! -= mean
    power += combed[index]! ** 2 / length
  }
  const scale = 0.32 / Math.sqrt(power || 1)
  return combed.map((value) => value * scale)
}

const sineLength = 4096
const sine = Float64Array.from({ length: sineLength + 1 }, (_, index) =>
  Math.sin((2 * Math.PI * index) / sineLength),
)

/** Sine of a phase in cycles (any non-negative number), by table with linear interpolation. */
function sineOfCycles(cycles: number): number {
  const position = (cycles - Math.floor(cycles)) * sineLength
  const index = position | 0
  return sine[index]! + (sine[index + 1]! - sine[index]!) * (position - index)
}

/** Renders an electric piano note: a tine by two-operator FM with a bell-like attack, mono. */
export function renderTine(pitch: number, strength: number, sampleRate: number): Float32Array<ArrayBuffer> {
  const hertz = hertzOfPitch(pitch)
  const decaySeconds = 3.2 * 0.72 ** ((pitch - middleC) / 12)
  const samples = new Float32Array(Math.ceil(Math.min(3.2, decaySeconds) * sampleRate))
  const step = hertz / sampleRate
  const bodyDecay = 10 ** (-3 / (decaySeconds * sampleRate))
  const indexDecay = 10 ** (-3 / (decaySeconds * 0.55 * sampleRate))
  const tineDecay = 10 ** (-3 / (0.22 * sampleRate))
  const tineSamples = Math.ceil(0.25 * sampleRate)
  let level = 0.75
  let index = (0.25 + 1.25 * strength) / (2 * Math.PI)
  let tine = 0.05 + 0.17 * strength
  for (let time = 0; time < samples.length; time++) {
    const phase = step * time
    samples[time] = level * sineOfCycles(phase + 1 + index * sineOfCycles(phase))
    if (time < tineSamples) samples[time]! += tine * sineOfCycles(phase * 7.01)
    level *= bodyDecay
    index *= indexDecay
    tine *= tineDecay
  }
  shapeEdges(samples, 0.002, sampleRate)
  return samples
}
