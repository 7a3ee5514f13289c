import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { listCredits, signInAsGuest } from '@vivify/contract/routes/account'
import { createAdVideo, madeAdVideoSchema } from '@vivify/contract/routes/ads'
import { readAsset } from '@vivify/contract/routes/assets'
import { saveBrandKit } from '@vivify/contract/routes/brand-kit'
import { listCreations } from '@vivify/contract/routes/creations'
import { cancelJob, readJob } from '@vivify/contract/routes/jobs'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

let server: TestServer
let folder: string
/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-ads-'))
  server = await openTestServer({ runsJobs: true })
}, startMs)
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
}, startMs)

const side = 720
const productBox = { x: 0.3, y: 0.35, width: 0.4, height: 0.5 }
const wordsParts = [
  { role: 'headline', x: 0.1, y: 0.08, width: 0.8, height: 0.08 },
  { role: 'callToAction', x: 0.35, y: 0.9, width: 0.3, height: 0.06 },
]

describe('an animated ad', () => {
  test(
    'is a free video of six seconds with music and the brand’s outro; its layers are deleted, its source stays',
    async () => {
      const browser = await openGuest()
      await browser.send(saveBrandKit, { body: { brand: { name: 'Tea & Co', intro: {}, outro: {} } } })
      const ad = await uploadAd(browser)
      const body = { ...ad, idempotencyKey: 'once' }
      const { jobId } = await browser.send(createAdVideo, { body })
      expect(await browser.send(createAdVideo, { body })).toEqual({ jobId })
      const made = await readMade(browser, jobId)
      const facts = await probe(browser, made.url)
      expect(facts).toMatchObject({ width: side, height: side, frames: 240, hasSound: true })
      expect(made.durationSeconds).toBeCloseTo(8, 1)
      const { creations } = await browser.send(listCreations, { query: '?kind=video' })
      expect(creations).toMatchObject([
        {
          id: made.creationId,
          title: 'Tea tin',
          projectId: null,
          facts: { tool: 'ad', sourceAssetIds: [ad.sourceAssetId], credits: 0, format: '1:1' },
        },
      ])
      expect(Object.keys(creations[0]!.files).sort()).toEqual(['report', 'thumbnail', 'video'])
      expect((await browser.send(listCredits)).credits).toBe(20)
      const layer = await browser.call('GET', `/api/assets/${ad.productAssetId}`)
      expect(layer.status).toBe(404)
      expect((await browser.call('GET', `/api/assets/${ad.sourceAssetId}`)).status).toBe(200)
      await expectMotion(browser, made.url)
      const { provenance } = await browser.send(readAsset, { params: { assetId: made.assetId } })
      expect(provenance).toMatchObject({
        source: 'made here from tin.png',
        sourceAssetIds: [ad.sourceAssetId],
      })
    },
    startMs,
  )

  test(
    'leaves no layers behind when canceled',
    async () => {
      const browser = await openGuest()
      const ad = await uploadAd(browser)
      const { jobId } = await browser.send(createAdVideo, { body: ad })
      const status = async () => (await browser.send(readJob, { params: { jobId } })).state.status
      await expect.poll(status).toBe('running')
      await browser.send(cancelJob, { params: { jobId } })
      const layer = async () => (await browser.call('GET', `/api/assets/${ad.wordsAssetId}`)).status
      await expect.poll(layer).toBe(404)
      expect((await browser.send(listCreations, { query: '' })).creations).toEqual([])
    },
    startMs,
  )

  test('of another account’s file is refused', async () => {
    const ad = await uploadAd(await openGuest())
    const answer = await (await openGuest()).call('POST', '/api/ads/videos', ad)
    expect(answer.status).toBe(404)
  })

  test('is refused to accounts below Creator where plans are enforced', async () => {
    const strict = await openTestServer({ environment: { ENFORCE_PLANS: 'on' } })
    try {
      const browser = strict.openBrowser()
      await browser.send(signInAsGuest)
      const ad = await uploadAd(browser)
      const refused = { status: 403, body: { error: messages.plans.needed('Product ad studio', 'Creator') } }
      expect(await browser.call('POST', '/api/ads/videos', ad)).toMatchObject(refused)
      const picture = { assetId: ad.productAssetId, title: 'Tea tin', tool: 'ad', format: 'png' }
      expect(await browser.call('POST', '/api/pictures', picture)).toMatchObject(refused)
    } finally {
      await strict.close()
    }
  })
})

