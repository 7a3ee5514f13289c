// The sound of a video: voice, music that ducks under it, and effects, mastered for delivery. The browser's preview and
// the export run this same code.

import { AppError } from '@vivify/contract/errors'
import { fromDecibels } from '../signal/decibels.ts'
import { averageWindows, measureHopEnergies, toLufs } from '../signal/loudness.ts'
import { drawDuckingCurve, type DuckingCurve, type DuckingOptions, type Interval } from './ducking.ts'
import { synthesizeEffect, type Effect, type EffectKind } from './effects.ts'
import { deliveryTarget, masterInPlace, type MasterReport, type MasterTarget } from './master.ts'
import { addClipSound, type ClipSound } from './clip-sound.ts'
import { addMusic, type Music } from './music-bed.ts'
import { addAt, addRoom } from './room.ts'
import { mixSampleRate, prepareVoice, voiceLoudnessLufs } from './voice-chain.ts'

/** Speech of one scene, as delivered by the engine. */
export interface Utterance {
  /** Mono. */
  readonly pcm: Float32Array
  readonly sampleRate: number
  readonly startSeconds: number
}

/** One sound effect. */
export interface EffectCue {
  readonly kind: EffectKind
  /** When the effect's accent is heard: the moment a whoosh passes, a pop pops, or a riser ends. */
  readonly atSeconds: number
  /** Loudness of the effect's strongest part relative to the voice; at -14 and below, it masks no word. */
  readonly gainDb: number
}

/** One take of an effect, with the loudness of its strongest part in LUFS. */
export interface EffectTake {
  readonly effect: Effect
  readonly loudnessLufs: number
}

/** The part of AbortSignal that this code reads; pure code has no DOM types. */
export interface MixSignal {
  readonly aborted: boolean
}

/** Parts of the mix and their settings. */
export interface MixRequest {
  readonly durationSeconds: number
  readonly utterances: readonly Utterance[]
  /** Spoken words in seconds of the video. Without any, music ducks under whole utterances. */
  readonly words: readonly Interval[]
  readonly music: Music | null
  /** When the music plays, in seconds of the video. Default: all the time. */
  readonly musicSpan?: Interval | undefined
  /** Sound of clips that are shown before or after the scenes. */
  readonly clips?: readonly ClipSound[]
  readonly effects: readonly EffectCue[]
  readonly seed: number
  readonly signal?: MixSignal
  /** Awaited between stages, so that other work can run and an abort can arrive. */
  readonly pause?: () => Promise<void>
  /** Seconds of any clock, for the times in `stages`; without one they are 0. */
  readonly clock?: () => number
  /** Default -14 LUFS and -1.5 dBTP, which stays under -1 dBTP as AAC. */
  readonly target?: MasterTarget
  /** Level of music under words, in decibels below the voice. Default 19. */
  readonly musicUnderVoiceDb?: number
  readonly ducking?: DuckingOptions
  /** Level of early reflections relative to the voice in decibels; null for a dry voice. Default -19. */
  readonly roomDb?: number | null
  /** Prepares an utterance. Default `prepareVoice`; a caller may return its cached result instead. */
  readonly prepare?: (utterance: Utterance, index: number) => Float32Array | Promise<Float32Array>
  /** Makes a take of an effect from its seed. Default `makeTake`; a caller may return a cached take instead. */
  readonly take?: (kind: EffectKind, seed: string) => EffectTake | Promise<EffectTake>
}

/** The finished sound. */
export interface Mix {
  /** Left and right at 48 kHz, round(durationSeconds * 48000) samples each. */
  readonly pcm: [Float32Array, Float32Array]
  /** Integrated loudness; null for silence. */
  readonly loudnessLufs: number | null
  /** null for silence. */
  readonly truePeakDbtp: number | null
  readonly duckingCurve: DuckingCurve
  readonly master: MasterReport
  readonly stages: readonly { readonly name: string; readonly seconds: number }[]
}

const maxDurationSeconds = 3600
const defaultMusicUnderVoiceDb = 19
const defaultRoomDb = -19
/** Number of takes per effect. A fourth whoosh sounds like the first, which nobody notices. */
const takesPerEffect = 3
/** An effect's loudness is that of its strongest fifth of a second, which is about as long as the ear integrates. */
const effectWindowSeconds = 0.2

/**
 * Mixes and masters the sound of a video. Throws AppError `bad_input` unless the duration is from 0 to 3600 s, and
 * `cancelled` when the signal is aborted. Memory: the result (0.38 MB a second) and one utterance at a time.
 */
