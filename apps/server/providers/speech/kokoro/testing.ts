// A folder of natural voices without Kokoro: the tone model, voices of one pitch each, and a few words. Its program is
// a stand-in for onnxruntime-node, unless a test installs the real one.

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { sampleEntries } from '@vivify/generators/speech/phonemes/sample-dictionary'
import { modelName, nameVoiceFile, naturalVoices, tokenizerName, type VoiceFile } from './files.ts'
import { programFolder, writeVersion, type VoicesFolder } from './folder.ts'
import { buildToneModel } from './testing-model.ts'

/** The phonemes of Kokoro's tokenizer that English uses, by the numbers that it gives them. */
const numbered =
  '$ 0 ; 1 : 2 , 3 . 4 ! 5 ? 6 — 9 … 10 A 24 I 25 O 31 Q 33 T 36 W 39 Y 41 ᵊ 42 a 43 b 44 d 46 f 48 h 50 i 51 j 52 ' +
  'k 53 l 54 m 55 n 56 p 58 s 61 t 62 u 63 v 64 w 65 z 68 ɑ 69 ɐ 70 ɒ 71 æ 72 ɔ 76 ð 81 ʤ 82 ə 83 ɛ 86 ɜ 87 ɡ 92 ' +
  'ɪ 102 ŋ 112 θ 119 ɹ 123 ʃ 131 ʧ 133 ʊ 135 ʌ 138 ʒ 147 ˈ 156 ˌ 157 ː 158 ᵻ 177'
const vocabulary = {
  ...Object.fromEntries(
    [...numbered.matchAll(/(\S+) (\d+)/g)].map(([, phoneme, id]) => [phoneme, Number(id)]),
  ),
  ' ': 16,
}

/** Writes the files of a source, and says what a download of them has to check. */
export async function writeSource(folder: string): Promise<VoiceFile[]> {
  const contents: [string, Uint8Array][] = [
    [tokenizerName, new TextEncoder().encode(JSON.stringify({ model: { vocab: vocabulary } }))],
    ...naturalVoices.map(({ id }, index): [string, Uint8Array] => [
      nameVoiceFile(id),
      new Uint8Array(new Float32Array(510 * 256).fill(0.04 + index / 200).buffer),
    ]),
    [modelName, buildToneModel()],
  ]
  const files: VoiceFile[] = []
  for (const [name, bytes] of contents) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    files.push({ name, url: `http://localhost/${name}`, bytes: bytes.length, sha256 })
  }
  return files
}

/** Writes a complete folder. */
export async function writeVoicesFolder(folder: string): Promise<VoicesFolder> {
  const files = await writeSource(folder)
  await writeProgram(folder)
  const voices = { path: folder, files }
  await writeVersion(voices)
  return voices
}

/** Does in JavaScript what the tone model says, so that no test needs the 290 MB of the real program. */
const standIn = `
class Tensor { constructor(type, data, dims) { Object.assign(this, { type, data, dims }) } }
const session = {
  outputNames: ['waveform', 'durations'],
  async run({ input_ids, style, speed }) {
    const durations = Float32Array.from(input_ids.data, (id) => (Number(id) % 5 + 3) / speed.data[0])
    const frames = durations.reduce((sum, value) => sum + Math.max(1, Math.round(value)), 0)
    const waveform = Float32Array.from({ length: frames * 600 }, (_, i) => 0.3 * Math.sin(i * style.data[0]))
    return { waveform: new Tensor('float32', waveform, [1, waveform.length]), durations: new Tensor('float32', durations, [1, durations.length]) }
  },
}
module.exports = { Tensor, InferenceSession: { create: async () => session } }
`

/** For tests in place of `installProgram`. */
export async function writeProgram(folder: string): Promise<void> {
  const modules = path.join(folder, programFolder, 'node_modules')
  const words = `export const dictionary = ${JSON.stringify(sampleEntries)}`
  const packages = {
    'onnxruntime-node': ['commonjs', standIn],
    'cmu-pronouncing-dictionary': ['module', words],
  }
  for (const [name, [type, code]] of Object.entries(packages)) {
    await mkdir(path.join(modules, name), { recursive: true })
    await writeFile(path.join(modules, name, 'index.js'), code!)
    await writeFile(
      path.join(modules, name, 'package.json'),
      JSON.stringify({ name, type, main: 'index.js' }),
    )
  }
}

/** What the source does wrong with the files whose names it is given for. */
export type SourceFault =
  /** Closes the connection after this many bytes of an answer. */
  | { type: 'cut'; afterBytes: number }
  | { type: 'status'; status: number }
  | { type: 'no range' }
  | { type: 'other bytes' }
  | { type: 'page' }
  | { type: 'too long' }
  /** Sends so many bytes each 20 ms. */
  | { type: 'slow'; bytes: number }

export interface VoiceSource extends AsyncDisposable {
  address: string
  /** The requests, as "GET name range". */
  readonly requests: string[]
  /** By the end of a file's name, and the number of requests that it lasts. */
  fail(name: string, fault: SourceFault, times?: number): void
}

/** Serves the files of a folder over HTTP, with Range, and plays faults. */
export async function serveSource(folder: string): Promise<VoiceSource> {
  const faults: { name: string; fault: SourceFault; times: number }[] = []
  const requests: string[] = []
  const server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '').slice(1))
    requests.push([request.method, name, request.headers.range].filter(Boolean).join(' '))
    const found = faults.find((entry) => name.endsWith(entry.name) && entry.times > 0)
    if (found) found.times--
    void answer({ file: path.join(folder, name), fault: found?.fault, request, response })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    fail: (name, fault, times = Number.POSITIVE_INFINITY) => faults.unshift({ name, fault, times }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Answering {
  file: string
  fault: SourceFault | undefined
  request: IncomingMessage
  response: ServerResponse
}

async function answer({ file, fault, request, response }: Answering): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => null,
  )
  if (fault?.type === 'status' || size === null) {
    response.writeHead(fault?.type === 'status' ? fault.status : 404).end('no')
    return
  }
  if (fault?.type === 'page') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in to this network</h1>')
    return
  }
  const wanted =
    fault?.type === 'no range' ? undefined : /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1]
  const start = Number(wanted ?? 0)
  const extra = fault?.type === 'too long' ? 5000 : 0
  response.writeHead(wanted === undefined ? 200 : 206, {
    'content-type': 'application/octet-stream',
    'content-length': size - start + extra,
    ...(wanted === undefined ? {} : { 'content-range': `bytes ${start}-${size - 1}/${size}` }),
  })
  let sent = 0
  for await (const chunk of createReadStream(file, {
    start,
    highWaterMark: fault?.type === 'slow' ? fault.bytes : 65_536,
  })) {
    const bytes = Buffer.from(chunk as Buffer)
    if (fault?.type === 'other bytes') bytes.fill(7)
    if (fault?.type === 'cut' && sent + bytes.length >= fault.afterBytes) {
      response.write(bytes.subarray(0, fault.afterBytes - sent), () => response.socket?.end())
      return
    }
    if (fault?.type === 'slow') await new Promise((resolve) => setTimeout(resolve, 20))
    if (response.destroyed) return
    response.write(bytes)
    sent += bytes.length
  }
  response.end(Buffer.alloc(extra))
}
