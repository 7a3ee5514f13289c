import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import { Gate } from '../../../lib/gate.ts'
import { runTask } from '../../../processes/run-task.ts'
import type { DecodeSpeech } from '../../../providers/speech/create-engine.ts'
import { decodeContract } from './tasks/decode-contract.ts'

const limits = { timeoutMs: 60_000, maxMegabytes: 600 }
const gate = new Gate({ atOnce: 2, maxWaiting: 1000 })
const sampleRate = 24_000
const maxSeconds = 600

/** Decodes compressed speech, such as MP3, in a process without keys. Null for bytes that are no sound. */
export const decodeSpeech: DecodeSpeech = async (bytes, signal) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vivify-speech-'))
  const [input, output] = [path.join(folder, 'spoken'), path.join(folder, 'decoded')]
  try {
    await writeFile(input, bytes)
    const entry = new URL('./tasks/decode-task.ts', import.meta.url)
    const request = { input, output, sampleRate, maxSeconds }
    await gate.pass('speech', signal, () => runTask(entry, decodeContract, request, { signal, ...limits }))
    const decoded = await readFile(output)
    const { buffer, byteOffset, byteLength } = decoded
    return { pcm: new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength)), sampleRate }
  } catch (error) {
    signal.throwIfAborted()
    const isUnreadable =
      AppError.isInstance(error) && ['asset_unreadable', 'generator_failed', 'timed_out'].includes(error.code)
    if (isUnreadable) return null
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
