import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTemporaryFolder } from '../../rendering/testing.ts'
import { createFactEngines, type FactEngineSettings } from './create-engines.ts'
import type { EngineFacts, FactQuestion } from './port.ts'
import { FactStub, lagging } from './testing.ts'

const sites = new FactStub()
/** Takes connections and never shakes hands. */
const silent: Server = createServer(() => {})
let folder: Awaited<ReturnType<typeof createTemporaryFolder>>
let silentUrl: string
beforeAll(async () => {
  await sites.open()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  silentUrl = `https://127.0.0.1:${(silent.address() as AddressInfo).port}/w/api.php`
})
beforeEach(async () => {
  folder = await createTemporaryFolder()
})
afterEach(async () => {
  expect(sites.faults).toEqual([])
  sites.forget()
  await folder[Symbol.asyncDispose]()
})
afterAll(() => {
  sites.close()
  silent.close()
})

const { signal } = new AbortController()
const nobody = 'http://127.0.0.1:9/w/api.php'

/** Asks Wikipedia. */
function ask(
  topic: string,
  more: Partial<FactQuestion> = {},
  settings: Partial<FactEngineSettings> = {},
): Promise<EngineFacts> {
  const [wikipedia] = createFactEngines({ ...sites.settings, ...settings }, folder.path)
  return wikipedia!.find({ topic, isBrief: true, account: 'a', signal, ...more })
}

async function askTexts(...asked: Parameters<typeof ask>) {
  const answer = await ask(...asked)
  if (answer.status !== 'found') throw new Error(`${asked[0]}: ${answer.status}`)
  return answer.texts
}

test('Simple English is asked first, and English when there is no or only a short article', async () => {
  const simple = await ask('sourdough')
  if (simple.status !== 'found') throw new Error('Nothing was found.')
  expect(simple.texts[0]).toMatchObject({ kind: 'wikipedia', licence: 'CC BY-SA 4.0' })
  expect(sites.sites[0]).toBe('simple')
  const english = await ask('Mary Anning')
  if (english.status !== 'found') throw new Error('Nothing was found.')
  expect(english.texts[0]!.url).toContain('/english/')
})

test('answers are kept, so that a second question makes no call', async () => {
  await ask('sourdough')
  const calls = sites.calls.length
  expect((await ask('sourdough')).status).toBe('found')
  expect(sites.calls.length).toBe(calls)
})

test('a short pause that the site asks for is waited for, a long one is reported', async () => {
  sites.planned = [lagging(1)]
  expect((await ask('sourdough')).status).toBe('found')
  const busy = { status: 429, headers: { 'retry-after': '120' }, body: '' }
  sites.planned = [busy, busy]
  await expect(ask('lighthouse')).rejects.toMatchObject({ retryAfterSeconds: 120 })
})

test('an answer that is not JSON is a failure of the site, and not an empty one', async () => {
  sites.planned = Array.from({ length: 6 }, () => ({ body: '<html>Our servers are busy</html>' }))
  await expect(ask('sourdough')).rejects.toMatchObject({ failure: 'bad_answer' })
})

test('without a network the failure comes soon', async () => {
  const started = performance.now()
  await expect(ask('sourdough', {}, { simpleUrl: nobody, englishUrl: nobody })).rejects.toMatchObject({
    failure: 'connection',
  })
  expect(performance.now() - started).toBeLessThan(8000)
})

test('what has no article, and what an article only mentions, finds nothing', async () => {
  for (const topic of ['Jane Doeringer', 'motivation', 'zqxv blorptang'])
    expect(await ask(topic), topic).toEqual({ status: 'nothing' })
})

test('a word with several meanings gives them with descriptions', async () => {
  const answer = await ask('mercury')
  expect(answer).toMatchObject({
    status: 'choose',
    meanings: expect.arrayContaining([
      { title: 'Mercury (planet)', description: expect.stringMatching(/planet/i) },
    ]),
  })
})

test('a long question reads both Wikipedias, and each text is named after its site', async () => {
  const texts = await askTexts('lighthouse', { isBrief: false })
  expect(texts.map(({ title, site }) => [title, site])).toEqual([
    ['Lighthouse', 'Simple English Wikipedia'],
    ['Lighthouse', 'Wikipedia'],
  ])
  expect(texts.map(({ url }) => new URL(url!).pathname)).toEqual([
    '/simple/wiki/Lighthouse',
    '/english/wiki/Lighthouse',
  ])
  expect(texts[0]!.text).toContain('== History ==')
})

test('an article of two lines is found, and is the only text', async () => {
  const texts = await askTexts('Glenlochar')
  expect(texts).toHaveLength(1)
  expect(texts[0]).toMatchObject({ title: 'Glenlochar', site: 'Wikipedia' })
})

test('a redirect gives the article that it leads to, under its own title', async () => {
  for (const topic of ['light house', 'lighthouses'])
    expect((await askTexts(topic))[0]!.title, topic).toBe('Lighthouse')
  expect((await askTexts('towers', { meaning: 'Light house' }))[0]!.title).toBe('Lighthouse')
})

test('Simple English Wikipedia without a connection leaves English Wikipedia', async () => {
  for (const simpleUrl of [nobody, silentUrl]) {
    const texts = await askTexts('lighthouse', {}, { simpleUrl })
    expect(texts.map(({ site }) => site)).toEqual(['Wikipedia'])
  }
})

test('two servers that never answer the handshake are given up soon', async () => {
  const started = performance.now()
  const asked = ask('lighthouse', {}, { simpleUrl: silentUrl, englishUrl: silentUrl })
  await expect(asked).rejects.toMatchObject({ failure: 'connection' })
  expect(performance.now() - started).toBeLessThan(8000)
})

test('a connection that breaks off and a server that is down are failures, not an empty answer', async () => {
  sites.planned = Array.from({ length: 4 }, () => ({ breaks: true as const }))
  await expect(ask('sourdough')).rejects.toMatchObject({ failure: 'connection' })
  sites.planned = Array.from({ length: 4 }, () => ({ status: 503, body: '' }))
  await expect(ask('sourdough')).rejects.toMatchObject({ failure: 'server_error' })
})

test('a pause that the site asks for holds for the next question too', async () => {
  const [wikipedia] = createFactEngines(sites.settings, folder.path)
  const find = (topic: string) => wikipedia!.find({ topic, isBrief: true, account: 'a', signal })
  const busy = { status: 429, headers: { 'retry-after': '60' }, body: '' }
  sites.planned = [busy, busy]
  await expect(find('sourdough')).rejects.toMatchObject({ failure: 'rate_limited' })
  const calls = sites.calls.length
  await expect(find('lighthouse')).rejects.toMatchObject({ failure: 'rate_limited' })
  expect(sites.calls.length).toBe(calls)
})

test('the orders of the search are taken as words', async () => {
  expect((await askTexts('-sourdough "bread"'))[0]!.title).toMatch(/^Sourdough/)
  for (const { path } of sites.calls)
    expect(new URL(path, 'http://stub').searchParams.get('gsrsearch') ?? '').not.toMatch(/["-]/)
})
