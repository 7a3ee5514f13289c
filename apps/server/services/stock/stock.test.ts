import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { projectSchema, type Project } from '@vivify/contract/project'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { readAsset } from '@vivify/contract/routes/assets'
import { listEngines } from '@vivify/contract/routes/engines'
import { createProject } from '@vivify/contract/routes/projects'
import { placeStock, searchStock } from '@vivify/contract/routes/stock'
import type { StockHit } from '@vivify/contract/stock'
import { StockStub } from '../../providers/stock/testing.ts'
import { allStockRules, openverseRules } from '../../providers/stock/testing-rules.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { rankHits, shareOut } from './rank-hits.ts'
import { createReferences } from './references.ts'
import { findSceneWords } from './scene-words.ts'

const stubs = allStockRules.map((rules) => new StockStub(rules))
const keyless = stubs.slice(2)
let server: TestServer
let browser: TestBrowser
const startMs = 60_000
beforeAll(async () => {
  for (const stub of stubs) await stub.open()
  server = await openTestServer({
    runsJobs: true,
    environment: Object.assign({ FIND_STOCK: 'true' }, ...keyless.map(({ environment }) => environment)),
  })
}, startMs)
beforeEach(async () => {
  browser = server.openBrowser()
  await browser.send(signInAsGuest, {})
})
afterEach(() => {
  for (const stub of stubs) {
    expect(stub.faults).toEqual([])
    stub.forget()
  }
})
afterAll(async () => {
  for (const stub of stubs) stub.close()
  await server.close()
}, startMs)

const scene = (id: string, say: string, prompt: string) => ({ id, say, visual: { prompt } })
const document = (
  scenes = [
    scene('s1', 'Sourdough begins with flour and water.', 'sourdough bread'),
    scene('s2', 'A starter lives in a jar.', 'starter jar'),
    scene('s3', 'Bread again.', 'sourdough bread'),
  ],
  title = 'Sourdough',
): Project =>
  projectSchema.parse({
    version: 1,
    title,
    seed: 1,
    format: '9:16',
    style: 'Stock Footage',
    scenes,
  })

async function place(order: Record<string, unknown> = {}, project = document()) {
  const { id } = await browser.send(createProject, { body: { title: 'Bread', document: project } })
  const { jobId } = await browser.send(placeStock, { body: { projectId: id, ...order } })
  return awaitJob(jobId)
}

async function awaitJob(jobId: string) {
  return (await browser.awaitJob(jobId)) as { status: string; result?: unknown; message?: string }
}

interface Placed {
  placed: {
    sceneId: string
    asset: { id: string; sha256: string; kind: string; provenance: { stock: StockHit } }
  }[]
  warnings: string[]
}

test('every scene gets a clip of its own, with author and license kept, and nothing is fetched twice', async () => {
  const state = await place()
  expect(state).toMatchObject({ status: 'completed', result: { warnings: [] } })
  const { placed } = state.result as Placed
  expect(placed.map(({ sceneId }) => sceneId)).toEqual(['s1', 's2', 's3'])
  expect(new Set(placed.map(({ asset }) => asset.sha256)).size).toBe(3)
  for (const { asset } of placed) {
    expect(asset.kind).toBe('clip')
    expect(asset.provenance.stock).toMatchObject({ author: expect.stringMatching(/^(?:Author|NASA)/) })
    expect(asset.provenance.stock.licence).not.toMatch(/N[CD]/)
  }
  const saved = await browser.send(readAsset, { params: { assetId: placed[0]!.asset.id } })
  expect(saved.provenance?.stock?.pageUrl).toMatch(/^https:/)
  const downloads = stubs.flatMap((stub) => stub.downloads).length
  const again = (await place()).result as Placed
  expect(again.placed.map(({ asset }) => asset.id)).toEqual(placed.map(({ asset }) => asset.id))
  expect(stubs.flatMap((stub) => stub.downloads)).toHaveLength(downloads)
})

test('a search shows the libraries’ results in turn, each file once, and the chosen one is fetched', async () => {
  const { results, notices } = await browser.send(searchStock, {
    body: { words: 'coffee cup', kind: 'photo' },
  })
  expect(notices).toEqual([])
  // The stubs of Commons and Openverse have the same files, each of which is shown once.
  expect(results.slice(0, 2).map(({ source }) => source)).toEqual(['commons', 'nasa'])
  expect(results.map(({ source }) => source)).not.toContain('openverse')
  const [first] = results
  const preview = await browser.fetch('GET', first!.preview)
  expect(preview.headers.get('content-type')).toBe('image/jpeg')
  const state = await place({ scenes: [{ sceneId: 's2', reference: first!.reference }] })
  expect(state.result).toMatchObject({ placed: [{ sceneId: 's2', asset: { kind: 'image' } }] })
})

