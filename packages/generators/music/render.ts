import type { Channel, Note, Score, Section } from './score.ts'
import { createDrumKit } from './sound/drum-kit.ts'
import { instruments } from './sound/instruments.ts'
import { createMaster, masterLatencySamples } from './sound/master.ts'
import { createChorus, createPingPong, createReverb } from './sound/space.ts'
import { createVinyl } from './sound/vinyl.ts'
import {
  type Voice,
  createEnsembleVoice,
  createSampleVoice,
  createSampler,
  panGains,
} from './sound/voices.ts'

/** Samples per second of all music. */
export const musicSampleRate = 48_000
/** Frames in a full block; a multiple of the master's chunk. */
const blockSamples = 2048
/** Exact silence at the very end, in seconds. */
const silenceSeconds = 0.02

/**
 * Receives the next block of the piece. The arrays are reused, so copy what you keep. The last block may be shorter
 * than the others.
 */
export type OnMusicBlock = (left: Float32Array<ArrayBuffer>, right: Float32Array<ArrayBuffer>) => void

/** Number of frames of a piece. */
export function countFrames(score: Score): number {
  return Math.round(score.durationSeconds * musicSampleRate)
}

/**
 * Renders a score at 48 kHz in blocks, in order, and keeps only sounding notes and one copy of each distinct sound in
 * memory. Samples stay within -3 dBFS; the last 20 ms are silent.
 */
export function renderMusic(score: Score, onBlock: OnMusicBlock): void {
  const frames = countFrames(score)
  const mixer = createMixer(score)
  const left = new Float32Array(blockSamples)
  const right = new Float32Array(blockSamples)
  const fade = createEndFade(score, frames)
  let skipped = masterLatencySamples
  let position = 0
  for (let blockStart = 0; position < frames; blockStart += blockSamples) {
    mixer(left, right, blockStart)
    const length = Math.min(blockSamples - skipped, frames - position)
    const blockLeft = left.subarray(skipped, skipped + length)
    const blockRight = right.subarray(skipped, skipped + length)
    fade(blockLeft, blockRight, position)
    onBlock(blockLeft, blockRight)
    position += length
    skipped = 0
  }
}

/** Fades the ring of the final chord so that it reaches zero just before the end. */
function createEndFade(
  score: Score,
  frames: number,
): (left: Float32Array, right: Float32Array, position: number) => void {
  const silentFrom = frames - Math.round(silenceSeconds * musicSampleRate)
  const ringSeconds = score.durationSeconds - score.endingSeconds
  const fadeSamples = Math.round(Math.min(2.5, ringSeconds * 0.7) * musicSampleRate)
  const fadeFrom = Math.max(0, silentFrom - fadeSamples)
  return (left, right, position) => {
    for (let index = Math.max(0, fadeFrom - position); index < left.length; index++) {
      const time = position + index
      const progress = Math.min(1, (time - fadeFrom) / (silentFrom - fadeFrom))
      const gain = time >= silentFrom ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * progress)
      left[index]! *= gain
      right[index]! *= gain
    }
  }
}

type BlockProcess = (left: Float32Array, right: Float32Array, blockStart: number) => void

interface Bus {
  left: Float32Array
  right: Float32Array
}

function createBus(): Bus {
  return { left: new Float32Array(blockSamples), right: new Float32Array(blockSamples) }
}

/** The whole mixer: tracks and drums through reverb and delay to the master. */
function createMixer(score: Score): BlockProcess {
  const reverbBus = createBus()
  const delayBus = createBus()
  const wet = createBus()
  const duck = new Float32Array(blockSamples)
  const tracks = score.tracks.map((channel, index) =>
    createTrack(channel, score, index, { duck, reverbBus, delayBus }),
  )
  const drums = createDrums(score, reverbBus)
  const trackDuck = createDuck(score)
  const reverb = createReverb(score.reverbSeconds, 5200, musicSampleRate)
  const delay = createPingPong((0.75 * 60) / score.bpm, 0.36, musicSampleRate)
  const hasDelay = score.tracks.some((channel) => channel.delaySend > 0)
  const vinyl = score.vinyl > 0 ? createVinyl(score.vinyl, score.seed, musicSampleRate) : undefined
  const master = createMaster(score.master, musicSampleRate)
  return (left, right, blockStart) => {
    for (const buffer of [left, right, reverbBus.left, reverbBus.right, delayBus.left, delayBus.right]) {
      buffer.fill(0)
    }
    trackDuck(duck, blockStart)
    for (const track of tracks) track(left, right, blockStart)
    drums(left, right, blockStart)
    if (hasDelay) {
      wet.left.fill(0)
      wet.right.fill(0)
      delay.process(delayBus.left, delayBus.right, wet.left, wet.right, blockSamples)
      addScaled(wet, left, right, 1)
      addScaled(wet, reverbBus.left, reverbBus.right, 0.3)
    }
    reverb.process(reverbBus.left, reverbBus.right, left, right, blockSamples)
    vinyl?.(left, right, blockSamples)
    master(left, right, blockSamples)
  }
}

