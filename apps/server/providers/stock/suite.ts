// Tests that every stock library must pass, against a local server that follows the rules of its documentation.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StockHit } from '@vivify/contract/stock'
import { suiteKey, testFailures } from '../testing.ts'
import { connect, type VendorSettings } from '../vendor.ts'
import type { StockTools } from './create-engine.ts'
import type { StockQuestion } from './port.ts'
import { StockStub, type StockRules } from './testing.ts'

export const suiteQuestion: StockQuestion = {
  words: 'coffee cup',
  kind: 'photo',
  orientation: 'portrait',
  minPixels: 0,
  page: 1,
}

export interface StockSuite {
  stub: StockStub
  search(change?: SearchChange): Promise<StockHit[]>
}

interface SearchChange {
  question?: Partial<StockQuestion>
  settings?: Partial<VendorSettings>
  tools?: Partial<StockTools>
  signal?: AbortSignal
}

/** Retries follow at once. */
const quick = { retryDelayMs: 1, pauseMs: 0 }

/** Registers the suite of one library. */
export function testStockVendor(rules: StockRules): StockSuite {
  const stub = new StockStub(rules).use()
  const { vendor } = rules
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vivify-stock-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const open = ({ settings = {}, tools = {} }: SearchChange = {}) =>
    stub.connect(
      vendor,
      { isOn: true, userAgent: 'Vivify/0.1.0 (suite)', cacheFolder: folder, times: quick, ...tools },
      settings,
    )
  const search = (change: SearchChange = {}): Promise<StockHit[]> =>
    open(change).search(
      { ...suiteQuestion, ...change.question },
      { account: 'a', signal: change.signal ?? new AbortController().signal },
    )

  testFinding({ stub, search }, open)
  testOddities({ stub, search }, open)
  testResting({ stub, search }, open)
  testFailures(stub, {
    prompt: suiteQuestion.words,
    retries: 'passing',
    hasKey: vendor.settings.apiKey !== undefined,
    order: ({ calls, settings, signal } = {}) =>
      search({
        ...(settings ? { settings } : {}),
        ...(signal ? { signal } : {}),
        tools: { times: { ...quick, ...calls } },
      }),
  })
  return { stub, search }
}

type Open = (change?: SearchChange) => ReturnType<StockStub['rules']['vendor']['createEngine']>

function testFinding({ stub, search }: StockSuite, open: Open): void {
  const { rules } = stub
  test('finds photos with author, license, page and sizes, and nothing that may not be used or changed', async () => {
    const hits = await search()
    expect(stub.faults).toEqual([])
    expect(hits.length).toBeGreaterThan(2)
    for (const hit of hits) {
      expect(hit).toMatchObject({ source: rules.vendor.id, kind: 'photo', sourceName: rules.vendor.name })
      expect(hit.author).toMatch(/^(?:Author \d+|NASA\/JPL)$/)
      expect(hit.licence).not.toMatch(/N[CD]/)
      expect(`${hit.title} ${hit.tags}`.toLowerCase()).toContain('coffee')
      expect(`${hit.title} ${hit.author}`).not.toMatch(/[<>]/)
      if (!rules.hasOwnLicence) expect(hit.title).not.toMatch(/no derivatives|not commercial/)
    }
    expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length)
    if (rules.hasOwnLicence) return
    expect(new Set(hits.map(({ licence }) => licence))).toEqual(
      new Set(['CC BY 4.0', 'CC BY-SA 4.0', 'CC0 1.0', 'Public domain']),
    )
  })

  test('its files open at the address that it tells, and are what it says', async () => {
    const engine = open()
    const caller = { account: 'a', signal: new AbortController().signal }
    for (const kind of engine.kinds) {
      const [hit] = await engine.search({ ...suiteQuestion, kind }, caller)
      const url = await engine.locate(hit!, caller)
      const answer = await fetch(url)
      expect(answer.headers.get('content-type')).toMatch(kind === 'video' ? /^video\// : /^image\//)
      expect((await fetch(hit!.previewUrl)).ok).toBe(true)
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(200)
    }
    expect(stub.faults).toEqual([])
  })
}

