// Sound effects made from noise and sines: no samples, no licenses, and a new take for every seed.

import type { Random } from '@vivify/contract/random'
import { createRandom } from '@vivify/contract/random'
import { designHighPass, designLowPass, filterInPlace } from '../signal/biquad.ts'
import { sweepFilterInPlace } from '../signal/sweep-filter.ts'
import { addAt } from './room.ts'

export const effectKinds = [
  'whoosh',
  'swoosh',
  'pop',
  'hit',
  'riser',
  'ding',
  'tick',
  'shutter',
  'typing',
] as const

export type EffectKind = (typeof effectKinds)[number]

/** A stereo sound at 48 kHz with a peak of exactly 1. */
export interface Effect {
  readonly pcm: readonly [Float32Array, Float32Array]
  /** The moment within the sound that belongs on the cue: when a whoosh passes, or a riser ends. */
  readonly accentSeconds: number
}

interface Take {
  readonly left: Float32Array
  readonly right: Float32Array
  readonly accentSeconds: number
}

const sampleRate = 48_000

const makers: Record<EffectKind, (random: Random) => Take> = {
  whoosh: (random) =>
    makePass(random, { seconds: random.between(0.5, 0.6), lowHz: 260, highHz: 2100, accent: 0.52 }),
  swoosh: (random) =>
    makePass(random, { seconds: random.between(0.28, 0.34), lowHz: 700, highHz: 5200, accent: 0.45 }),
  pop: makePop,
  hit: makeHit,
  riser: makeRiser,
  ding: makeDing,
  tick: makeTick,
  shutter: makeShutter,
  typing: makeTyping,
}

/** Makes one take of an effect, 0.1 to 1 s long; the same kind and seed give the same samples. */
export function synthesizeEffect(kind: EffectKind, seed: number | string): Effect {
  const { left, right, accentSeconds } = makers[kind](createRandom(seed).fork(kind))
  const channels = [left, right] as const
  let peak = 0
  for (const samples of channels) {
    filterInPlace(samples, designHighPass({ sampleRate, frequencyHz: 35 }))
    fadeEdges(samples)
    for (const value of samples) peak = Math.max(peak, Math.abs(value))
  }
  for (const samples of channels) {
    for (let index = 0; index < samples.length; index++) samples[index] /= peak
  }
  return { pcm: channels, accentSeconds }
}

/** Air that passes from one side to the other: noise through a band-pass that opens towards the accent and closes. */
function makePass(
  random: Random,
  shape: { seconds: number; lowHz: number; highHz: number; accent: number },
): Take {
  const { seconds, lowHz, highHz, accent } = shape
  const octaves = Math.log2(highHz / lowHz)
  const approach = (progress: number) =>
    progress < accent ? (progress / accent) ** 1.6 : 1 - ((progress - accent) / (1 - accent)) ** 0.8
  const hiss = makeNoise(random, seconds)
  const air = makeNoise(random, seconds)
  const rumble = makeNoise(random, seconds)
  sweep(hiss, 'band-pass', 1.3, (progress) => lowHz * 2 ** (octaves * approach(progress)))
  sweep(air, 'band-pass', 0.6, (progress) => 2.4 * lowHz * 2 ** (octaves * approach(progress)))
  sweep(rumble, 'band-pass', 0.7, (progress) => 0.7 * lowHz + lowHz * approach(progress))
  const left = new Float32Array(hiss.length)
  const right = new Float32Array(hiss.length)
  const direction = random.chance(0.5) ? 1 : -1
  for (let index = 0; index < hiss.length; index++) {
    const progress = index / hiss.length
    const value = (hiss[index] + 0.35 * air[index] + 0.5 * rumble[index]) * approach(progress) ** 1.3
    // The panning stays within 40 % of the middle, because most listeners on a phone hear one channel.
    const angle = (Math.PI / 4) * (1 + 0.4 * direction * (2 * progress - 1))
    left[index] = value * Math.cos(angle)
    right[index] = value * Math.sin(angle)
  }
  return { left, right, accentSeconds: seconds * accent }
}

