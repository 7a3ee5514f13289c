// Drums are synthesized once per piece (noisy ones in a few takes) and then mixed like samples.

import { assertNever } from '@vivify/contract/errors'

import { riserSeconds, swellSeconds } from '../drum-writing.ts'
import type { DrumName, KitName } from '../score.ts'
import { createBiquadFilter, designBiquad } from './filters.ts'
import { type Noise, createNoise } from './noise.ts'
import { shapeEdges } from './struck.ts'

export interface DrumSound {
  /** Takes to play in turn, mono. */
  takes: readonly Float32Array<ArrayBuffer>[]
  levelDecibels: number
  pan: number
  reverbSend: number
}

interface KitVoicing {
  kick: { topHertz: number; bottomHertz: number; sweepSeconds: number; decaySeconds: number; click: number }
  snare: { hertz: number; tone: number; noiseSeconds: number; brightHertz: number }
  hat: { hertz: number; seconds: number }
  /** Lowpass over the whole kit in Hz. */
  topHertz: number
  /** Reverb on snares and claps, 0 to 1. */
  room: number
  levels: Partial<Record<DrumName, number>>
}

const kits: Record<KitName, KitVoicing> = {
  tight: {
    kick: { topHertz: 190, bottomHertz: 52, sweepSeconds: 0.035, decaySeconds: 0.3, click: 0.5 },
    snare: { hertz: 195, tone: 0.5, noiseSeconds: 0.2, brightHertz: 1800 },
    hat: { hertz: 8000, seconds: 0.07 },
    topHertz: 18_000,
    room: 0.2,
    levels: {},
  },
  pop: {
    kick: { topHertz: 240, bottomHertz: 50, sweepSeconds: 0.03, decaySeconds: 0.34, click: 0.7 },
    snare: { hertz: 210, tone: 0.45, noiseSeconds: 0.24, brightHertz: 2000 },
    hat: { hertz: 8500, seconds: 0.06 },
    topHertz: 19_000,
    room: 0.22,
    levels: {},
  },
  dusty: {
    kick: { topHertz: 140, bottomHertz: 56, sweepSeconds: 0.04, decaySeconds: 0.28, click: 0.25 },
    snare: { hertz: 180, tone: 0.6, noiseSeconds: 0.17, brightHertz: 1100 },
    hat: { hertz: 6500, seconds: 0.055 },
    topHertz: 11_000,
    room: 0.14,
    levels: { snare: -1 },
  },
  soft: {
    kick: { topHertz: 110, bottomHertz: 50, sweepSeconds: 0.05, decaySeconds: 0.4, click: 0.1 },
    snare: { hertz: 180, tone: 0.4, noiseSeconds: 0.2, brightHertz: 1500 },
    hat: { hertz: 8000, seconds: 0.06 },
    topHertz: 12_000,
    room: 0.35,
    levels: { rim: -4, shaker: -2 },
  },
  epic: {
    kick: { topHertz: 120, bottomHertz: 42, sweepSeconds: 0.06, decaySeconds: 0.6, click: 0.3 },
    snare: { hertz: 165, tone: 0.5, noiseSeconds: 0.35, brightHertz: 1500 },
    hat: { hertz: 7500, seconds: 0.05 },
    topHertz: 16_000,
    room: 0.4,
    levels: { hat: -4 },
  },
}

