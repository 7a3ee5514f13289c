// Pictures from servers of one's own: what is made names its engine and model, nothing else paints in their place, and an
// order is neither painted twice nor painted for nobody.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { listCredits, signInAsGuest, signUp } from '@vivify/contract/routes/account'
import { readAsset } from '@vivify/contract/routes/assets'
import { listCreations } from '@vivify/contract/routes/creations'
import { listEngines } from '@vivify/contract/routes/engines'
import { createImages, editImage, madeImagesSchema } from '@vivify/contract/routes/images'
import { listVendorKeys } from '@vivify/contract/routes/vendor-keys'
import { cancelJob } from '@vivify/contract/routes/jobs'
import { ComfyPeer } from '../../providers/image/testing-comfyui.ts'
import { ImageStub } from '../../providers/image/testing.ts'
import { WebUiPeer } from '../../providers/image/testing-webui.ts'
import { suiteKey } from '../../providers/testing.ts'
import { openTestDatabase, openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { Guest, killServer, killServers, startServerProcess } from '../../testing-process.ts'
import { orderImages } from './testing.ts'

const comfy = new ComfyPeer()
const webUi = new WebUiPeer()
const comfyStub = new ImageStub(comfy.rules)
const webUiStub = new ImageStub(webUi.rules)
let environment: Record<string, string>
let server: TestServer

/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  await Promise.all([comfyStub.open(), webUiStub.open()])
  environment = {
    COMFYUI_BASE_URL: comfyStub.origin,
    COMFYUI_API_KEY: suiteKey,
    COMFYUI_MODEL: comfy.rules.model,
    SD_WEBUI_BASE_URL: webUiStub.origin,
    SD_WEBUI_API_KEY: webUi.rules.apiKey!,
    SD_WEBUI_MODEL: webUi.rules.model,
  }
  server = await openTestServer({ runsJobs: true, environment })
}, startMs)
afterEach(() => {
  for (const each of [comfyStub, webUiStub, comfy, webUi]) each.forget()
})
afterAll(async () => {
  killServers()
  comfyStub.close()
  webUiStub.close()
  await server.close()
}, startMs)

describe.each([
  { engine: 'comfyui', name: 'ComfyUI', rules: comfy.rules },
  { engine: 'webui', name: 'Stable Diffusion WebUI', rules: webUi.rules },
])('pictures of $name', ({ engine, name, rules }) => {
  test('name their engine, model, seed and license', async () => {
    const browser = await openGuest()
    const body = { prompt: 'A lighthouse', negativePrompt: 'boats', engine, seed: 41, count: 2 }
    const made = await orderImages(browser, body)
    expect(made.engine).toBe(name)
    expect(made.warnings).toEqual([])
    const [, second] = made.data
    const bytes = Buffer.from(await (await browser.fetch('GET', second!.url)).arrayBuffer())
    const { width, height, xmp } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([1024, 1024])
    expect(Buffer.from(xmp!).toString()).toContain('/digitalsourcetype/trainedAlgorithmicMedia"')
    const asset = await browser.send(readAsset, { params: { assetId: second!.assetId } })
    expect(asset.provenance).toMatchObject({
      engine: `${name} ${rules.model}`,
      aiSystem: `${name} ${rules.model}`,
      prompt: 'A lighthouse',
      seed: 42,
      licence: 'Under the license of the model.',
    })
  })

  test('are changed inside a mask', async () => {
    const browser = await openGuest()
    const [assetId, maskAssetId] = [await upload(browser, 1), await upload(browser, 0)]
    const { jobId } = await browser.send(editImage, {
      body: { assetId, maskAssetId, prompt: 'A boat on the water', engine },
    })
    const state = await browser.awaitJob(jobId)
    const { data, warnings } = madeImagesSchema.parse((state as { result?: unknown }).result)
    expect(data[0]).toMatchObject({ width: 90, height: 60 })
    expect(warnings).toEqual([expect.stringContaining(`${name} reads your words as a description`)])
  })
})

