// Pictures from a vendor: they are charged correctly, and never paid for twice.

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listCredits, signInAsGuest } from '@vivify/contract/routes/account'
import { listCreations } from '@vivify/contract/routes/creations'
import { listEngines } from '@vivify/contract/routes/engines'
import { readAsset } from '@vivify/contract/routes/assets'
import { createImages, editImage, madeImagesSchema } from '@vivify/contract/routes/images'
import { cancelJob, readJob } from '@vivify/contract/routes/jobs'
import { freeSizeRules, ImageStub } from '../../providers/image/testing.ts'
import { suiteKey } from '../../providers/testing.ts'
import { openTestDatabase, openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { Guest, killServer, killServers, startServerProcess } from '../../testing-process.ts'
import { orderImages } from './testing.ts'

const stub = new ImageStub(freeSizeRules)
const refusal = { status: 400, body: { error: { message: 'Your request was rejected.' } } }
let environment: Record<string, string>
let server: TestServer

/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  await stub.open()
  environment = { OPENAI_API_KEY: suiteKey, OPENAI_BASE_URL: `${stub.origin}/v1/` }
  server = await openTestServer({ runsJobs: true, environment })
}, startMs)
afterEach(() => stub.forget())
afterAll(async () => {
  killServers()
  stub.close()
  await server.close()
}, startMs)

const lighthouse = { prompt: 'A lighthouse', engine: 'openai' }

describe('a vendor’s pictures', () => {
  test('cost a credit each and name their maker', async () => {
    const browser = await openGuest()
    const { engines } = await browser.send(listEngines)
    expect(engines).toContainEqual(
      expect.objectContaining({ kind: 'image', id: 'openai', state: 'ready', credits: 1 }),
    )
    const made = await orderImages(browser, { ...lighthouse, count: 2 })
    expect(made).toMatchObject({
      engine: 'OpenAI',
      warnings: [expect.stringMatching(/does not support seeds/)],
    })
    expect(await ledgerOf(browser)).toEqual({ credits: 18, kinds: ['commit', 'reserve', 'grant'] })
    const { creations } = await browser.send(listCreations)
    expect(creations.map(({ facts }) => facts)).toContainEqual(
      expect.objectContaining({
        engine: 'openai',
        model: 'gpt-image-2.5-flare',
        prompt: 'A lighthouse',
        digitalSourceType: 'trainedAlgorithmicMedia',
        licence: 'Under the terms of OpenAI.',
        credits: 1,
      }),
    )
    const bytes = Buffer.from(await (await browser.fetch('GET', made.data[0]!.url)).arrayBuffer())
    const { format, xmp } = await sharp(bytes).metadata()
    expect(format).toBe('png')
    expect(Buffer.from(xmp!).toString()).toContain('/digitalsourcetype/trainedAlgorithmicMedia"')
  })

  test('change the account’s picture inside a mask, for a credit, and name their source', async () => {
    const browser = await openGuest()
    const upload = async (name: string, alpha: number, width = 90): Promise<string> => {
      const background = { r: 9, g: 90, b: 200, alpha }
      const png = await sharp({ create: { width, height: 60, channels: 4, background } })
        .png()
        .toBuffer()
      const { body } = await browser.call('PUT', `/api/assets?name=${name}`, png)
      return (body as { id: string }).id
    }
    const [assetId, maskAssetId] = [await upload('holiday.png', 1), await upload('mask.png', 0)]
    const asked = { assetId, maskAssetId, prompt: 'Add a boat', engine: 'openai' }
    const { jobId } = await browser.send(editImage, { body: asked })
    const state = await browser.awaitJob(jobId)
    const { data } = madeImagesSchema.parse((state as { result?: unknown }).result)
    expect(data[0]).toMatchObject({ width: 90, height: 60 })
    expect(Object.keys(stub.calls[0]!.body)).toEqual(['model', 'prompt', 'n', 'size', 'image', 'mask'])
    expect((await ledgerOf(browser)).credits).toBe(19)
    expect(await browser.send(readAsset, { params: { assetId: data[0]!.assetId } })).toMatchObject({
      provenance: {
        source: 'made here from holiday.png',
        sourceAssetIds: [assetId],
        edits: ['changed by words'],
        seed: null,
        digitalSourceType: 'compositeWithTrainedAlgorithmicMedia',
      },
    })

    const other = await upload('small.png', 0, 40)
    for (const [body, status] of [
      [{ ...asked, maskAssetId: other }, 422],
      [{ ...asked, engine: 'built-in' }, 422],
      [{ ...asked, assetId: 'no-such-file' }, 404],
    ] as const) {
      expect((await browser.call('POST', '/api/images/edits', body)).status).toBe(status)
    }
    const stranger = await openGuest()
    expect((await stranger.call('POST', '/api/images/edits', asked)).status).toBe(404)
  })

  test('are charged and kept when only the fourth is refused', async () => {
    const browser = await openGuest()
    const picture = { body: { data: [{ b64_json: await pictureText() }] } }
    stub.planned = [picture, picture, picture, refusal]
    const made = await orderImages(browser, { ...lighthouse, count: 4 })
    expect(made.data).toHaveLength(3)
    expect(made.warnings.at(-1)).toBe(
      '3 of 4 pictures were made. You only pay for those. OpenAI did not accept the request. Change the text and try again.',
    )
    expect(await ledgerOf(browser)).toEqual({ credits: 17, kinds: ['commit', 'reserve', 'grant'] })
    expect((await browser.send(listCreations)).creations).toHaveLength(3)
  })

  test('cost nothing when all are refused, and the person sees the reason', async () => {
    const browser = await openGuest()
    stub.planned = [refusal]
    const { jobId } = await browser.send(createImages, { body: { ...lighthouse, count: 4 } })
    expect(await browser.awaitJob(jobId)).toMatchObject({
      status: 'failed',
      code: 'provider_failed',
      message: 'OpenAI did not accept the request. Change the text and try again.',
    })
    expect(await ledgerOf(browser)).toEqual({ credits: 20, kinds: ['release', 'reserve', 'grant'] })
    expect(stub.calls).toHaveLength(1)
  })

  test('are refused without enough credits; canceling before the order returns them', async () => {
    const browser = await openGuest()
    stub.planned = Array.from({ length: 5 }, () => ({ hangs: true }))
    const body = { ...lighthouse, count: 4 }
    const jobs = await Promise.all(Array.from({ length: 5 }, () => browser.send(createImages, { body })))
    const refused = await browser.call('POST', '/api/images', body)
    expect(refused).toMatchObject({ status: 402, body: { code: 'insufficient_credits' } })
    // Four jobs run at once and have requested their first picture; the fifth waits.
    await expect.poll(() => stub.calls.length).toBe(4)
    const states = await Promise.all(jobs.map(({ jobId }) => browser.send(readJob, { params: { jobId } })))
    const waitingFirst = states.toSorted((a) => (a.state.status === 'queued' ? -1 : 1))
    for (const { id } of waitingFirst) await browser.send(cancelJob, { params: { jobId: id } })
    expect((await ledgerOf(browser)).credits).toBe(16)
  })

  test('leave nothing behind when canceled midway, and ordered pictures are charged', async () => {
    const browser = await openGuest()
    stub.planned = [{ body: { data: [{ b64_json: await pictureText() }] } }, { hangs: true }]
    const { jobId } = await browser.send(createImages, { body: { ...lighthouse, count: 4 } })
    await expect.poll(() => stub.calls.length).toBe(2)
    const before = await countFiles(server)
    const { state } = await browser.send(cancelJob, { params: { jobId } })
    expect(state).toEqual({ status: 'cancelled', chargedCredits: 2 })
    // One file is the picture, the other its note.
    await expect.poll(() => countFiles(server)).toBe(before - 2)
    expect(await ledgerOf(browser)).toEqual({ credits: 18, kinds: ['commit', 'reserve', 'grant'] })
  })
})

