import { readFile } from 'node:fs/promises'
import { serveTask } from '../../../../processes/serve-task.ts'
import { timeContract } from './time-contract.ts'
import { timeWords } from './time-words.ts'

serveTask(timeContract, async ({ text, file, sampleRate, gender }) => {
  const bytes = await readFile(file)
  const pcm = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  return timeWords(text, { pcm, sampleRate }, gender ?? undefined)
})