export async function mixSound(request: MixRequest): Promise<Mix> {
  const { durationSeconds, utterances, clock = () => 0 } = request
  if (!(durationSeconds >= 0 && durationSeconds <= maxDurationSeconds)) {
    throw new AppError(
      'bad_input',
      `A video of ${Math.round(durationSeconds)} seconds cannot be mixed; the limit is one hour.`,
    )
  }
  const length = Math.round(durationSeconds * mixSampleRate)
  const pcm: [Float32Array, Float32Array] = [new Float32Array(length), new Float32Array(length)]
  const stages: { name: string; seconds: number }[] = []

  async function run<T>(name: string, work: () => T | Promise<T>): Promise<T> {
    await breathe(request)
    const started = clock()
    const result = await work()
    stages.push({ name, seconds: clock() - started })
    return result
  }

  await run('voice', () => addVoices(request, pcm))
  const intervals = request.words.length > 0 ? request.words : utterances.map(spanUtterance)
  const hasVoice = utterances.length > 0
  const curve = drawDuckingCurve(hasVoice ? intervals : [], durationSeconds, request.ducking)
  await run('music', () => addMusicInSpan(request, pcm, curve))
  for (const clip of request.clips ?? []) addClipSound(clip, pcm)
  await run('effects', () => addEffects(request, pcm))
  const master = await run('master', () =>
    masterInPlace(pcm, mixSampleRate, request.target ?? deliveryTarget),
  )
  const { loudnessLufs, truePeakDbtp } = master
  return { pcm, loudnessLufs, truePeakDbtp, duckingCurve: curve, master, stages }
}

function addMusicInSpan(
  request: MixRequest,
  mix: readonly [Float32Array, Float32Array],
  curve: DuckingCurve,
): void {
  const { music, musicSpan = { start: 0, end: request.durationSeconds } } = request
  if (!music) return
  const [first, last] = [musicSpan.start, musicSpan.end].map((at) => Math.round(at * mixSampleRate))
  const part = [mix[0].subarray(first, last), mix[1].subarray(first, last)] as const
  const loudnessLufs = chooseMusicLevel(request, curve)
  addMusic(music, part, { curve, loudnessLufs, startSeconds: musicSpan.start })
}

async function addVoices(request: MixRequest, mix: readonly [Float32Array, Float32Array]): Promise<void> {
  const { roomDb = defaultRoomDb, prepare = prepareUtterance } = request
  for (const [index, utterance] of request.utterances.entries()) {
    await breathe(request)
    const voice = await prepare(utterance, index)
    const startSample = Math.round(utterance.startSeconds * mixSampleRate)
    for (const channel of mix) addAt(channel, voice, startSample, 1)
    if (roomDb !== null) addRoom(voice, mix, { startSample, sampleRate: mixSampleRate, levelDb: roomDb })
  }
}

function prepareUtterance({ pcm, sampleRate }: Utterance): Float32Array {
  return prepareVoice(pcm, sampleRate)
}

/** Loudness of the unducked music, such that the ducked music is at the wanted distance below the voice. */
function chooseMusicLevel(request: MixRequest, curve: DuckingCurve): number {
  if (request.utterances.length === 0) return voiceLoudnessLufs
  const { musicUnderVoiceDb = defaultMusicUnderVoiceDb } = request
  const lowest = curve.gains.reduce((least, gain) => Math.min(least, gain), 1)
  return voiceLoudnessLufs - musicUnderVoiceDb - 20 * Math.log10(lowest)
}

async function addEffects(
  { effects, seed, take = makeTake }: MixRequest,
  mix: readonly [Float32Array, Float32Array],
): Promise<void> {
  const takes = new Map<string, EffectTake>()
  const counts = new Map<EffectKind, number>()
  for (const { kind, atSeconds, gainDb } of effects) {
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    const name = `${seed}/${kind}/${count % takesPerEffect}`
    const taken = takes.get(name) ?? (await take(kind, name))
    takes.set(name, taken)
    const gain = fromDecibels(voiceLoudnessLufs + gainDb - taken.loudnessLufs)
    const startSample = Math.round((atSeconds - taken.effect.accentSeconds) * mixSampleRate)
    taken.effect.pcm.forEach((samples, channel) => addAt(mix[channel]!, samples, startSample, gain))
  }
}

/** Makes one take of an effect and measures it; the same kind and seed give the same. */
export function makeTake(kind: EffectKind, seed: string): EffectTake {
  const effect = synthesizeEffect(kind, seed)
  return { effect, loudnessLufs: measureEffect(effect) }
}

/** Loudness in LUFS of the strongest stretch of 0.2 s. */
export function measureEffect({ pcm }: Effect): number {
  const hop = mixSampleRate / 100
  const size = Math.round(effectWindowSeconds * 100)
  // Silence around a short effect lets the window contain all of it, and the silence counts in the mean.
  const padded = pcm.map((samples) => {
    const longer = new Float32Array(samples.length + 2 * size * hop)
    longer.set(samples, size * hop)
    return longer
  })
  return toLufs(Math.max(...averageWindows(measureHopEnergies(padded, mixSampleRate, hop), size)))
}

function spanUtterance({ pcm, sampleRate, startSeconds }: Utterance): Interval {
  return { start: startSeconds, end: startSeconds + pcm.length / sampleRate }
}

async function breathe({ pause, signal }: MixRequest): Promise<void> {
  await pause?.()
  if (signal?.aborted) throw new AppError('cancelled', 'Mixing the sound was canceled.')
}