const placements: Record<DrumName, { levelDecibels: number; pan: number; reverbSend: number }> = {
  kick: { levelDecibels: -9.5, pan: 0, reverbSend: 0 },
  snare: { levelDecibels: -6, pan: 0.03, reverbSend: 1 },
  clap: { levelDecibels: -5.5, pan: -0.05, reverbSend: 1 },
  rim: { levelDecibels: -13, pan: 0.2, reverbSend: 1 },
  hat: { levelDecibels: -9, pan: 0.28, reverbSend: 0.15 },
  openHat: { levelDecibels: -15, pan: 0.28, reverbSend: 0.25 },
  shaker: { levelDecibels: -15, pan: -0.4, reverbSend: 0.4 },
  tambourine: { levelDecibels: -17, pan: -0.3, reverbSend: 0.5 },
  tomHigh: { levelDecibels: -14, pan: 0.3, reverbSend: 0.8 },
  tomLow: { levelDecibels: -13, pan: -0.3, reverbSend: 0.8 },
  taiko: { levelDecibels: -9, pan: -0.08, reverbSend: 0.7 },
  taikoHigh: { levelDecibels: -13, pan: 0.25, reverbSend: 0.8 },
  crash: { levelDecibels: -19, pan: -0.2, reverbSend: 0.5 },
  swell: { levelDecibels: -24, pan: 0.15, reverbSend: 0.6 },
  riser: { levelDecibels: -28, pan: 0, reverbSend: 0.5 },
  boom: { levelDecibels: -11, pan: 0, reverbSend: 0.2 },
}

const manyTakes = new Set<DrumName>(['snare', 'clap', 'hat', 'shaker', 'tambourine'])

/** Prepares a kit; sounds are rendered on first use. */
export function createDrumKit(name: KitName, sampleRate: number): { sound(drum: DrumName): DrumSound } {
  const voicing = kits[name]
  const sounds = new Map<DrumName, DrumSound>()
  return {
    sound(drum) {
      let sound = sounds.get(drum)
      if (!sound) {
        const place = placements[drum]
        const takeCount = manyTakes.has(drum) ? 3 : 1
        sound = {
          takes: Array.from({ length: takeCount }, (_, take) => renderDrum(drum, voicing, take, sampleRate)),
          levelDecibels: place.levelDecibels + (voicing.levels[drum] ?? 0),
          pan: place.pan,
          reverbSend: place.reverbSend * voicing.room,
        }
        sounds.set(drum, sound)
      }
      return sound
    },
  }
}

function renderDrum(
  drum: DrumName,
  voicing: KitVoicing,
  take: number,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const noise = createNoise(take * 7907 + drum.length * 131 + drum.charCodeAt(0))
  const samples = synthesize(drum, voicing, noise, sampleRate)
  if (voicing.topHertz < 17_000) filter(samples, 'lowpass', voicing.topHertz, sampleRate)
  shapeEdges(samples, 0.0006, sampleRate)
  return samples
}

const skins = {
  rim: { hertz: 820, sweep: 0.1, decaySeconds: 0.07, noiseLevel: 0.5, noiseHertz: 2600 },
  tomHigh: { hertz: 150, sweep: 0.5, decaySeconds: 0.45, noiseLevel: 0.2, noiseHertz: 900 },
  tomLow: { hertz: 96, sweep: 0.5, decaySeconds: 0.6, noiseLevel: 0.2, noiseHertz: 700 },
  taiko: { hertz: 66, sweep: 0.7, decaySeconds: 0.9, noiseLevel: 0.45, noiseHertz: 1100 },
  taikoHigh: { hertz: 122, sweep: 0.5, decaySeconds: 0.5, noiseLevel: 0.5, noiseHertz: 1800 },
  boom: { hertz: 44, sweep: 0.8, decaySeconds: 1.6, noiseLevel: 0.2, noiseHertz: 400 },
} satisfies Partial<Record<DrumName, Skin>>

