import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readLicenceCode, readLicenceName } from './licence.ts'
import { chooseRendition } from './rendition.ts'
import { suiteQuestion, testStockVendor } from './suite.ts'
import { commonsRules, nasaRules, openverseRules, pexelsRules, pixabayRules } from './testing-rules.ts'

describe('Pexels', () => {
  const { search } = testStockVendor(pexelsRules)
  test('a clip’s address is its title', async () => {
    const [hit] = await search({ question: { kind: 'video', words: 'sourdough' } })
    expect(hit).toMatchObject({ title: 'Sourdough bread no derivatives', licence: 'Pexels License' })
  })
})

describe('Pixabay', () => {
  const { search } = testStockVendor(pixabayRules)
  test('a size without a file is passed over', async () => {
    const [hit] = await search({ question: { kind: 'video' } })
    expect(hit).toMatchObject({ width: 720, height: 1280, durationSeconds: 6 })
  })
})

describe('Wikimedia Commons', () => {
  const { stub, search } = testStockVendor(commonsRules)
  test('authors lose their markup', async () => {
    expect((await search())[0]!.author).toMatch(/^Author \d+$/)
  })

  test('a lagging database, told with status 200, is asked once more and then reported', async () => {
    const lag = { headers: { 'retry-after': '5' }, body: { error: { code: 'maxlag', info: 'Waiting' } } }
    stub.planned = [lag]
    const times = { retryDelayMs: 1, retries: 0 }
    await expect(search({ tools: { times } })).rejects.toMatchObject({ failure: 'rate_limited' })
  })

  test('is called one at a time', async () => {
    stub.delayMs = 10
    const topics = ['ocean', 'city', 'forest', 'rocket']
    await Promise.all(topics.map((words) => search({ question: { words } })))
    expect(stub.faults).toEqual([])
  })
})

describe('NASA', () => {
  const { search } = testStockVendor(nasaRules)
  test('what names another owner is left out', async () => {
    const hits = await search({ question: { kind: 'video' } })
    expect(hits.map(({ title }) => title)).not.toContain('Coffee cup in close-up')
    expect(hits.length).toBe(2)
  })
})

describe('Openverse', () => {
  const { stub, search } = testStockVendor(openverseRules)
  test('is called once a second, and each scene still gets its answer', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vivify-openverse-'))
    const engine = stub.connect(openverseRules.vendor, {
      isOn: true,
      userAgent: 'Vivify/0.1.0 (suite)',
      cacheFolder: folder,
    })
    const caller = { account: 'a', signal: new AbortController().signal }
    await Promise.all(['ocean', 'city'].map((words) => engine.search({ ...suiteQuestion, words }, caller)))
    // A second between the starts; the first call may arrive late on a busy machine.
    for (const pauseMs of stub.pausesMs) expect(pauseMs).toBeGreaterThan(600)
    expect(stub.mostAtOnce).toBe(1)
    await rm(folder, { recursive: true })
    expect(await search()).not.toEqual([])
  })
})

test('licenses that forbid money or changes, and unknown ones, are no licenses', () => {
  for (const name of ['CC BY-NC 4.0', 'CC BY-ND 2.0', 'CC BY-NC-SA 3.0', 'GFDL', 'Fair use', 'CC BY 9.0', ''])
    expect(readLicenceName(name), name).toBeNull()
  for (const code of ['by-nc', 'by-nd', 'by-nc-sa', 'sampling+', 'BY', ''])
    expect(readLicenceCode(code, '4.0'), code).toBeNull()
  expect(readLicenceName('CC BY-SA 3.0 de')).toEqual({
    licence: 'CC BY-SA 3.0 DE',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/3.0/de/',
  })
  expect(readLicenceName('CC0')?.licence).toBe('CC0 1.0')
  expect(readLicenceCode('pdm', '1.0')?.licence).toBe('Public domain')
})

test('the smallest file with enough pixels is taken, and none that is too large', () => {
  const file = (height: number, bytes: number | null = null) => ({
    url: `${height}`,
    width: height * 2,
    height,
    bytes,
  })
  expect(chooseRendition([file(2160), file(1080), file(720)])?.url).toBe('1080')
  expect(chooseRendition([file(720), file(480)])?.url).toBe('720')
  expect(chooseRendition([file(1080, 500_000_000), file(720, 9)])?.url).toBe('720')
  expect(chooseRendition([file(1080, 500_000_000)])).toBeNull()
})