function addScaled(source: Bus, left: Float32Array, right: Float32Array, gain: number): void {
  for (let index = 0; index < blockSamples; index++) {
    left[index]! += source.left[index]! * gain
    right[index]! += source.right[index]! * gain
  }
}

/** Fills a block with how far the kick pushes ducked tracks down: 1 on the kick, 0 once it has passed. */
function createDuck(score: Score): (duck: Float32Array, blockStart: number) => void {
  const kicks = score.hits
    .filter((hit) => hit.sound === 'kick')
    .map((hit) => hit.startSeconds * musicSampleRate)
  const attack = 0.006 * musicSampleRate
  const release = Math.min(0.28, 42 / score.bpm) * musicSampleRate
  let next = 0
  let kick = -Infinity
  return (duck, blockStart) => {
    for (let index = 0; index < blockSamples; index++) {
      const time = blockStart + index
      while (next < kicks.length && kicks[next]! <= time + attack) kick = kicks[next++]!
      const since = time - kick
      const shape = since < 0 ? 1 + since / attack : since < release ? 1 - since / release : 0
      duck[index] = shape * shape * (3 - 2 * shape)
    }
  }
}

interface Surroundings {
  duck: Float32Array
  reverbBus: Bus
  delayBus: Bus
}

/** One pitched track: its notes, its inserts and its sends. */
function createTrack(
  channel: Channel,
  score: Score,
  trackIndex: number,
  { duck, reverbBus, delayBus }: Surroundings,
): BlockProcess {
  const bus = createBus()
  const play = createNotePlayer(
    channel,
    score.notes.filter((note) => note.track === trackIndex),
  )
  const filter = channel.filterHertz ? createEnergyFilter(channel.filterHertz, score.sections) : undefined
  const chorus = channel.chorus > 0 ? createChorus(channel.chorus, musicSampleRate) : undefined
  const sway = channel.tremolo > 0 ? createTremolo(channel.tremolo) : undefined
  let tailBlocks = 0
  return (left, right, blockStart) => {
    bus.left.fill(0)
    bus.right.fill(0)
    // Inserts keep sounding briefly after the last note; beyond that, a silent track costs nothing.
    tailBlocks = play(bus.left, bus.right, blockStart) ? 2 : tailBlocks - 1
    if (tailBlocks < 0) return
    filter?.(bus.left, bus.right, blockStart)
    chorus?.(bus.left, bus.right, blockSamples)
    sway?.(bus.left, bus.right, blockStart)
    const { reverbSend, delaySend, duck: depth } = channel
    for (let index = 0; index < blockSamples; index++) {
      const gain = 1 - depth * duck[index]!
      const valueLeft = bus.left[index]! * gain
      const valueRight = bus.right[index]! * gain
      left[index]! += valueLeft
      right[index]! += valueRight
      reverbBus.left[index]! += valueLeft * reverbSend
      reverbBus.right[index]! += valueRight * reverbSend
      if (delaySend > 0) {
        delayBus.left[index]! += valueLeft * delaySend
        delayBus.right[index]! += valueRight * delaySend
      }
    }
  }
}