function testOddities({ stub, search }: StockSuite, open: Open): void {
  const { rules } = stub
  test('pages go on where the last one ended, and the end is an empty page', async () => {
    const first = await search()
    const far = await search({ question: { page: 20 } })
    expect(first.length).toBeGreaterThan(0)
    expect(far).toEqual([])
    stub.planned = [{ body: rules.nothing }]
    expect(await search({ question: { words: 'nothing like this' } })).toEqual([])
    expect(stub.faults).toEqual([])
  })

  test('the orders of searches, and letters of any language, are taken as words', async () => {
    for (const words of ['-coffee "cup" | ~cup*', 'кофе & cup#?', 'a'.repeat(100)])
      await search({ question: { words } })
    expect(stub.faults).toEqual([])
  })

  test('odd entries are left out, and the others stay', async () => {
    const [before] = await search()
    const usual = JSON.stringify(await readUsual(stub))
    const odd = JSON.parse(usual.replace(/(\[)(\{"(?:id|pageid|href)")/, '$1null,{"id":{}},$2'))
    stub.planned = [{ body: odd }]
    const hits = await search({ question: { words: 'coffee' } })
    expect(hits[0]?.id).toBe(before!.id)
  })

  test('is ready with its settings, and says what is missing', async () => {
    expect(open().status()).toMatchObject({ kind: 'stock', state: 'ready', credits: 0 })
    const off = open({ tools: { isOn: false } })
    expect(off.status()).toMatchObject({ state: 'unsupported' })
    const { vendor } = rules
    const tools = { isOn: true, userAgent: 'Vivify/0.1.0 (suite)', cacheFolder: '' }
    const bare = vendor.createEngine(connect(vendor), tools)
    const needsKey = vendor.settings.apiKey !== undefined
    expect(bare.status().state).toBe(needsKey ? 'needs_key' : 'ready')
    const caller = { account: 'a', signal: new AbortController().signal }
    for (const engine of needsKey ? [off, bare] : [off])
      await expect(engine.search(suiteQuestion, caller)).rejects.toMatchObject({ code: 'bad_input' })
    expect(stub.calls).toEqual([])
  })
}

/** What the stub answers to the suite's search. */
async function readUsual(stub: StockStub): Promise<unknown> {
  const { path, headers } = stub.calls[0]!
  const answer = await fetch(stub.origin + path, {
    headers: { authorization: headers.authorization ?? '', 'user-agent': headers['user-agent'] ?? '' },
  })
  return answer.json()
}

function testResting({ stub, search }: StockSuite, open: Open): void {
  test('keeps answers for a day without its key, and asks again after that', async () => {
    await search()
    expect(await search()).not.toEqual([])
    expect(stub.calls).toHaveLength(1)
    const old = { times: { ...quick, keptMs: -1 } }
    await search({ tools: old })
    expect(stub.calls).toHaveLength(2)
  })

  test('the same search of two accounts at the same time is one call', async () => {
    const engine = open()
    const { signal } = new AbortController()
    stub.delayMs = 30
    await Promise.all(
      ['a', 'b'].map((account) =>
        engine.search({ ...suiteQuestion, words: 'ocean wave' }, { account, signal }),
      ),
    )
    const isSerial = ['openverse', 'commons'].includes(stub.rules.vendor.id)
    expect(stub.calls.length).toBe(isSerial ? 1 : 2)
  })

  test('rests when its headers say that no call is left', async () => {
    const engine = open()
    const { signal } = new AbortController()
    stub.headers = { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '50' }
    await engine.search(suiteQuestion, { account: 'a', signal })
    const next = engine.search({ ...suiteQuestion, words: 'ocean wave' }, { account: 'b', signal })
    await expect(next).rejects.toMatchObject({ failure: 'rate_limited', retryAfterSeconds: 50 })
    expect(stub.calls).toHaveLength(1)
  })

  test('holds a rest that it asked for with the next search, too', async () => {
    const engine = open()
    const { signal } = new AbortController()
    stub.planned = [{ status: 429, headers: { 'retry-after': '120' }, body: stub.rules.refuse('Slow down') }]
    await expect(engine.search(suiteQuestion, { account: 'a', signal })).rejects.toMatchObject({
      retryAfterSeconds: 120,
    })
    await expect(
      engine.search({ ...suiteQuestion, words: 'ocean wave' }, { account: 'a', signal }),
    ).rejects.toMatchObject({ failure: 'rate_limited' })
    expect(stub.calls).toHaveLength(1)
  })

  test('a cut answer is a failure, and not an empty one', async () => {
    stub.planned = [{ headers: { 'content-length': '9000' }, body: '{"results":[' }]
    await expect(
      search({ tools: { times: { ...quick, retries: 0, timeoutMs: 200 } } }),
    ).rejects.toMatchObject({
      isRetryable: true,
    })
    expect(await search()).not.toEqual([])
  })

  test('its key is in no kept answer', async () => {
    const hits = await search()
    expect(JSON.stringify(hits)).not.toContain(suiteKey)
  })
}
