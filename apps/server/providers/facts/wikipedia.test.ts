import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTemporaryFolder } from '../../rendering/testing.ts'
import { createFactEngines, type FactEngineSettings } from './create-engines.ts'
import type { EngineFacts } from './port.ts'
import { FactStub, lagging } from './testing.ts'

const sites = new FactStub()
let folder: Awaited<ReturnType<typeof createTemporaryFolder>>
beforeAll(() => sites.open())
beforeEach(async () => {
  folder = await createTemporaryFolder()
})
afterEach(async () => {
  expect(sites.faults).toEqual([])
  sites.forget()
  await folder[Symbol.asyncDispose]()
})
afterAll(() => sites.close())

const { signal } = new AbortController()

/** Asks Wikipedia through engines that begin with an empty cache, unless the folder has one. */
function ask(topic: string, settings: Partial<FactEngineSettings> = {}): Promise<EngineFacts> {
  const [wikipedia] = createFactEngines({ ...sites.settings, ...settings }, folder.path)
  return wikipedia!.find({ topic, isBrief: true, account: 'a', signal })
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

test('without a network the failure comes within two seconds', async () => {
  const nobody = 'http://127.0.0.1:9/w/api.php'
  const started = performance.now()
  await expect(ask('sourdough', { simpleUrl: nobody, englishUrl: nobody })).rejects.toMatchObject({
    failure: 'connection',
  })
  expect(performance.now() - started).toBeLessThan(2000)
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