/** Starts the notes of a track when they are due and mixes those that sound; returns false when none does. */
function createNotePlayer(
  channel: Channel,
  notes: readonly Note[],
): (left: Float32Array, right: Float32Array, blockStart: number) => boolean {
  const instrument = instruments[channel.instrument]
  const gain = 10 ** ((instrument.levelDecibels + channel.levelDecibels) / 20)
  const sampler = instrument.type === 'struck' ? createSampler(instrument, musicSampleRate) : undefined
  let voices: Voice[] = []
  let next = 0
  return (left, right, blockStart) => {
    const blockEnd = blockStart + blockSamples
    while (next < notes.length && notes[next]!.startSeconds * musicSampleRate < blockEnd) {
      const note = notes[next++]!
      // Low notes are in the middle; higher ones move to the channel's side.
      const pan = note.pitch < 48 ? channel.pan * 0.3 : channel.pan + (note.pitch - 64) * 0.008
      voices.push(
        instrument.type === 'struck'
          ? sampler!(note, gain, pan)
          : createEnsembleVoice(instrument, note, gain, pan, musicSampleRate),
      )
    }
    const wasSounding = voices.length > 0
    voices = voices.filter((voice) => voice.mix(left, right, blockStart, blockSamples))
    return wasSounding
  }
}

/** A low-pass (12 dB per octave) that opens and closes with the energy of the section and moves slowly. */
function createEnergyFilter(range: readonly [number, number], sections: readonly Section[]): BlockProcess {
  const stages = new Float64Array(4)
  const glide = blockSamples / (0.9 * musicSampleRate)
  let energy = sections[0]?.energy ?? 0.5
  let section = 0
  return (left, right, blockStart) => {
    const seconds = blockStart / musicSampleRate
    while (section + 1 < sections.length && sections[section + 1]!.startSeconds <= seconds) section++
    energy += glide * ((sections[section]?.energy ?? energy) - energy)
    const breath = 1 + 0.12 * Math.sin(2 * Math.PI * 0.11 * seconds)
    const hertz = range[0] * (range[1] / range[0]) ** energy * breath
    const smoothing = 1 - Math.exp((-2 * Math.PI * hertz) / musicSampleRate)
    let [a, b, c, d] = stages as unknown as [number, number, number, number]
    for (let index = 0; index < blockSamples; index++) {
      a += smoothing * (left[index]! - a)
      b += smoothing * (a - b)
      c += smoothing * (right[index]! - c)
      d += smoothing * (c - d)
      left[index] = b
      right[index] = d
    }
    stages.set([a, b, c, d])
  }
}

/** Pans between the sides about five times a second, like the tremolo of a stage piano. */
function createTremolo(depth: number): BlockProcess {
  const turn = (2 * Math.PI * 4.6) / musicSampleRate
  return (left, right, blockStart) => {
    let gainLeft = 1 + depth * 0.5 * Math.sin(turn * blockStart)
    const step = 64
    for (let start = 0; start < blockSamples; start += step) {
      const next = 1 + depth * 0.5 * Math.sin(turn * (blockStart + start + step))
      const slope = (next - gainLeft) / step
      for (let index = start; index < start + step; index++) {
        left[index]! *= gainLeft
        right[index]! *= 2 - gainLeft
        gainLeft += slope
      }
    }
  }
}

/** The drum track. */
function createDrums(score: Score, reverbBus: Bus): BlockProcess {
  const kit = createDrumKit(score.kit, musicSampleRate)
  const takeCounts = new Map<string, number>()
  let voices: { voice: Voice; reverb: Voice | undefined }[] = []
  let next = 0
  return (left, right, blockStart) => {
    while (
      next < score.hits.length &&
      score.hits[next]!.startSeconds * musicSampleRate < blockStart + blockSamples
    ) {
      const hit = score.hits[next++]!
      const sound = kit.sound(hit.sound)
      const take = takeCounts.get(hit.sound) ?? 0
      takeCounts.set(hit.sound, take + 1)
      const samples = sound.takes[take % sound.takes.length]!
      const gain = 10 ** ((sound.levelDecibels + score.drumLevelDecibels) / 20) * hit.velocity ** 1.6
      const start = Math.round(hit.startSeconds * musicSampleRate)
      const pan = panGains(sound.pan)
      const create = (share: number): Voice =>
        createSampleVoice(samples, start, gain * pan.left * share, gain * pan.right * share, Infinity, 0)
      voices.push({ voice: create(1), reverb: sound.reverbSend > 0 ? create(sound.reverbSend) : undefined })
    }
    voices = voices.filter(({ voice, reverb }) => {
      reverb?.mix(reverbBus.left, reverbBus.right, blockStart, blockSamples)
      return voice.mix(left, right, blockStart, blockSamples)
    })
  }
}
