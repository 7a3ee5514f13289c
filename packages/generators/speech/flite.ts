// The built-in voice. It works without key, network or native code. It sounds like the synthesizer of 2005 that it is,
// so it is called a draft voice.

import { AppError } from '@vivify/contract/errors'

import { throwIfAborted } from './engine.ts'
import type { Speech, SpeechEngine, SpeechRequest, SpokenWord } from './engine.ts'
import { buildNothingToSay, requireEnglish } from './language.ts'
import { loadFliteProgram, writeNothing, writeWave } from './flite-program.ts'
import type { FliteProgram } from './flite-program.ts'
import { planSpeech } from './normaliser/plan.ts'
import type { PlannedToken } from './normaliser/plan.ts'
import { splitChunks } from './chunks.ts'
import { fadeIn, fadeOut, lengthenPauses, sentencePauseSeconds } from './pauses.ts'
import type { TimedSound } from './pauses.ts'
import { isPause, matchPhones, parsePhraseGroups, parseTimedPhones } from './phones.ts'
import type { TimedPhone, TokenPhone } from './phones.ts'
import { buildSpokenLine } from './spoken-line.ts'
import { findVoicePreset } from './voices.ts'
import type { VoicePreset } from './voices.ts'
import { decodeWave } from './wave.ts'
import type { CompiledModule } from './web-assembly.ts'

/** The engine's name as users see it. */
export const fliteEngineName = 'offline draft voice'

/**
 * Silence before the first sound and after the last. The voice's own silence is longer and uneven, so it is trimmed.
 */
export const leadSeconds = 0.03
export const tailSeconds = 0.08

/**
 * Above this share of different phones, the assignment of phones to tokens is a guess, and the times are labeled as
 * aligned.
 */
const maxExactDifference = 0.25

/** The fastest speaker, because only its phones are used and not its sound. */
const referenceSpeaker = 'kal16'

interface SpokenChunk extends TimedSound {
  readonly sampleRate: number
  readonly isExact: boolean
}

/**
 * Creates the built-in engine from Flite's WebAssembly, as bytes or compiled. It speaks US English at 16 kHz. Throws
 * CompileError when the bytes are not WebAssembly.
 */
export async function createFliteEngine(options: {
  wasm: Uint8Array | CompiledModule
}): Promise<SpeechEngine> {
  const program = await loadFliteProgram(options.wasm)
  return { name: fliteEngineName, synthesize: (request) => synthesizeWithFlite(program, request) }
}

async function synthesizeWithFlite(program: FliteProgram, request: SpeechRequest): Promise<Speech> {
  throwIfAborted(request.signal)
  requireEnglish(request.text)
  const preset = findVoicePreset(request.voice)
  const plan = planSpeech(request.text, request.pronunciations)
  if (plan.every((token) => token.say.length === 0)) throw buildNothingToSay()
  const chunks: SpokenChunk[] = []
  for (const tokens of splitChunks(plan)) {
    throwIfAborted(request.signal)
    if (chunks.length > 0) await yieldToOthers()
    throwIfAborted(request.signal)
    chunks.push(await speakChunk(program, tokens, preset))
  }
  return joinChunks(chunks)
}

/** Lets timers and abort handlers run between two chunks. */
function yieldToOthers(): Promise<void> {
  const host = globalThis as unknown as { setTimeout(callback: () => void, delayMs: number): unknown }
  return new Promise((resolve) => void host.setTimeout(resolve, 0))
}

async function speakChunk(
  program: FliteProgram,
  tokens: readonly PlannedToken[],
  preset: VoicePreset,
): Promise<SpokenChunk> {
  const stretch = ['--setf', `duration_stretch=${(1 / preset.rate).toFixed(4)}`]
  const pitch = preset.pitchHz === null ? [] : ['--setf', `int_f0_target_mean=${preset.pitchHz}`]
  const text = ['-t', buildSpokenLine(tokens)]
  const output = await program.run([
    '-psdur',
    '-voice',
    preset.speaker,
    ...stretch,
    ...pitch,
    ...text,
    ...writeWave,
  ])
  const sound = decodeWave(output.wave)
  const phones = parseTimedPhones(output.printed).filter((phone) => !isPause(phone))
  const reference = await readReferencePhones(program, tokens)
  if (phones.length === 0 || reference.length === 0) {
    throw new AppError('generator_failed', 'The offline draft voice made no sound of this text.')
  }
  const match = matchPhones(reference, phones)
  const cutSeconds = phones[0]!.start - leadSeconds
  const pcm = trimSound(sound.pcm, sound.sampleRate, cutSeconds, phones.at(-1)!.end + tailSeconds)
  const words = timeWords(tokens, phones, match.tokens, cutSeconds)
  return {
    ...lengthenPauses({ pcm, words }, tokens, sound.sampleRate),
    sampleRate: sound.sampleRate,
    isExact: match.difference <= maxExactDifference,
  }
}

