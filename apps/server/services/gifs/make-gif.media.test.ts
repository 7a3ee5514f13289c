import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobView } from '@vivify/contract/jobs'
import * as messages from '@vivify/contract/messages'
import { listCredits, signInAsGuest } from '@vivify/contract/routes/account'
import { readAsset } from '@vivify/contract/routes/assets'
import { readCreation } from '@vivify/contract/routes/creations'
import { madeGifSchema, makeGif } from '@vivify/contract/routes/gifs'
import { decodeGif } from '@vivify/generators/gif/decode'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

let server: TestServer
let browser: TestBrowser
let folder: string
/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-make-gif-'))
  server = await openTestServer({ runsJobs: true })
  browser = server.openBrowser()
  await browser.send(signInAsGuest)
}, startMs)
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
}, startMs)

/** Two seconds of red, then two of blue. */
async function uploadFilm(): Promise<string> {
  const file = path.join(folder, 'film.mp4')
  const part = (color: string): string[] => ['-f', 'lavfi', '-i', `color=${color}:s=320x180:r=25:d=2`]
  const join = ['-filter_complex', '[0][1]concat=n=2', '-c:v', 'libx264', '-pix_fmt', 'yuv420p']
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...part('red'), ...part('blue'), ...join, file])
  const { status, body } = await browser.call('PUT', '/api/assets?name=film.mp4', await readFile(file))
  expect(status).toBe(201)
  return String(body['id'])
}

async function make(body: Record<string, unknown>): Promise<JobView['state']> {
  const { jobId } = await browser.send(makeGif, { body })
  return browser.awaitJob(jobId)
}

test('a moment of a video becomes a GIF with its pictures and speed, as a creation that costs nothing', async () => {
  const assetId = await uploadFilm()
  const state = await make({ assetId, startSeconds: 1, seconds: 2, width: 160, framesPerSecond: 10 })
  if (state.status !== 'completed') throw new Error(JSON.stringify(state))
  const gif = madeGifSchema.parse(state.result)
  expect(gif).toMatchObject({ width: 160, height: 90, frames: 20 })
  const file = new Uint8Array(await (await browser.fetch('GET', gif.url)).arrayBuffer())
  expect(file.length).toBe(gif.sizeBytes)
  const { frames } = decodeGif(file)
  const middle = (90 / 2) * 160 * 4 + 80 * 4
  const [first, last] = [frames[0]!, frames.at(-1)!].map(({ data }) => data.slice(middle, middle + 3))
  expect(first![0]! - first![2]!).toBeGreaterThan(150)
  expect(last![2]! - last![0]!).toBeGreaterThan(150)
  const saved = await browser.send(readAsset, { params: { assetId: gif.assetId } })
  expect(saved).toMatchObject({ kind: 'image', mimeType: 'image/gif', name: 'film.gif' })
  const creation = await browser.send(readCreation, { params: { creationId: gif.creationId } })
  expect(creation).toMatchObject({ kind: 'image', title: 'film' })
  expect((await browser.send(listCredits)).credits).toBe(20)
})

test('it is not enlarged, and ends with the video', async () => {
  const assetId = await uploadFilm()
  const state = await make({ assetId, startSeconds: 3.5, seconds: 10, width: 800, framesPerSecond: 10 })
  expect(state).toMatchObject({ status: 'completed', result: { width: 320, frames: 5 } })
})

test('a moment after the end fails with the length of the video', async () => {
  const state = await make({ assetId: await uploadFilm(), startSeconds: 60 })
  expect(state).toMatchObject({ status: 'failed', message: messages.gifs.startsAfterEnd(4) })
})

test.each([
  [{ seconds: 0 }, 422],
  [{ seconds: 1000 }, 422],
  [{ width: 100_000 }, 422],
  [{ framesPerSecond: 1000 }, 422],
  [{ startSeconds: -1 }, 422],
  [{ assetId: 'nothing' }, 404],
])('%o is refused', async (given, status) => {
  const answer = await browser.call('POST', '/api/gifs', { assetId: 'x', ...given })
  expect(answer.status).toBe(status)
})
