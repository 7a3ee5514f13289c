// Runs the model in this process. onnxruntime-node lies in the folder of the natural voices, not in node_modules, so the
// few types that are used are written here.

import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import { naturalVoiceMessages as words } from '@vivify/contract/natural-voice-messages'
import type { PronouncingDictionary } from '@vivify/generators/speech/phonemes/find-word'
import { modelName, nameVoiceFile, tokenizerName, voiceFiles } from './files.ts'
import { hashFile, programFolder, type VoicesFolder } from './folder.ts'

interface Tensor {
  readonly data: Float32Array | BigInt64Array
  readonly dims: readonly number[]
}

interface InferenceSession {
  readonly outputNames: readonly string[]
  run(feeds: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>
}

interface OnnxRuntime {
  InferenceSession: {
    create(file: string, options: Readonly<Record<string, unknown>>): Promise<InferenceSession>
  }
  Tensor: new (
    type: 'int64' | 'float32',
    data: Float32Array | BigInt64Array,
    dims: readonly number[],
  ) => Tensor
}

export interface ModelSpeech {
  /** 24,000 mono samples a second. */
  pcm: Float32Array
  /** Frames of each input phoneme, with the pauses before and after all of them; null from a model without times. */
  frames: number[] | null
}

export interface KokoroSession {
  /** Phonemes that the model knows. */
  readonly vocabulary: ReadonlyMap<string, number>
  readonly dictionary: PronouncingDictionary
  /** Speaks at most `maxPhonemes` known phonemes. */
  run(phonemes: string, voiceId: string): Promise<ModelSpeech>
}

/** The model takes 512 tokens, two of which are the pauses around the text. */
export const maxPhonemes = 510
export const samplesPerFrame = 600
export const sampleRate = 24_000
const styleNumbers = 256
const maxThreads = 4
const pause = 0

const tokenizerSchema = z.object({
  model: z.object({ vocab: z.record(z.string().max(8), z.number().int().nonnegative()) }),
})

/** Loads model, vocabulary and dictionary. Throws AppError `unavailable` when a file is damaged or nothing runs here. */
export async function openKokoroSession(folder: VoicesFolder): Promise<KokoroSession> {
  const { path: place, files = voiceFiles } = folder
  for (const file of files) {
    const hash = await hashFile(path.join(place, file.name)).catch(() => '')
    if (hash !== file.sha256) throw new AppError('unavailable', words.damaged(path.basename(file.name)))
  }
  const load = createRequire(path.join(place, programFolder, 'package.json'))
  const [runtime, dictionary, vocabulary] = await loadParts(load, path.join(place, tokenizerName))
  const session = await runtime.InferenceSession.create(path.join(place, modelName), {
    executionProviders: ['cpu'],
    intraOpNumThreads: Math.min(maxThreads, availableParallelism()),
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  })
  const styles = new Map<string, Float32Array>()
  return {
    vocabulary,
    dictionary,
    async run(phonemes, voiceId) {
      const ids = [pause, ...[...phonemes].map((phoneme) => vocabulary.get(phoneme)!), pause]
      const style = styles.get(voiceId) ?? (await readStyles(path.join(place, nameVoiceFile(voiceId))))
      styles.set(voiceId, style)
      // A voice has a style for each length of the text.
      const row = Math.min(ids.length - 2, style.length / styleNumbers - 1) * styleNumbers
      const outputs = await session.run({
        input_ids: new runtime.Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
        style: new runtime.Tensor('float32', style.slice(row, row + styleNumbers), [1, styleNumbers]),
        speed: new runtime.Tensor('float32', Float32Array.of(1), [1]),
      })
      const pcm = outputs['waveform']?.data
      if (!(pcm instanceof Float32Array)) throw new AppError('generator_failed', words.failed)
      return { pcm, frames: readFrames(outputs['durations']?.data, ids.length, pcm.length) }
    },
  }
}

async function loadParts(
  load: NodeJS.Require,
  tokenizerFile: string,
): Promise<[OnnxRuntime, PronouncingDictionary, ReadonlyMap<string, number>]> {
  try {
    const runtime = load('onnxruntime-node') as OnnxRuntime
    const entries = pathToFileURL(load.resolve('cmu-pronouncing-dictionary')).href
    const { dictionary } = (await import(entries)) as { dictionary: Record<string, string> }
    const { model } = tokenizerSchema.parse(JSON.parse(await readFile(tokenizerFile, 'utf8')))
    const find = (word: string) => (Object.hasOwn(dictionary, word) ? dictionary[word] : undefined)
    return [runtime, { find }, new Map(Object.entries(model.vocab))]
  } catch (cause) {
    throw new AppError('unavailable', words.programMissing, { cause })
  }
}

async function readStyles(file: string): Promise<Float32Array> {
  const bytes = await readFile(file)
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

/**
 * The frames that the model has given to each phoneme. Its output is what it predicted; then it rounds (halves to the
 * even number) and gives at least one. Null when that doesn't add up to the sound.
 */
function readFrames(predicted: Tensor['data'] | undefined, count: number, samples: number): number[] | null {
  if (!(predicted instanceof Float32Array) || predicted.length !== count) return null
  const frames = Array.from(predicted, (value) => Math.max(1, roundToEven(value)))
  const total = frames.reduce((sum, value) => sum + value, 0) * samplesPerFrame
  return Math.abs(total - samples) <= 2 * samplesPerFrame ? frames : null
}

function roundToEven(value: number): number {
  const rounded = Math.round(value)
  return Math.abs(value % 1) === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded
}