/** A bubble: a short tone that jumps up. */
function makePop(random: Random): Take {
  const startHz = random.between(330, 420)
  const samples = makeSamples(0.14)
  let phase = 0
  for (let index = 0; index < samples.length; index++) {
    const time = index / sampleRate
    phase += (startHz * (1 + 1.9 * (1 - Math.exp(-time / 0.018)))) / sampleRate
    const level = (1 - Math.exp(-time / 0.0012)) * Math.exp(-time / 0.024)
    samples[index] = level * (Math.sin(2 * Math.PI * phase) + 0.18 * Math.sin(4 * Math.PI * phase))
  }
  return center(samples, 0.006)
}

/** A soft cinematic impact: a falling bass, a knock that small speakers can play, and a burst of air. */
function makeHit(random: Random): Take {
  const seconds = 0.95
  const baseHz = random.between(52, 60)
  const body = makeSamples(seconds)
  let phase = 0
  let knockPhase = 0
  for (let index = 0; index < body.length; index++) {
    const time = index / sampleRate
    phase += (baseHz * (1 + 2.6 * Math.exp(-time / 0.045))) / sampleRate
    knockPhase += (190 + 260 * Math.exp(-time / 0.03)) / sampleRate
    const strike = 1 - Math.exp(-time / 0.001)
    const bass = Math.exp(-time / 0.2) * Math.sin(2 * Math.PI * phase)
    const knock = Math.exp(-time / 0.09) * Math.sin(2 * Math.PI * knockPhase)
    // The saturation makes odd harmonics at 150 Hz and above.
    body[index] = Math.tanh(2.4 * strike * (0.8 * bass + 0.8 * knock))
  }
  const tails = [makeNoise(random, seconds), makeNoise(random, seconds)]
  for (const tail of tails) {
    sweep(tail, 'low-pass', 0.7, (progress) => 400 + 3600 * Math.exp(-progress * 7))
    for (let index = 0; index < tail.length; index++) {
      const time = index / sampleRate
      const burst = 1.3 * Math.exp(-time / 0.03) + 0.5 * Math.exp(-time / 0.2)
      tail[index] = burst * (1 - Math.exp(-time / 0.0008)) * tail[index] + 0.8 * body[index]
    }
  }
  return { left: tails[0], right: tails[1], accentSeconds: 0.006 }
}

/** Tension that grows and stops on the cue. */
function makeRiser(random: Random): Take {
  const seconds = 1
  const startHz = random.between(170, 210)
  const grow = (progress: number) => progress ** 2.2
  const sides = [makeNoise(random, seconds), makeNoise(random, seconds)]
  for (const [side, samples] of sides.entries()) {
    sweep(samples, 'band-pass', 1.4, (progress) => 300 * 2 ** (4 * progress))
    let phase = random.next()
    for (let index = 0; index < samples.length; index++) {
      const progress = index / samples.length
      phase += (startHz * 2 ** (2 * progress) * (side === 0 ? 0.997 : 1.003)) / sampleRate
      const tone = Math.sin(2 * Math.PI * phase) + 0.4 * Math.sin(4 * Math.PI * phase)
      const tremolo = 0.75 + 0.25 * Math.sin(2 * Math.PI * (6 + 6 * progress) * progress)
      const release = Math.min(1, (1 - progress) / 0.035)
      samples[index] = grow(progress) * release * (1.1 * samples[index] + 0.3 * tremolo * tone)
    }
  }
  return { left: sides[0], right: sides[1], accentSeconds: seconds * 0.965 }
}

/** A small bell: inharmonic partials, the high ones shorter. */
function makeDing(random: Random): Take {
  const baseHz = random.pick([1046.5, 1174.7, 1318.5])
  const partials = [
    { ratio: 1, level: 1, decaySeconds: 0.22 },
    { ratio: 2.0, level: 0.35, decaySeconds: 0.18 },
    { ratio: 2.76, level: 0.4, decaySeconds: 0.14 },
    { ratio: 5.4, level: 0.2, decaySeconds: 0.06 },
  ]
  const left = makeSamples(1)
  const right = makeSamples(1)
  for (const { ratio, level, decaySeconds } of partials) {
    // Left and right differ slightly, for width.
    const turn = random.next()
    for (const [side, samples] of [left, right].entries()) {
      const hertz = baseHz * ratio * (side === 0 ? 0.9995 : 1.0005)
      for (let index = 0; index < samples.length; index++) {
        const time = index / sampleRate
        const strike = 1 - Math.exp(-time / 0.0015)
        samples[index] +=
          level * strike * Math.exp(-time / decaySeconds) * Math.sin(2 * Math.PI * (hertz * time + turn))
      }
    }
  }
  return { left, right, accentSeconds: 0.004 }
}

