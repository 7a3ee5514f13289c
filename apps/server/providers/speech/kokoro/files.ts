// The files of the natural voices, pinned by size and checksum to fixed revisions of their sources. Kokoro-82M and its
// voices are under Apache-2.0. Why these: docs/decisions/036-natural-voices-on-request.md.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { VoiceName } from '@vivify/contract/project'
import type { Accent } from '@vivify/generators/speech/phonemes/phonemize'

export interface VoiceFile {
  /** Its path in the folder, with slashes. */
  readonly name: string
  readonly url: string
  readonly bytes: number
  readonly sha256: string
}

export interface NaturalVoice {
  readonly name: VoiceName
  /** Kokoro's own name. */
  readonly id: string
  readonly label: string
  readonly accent: Accent
  readonly gender: 'female' | 'male'
}

/** The voices of the product, with the most similar ones of Kokoro. */
export const naturalVoices: readonly NaturalVoice[] = [
  { name: 'Alloy', id: 'af_alloy', label: 'Alloy', accent: 'american', gender: 'female' },
  { name: 'Echo', id: 'am_echo', label: 'Echo', accent: 'american', gender: 'male' },
  { name: 'Fable', id: 'bm_fable', label: 'Fable', accent: 'british', gender: 'male' },
  { name: 'Natural Female Voice', id: 'af_heart', label: 'Heart', accent: 'american', gender: 'female' },
  { name: 'Natural Male Voice', id: 'am_michael', label: 'Michael', accent: 'american', gender: 'male' },
  { name: 'Professional Female', id: 'bf_emma', label: 'Emma', accent: 'british', gender: 'female' },
  { name: 'Professional Male', id: 'am_fenrir', label: 'Fenrir', accent: 'american', gender: 'male' },
]

/** Where the model and the voices come from, as shown to people. */
export const naturalVoicesSource = 'huggingface.co/onnx-community'

const modelAt =
  'https://huggingface.co/onnx-community/Kokoro-82M-v1.0-ONNX-timestamped/resolve/dd4401a9add81ac692d20e240d22ec9dda82cc29'
const voicesAt =
  'https://huggingface.co/onnx-community/Kokoro-82M-v1.0-ONNX/resolve/1939ad2a8e416c0acfeecc08a694d14ef25f2231'

export const modelName = 'onnx/model_quantized.onnx'
export const tokenizerName = 'tokenizer.json'

const voiceChecksums: Readonly<Record<string, string>> = {
  af_alloy: 'c4a6b876047fd7fb472edf4ebd63cfac7c3b958a7cae7c106e8f038ca6308c45',
  am_echo: '3968b92c3c4cd1c4416dbded36c13eaa388a90d5788d02a13e4d781f5f8cf3c3',
  bm_fable: 'f889083196807b4adb15e9204252165f503b8d33d3982e681c52443c49d798f1',
  af_heart: 'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b',
  am_michael: '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1',
  bf_emma: '669fe0647f9dd04fcab92f1439a40eeb4c8b4ab1f82e4996fe3d918ce4a63b73',
  am_fenrir: 'c27989f741f7ee34d273a39d8a595cc0837d35f5ced9a29b7cc162614616df43',
}
/** 510 styles, one for each length of the text, of 256 numbers. */
const voiceBytes = 510 * 256 * 4

/** All files, the smallest first, so that a wrong source is noticed before the model is loaded. */
export const voiceFiles: readonly VoiceFile[] = [
  {
    name: tokenizerName,
    url: `${modelAt}/tokenizer.json`,
    bytes: 3497,
    sha256: '77a02c8e164413299b4b4c403b14f8e0e1c1b727db4d46a09d6327b861060a34',
  },
  ...naturalVoices.map(({ id }) => ({
    name: nameVoiceFile(id),
    url: `${voicesAt}/voices/${id}.bin`,
    bytes: voiceBytes,
    sha256: voiceChecksums[id]!,
  })),
  {
    name: modelName,
    url: `${modelAt}/onnx/model_quantized.onnx`,
    bytes: 92_361_055,
    sha256: 'c0c02b3299fd97c34ea92a98e6d41eaa1a739c8f77bf685aac34bd7b34c1132c',
  },
]

export function nameVoiceFile(id: string): string {
  return `voices/${id}.bin`
}

/** A source of all files under one address, by their names, such as a company's own mirror. */
export function fromMirror(files: readonly VoiceFile[], address: string): readonly VoiceFile[] {
  const folder = address.endsWith('/') ? address : `${address}/`
  return files.map((file) => ({ ...file, url: folder + file.name }))
}

export function countBytes(files: readonly VoiceFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** The program that runs the model: npm installs exactly what these two files pin. */
export const programFiles = ['package.json', 'package-lock.json'] as const

export function programFileUrl(name: (typeof programFiles)[number]): URL {
  return new URL(`./program/${name}`, import.meta.url)
}

/** Changes with any file or package. A folder of another version is not used. */
export function nameVersion(files: readonly VoiceFile[]): string {
  const hash = createHash('sha256').update(readFileSync(programFileUrl('package-lock.json')))
  for (const { name, sha256 } of files) hash.update(`${name} ${sha256}\n`)
  return hash.digest('hex').slice(0, 16)
}