/**
 * Speaks every token separately in one run with commas between; the pauses separate the tokens. When the number of
 * groups differs from the number of tokens, one run per token (3 ms each) separates them reliably.
 */
async function readReferencePhones(
  program: FliteProgram,
  tokens: readonly PlannedToken[],
): Promise<TokenPhone[]> {
  const spoken = tokens.flatMap(({ say }, token) => (say.length > 0 ? [{ token, words: say.join(' ') }] : []))
  const sayPhrases = async (text: string) => {
    const output = await program.run(['-ps', '-voice', referenceSpeaker, '-t', `${text}. `, ...writeNothing])
    return parsePhraseGroups(output.printed)
  }
  let groups = await sayPhrases(spoken.map(({ words }) => words).join(', '))
  if (groups.length !== spoken.length) {
    groups = []
    for (const { words } of spoken) groups.push((await sayPhrases(words)).flat())
  }
  return groups.flatMap((group, index) => group.map((name) => ({ name, token: spoken[index]!.token })))
}

/** Times in seconds from the cut; a silent token is at the end of the previous word. */
function timeWords(
  tokens: readonly PlannedToken[],
  phones: readonly TimedPhone[],
  owners: Int32Array,
  cutSeconds: number,
): SpokenWord[] {
  const starts = new Map<number, number>()
  const ends = new Map<number, number>()
  phones.forEach((phone, index) => {
    const owner = owners[index]!
    if (!starts.has(owner)) starts.set(owner, phone.start - cutSeconds)
    ends.set(owner, phone.end - cutSeconds)
  })
  let last = leadSeconds
  return tokens.map(({ text, say }, index) => {
    const start = starts.get(index) ?? last
    last = ends.get(index) ?? last
    return { text, say, start, end: last, isSilent: !starts.has(index) }
  })
}

/** Cuts from `startSeconds` to `endSeconds`, padded with silence beyond the sound, and fades the cut edges. */
function trimSound(
  pcm: Float32Array,
  sampleRate: number,
  startSeconds: number,
  endSeconds: number,
): Float32Array {
  const start = Math.round(startSeconds * sampleRate)
  const trimmed = new Float32Array(Math.max(1, Math.round(endSeconds * sampleRate) - start))
  const from = Math.max(0, start)
  const to = Math.min(pcm.length, start + trimmed.length)
  trimmed.set(pcm.subarray(from, to), from - start)
  fadeIn(trimmed, 0, sampleRate)
  fadeOut(trimmed, trimmed.length, sampleRate)
  return trimmed
}

function joinChunks(chunks: readonly SpokenChunk[]): Speech {
  const sampleRate = chunks[0]!.sampleRate
  const gapSamples = Math.round((sentencePauseSeconds - leadSeconds - tailSeconds) * sampleRate)
  const total = chunks.reduce((sum, chunk) => sum + chunk.pcm.length + gapSamples, -gapSamples)
  const pcm = new Float32Array(total)
  const words: SpokenWord[] = []
  let offset = 0
  for (const chunk of chunks) {
    pcm.set(chunk.pcm, offset)
    const seconds = offset / sampleRate
    words.push(
      ...chunk.words.map((word) => ({ ...word, start: word.start + seconds, end: word.end + seconds })),
    )
    offset += chunk.pcm.length + gapSamples
  }
  return {
    pcm,
    sampleRate,
    words,
    durationSeconds: total / sampleRate,
    engine: fliteEngineName,
    timing: chunks.every((chunk) => chunk.isExact) ? 'exact' : 'aligned',
  }
}
