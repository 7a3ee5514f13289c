import { PassThrough } from 'node:stream'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { naturalVoiceMessages as words } from '@vivify/contract/natural-voice-messages'
import { readConfig } from '../config.ts'
import { fromMirror } from '../providers/speech/kokoro/files.ts'
import type { VoicesFolder } from '../providers/speech/kokoro/folder.ts'
import {
  serveSource,
  writeProgram,
  writeSource,
  type VoiceSource,
} from '../providers/speech/kokoro/testing.ts'
import { createTemporaryFolder } from '../rendering/testing.ts'
import { runNaturalVoices } from './natural-voices.ts'
import { runVivify } from './testing.ts'

let temporary: Awaited<ReturnType<typeof createTemporaryFolder>>
let source: VoiceSource
let folder: VoicesFolder
beforeAll(async () => {
  temporary = await createTemporaryFolder()
  const files = await writeSource(path.join(temporary.path, 'source'))
  source = await serveSource(path.join(temporary.path, 'source'))
  folder = { path: path.join(temporary.path, 'voices'), files: fromMirror(files, source.address) }
})
afterAll(async () => {
  await source[Symbol.asyncDispose]()
  await temporary[Symbol.asyncDispose]()
})

async function run(action: '--download' | '--delete'): Promise<{ stdout: string; stderr: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const environment = { DATA_DIR: path.join(temporary.path, 'data') }
  const options = { folder, download: { install: writeProgram, retryDelayMs: 1 } }
  await runNaturalVoices(action, readConfig(environment), { environment, stdout, stderr }, options)
  return { stdout: String(stdout.read() ?? ''), stderr: String(stderr.read() ?? '') }
}

test('vivify voices downloads the natural voices with progress, and deletes them', async () => {
  source.fail('bf_emma.bin', { type: 'slow', bytes: 20_000 }, 1)
  const downloaded = await run('--download')
  expect(downloaded.stdout).toBe(`${words.downloaded} ${folder.path}\n`)
  expect(downloaded.stderr).toMatch(/^\d0%\n/)
  expect((await run('--delete')).stdout).toBe(`${words.deleted}\n`)
  expect((await run('--delete')).stdout).toBe(`${words.notThere}\n`)
})

test('vivify voices --download fails in words, and make refuses voices that are not here', async () => {
  source.fail('tokenizer.json', { type: 'page' }, 1)
  const environment = { DATA_DIR: path.join(temporary.path, 'other'), NATURAL_VOICES_URL: source.address }
  const download = await runVivify(['voices', '--download'], environment)
  expect(download.exitCode).toBe(1)
  // On a busy machine, progress is told first.
  expect(download.stderr.split('\n').at(-2)).toBe(words.wrongFile(new URL(source.address).host))
  const out = path.join(temporary.path, 'video.mp4')
  const order = ['make', '--topic', 'octopus', '--voice-engine', 'kokoro', '--out', out]
  expect(await runVivify(order, environment)).toMatchObject({ exitCode: 1, stderr: `${words.missing}\n` })
})
