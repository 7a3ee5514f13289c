import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from '../../store/sql.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { readAsset, type SavedAsset } from '@vivify/contract/routes/assets'
import { decodedVideoSchema, decodeVideo } from '@vivify/contract/routes/gifs'
import type { JobView } from '@vivify/contract/jobs'
import { cancelJob, readJob } from '@vivify/contract/routes/jobs'
import { assets } from '../../store/schema.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { decodeVideo as runDecoding } from './decode-video.ts'

let server: TestServer
let browser: TestBrowser
let folder: string
/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-gifs-'))
  server = await openTestServer({ runsJobs: true })
  browser = await openGuest()
}, startMs)
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
}, startMs)

const source = (options: string): string[] => ['-f', 'lavfi', '-i', `testsrc2=${options}`]
const film = source('s=160x120:r=25:d=2')

const kinds: [name: string, options: string[]][] = [
  ['film.avi', ['-c:v', 'mpeg4', '-q:v', '2']],
  ['film.wmv', ['-c:v', 'wmv2', '-q:v', '2']],
  ['film.flv', ['-c:v', 'flv', '-q:v', '2']],
  ['film.mpg', ['-c:v', 'mpeg1video', '-q:v', '2']],
  ['film.ogv', ['-c:v', 'libtheora', '-q:v', '10']],
]
/** On another database only one kind is tested, because each kind only adds a similar row. */
const triedKinds = process.env['TEST_DATABASE_URL'] === undefined ? kinds : kinds.slice(0, 1)

describe('a video that browsers can’t read', () => {
  test.each(triedKinds)('becomes an MP4 with the same pictures: %s', async (name, options) => {
    const asset = await upload(name, ...film, ...options)
    const result = decodedVideoSchema.parse(await finish(await start(asset.id)))
    expect(result).toMatchObject({ width: 160, height: 120 })
    expect(result.durationSeconds).toBeCloseTo(2, 1)
    expect(result.sourceDurationSeconds).toBeCloseTo(result.durationSeconds, 1)
    const saved = await browser.send(readAsset, { params: { assetId: result.assetId } })
    expect(saved).toMatchObject({ kind: 'clip', mimeType: 'video/mp4', name: 'film.mp4' })
    const file = path.join(folder, `decoded-${name}.mp4`)
    await writeFile(file, Buffer.from(await (await browser.fetch('GET', result.url)).arrayBuffer()))
    for (const seconds of [0.2, 1.6]) {
      expect(meanDifference(frameOf(file, seconds), frameOf(path.join(folder, name), seconds))).toBeLessThan(
        5,
      )
    }
  })

  test('is turned upright, and scaled to the largest size of a GIF', async () => {
    const wide = await make('wide.avi', ...source('s=2560x720:r=5:d=0.4'), '-c:v', 'mpeg4')
    expect(await finish(await start((await send('wide.avi', wide)).id))).toMatchObject({
      width: 1280,
      height: 360,
    })
    await make('upright.mov', ...film, '-c:v', 'mpeg4')
    const options = ['-i', path.join(folder, 'upright.mov'), '-metadata:s:v', 'rotate=90', '-c', 'copy']
    const asset = await upload('turned.mov', ...options)
    expect(await finish(await start(asset.id))).toMatchObject({ width: 120, height: 160 })
  })

  test('that is very long is converted up to ten minutes, and says how long it is', async () => {
    const asset = await upload('long.avi', ...source('s=16x16:r=1:d=640'), '-c:v', 'mpeg4')
    expect(await finish(await start(asset.id))).toMatchObject({
      durationSeconds: 600,
      sourceDurationSeconds: 640,
    })
  })

  test('that takes too long fails with a sentence', async () => {
    const asset = await upload('slow.avi', ...film, '-c:v', 'mpeg4')
    const { store, storage, config } = server.context
    const [row] = await store.db.select().from(assets).where(eq(assets.id, asset.id))
    const failure = await runDecoding(
      {
        db: store.db,
        storage,
        dataFolder: config.dataFolder,
        encoder: { encoder: 'auto', ffmpegProgram: 'ffmpeg' },
        maxMs: 1,
      },
      {
        id: 'late',
        attempt: 1,
        payload: { idempotencyKey: 'late', workspaceId: row!.workspaceId, assetId: asset.id },
        signal: new AbortController().signal,
        report: () => {},
      },
    ).catch((error: unknown) => error)
    expect(AppError.isInstance(failure) && [failure.code, failure.message]).toEqual([
      'timed_out',
      messages.gifs.decodingTooSlow('slow.avi'),
    ])
  })

  test('stops converting when its owner cancels', async () => {
    const asset = await upload('cancelled.avi', ...source('s=640x480:r=30:d=8'), '-c:v', 'mpeg4')
    const jobId = await start(asset.id)
    await expect.poll(() => statusOf(jobId)).toBe('running')
    await browser.send(cancelJob, { params: { jobId } })
    expect(await statusOf(jobId)).toBe('cancelled')
    const work = path.join(server.context.config.dataFolder, 'work')
    await expect.poll(() => readdir(work)).toEqual([])
  })
})

describe('converting is refused', () => {
  test('for another account’s file, or a missing one', async () => {
    const asset = await upload('mine.avi', ...film, '-c:v', 'mpeg4')
    const stranger = await openGuest()
    for (const assetId of [asset.id, 'nothing']) {
      const { status } = await stranger.call('POST', decodeVideo.path, { assetId })
      expect(status).toBe(404)
    }
  })

  test('for a picture', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const { id } = await send('red.png', bytes)
    const { status, body } = await browser.call('POST', decodeVideo.path, { assetId: id })
    expect({ status, error: body['error'] }).toEqual({ status: 422, error: messages.gifs.notAVideo })
  })

  test('for a file that is only named like a video, before anything is converted', async () => {
    const answer = await put('words.avi', Buffer.from('no film at all, '.repeat(100)))
    expect(answer).toMatchObject({ status: 422, body: { error: messages.uploads.unknownKind } })
  })
})

async function openGuest(): Promise<TestBrowser> {
  const guest = server.openBrowser()
  await guest.send(signInAsGuest)
  return guest
}

/** Makes a file with ffmpeg. */
function make(name: string, ...options: string[]): Promise<Buffer> {
  const file = path.join(folder, name)
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...options, file])
  return readFile(file)
}

async function upload(name: string, ...options: string[]): Promise<SavedAsset> {
  return send(name, await make(name, ...options))
}

async function send(name: string, bytes: Uint8Array): Promise<SavedAsset> {
  const { status, body } = await put(name, bytes)
  expect({ status, body }).toMatchObject({ status: 201 })
  return body as unknown as SavedAsset
}

function put(name: string, bytes: Uint8Array) {
  const headers = { 'content-type': 'application/octet-stream' }
  return browser.call('PUT', `/api/assets?name=${name}`, bytes, headers)
}

async function start(assetId: string): Promise<string> {
  return (await browser.send(decodeVideo, { body: { assetId } })).jobId
}

async function readState(jobId: string): Promise<JobView['state']> {
  return (await browser.send(readJob, { params: { jobId } })).state
}

async function statusOf(jobId: string): Promise<string> {
  return (await readState(jobId)).status
}

async function finish(jobId: string): Promise<unknown> {
  const state = await browser.awaitJob(jobId)
  if (state.status !== 'completed') throw new Error(JSON.stringify(state))
  return state.result
}

/** The RGB color of the frame shown at a time. */
function frameOf(file: string, seconds: number): Buffer {
  const output = ['-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1']
  return execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-ss', String(seconds), ...output])
}

function meanDifference(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length)
  return one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length
}