test('a changed reference is refused, so that no license or address is somebody else’s', async () => {
  const { results } = await browser.send(searchStock, { body: { words: 'ocean wave' } })
  const [payload, signature] = results[0]!.reference.split('.')
  const told = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as { hit: StockHit }
  told.hit.fileUrl = 'http://169.254.169.254/latest'
  const forged = `${Buffer.from(JSON.stringify(told)).toString('base64url')}.${signature}`
  for (const reference of [forged, `${payload}.`, 'x', '.', results[0]!.reference.slice(1)]) {
    const answer = await browser.call('GET', `/api/stock/preview?reference=${encodeURIComponent(reference)}`)
    expect(answer).toMatchObject({ status: 422, body: { error: messages.stock.expired } })
  }
  const late = createReferences('secret', () => 0).write(told.hit)
  expect(() => createReferences('secret').read(late)).toThrow(messages.stock.expired)
})

test('a library that is away is named, and the others are used', async () => {
  const [openverse] = keyless.slice(-1)
  openverse!.planned = Array.from({ length: 9 }, () => ({ status: 403, body: openverseRules.refuse('No') }))
  const { results, notices } = await browser.send(searchStock, {
    body: { words: 'forest path', kind: 'photo' },
  })
  expect(notices.join(' ')).toMatch(/^Openverse was left out\./)
  expect(results.length).toBeGreaterThan(0)
})

test('scenes for which nothing suits are named, and stay without footage', async () => {
  const state = await place({}, document([scene('s1', 'Zqxv blorptang.', 'zqxv blorptang')], 'Zqxv'))
  expect(state.result).toEqual({ placed: [], warnings: [messages.stock.nothingFor('scene 1')] })
})

const topicOf = {
  'a page in its place': 'city night',
  'a picture in its place': 'forest path',
  'an address that has expired': 'rocket launch',
  'a cut file': 'oven baking',
} as const

test.each(Object.entries(topicOf))(
  'a clip that turns out to be %s is passed over for the next one',
  async (fault, topic) => {
    const [commons] = keyless
    commons!.fileFault = fault as keyof typeof topicOf
    const { placed } = (await place({}, document([scene('s1', 'Look at this.', topic)]))).result as Placed
    expect(commons!.downloads.length).toBeGreaterThan(0)
    expect(placed).toHaveLength(1)
    expect(placed[0]!.asset.provenance.stock.source).not.toBe('commons')
  },
  30_000,
)

test(
  'without libraries, the style says so',
  async () => {
    const off = await openTestServer()
    try {
      const guest = off.openBrowser()
      await guest.send(signInAsGuest, {})
      const { engines } = await guest.send(listEngines, {})
      const libraries = engines.filter(({ kind }) => kind === 'stock')
      expect(libraries.map(({ state }) => state)).toEqual(Array(5).fill('unsupported'))
      const answer = await guest.call('POST', '/api/stock/search', { words: 'tea' })
      expect(answer).toMatchObject({ status: 422, body: { error: messages.stock.off } })
    } finally {
      await off.close()
    }
  },
  startMs,
)

const hit = (change: Partial<StockHit>): StockHit => ({
  source: 'pexels',
  sourceName: 'Pexels',
  id: '1',
  kind: 'video',
  title: 'Coffee cup',
  author: '',
  authorUrl: null,
  pageUrl: `https://example.org/${change.id ?? 1}`,
  licence: 'CC0 1.0',
  licenceUrl: null,
  foundAt: '2026-01-01T00:00:00Z',
  width: 1080,
  height: 1920,
  durationSeconds: 10,
  tags: '',
  previewUrl: 'https://example.org/p.jpg',
  fileUrl: 'https://example.org/f.mp4',
  ...change,
})

test('words count most, then shape, sharpness and length; what shows something else is left out', () => {
  const ranked = rankHits(
    [
      hit({ id: 'tea', title: 'Green tea' }),
      hit({ id: 'small', width: 320, height: 240 }),
      hit({ id: 'wide', width: 1920, height: 1080 }),
      hit({ id: 'short', durationSeconds: 1 }),
      hit({ id: 'best' }),
      hit({ id: 'talk', durationSeconds: 3000 }),
    ],
    { words: 'coffee cup', ratio: 9 / 16, seconds: 5 },
  )
  expect(ranked.map(({ hit: { id } }) => id)).toEqual(['best', 'short', 'wide'])
})

test('no file is given to two scenes, not even under the name that another library has for it', () => {
  const same = hit({ id: 'copy', source: 'openverse', pageUrl: 'http://www.example.org/a/' })
  const original = hit({ id: 'a', pageUrl: 'https://example.org/a' })
  const chosen = shareOut(
    new Map([
      ['s1', [{ hit: original, score: 3 }]],
      [
        's2',
        [
          { hit: same, score: 2 },
          { hit: hit({ id: 'other' }), score: 1 },
        ],
      ],
    ]),
    new Set(),
  )
  expect([...chosen.values()].map(({ id }) => id)).toEqual(['a', 'other'])
})

test('a scene’s prompt is searched first, in a few words, then the subject of the video', async () => {
  const words = await findSceneWords(document())
  expect(words.get('s2')![0]).toBe('starter jar')
  expect(words.get('s2')!.at(-1)).toBe('sourdough')
})