function synthesize(
  drum: DrumName,
  voicing: KitVoicing,
  noise: Noise,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  switch (drum) {
    case 'kick':
      return renderKick(voicing.kick, noise, sampleRate)
    case 'snare':
      return renderSnare(voicing.snare, noise, sampleRate)
    case 'clap':
      return renderClap(noise, sampleRate)
    case 'hat':
      return renderMetal(voicing.hat.hertz, voicing.hat.seconds, noise, sampleRate)
    case 'openHat':
      return renderMetal(voicing.hat.hertz * 0.92, 0.3, noise, sampleRate)
    case 'shaker':
      return renderShaker(noise, 6500, 0.014, 0.09, sampleRate)
    case 'tambourine':
      return renderMetal(9500, 0.16, noise, sampleRate)
    case 'crash':
      return renderMetal(5200, 1.9, noise, sampleRate)
    case 'swell':
      return renderMetal(5200, swellSeconds, noise, sampleRate).reverse()
    case 'riser':
      return renderRiser(noise, sampleRate)
    case 'rim':
    case 'tomHigh':
    case 'tomLow':
    case 'taiko':
    case 'taikoHigh':
    case 'boom':
      return renderSkin(skins[drum], noise, sampleRate)
    default:
      return assertNever(drum)
  }
}

function filter(
  samples: Float32Array,
  kind: 'lowpass' | 'highpass' | 'bandpass',
  hertz: number,
  sampleRate: number,
  quality?: number,
): void {
  createBiquadFilter(designBiquad(kind, hertz, sampleRate, quality)).process(samples, samples.length)
}

function decayFactor(seconds: number, sampleRate: number): number {
  return 10 ** (-3 / (seconds * sampleRate))
}

function allocate(seconds: number, sampleRate: number): Float32Array<ArrayBuffer> {
  return new Float32Array(Math.ceil(seconds * sampleRate))
}

function renderKick(kick: KitVoicing['kick'], noise: Noise, sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = allocate(kick.decaySeconds * 1.5, sampleRate)
  const decay = decayFactor(kick.decaySeconds * 1.7, sampleRate)
  const sweep = Math.exp(-1 / (kick.sweepSeconds * sampleRate))
  const clickDecay = decayFactor(0.012, sampleRate)
  let phase = 0
  let level = 1
  let above = kick.topHertz - kick.bottomHertz
  let click = kick.click
  let dull = 0
  for (let time = 0; time < samples.length; time++) {
    phase += (2 * Math.PI * (kick.bottomHertz + above)) / sampleRate
    dull += 0.5 * (noise.next() - dull)
    // Soft saturation adds overtones, so that the kick is audible on small speakers.
    samples[time] = Math.tanh(1.7 * level * Math.sin(phase)) * 0.9 * Math.min(1, level * 4) + click * dull
    above *= sweep
    level *= decay
    click *= clickDecay
  }
  return samples
}

function renderSnare(
  snare: KitVoicing['snare'],
  noise: Noise,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const samples = allocate(snare.noiseSeconds * 1.6, sampleRate)
  const decay = decayFactor(snare.noiseSeconds * 1.4, sampleRate)
  let level = 0.9
  for (let time = 0; time < samples.length; time++) {
    samples[time] = noise.next() * level
    level *= decay
  }
  filter(samples, 'highpass', snare.brightHertz * 0.5, sampleRate)
  filter(samples, 'lowpass', Math.min(15_000, snare.brightHertz * 5), sampleRate)
  const body = { hertz: snare.hertz, sweep: 0.35, decaySeconds: 0.16, noiseLevel: 0, noiseHertz: 1000 }
  const skin = renderSkin(body, noise, sampleRate)
  for (let time = 0; time < Math.min(skin.length, samples.length); time++) {
    samples[time]! += skin[time]! * snare.tone
  }
  return samples
}

function renderClap(noise: Noise, sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = allocate(0.32, sampleRate)
  const burst = decayFactor(0.03, sampleRate)
  const tail = decayFactor(0.26, sampleRate)
  const starts = [0, 0.011, 0.021, 0.03].map((seconds) => Math.round(seconds * sampleRate))
  let level = 0
  for (let time = 0; time < samples.length; time++) {
    if (starts.includes(time)) level = 1
    samples[time] = noise.next() * level
    level *= time < starts[3]! ? burst : tail
  }
  filter(samples, 'bandpass', 1500, sampleRate, 0.8)
  for (let time = 0; time < samples.length; time++) samples[time]! *= 1.8
  return samples
}

