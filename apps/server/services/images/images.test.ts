import * as messages from '@vivify/contract/messages'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCredits, signInAsGuest } from '@vivify/contract/routes/account'
import { readAsset } from '@vivify/contract/routes/assets'
import { listCreations } from '@vivify/contract/routes/creations'
import { createImages, listImages } from '@vivify/contract/routes/images'
import { cancelJob } from '@vivify/contract/routes/jobs'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { orderImages } from './testing.ts'

let server: TestServer
/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer({ runsJobs: true })
}, startMs)
afterAll(() => server.close(), startMs)

const lighthouse = { prompt: 'A lighthouse by the sea at dusk', preset: 'Abstract' }

describe('the built-in painter', () => {
  test('makes pictures of the requested size as files and creations of the account, for free', async () => {
    const browser = await openGuest()
    const body = { ...lighthouse, aspectRatio: 'portrait_alt', seed: 4_294_967_295, count: 2 }
    const made = await orderImages(browser, body)
    expect(made.engine).toBe('Built-in painter')
    expect(made.data.map(({ seed }) => seed)).toEqual([4_294_967_295, 0])
    for (const { url, assetId, width, height } of made.data) {
      expect([width, height]).toEqual([1152, 1536])
      const bytes = Buffer.from(await (await browser.fetch('GET', url)).arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1152, height: 1536, format: 'jpeg' })
      const { xmp } = await sharp(bytes).metadata()
      expect(Buffer.from(xmp!).toString()).toContain('/digitalsourcetype/algorithmicMedia"')
      const asset = await browser.send(readAsset, { params: { assetId } })
      expect(asset).toMatchObject({ name: 'A-lighthouse-by-the-sea-at-dusk.jpg', sizeBytes: bytes.length })
      expect(asset.provenance).toMatchObject({
        engine: 'Built-in painter Abstract',
        aiSystem: null,
        prompt: lighthouse.prompt,
        source: 'made here',
        digitalSourceType: 'algorithmicMedia',
      })
    }
    const { creations } = await browser.send(listCreations, { query: '?kind=image' })
    expect(creations.map(({ id }) => id).sort()).toEqual(made.data.map(({ creationId }) => creationId).sort())
    expect(creations[0]).toMatchObject({
      title: lighthouse.prompt,
      facts: { engine: 'built-in', credits: 0 },
    })
    expect((await browser.send(listCredits)).credits).toBe(20)
  })

  test('lists its pictures, newest first, with everything needed to make them again', async () => {
    const browser = await openGuest()
    const first = await orderImages(browser, { ...lighthouse, negativePrompt: 'boats', seed: 5, count: 2 })
    const second = await orderImages(browser, {
      prompt: 'A fox',
      preset: 'Cinematic',
      aspectRatio: 'landscape',
    })
    const { images, next } = await browser.send(listImages, { query: '?limit=2' })
    expect(images.map(({ prompt }) => prompt)).toEqual(['A fox', lighthouse.prompt])
    expect(images[0]).toMatchObject({
      creationId: second.data[0]!.creationId,
      assetId: second.data[0]!.assetId,
      engine: 'built-in',
      engineName: 'Built-in painter',
      credits: 0,
      width: 1792,
      understood: ['fox'],
    })
    const rest = await browser.send(listImages, { query: `?limit=2&after=${next}` })
    expect(rest.next).toBeNull()
    const variations = [...images.slice(1), ...rest.images]
    expect(variations.map(({ seed }) => seed).sort()).toEqual(first.data.map(({ seed }) => seed))
    for (const each of variations) expect(each).toMatchObject({ ...lighthouse, negativePrompt: 'boats' })
    expect(new Set(variations.map(({ jobId }) => jobId)).size).toBe(1)
    const stranger = await openGuest()
    expect((await stranger.send(listImages)).images).toEqual([])
  })

  test('paints the same picture for the same seed and another picture for the next seed', async () => {
    const browser = await openGuest()
    const first = await orderImages(browser, { ...lighthouse, seed: 7, count: 2 })
    const again = await orderImages(browser, { ...lighthouse, seed: 8 })
    const hashes = await Promise.all(
      [...first.data, ...again.data].map(
        async ({ assetId }) => (await browser.send(readAsset, { params: { assetId } })).sha256,
      ),
    )
    expect(hashes[1]).toBe(hashes[2])
    expect(hashes[0]).not.toBe(hashes[1])
  })

  test('leaves out excluded things, and says when it knew no word', async () => {
    const browser = await openGuest()
    const made = await orderImages(browser, {
      prompt: 'qwrtz',
      preset: 'Pixar',
      negativePrompt: 'lighthouse',
    })
    expect(made.data[0]!.understood).toEqual([])
    expect(made.warnings).toEqual([expect.stringMatching(/did not recognize any of your words/)])
    const without = await orderImages(browser, {
      ...lighthouse,
      preset: 'Cinematic',
      negativePrompt: 'lighthouse',
    })
    expect(without.data[0]!.understood).toEqual(['sea', 'dusk'])
    expect(without.warnings).toEqual([])
    const partly = await orderImages(browser, { prompt: 'A sarcastic fox', preset: 'Cinematic' })
    expect(partly.warnings).toEqual([messages.images.couldNotDraw(['sarcastic'])])
  })
})

describe('asking for pictures', () => {
  test('twice with one key makes the pictures once', async () => {
    const browser = await openGuest()
    const body = { ...lighthouse, idempotencyKey: 'click' }
    const [first, second] = await Promise.all([
      browser.send(createImages, { body }),
      browser.send(createImages, { body }),
    ])
    expect(first).toEqual(second)
    await browser.awaitJob(first.jobId)
    expect(await browser.send(createImages, { body })).toEqual(first)
    expect((await browser.send(listCreations)).creations).toHaveLength(1)
  })

  test('from an unknown engine is refused with a sentence', async () => {
    const browser = await openGuest()
    const answer = await browser.call('POST', '/api/images', { ...lighthouse, engine: 'nobody' })
    expect(answer).toMatchObject({ status: 422, body: { code: 'bad_input' } })
  })

  test('can be canceled, and leaves nothing behind', async () => {
    const browser = await openGuest()
    const { jobId } = await browser.send(createImages, { body: { ...lighthouse, count: 4 } })
    await browser.send(cancelJob, { params: { jobId } })
    expect((await browser.awaitJob(jobId)).status).toBe('cancelled')
    expect((await browser.send(listCreations)).creations).toEqual([])
  })
})

async function openGuest(): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  return browser
}