test('pictures from a vendor that is not set up are refused with what to do', async () => {
  const browser = await openGuest()
  const answer = await browser.call('POST', '/api/images', { prompt: 'A lighthouse', engine: 'gemini' })
  expect(answer).toMatchObject({
    status: 422,
    body: { error: 'Set GEMINI_API_KEY on the server to make pictures with Gemini.' },
  })
})

test(
  'a server killed between two pictures continues with the second and pays for no picture twice',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vivify-images-killed-'))
    const { location, remove } = await openTestDatabase()
    const shared: Record<string, string> = location.kind === 'postgres' ? { DATABASE_URL: location.url } : {}
    const settings = { ...environment, ...shared, DATA_DIR: folder, PORT: '0' }
    const picture = { body: { data: [{ b64_json: await pictureText() }] } }
    stub.planned = [picture, picture, { hangs: true }]
    try {
      const first = await startServerProcess(settings)
      const guest = await Guest.open(first)
      const body = { ...lighthouse, count: 3 }
      const { jobId } = await guest.call(first, 'POST', '/api/images', body)
      await expect.poll(() => stub.calls.length).toBe(3)
      await killServer(first, 'SIGKILL')
      const second = await startServerProcess(settings)
      const state = await guest.waitForJob(second, String(jobId), () => false)
      expect(state, second.said()).toMatchObject({ status: 'completed' })
      expect(stub.calls).toHaveLength(4)
      expect(await guest.readAccount(second)).toEqual({
        titles: ['A lighthouse', 'A lighthouse', 'A lighthouse'],
        kinds: ['commit', 'reserve', 'grant'],
        credits: 17,
      })
      await killServer(second, 'SIGTERM')
      const files = await readdir(path.join(folder, 'storage'), { recursive: true })
      expect(files.filter((file) => file.endsWith('.png'))).toHaveLength(3)
      expect(files.filter((file) => file.endsWith('.json'))).toEqual([])
    } finally {
      killServers()
      await remove()
      await rm(folder, { recursive: true, force: true })
    }
  },
  startMs,
)

async function openGuest(): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  return browser
}

async function ledgerOf(browser: TestBrowser): Promise<{ credits: number; kinds: string[] }> {
  const { credits, entries } = await browser.send(listCredits)
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(credits)
  return { credits, kinds: entries.map(({ kind }) => kind) }
}

async function pictureText(): Promise<string> {
  return (await stub.picture({ width: 1024, height: 1024 })).toString('base64')
}

async function countFiles(where: TestServer): Promise<number> {
  const folder = path.join(where.context.config.dataFolder, 'storage')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}