/** A wood block. */
function makeTick(random: Random): Take {
  const hertz = random.between(1700, 2100)
  const samples = makeSamples(0.1)
  const noise = makeNoise(random, 0.1)
  sweep(noise, 'band-pass', 1.5, () => 2 * hertz)
  for (let index = 0; index < samples.length; index++) {
    const time = index / sampleRate
    const strike = 1 - Math.exp(-time / 0.0004)
    const wood = Math.exp(-time / 0.014) * Math.sin(2 * Math.PI * hertz * time)
    const lower = 0.5 * Math.exp(-time / 0.01) * Math.sin(2 * Math.PI * 0.62 * hertz * time)
    samples[index] = strike * (wood + lower + 0.6 * Math.exp(-time / 0.002) * noise[index])
  }
  return center(samples, 0.002)
}

/** A camera: mirror up, curtain, mirror down. */
function makeShutter(random: Random): Take {
  const samples = makeSamples(0.26)
  addClick(samples, random, { atSeconds: 0.002, hertz: 2600, decaySeconds: 0.007, level: 0.8, thump: 0.5 })
  addClick(samples, random, { atSeconds: 0.03, hertz: 4200, decaySeconds: 0.012, level: 0.55, thump: 0 })
  const closing = random.between(0.085, 0.1)
  addClick(samples, random, { atSeconds: closing, hertz: 2100, decaySeconds: 0.014, level: 1, thump: 0.6 })
  return center(samples, 0.006)
}

/** Six to eight keys of a keyboard, unevenly spaced. */
function makeTyping(random: Random): Take {
  const samples = makeSamples(0.8)
  let atSeconds = 0.004
  while (atSeconds < 0.72) {
    const hertz = random.between(2200, 3600)
    const level = random.between(0.6, 1)
    addClick(samples, random, { atSeconds, hertz, decaySeconds: 0.006, level, thump: 0.35 })
    addClick(samples, random, {
      atSeconds: atSeconds + 0.05,
      hertz: hertz * 1.3,
      decaySeconds: 0.003,
      level: 0.3 * level,
      thump: 0,
    })
    atSeconds += random.between(0.085, 0.135)
  }
  return center(samples, 0.008)
}

/** A mechanical click: a burst of banded noise over a short low knock. */
function addClick(
  target: Float32Array,
  random: Random,
  click: { atSeconds: number; hertz: number; decaySeconds: number; level: number; thump: number },
): void {
  const { atSeconds, hertz, decaySeconds, level, thump } = click
  const burst = makeNoise(random, decaySeconds * 6 + 0.03)
  sweep(burst, 'band-pass', 0.9, () => hertz)
  for (let index = 0; index < burst.length; index++) {
    const time = index / sampleRate
    const strike = 1 - Math.exp(-time / 0.0003)
    const knock = thump * Math.exp(-time / 0.009) * Math.sin(2 * Math.PI * 240 * time)
    burst[index] = strike * (Math.exp(-time / decaySeconds) * burst[index] + 0.5 * knock)
  }
  addAt(target, burst, Math.round(atSeconds * sampleRate), level)
}

function center(samples: Float32Array, accentSeconds: number): Take {
  return { left: samples, right: samples.slice(), accentSeconds }
}

function makeSamples(seconds: number): Float32Array {
  return new Float32Array(Math.round(seconds * sampleRate))
}

/** White noise without the top half-octave, which would only hiss. */
function makeNoise(random: Random, seconds: number): Float32Array {
  const samples = makeSamples(seconds).map(() => random.between(-1, 1))
  filterInPlace(samples, designLowPass({ sampleRate, frequencyHz: 14_000 }))
  return samples
}

function sweep(
  samples: Float32Array,
  kind: 'low-pass' | 'band-pass',
  quality: number,
  frequencyAt: (progress: number) => number,
): void {
  sweepFilterInPlace(samples, { kind, sampleRate, quality, frequencyAt })
}

/** Silences the edges, so that an effect can begin and end anywhere without a click. */
function fadeEdges(samples: Float32Array): void {
  const rise = Math.round(0.0005 * sampleRate)
  const fall = Math.round(0.012 * sampleRate)
  for (let index = 0; index < rise; index++) samples[index] *= index / rise
  for (let index = 0; index < fall; index++) samples[samples.length - 1 - index] *= index / fall
}
