// Speaks a text with the model: phonemes, inputs of a length that it takes, sound, and the times of words from the
// model's own durations.

import { AppError } from '@vivify/contract/errors'
import type { TimedWord } from '@vivify/contract/project'
import { requireEnglish } from '@vivify/generators/speech/language'
import { planSpeech } from '@vivify/generators/speech/normaliser/plan'
import { phonemize } from '@vivify/generators/speech/phonemes/phonemize'
import { splitInputs, type ModelInput } from '@vivify/generators/speech/phonemes/model-input'
import type { LetterSounds } from '@vivify/generators/speech/phonemes/letter-sounds'
import type { Speech } from '../port.ts'
import type { NaturalVoice } from './files.ts'
import { maxPhonemes, sampleRate, samplesPerFrame, type KokoroSession, type ModelSpeech } from './session.ts'

/** Silence before the first word and after the last. The model's own is longer and uneven, so it is trimmed. */
const leadSeconds = 0.06
const tailSeconds = 0.12
/** Between two inputs; both end and begin with the silence above. */
const gapSeconds = 0.1
const fadeSeconds = 0.005

interface SpokenInput {
  readonly pcm: Float32Array
  /** Start and end of each token in seconds, by its index; null when the model gave no times. */
  readonly times: ReadonlyMap<number, { start: number; end: number }> | null
}

export interface SpeakingParts {
  readonly session: KokoroSession
  readonly soundOut: LetterSounds
  readonly signal: AbortSignal
}

/** Throws AppError `nothing_to_say`, `unsupported_language` and the signal's reason. */
export async function speakWithKokoro(
  text: string,
  voice: NaturalVoice,
  { session, soundOut, signal }: SpeakingParts,
): Promise<Omit<Speech, 'spokenBy'>> {
  requireEnglish(text)
  const plan = planSpeech(text)
  const { dictionary, vocabulary } = session
  const tokens = await phonemize(plan, { dictionary, soundOut, accent: voice.accent })
  const known = tokens.map(({ phonemes, mark }) => ({
    phonemes: keepKnown(phonemes, vocabulary),
    mark: keepKnown(mark, vocabulary),
  }))
  const inputs = splitInputs(known, maxPhonemes)
  if (inputs.length === 0) throw new AppError('nothing_to_say', 'There is nothing to say in this text.')
  const spoken: SpokenInput[] = []
  for (const input of inputs) {
    signal.throwIfAborted()
    spoken.push(trimInput(input, await session.run(input.phonemes, voice.id)))
  }
  signal.throwIfAborted()
  return joinInputs(
    spoken,
    plan.map(({ text: token }) => token),
  )
}

function keepKnown(phonemes: string, vocabulary: ReadonlyMap<string, number>): string {
  return [...phonemes].filter((phoneme) => vocabulary.has(phoneme)).join('')
}

/** Cuts the model's silence off, and finds the times of tokens in what stays. */
function trimInput({ owners }: ModelInput, { pcm, frames }: ModelSpeech): SpokenInput {
  if (frames === null) return { pcm: fadeEdges(pcm.slice()), times: null }
  const times = new Map<number, { start: number; end: number }>()
  let frame = frames[0]!
  owners.forEach((owner, index) => {
    const start = (frame * samplesPerFrame) / sampleRate
    frame += frames[index + 1]!
    if (owner < 0) return
    const end = (frame * samplesPerFrame) / sampleRate
    times.set(owner, { start: times.get(owner)?.start ?? start, end })
  })
  const all = [...times.values()]
  const from = Math.max(0, Math.min(...all.map(({ start }) => start)) - leadSeconds)
  const to = Math.max(...all.map(({ end }) => end)) + tailSeconds
  const cut = pcm.slice(Math.round(from * sampleRate), Math.min(pcm.length, Math.round(to * sampleRate)))
  for (const time of all) {
    time.start -= from
    time.end = Math.min(time.end - from, cut.length / sampleRate)
  }
  return { pcm: fadeEdges(cut), times }
}

function fadeEdges(pcm: Float32Array): Float32Array {
  const length = Math.min(pcm.length >> 1, Math.round(fadeSeconds * sampleRate))
  for (let index = 0; index < length; index++) {
    pcm[index]! *= index / length
    pcm[pcm.length - 1 - index]! *= index / length
  }
  // The model may exceed full scale by a little.
  for (let index = 0; index < pcm.length; index++) pcm[index] = Math.max(-1, Math.min(1, pcm[index]!))
  return pcm
}

function joinInputs(spoken: readonly SpokenInput[], tokens: readonly string[]): Omit<Speech, 'spokenBy'> {
  const gap = Math.round(gapSeconds * sampleRate)
  const pcm = new Float32Array(spoken.reduce((sum, input) => sum + input.pcm.length + gap, -gap))
  const times = new Map<number, { start: number; end: number }>()
  let offset = 0
  for (const input of spoken) {
    pcm.set(input.pcm, offset)
    const seconds = offset / sampleRate
    for (const [token, { start, end }] of input.times ?? []) {
      times.set(token, { start: start + seconds, end: end + seconds })
    }
    offset += input.pcm.length + gap
  }
  const isTimed = spoken.every((input) => input.times !== null)
  return { pcm, sampleRate, timed: isTimed ? { words: timeTokens(tokens, times), timing: 'provider' } : null }
}

/** A silent token has no length and stands at the end of the word before it. */
function timeTokens(
  tokens: readonly string[],
  times: ReadonlyMap<number, { start: number; end: number }>,
): TimedWord[] {
  let last = leadSeconds
  return tokens.map((text, index) => {
    const time = times.get(index)
    const start = time?.start ?? last
    last = time?.end ?? last
    return { text, start, end: last }
  })
}