interface Skin {
  hertz: number
  /** How far above its pitch the membrane starts, as a share. */
  sweep: number
  decaySeconds: number
  noiseLevel: number
  noiseHertz: number
}

function renderSkin(skin: Skin, noise: Noise, sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = allocate(skin.decaySeconds * 1.3, sampleRate)
  const slap = allocate(Math.min(0.12, skin.decaySeconds), sampleRate)
  let slapLevel = skin.noiseLevel * 1.6
  const slapDecay = decayFactor(0.09, sampleRate)
  for (let time = 0; time < slap.length; time++) {
    slap[time] = noise.next() * slapLevel
    slapLevel *= slapDecay
  }
  filter(slap, 'lowpass', skin.noiseHertz, sampleRate)
  const decay = decayFactor(skin.decaySeconds, sampleRate)
  const sweepDecay = Math.exp(-1 / (0.05 * sampleRate))
  let level = 0.9
  let sweep = skin.sweep
  let phase = 0
  // The second mode of a round membrane gives the drum its knock.
  let knockPhase = 0
  let knock = 0.35
  const knockDecay = decayFactor(skin.decaySeconds * 0.35, sampleRate)
  for (let time = 0; time < samples.length; time++) {
    const step = (2 * Math.PI * skin.hertz * (1 + sweep)) / sampleRate
    phase += step
    knockPhase += step * 1.593
    samples[time] =
      level * Math.sin(phase) + knock * Math.sin(knockPhase) + (time < slap.length ? slap[time]! : 0)
    level *= decay
    knock *= knockDecay
    sweep *= sweepDecay
  }
  return samples
}

/** Cymbals and hats: noise and six clashing square waves above a cut-off. */
function renderMetal(
  hertz: number,
  decaySeconds: number,
  noise: Noise,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const samples = allocate(decaySeconds * 1.05, sampleRate)
  const decay = decayFactor(decaySeconds, sampleRate)
  const steps = [263, 400, 421, 474, 587, 845].map((square) => (square * 4.2) / sampleRate)
  const phases = steps.map((_, index) => index * 0.137)
  let level = 1
  for (let time = 0; time < samples.length; time++) {
    let clash = 0
    for (let index = 0; index < 6; index++) {
      const phase = phases[index]! + steps[index]!
      phases[index] = phase >= 1 ? phase - 1 : phase
      clash += phase % 1 < 0.5 ? 0.08 : -0.08
    }
    samples[time] = (noise.next() * 0.8 + clash) * level
    level *= decay
  }
  filter(samples, 'highpass', hertz, sampleRate)
  filter(samples, 'highpass', hertz * 0.7, sampleRate)
  return samples
}

function renderShaker(
  noise: Noise,
  hertz: number,
  riseSeconds: number,
  fallSeconds: number,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const samples = allocate(riseSeconds + fallSeconds, sampleRate)
  const rise = riseSeconds * sampleRate
  const decay = decayFactor(fallSeconds, sampleRate)
  let level = 1
  for (let time = 0; time < samples.length; time++) {
    if (time > rise) level *= decay
    samples[time] = noise.next() * (time < rise ? (time / rise) ** 2 : level)
  }
  filter(samples, 'bandpass', hertz, sampleRate, 0.9)
  return samples
}

function renderRiser(noise: Noise, sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = allocate(riserSeconds, sampleRate)
  let low = 0
  let lower = 0
  for (let time = 0; time < samples.length; time++) {
    const progress = time / samples.length
    const smoothing = 0.03 + 0.5 * progress * progress
    low += smoothing * (noise.next() - low)
    lower += smoothing * 0.35 * (low - lower)
    samples[time] = (low - lower) * progress ** 2.2 * 2.5
  }
  return samples
}
