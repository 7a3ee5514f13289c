// A person's own reading of a script. The words are located in the recording. A recording of other words is refused,
// because captions of words that nobody says are worse than none.

import { AppError } from '@vivify/contract/errors'
import { timeForReading } from '@vivify/timeline/document/reading-times'
import { alignSound, maxAlignedSeconds } from './aligner.ts'
import type { Cancellation, Speech, SpeechEngine, SpokenWord } from './engine.ts'
import { throwIfAborted } from './engine.ts'
import { measureFit } from './fit.ts'
import { gateNoise } from './noise-gate.ts'
import { findSilences } from './silence.ts'
import type { Sound } from './wave.ts'

/** One scene of the script; its words are separated by spaces. */
export interface NarrationScene {
  readonly id: string
  readonly say: string
}

export interface NarrationRequest {
  readonly scenes: readonly NarrationScene[]
  readonly sound: Sound
  readonly signal?: Cancellation
}

/** Position of a scene in the recording, in seconds. */
export interface NarratedScene {
  readonly id: string
  readonly words: readonly SpokenWord[]
}

export interface Narration {
  /** Scenes with words, in order. */
  readonly scenes: readonly NarratedScene[]
  /** `estimated` for a language that no reference speaks; the words are then spread over the sound. */
  readonly timing: 'aligned' | 'estimated'
}

const referenceVoices = ['Alloy', 'Fable', 'Echo'] as const
/** Pause between the scenes of a reference, like a reader's breath. */
const sceneGapSeconds = 0.3
/** Samples below this level, 50 dB under full scale, are not speech. */
const minPeak = 0.003
/** Allowed ratio of the recording's speech to that of the built-in voice; slow readers take twice as long. */
const fittingSpeech = { min: 0.45, max: 2.4 }
/** The same ratio to the time of comfortable reading, which is longer than speaking. */
const fittingReading = { min: 0.3, max: 1.8 }
/**
 * Maximum ratio of the recording's distance from the script to its distance from the same words in other orders.
 * Between built-in speakers, with noise and other pitches, other texts have ratios of 0.93 to 1.09, on average 0.99;
 * the script has at most 0.85 with a reference of its gender. Refusing a good reading is worse than accepting a wrong
 * one.
 */
const maxFit = 0.96
/** With fewer words, another order is not significant. */
const minJudgedWords = 10

/**
 * Finds the words of a script in a recording of it. Throws AppError `bad_input`, with a sentence for the person, when
 * the recording is longer than 180 s, silent, far too short or long, or contains other words; `nothing_to_say` for a
 * script without words; the signal's reason when it is aborted.
 */
export async function alignNarration(engine: SpeechEngine, request: NarrationRequest): Promise<Narration> {
  const spoken = request.scenes.filter(({ say }) => /[\p{L}\p{N}]/u.test(say))
  if (spoken.length === 0) {
    throw new AppError('nothing_to_say', 'There is nothing to say in this script. Write at least one word.')
  }
  requireSpeech(request.sound)
  const sound = gateNoise(request.sound)
  const references: Reference[] = []
  for (const voice of referenceVoices) {
    const reference = await speakReference(engine, { ...request, scenes: spoken, voice })
    if (!reference) return spreadWords(spoken, sound)
    // Recordings that can't fit are reported before the rest of the work.
    if (references.length === 0) {
      requireLength(measureSpeech(sound), measureSpeech(reference.speech), fittingSpeech)
    }
    references.push(reference)
  }
  await requireWords(engine, { ...request, scenes: spoken, sound }, references)
  const words = alignSound(
    sound,
    references.map(({ speech }) => speech),
  )
  let start = 0
  const scenes = references[0]!.scenes.map(({ id, wordCount }) => {
    const own = words.slice(start, (start += wordCount))
    return { id, words: own }
  })
  return { scenes, timing: 'aligned' }
}

interface Reference {
  readonly voice: (typeof referenceVoices)[number]
  readonly speech: Speech
  /** Scenes of the reference, and how many of its words belong to each. */
  readonly scenes: readonly { readonly id: string; readonly wordCount: number }[]
}

interface ReferenceRequest extends Omit<NarrationRequest, 'sound'> {
  readonly voice: Reference['voice']
}

/** The whole script spoken by one voice; null when no scene of it can be spoken. */
async function speakReference(engine: SpeechEngine, request: ReferenceRequest): Promise<Reference | null> {
  const parts: { id: string; speech: Speech }[] = []
  for (const { id, say } of request.scenes) {
    throwIfAborted(request.signal)
    const speech = await speakScene(engine, say, request)
    if (speech) parts.push({ id, speech })
  }
  if (parts.length === 0) return null
  const { sampleRate } = parts[0]!.speech
  const gap = Math.round(sceneGapSeconds * sampleRate)
  const pcm = new Float32Array(parts.reduce((sum, { speech }) => sum + speech.pcm.length + gap, 0))
  const words: SpokenWord[] = []
  let at = 0
  for (const { speech } of parts) {
    const offset = at / sampleRate
    pcm.set(speech.pcm, at)
    at += speech.pcm.length + gap
    words.push(
      ...speech.words.map((word) => ({ ...word, start: word.start + offset, end: word.end + offset })),
    )
  }
  const [{ speech: first }] = parts as [(typeof parts)[number]]
  return {
    voice: request.voice,
    speech: { ...first, pcm, words, durationSeconds: pcm.length / sampleRate },
    scenes: parts.map(({ id, speech }) => ({ id, wordCount: speech.words.length })),
  }
}

