import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { naturalVoiceMessages as words } from '@vivify/contract/natural-voice-messages'
import * as account from '@vivify/contract/routes/account'
import { listCreations } from '@vivify/contract/routes/creations'
import { listEngines } from '@vivify/contract/routes/engines'
import { readJob } from '@vivify/contract/routes/jobs'
import * as routes from '@vivify/contract/routes/natural-voices'
import * as previews from '@vivify/contract/routes/previews'
import { createProject } from '@vivify/contract/routes/projects'
import { createVideo } from '@vivify/contract/routes/videos'
import { parseProject } from '@vivify/timeline/document/edit'
import { fromMirror } from '../../providers/speech/kokoro/files.ts'
import type { VoicesFolder } from '../../providers/speech/kokoro/folder.ts'
import {
  serveSource,
  writeProgram,
  writeSource,
  type VoiceSource,
} from '../../providers/speech/kokoro/testing.ts'
import { createTemporaryFolder } from '../../rendering/testing.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

let temporary: Awaited<ReturnType<typeof createTemporaryFolder>>
let source: VoiceSource
let server: TestServer
let browser: TestBrowser
const startMs = 60_000
beforeAll(async () => {
  temporary = await createTemporaryFolder()
  const files = await writeSource(path.join(temporary.path, 'source'))
  source = await serveSource(path.join(temporary.path, 'source'))
  const folder: VoicesFolder = {
    path: path.join(temporary.path, 'voices'),
    files: fromMirror(files, source.address),
  }
  server = await openTestServer({
    naturalVoices: { folder, download: { install: writeProgram, retryDelayMs: 1 } },
    runsJobs: true,
  })
  browser = server.openBrowser()
  await browser.send(account.signInAsGuest)
}, startMs)
afterAll(async () => {
  await server.close()
  await source[Symbol.asyncDispose]()
  await temporary[Symbol.asyncDispose]()
}, startMs)

const document = parseProject({
  version: 1,
  title: 'Tea',
  seed: 5,
  resolution: 720,
  music: 'No Music',
  voiceEngine: 'kokoro',
  scenes: [{ id: 'one', say: 'Tea is old.' }],
})
const read = () => browser.send(routes.readNaturalVoices)
async function makeVideo(): Promise<string> {
  const { id } = await browser.send(createProject, { body: { document } })
  return (await browser.send(createVideo, { body: { projectId: id } })).jobId
}
const stateOf = async (jobId: string) => (await browser.send(readJob, { params: { jobId } })).state
const hear = () => browser.send(previews.previewSpeech, { body: { document } })

describe('natural voices', () => {
  test('are offered, and a preview meanwhile says that the draft voice speaks', async () => {
    expect(await read()).toMatchObject({ state: 'missing', doneBytes: 0, mayChange: true, failure: null })
    const { engines } = await browser.send(listEngines)
    expect(engines.find(({ id }) => id === 'kokoro')).toMatchObject({ state: 'needs_model' })
    const speech = await hear()
    expect(speech.engine).toBe('offline draft voice')
    expect(speech.warnings).toEqual([words.previewUsesDraft(words.missing)])
  })

  test('that are neither here nor coming end a video in words', async () => {
    const id = await makeVideo()
    await expect.poll(() => stateOf(id)).toMatchObject({ status: 'failed', message: words.missing })
  })

  test('fail to come in words, and a second try goes on', async () => {
    source.fail('af_heart.bin', { type: 'status', status: 404 }, 1)
    expect(await browser.send(routes.downloadNaturalVoices)).toMatchObject({ state: 'downloading' })
    await expect.poll(async () => (await read()).failure).toMatch(/refused .* \(404\)/)
    const stopped = await read()
    expect(stopped.state).toBe('missing')
    expect(stopped.doneBytes).toBeGreaterThan(522_240)
  })

  test('that are coming are waited for, and the video says who spoke', async () => {
    source.fail('.onnx', { type: 'slow', bytes: 20 })
    source.fail('bf_emma.bin', { type: 'slow', bytes: 4000 })
    await browser.send(routes.downloadNaturalVoices)
    const id = await makeVideo()
    await expect
      .poll(() => stateOf(id))
      .toMatchObject({ status: 'running', reason: expect.stringContaining('waits for them') })
    expect(await read()).toMatchObject({ state: 'downloading' })
    await expect.poll(async () => (await read()).state).toBe('ready')
    await expect.poll(() => stateOf(id), { interval: 200 }).toMatchObject({ status: 'completed' })
    const { creations } = await browser.send(listCreations, { query: '' })
    expect(creations[0]!.facts['engines']).toMatchObject({ voice: 'natural voice (Kokoro)' })
    expect((await hear()).engine).toBe('natural voice (Kokoro)')
  })

  test('can be heard, and deleted', async () => {
    const heard = await browser.fetch('GET', '/api/previews/voices/Fable?engine=kokoro&text=Tea%20is%20old.')
    expect(heard.headers.get('content-type')).toBe('audio/wav')
    expect(await browser.send(routes.deleteNaturalVoices)).toMatchObject({ state: 'missing', doneBytes: 0 })
    const gone = await browser.fetch('GET', '/api/previews/voices/Fable?engine=kokoro&text=Tea%20is%20older.')
    expect(gone.status).toBe(503)
  })
})