describe('a server of one’s own', () => {
  test('that fails is not replaced by another engine, and the person sees the reason', async () => {
    comfy.failure = 'CUDA out of memory'
    const browser = await openGuest()
    const { jobId } = await browser.send(createImages, { body: { prompt: 'A fox', engine: 'comfyui' } })
    expect(await browser.awaitJob(jobId)).toMatchObject({
      status: 'failed',
      message: 'ComfyUI is having problems. Try again in a moment.',
    })
    expect((await browser.send(listCreations)).creations).toEqual([])
    expect((await browser.send(listCredits)).credits).toBe(20)
  })

  test.each([
    { engine: 'comfyui', peer: comfy, isPainting: () => comfy.orders[0]?.state === 'running' },
    { engine: 'webui', peer: webUi, isPainting: () => webUi.tasks.length === 1 },
  ])('stops painting when the person cancels ($engine)', async ({ engine, peer, isPainting }) => {
    comfy.turns = Infinity
    webUiStub.planned = [{ hangs: true }]
    const browser = await openGuest()
    const { jobId } = await browser.send(createImages, { body: { prompt: 'A fox', engine } })
    await expect.poll(isPainting).toBe(true)
    await browser.send(cancelJob, { params: { jobId } })
    await expect.poll(() => peer.interrupted).toHaveLength(1)
    expect(await browser.awaitJob(jobId)).toMatchObject({ status: 'cancelled' })
  })

  test(
    'is not asked again for what it paints when Vivify is killed and started again',
    async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'vivify-own-server-killed-'))
      const { location, remove } = await openTestDatabase()
      const shared: Record<string, string> =
        location.kind === 'postgres' ? { DATABASE_URL: location.url } : {}
      const settings = { ...environment, ...shared, DATA_DIR: folder, PORT: '0' }
      comfy.turns = Infinity
      try {
        const first = await startServerProcess(settings)
        const guest = await Guest.open(first)
        const body = { prompt: 'A lighthouse', engine: 'comfyui' }
        const { jobId } = await guest.call(first, 'POST', '/api/images', body)
        await expect.poll(() => comfy.orders[0]?.state).toBe('running')
        await killServer(first, 'SIGKILL')
        comfy.turns = 0
        const second = await startServerProcess(settings)
        const state = await guest.waitForJob(second, String(jobId), () => false)
        expect(state, second.said()).toMatchObject({ status: 'completed' })
        expect(comfy.orders).toHaveLength(1)
        await killServer(second, 'SIGTERM')
      } finally {
        killServers()
        await remove()
        await rm(folder, { recursive: true, force: true })
      }
    },
    startMs,
  )
})

test(
  'a server of one’s own may be set up on the settings page, which asks it before it keeps the address',
  async () => {
    const bare = await openTestServer({ runsJobs: true })
    try {
      const operator = bare.openBrowser()
      await operator.send(signUp, { body: { email: 'operator@example.com', password: 'p' } })
      const save = (account: string, baseUrl: string, key: string, models = {}) => {
        const apiKey = key === '' ? {} : { apiKey: key }
        const body = { scope: 'installation', account, baseUrl, models, ...apiKey }
        return operator.call('PUT', '/api/vendor-keys', body)
      }
      const { account } = webUi.rules.vendor
      const refused = await save(account, webUiStub.origin, 'vivify:wrong')
      expect(refused).toMatchObject({ status: 422, body: { error: messages.vendorKeys.refused(account) } })
      const { vendors } = await operator.send(listVendorKeys, { query: '?scope=installation' })
      expect(vendors.find((vendor) => vendor.account === account)).toMatchObject({
        uses: 'none',
        keyAbout: expect.stringContaining('--api-auth'),
        baseUrl: { value: '', default: '', about: expect.stringContaining('http://127.0.0.1:7860') },
        models: [{ about: 'Leave empty to use the loaded model.' }],
      })
      webUi.hasApi = false
      expect(await save(account, webUiStub.origin, '')).toMatchObject({
        status: 422,
        body: { error: 'Stable Diffusion WebUI answers, but its API is off. Start it with --api.' },
      })
      webUi.hasApi = true
      expect((await save(account, webUiStub.origin, webUi.rules.apiKey!)).status).toBe(200)
      const models = { 'image/comfyui': comfy.rules.model }
      expect((await save('Your own ComfyUI', `${comfyStub.origin}/`, suiteKey, models)).status).toBe(200)
      const { engines } = await operator.send(listEngines)
      expect(engines.find(({ id }) => id === 'webui')?.sentence).toBe(
        'Makes pictures with the model that is loaded there.',
      )
      for (const engine of ['webui', 'comfyui']) {
        expect((await orderImages(operator, { prompt: 'A fox', engine })).data).toHaveLength(1)
      }
    } finally {
      await bare.close()
    }
  },
  startMs,
)

async function openGuest(): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  return browser
}

async function upload(browser: TestBrowser, alpha: number): Promise<string> {
  const background = { r: 9, g: 90, b: 200, alpha }
  const png = await sharp({ create: { width: 90, height: 60, channels: 4, background } })
    .png()
    .toBuffer()
  const { body } = await browser.call('PUT', `/api/assets?name=${alpha}.png`, png)
  return (body as { id: string }).id
}