async function openGuest(): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  return browser
}

/** Uploads flat layers: a blue scene, a red product, white words. */
async function uploadAd(browser: TestBrowser) {
  const background = await drawLayer('#2040a0', [])
  const product = await drawLayer(null, [{ ...productBox, color: '#d02020' }])
  const words = await drawLayer(
    null,
    wordsParts.map((part) => ({ ...part, color: '#ffffff' })),
  )
  return {
    title: 'Tea tin',
    format: '1:1',
    resolution: 720,
    backgroundAssetId: await upload(browser, 'background.png', background),
    productAssetId: await upload(browser, 'product.png', product),
    wordsAssetId: await upload(browser, 'words.png', words),
    sourceAssetId: await upload(browser, 'tin.png', await drawLayer('#ffffff', [])),
    productBox,
    wordsParts,
    music: 'Uplifting',
    seed: 3,
  }
}

interface Patch {
  x: number
  y: number
  width: number
  height: number
  color: string
}

function drawLayer(ground: string | null, patches: readonly Patch[]): Promise<Buffer> {
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite(
      patches.map(({ x, y, width, height, color }) => ({
        input: {
          create: {
            width: Math.round(width * side),
            height: Math.round(height * side),
            channels: 4 as const,
            background: color,
          },
        },
        left: Math.round(x * side),
        top: Math.round(y * side),
      })),
    )
    .png()
    .toBuffer()
}

async function upload(browser: TestBrowser, name: string, bytes: Buffer): Promise<string> {
  const headers = { 'content-type': 'application/octet-stream' }
  const answer = await browser.call('PUT', `/api/assets?name=${name}`, bytes, headers)
  expect(answer.status).toBe(201)
  return String(answer.body['id'])
}

async function readMade(browser: TestBrowser, jobId: string) {
  const state = await browser.awaitJob(jobId)
  return madeAdVideoSchema.parse(state.status === 'completed' ? state.result : state)
}

async function saveVideo(browser: TestBrowser, url: string): Promise<string> {
  const file = path.join(folder, 'ad.mp4')
  await writeFile(file, Buffer.from(await (await browser.fetch('GET', url)).arrayBuffer()))
  return file
}

async function probe(browser: TestBrowser, url: string) {
  const file = await saveVideo(browser, url)
  const what = ['-show_entries', 'stream=codec_type,width,height,nb_frames', '-of', 'json']
  const { streams } = JSON.parse(execFileSync('ffprobe', ['-v', 'error', ...what, file]).toString()) as {
    streams: { codec_type: string; width?: number; height?: number; nb_frames: string }[]
  }
  const video = streams.find((stream) => stream.codec_type === 'video')!
  return {
    width: video.width,
    height: video.height,
    frames: Number(video.nb_frames),
    hasSound: streams.some((stream) => stream.codec_type === 'audio'),
  }
}

/** Expects that the product is absent at first and then in its place, and that the words appear after it. */
async function expectMotion(browser: TestBrowser, url: string): Promise<void> {
  const file = await saveVideo(browser, url)
  const colorAt = (seconds: number, x: number, y: number): number[] => {
    const place = `select=gte(t\\,${seconds}),crop=2:2:${Math.round(x * side)}:${Math.round(y * side)}`
    const raw = ['-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-']
    return [...execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-vf', place, ...raw]).subarray(0, 3)]
  }
  const isRed = ([red, , blue]: number[]): boolean => red! > 150 && blue! < 90
  const isBlue = ([red, , blue]: number[]): boolean => blue! > 120 && red! < 90
  const isWhite = (color: number[]): boolean => Math.min(...color) > 220
  expect(isBlue(colorAt(0, 0.5, 0.6))).toBe(true)
  expect(isRed(colorAt(1, 0.5, 0.6))).toBe(true)
  expect(isBlue(colorAt(0.7, 0.5, 0.12))).toBe(true)
  expect(isWhite(colorAt(2, 0.5, 0.12))).toBe(true)
  expect(isWhite(colorAt(5.9, 0.5, 0.93))).toBe(true)
}