/** null for a scene that the engine can't speak, such as a quotation in another language. */
async function speakScene(
  engine: SpeechEngine,
  text: string,
  { voice, signal }: ReferenceRequest,
): Promise<Speech | null> {
  try {
    return await engine.synthesize({ text, voice, ...(signal ? { signal } : {}) })
  } catch (error) {
    const isUnspeakable =
      AppError.isInstance(error) && (error.code === 'nothing_to_say' || error.code === 'unsupported_language')
    if (isUnspeakable) return null
    throw error
  }
}

function requireSpeech({ pcm, sampleRate }: Sound): void {
  const seconds = pcm.length / sampleRate
  if (seconds > maxAlignedSeconds) {
    throw new AppError(
      'bad_input',
      `The recording is ${Math.round(seconds)} s long; a narration can have at most ${maxAlignedSeconds} s. Please shorten it.`,
    )
  }
  if (pcm.some((sample) => Math.abs(sample) > minPeak)) return
  throw new AppError('bad_input', 'The recording is silent. Check the microphone and record it again.')
}

/** Seconds of sound without its silences. */
function measureSpeech({ pcm, sampleRate }: Sound): number {
  const silent = findSilences(pcm, sampleRate).reduce((sum, { start, end }) => sum + end - start, 0)
  return pcm.length / sampleRate - silent
}

function requireLength(
  recordedSeconds: number,
  expectedSeconds: number,
  fitting: { min: number; max: number },
): void {
  const ratio = recordedSeconds / expectedSeconds
  if (ratio >= fitting.min && ratio <= fitting.max) return
  const lengths = `it has ${recordedSeconds.toFixed(0)} s of speech for about ${expectedSeconds.toFixed(0)} s of words`
  const advice = ratio < 1 ? 'Record the whole script or shorten it.' : 'Record the script alone.'
  throw new AppError('bad_input', `The recording does not fit the script: ${lengths}. ${advice}`)
}

/** Compares with the closest reference, and with the same voice saying the script's words in other orders. */
async function requireWords(
  engine: SpeechEngine,
  request: NarrationRequest,
  references: readonly Reference[],
): Promise<void> {
  const wordCount = references[0]!.speech.words.filter(({ isSilent }) => !isSilent).length
  if (wordCount < minJudgedWords) return
  const measured = references.map(({ voice, speech }) => ({ voice, fit: measureFit(speech, request.sound) }))
  const { voice, fit } = measured.toSorted((first, second) => first.fit - second.fit)[0]!
  const others: number[] = []
  for (const shuffle of [reverseWords, partWords]) {
    const scenes = request.scenes.toReversed().map(({ id, say }) => ({ id, say: shuffle(say) }))
    const decoy = await speakReference(engine, { ...request, scenes, voice })
    if (decoy) others.push(measureFit(decoy.speech, request.sound))
  }
  const other = others.reduce((sum, value) => sum + value, 0) / others.length
  if (!(fit > maxFit * other)) return
  throw new AppError(
    'bad_input',
    'The recording does not fit the script: it says other words. Read the script as it stands, or write what you say.',
  )
}

function reverseWords(text: string): string {
  return splitTokens(text).toReversed().join(' ')
}

/** Reorders the words: first every second word, then the rest. */
function partWords(text: string): string {
  const words = splitTokens(text)
  return [
    ...words.filter((_, index) => index % 2 === 1),
    ...words.filter((_, index) => index % 2 === 0),
  ].join(' ')
}

/** Tokens without the punctuation that would make pauses in the middle of a sentence. */
function splitTokens(text: string): string[] {
  return text
    .split(/\s+/)
    .map((token) => token.replace(/(?<![.,;:!?])[.,;:!?]+$/, ''))
    .filter(Boolean)
}

/** Spreads words over the sound by their length, leaving out silences. */
function spreadWords(scenes: readonly NarrationScene[], sound: Sound): Narration {
  const durationSeconds = sound.pcm.length / sound.sampleRate
  const silences = findSilences(sound.pcm, sound.sampleRate)
  const speechSeconds = measureSpeech(sound)
  const texts = scenes.map(({ id, say }) => ({ id, words: timeForReading(say).words }))
  const readSeconds = texts
    .flatMap(({ words }) => words)
    .reduce((sum, { start, end }) => sum + end - start, 0)
  requireLength(speechSeconds, readSeconds, fittingReading)
  /** The moment of the recording by which this many seconds of speech have passed. */
  const locate = (spokenSeconds: number): number => {
    let at = spokenSeconds
    for (const { start, end } of silences) if (start <= at) at += end - start
    return Math.min(durationSeconds, at)
  }
  let spoken = 0
  const share = speechSeconds / readSeconds
  const placed = texts.map(({ id, words }) => ({
    id,
    words: words.map(({ text, start, end }) => {
      const from = locate(spoken)
      spoken += (end - start) * share
      return { text, say: [text], start: from, end: Math.max(from, locate(spoken - 1e-6)), isSilent: false }
    }),
  }))
  return { scenes: placed, timing: 'estimated' }
}
