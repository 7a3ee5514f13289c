import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FoundFacts } from '@vivify/contract/facts'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { findFacts } from '@vivify/contract/routes/facts'
import { findIdeas } from '@vivify/contract/routes/ideas'
import { writeScript } from '@vivify/contract/routes/scripts'
import { createGuardedFetch } from '../../lib/guarded-fetch.ts'
import { FactStub } from '../../providers/facts/testing.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { createFactService } from './facts.ts'
import { splitTexts } from './split-statements.ts'

const { facts } = messages
const sentence = 'Bees dance to show their sisters where flowers are.'
const paragraphs = Array.from(
  { length: 12 },
  (_, n) => `<p>${sentence} Hive ${n} has many thousand bees.</p>`,
)
const page = `<!doctype html><html><body><article><h1>Dancing bees</h1><h2>Dances</h2>${paragraphs.join('')}</article></body></html>`

const sites = new FactStub()
/** Pages at /slow wait here. */
const held: (() => void)[] = []
const pages: Server = createServer((request, response) => {
  if (request.url?.startsWith('/slow')) return void held.push(() => response.end())
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
})
let address: string
let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  await sites.open()
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(pages.address() as AddressInfo).port}`
  address = `http://${host}/bees`
  server = await openTestServer({
    environment: sites.environment,
    fetch: createGuardedFetch({ exemptHosts: [host] }),
  })
  browser = server.openBrowser()
  await browser.send(signInAsGuest)
})
afterAll(async () => {
  expect(sites.faults).toEqual([])
  sites.close()
  pages.closeAllConnections()
  pages.close()
  await server.close()
})

const find = (body: Record<string, unknown>): Promise<FoundFacts> =>
  browser.send(findFacts, { body: body as never })

async function findKnown(body: Record<string, unknown>) {
  const found = await find(body)
  if (found.status !== 'found') throw new Error(JSON.stringify(found))
  return found.facts
}

test('a topic is looked up in Wikipedia and Wikidata, and each statement names its source', async () => {
  const { sources, statements } = await findKnown({ topic: 'Mary Anning' })
  expect(sources.map(({ id, licence }) => [id, licence])).toEqual(
    expect.arrayContaining([
      ['w1', 'CC BY-SA 4.0'],
      ['d1', 'CC0 1.0'],
    ]),
  )
  expect(statements).toContainEqual({
    text: 'Mary Anning was born on May 21, 1799.',
    sourceId: 'd1',
    section: null,
  })
  const life = statements.find(({ text }) => text.startsWith('In 1823'))
  expect(life).toMatchObject({ sourceId: 'w1', section: 'Life' })
  expect(statements.some(({ text }) => text.includes('Women in geology'))).toBe(false)
})

test('each line of a list is a statement of its own, with or without a period', async () => {
  const { statements } = await findKnown({ topic: 'list of knots' })
  const texts = statements.filter(({ section }) => section === 'Knots').map(({ text }) => text)
  expect(texts).toEqual([
    'Bowline: makes a loop that does not slip.',
    'Clove hitch: ties a rope to a pole.',
    'Sheet bend: joins two ropes of different size.',
    'Figure-eight knot: keeps a rope from running out of a ring.',
    'Reef knot: ties the two ends of one rope',
    'Trucker’s hitch: pulls a rope tight',
  ])
})

test('lines of notes that are wrapped in the middle of a sentence stay one statement', async () => {
  const notes = sentence.replace('their sisters', 'their\nsisters')
  const { statements, warnings } = await findKnown({ topic: '', notes })
  expect(statements.map(({ text }) => text)).toEqual([sentence])
  expect(warnings).toEqual([])
})

test('a web page becomes statements under its headings, without Wikipedia', async () => {
  const calls = sites.calls.length
  const known = await findKnown({ topic: 'bees', addresses: [address], usesWikipedia: false })
  const own = known.sources.find(({ kind }) => kind === 'page')!
  expect(own).toMatchObject({ id: 'p1', title: 'Dancing bees', url: address })
  expect(known.statements[0]).toEqual({ text: sentence, sourceId: 'p1', section: 'Dances' })
  expect(sites.calls.length).toBe(calls)
})

test('pages inside the network are left out with a warning, and the notes stay', async () => {
  const addresses = [
    'http://169.254.169.254/latest',
    'http://localhost:1/',
    'http://10.0.0.1/',
    'file:///etc/hosts',
    'http://127.0.0.1:9/secret',
  ]
  const { sources, warnings } = await findKnown({ topic: '', notes: sentence, addresses })
  expect(sources.map(({ kind }) => kind)).toEqual(['notes'])
  expect(warnings).toHaveLength(addresses.length)
  for (const name of addresses) expect(warnings.join('\n')).toContain(name)
})

test('five hundred words and a private person’s name get a sentence, and no facts', async () => {
  const long = await browser.call('POST', '/api/facts', { topic: 'word '.repeat(500) })
  expect(long.status).toBe(422)
  expect(long.body['error']).toMatch(/\.$/)
  const person = await find({ topic: 'Jane Doeringer' })
  expect(person).toEqual({ status: 'nothing', notice: facts.nothingFound('Jane Doeringer') })
})

test('notes become statements with their source; a topic that can’t be looked up says why', async () => {
  const found = await browser.send(findFacts, {
    body: { topic: 'bees', notes: `${sentence} They live in hives.`, usesWikipedia: false } as never,
  })
  if (found.status !== 'found') throw new Error('Nothing was found.')
  expect(found.facts.statements[0]).toMatchObject({ text: sentence, sourceId: 'n1' })
  expect(found.facts.sources[0]).toMatchObject({ kind: 'notes', url: null })
  const notices: [string, string][] = [
    ['🐙🐙', facts.noWords],
    ['x', facts.oneLetter],
    ['Как работают звёзды', facts.englishOnly],
  ]
  for (const [topic, notice] of notices) {
    expect(await browser.send(findFacts, { body: { topic } as never }), topic).toEqual({
      status: 'nothing',
      notice,
    })
  }
  const long = await browser.send(findFacts, { body: { topic: 'many words '.repeat(45) } as never })
  expect(long).toMatchObject({ status: 'nothing', notice: expect.stringContaining('too long') })
})

const write = (topic: string) =>
  browser.send(writeScript, { body: { source: { kind: 'topic', topic } } as never })
const findFor = (topic: string) =>
  browser.send(findIdeas, { body: { inspiration: { kind: 'topic', topic } } })

test('a topic without a ready script becomes a script from Wikipedia, which names its source', async () => {
  const answer = await write('sourdough')
  if (answer.status !== 'written') throw new Error('There were questions.')
  expect(answer.document.scenes.length).toBeGreaterThan(3)
  expect(answer.engine).toBe('extractive')
  expect(answer.document.title).toBe('Sourdough')
  expect(answer.credit[0]).toMatchObject({
    title: expect.stringContaining('Sourdough'),
    licence: 'CC BY-SA 4.0',
  })
})

test('Find offers that script first, and it is written as offered', async () => {
  const { ideas, engine } = await findFor('sourdough')
  expect(engine).toContain('Wikipedia')
  expect(ideas[0]).toMatchObject({ engine: 'extractive', source: { kind: 'facts' } })
  expect(ideas[0]!.credit[0]!.licence).toBe('CC BY-SA 4.0')
  const answer = await browser.send(writeScript, { body: { source: ideas[0]!.source } as never })
  if (answer.status !== 'written') throw new Error('There were questions.')
  const { scenes } = answer.document
  expect(scenes[0]!.say).toBe(ideas[0]!.hook)
  // All but the call to action come with the sentence that they were made from, and with its page.
  const told = new Set(answer.sceneSources.map(({ sceneId }) => sceneId))
  expect(scenes.slice(0, -1).every(({ id }) => told.has(id))).toBe(true)
  for (const { credit } of answer.sceneSources) expect(ideas[0]!.credit[credit]!.url).toContain('/wiki/')
})

test('a topic with several meanings is shown as a choice, and the chosen one is looked up', async () => {
  const { ideas, notice } = await findFor('mercury')
  expect(notice).toContain('several meanings')
  const planet = ideas.find(({ title }) => title === 'Mercury (planet)')!
  expect(planet).toMatchObject({ isMeaning: true, source: { kind: 'topic', topic: 'Mercury (planet)' } })
  const answer = await browser.send(writeScript, { body: { source: planet.source } as never })
  expect(answer.status).toBe('written')
})

test('a topic that has a ready script asks no other site', async () => {
  const before = sites.calls.length
  expect((await write('octopus')).status).toBe('written')
  expect((await findFor('octopus')).ideas[0]!.engine).toBe('starter')
  expect(sites.calls.length).toBe(before)
})

test('of an article as long as a book its beginning is used', async () => {
  const lines = Array.from(
    { length: 4000 },
    (_, n) => `A tealeaf of kind ${n} has a taste of its own, and people like it.`,
  )
  const page = {
    title: 'Tealeaf',
    index: 1,
    fullurl: `${sites.origin}/simple/wiki/Tealeaf`,
    extract: `A tealeaf is a leaf for tea.\n${lines.join('\n')}`,
  }
  const answer = { body: { query: { pages: [page] } } }
  sites.planned = [answer, answer]
  expect((await write('tealeaf')).status).toBe('written')
  expect((await findFor('tealeaf')).ideas[0]!.engine).toBe('extractive')
})

test('what nobody knows anything about stays a list of questions', async () => {
  expect((await write('zqxv blorptang')).status).toBe('questions')
  const { ideas, notice } = await findFor('zqxv blorptang')
  expect(ideas.every(({ engine }) => engine === 'frame')).toBe(true)
  expect(notice).toContain('Nothing was found')
})

test('a person’s own answers and an outline are not looked up', async () => {
  const before = sites.calls.length
  const outline = { kind: 'topic', topic: 'sourdough', asOutline: true } as const
  expect((await browser.send(writeScript, { body: { source: outline } as never })).status).toBe('questions')
  expect(sites.calls.length).toBe(before)
})

test('one account with many slow pages is held in line, and another one is served meanwhile', async () => {
  const slow = Array.from({ length: 10 }, (_, index) => address.replace('/bees', `/slow${index}`))
  const ask = () => browser.call('POST', '/api/facts', { topic: '', addresses: slow, usesWikipedia: false })
  const asked = Array.from({ length: 20 }, ask)
  await expect.poll(() => held.length).toBe(20)
  const other = server.openBrowser()
  await other.send(signInAsGuest)
  const found = await other.send(findFacts, { body: { topic: '', notes: sentence } as never })
  expect(found.status).toBe('found')
  // Two are at work and five wait; the others are refused at once.
  expect(held).toHaveLength(20)
  const isOver = Promise.all(asked).then((answers) => answers.map(({ status }) => status))
  const release = setInterval(() => held.splice(0).forEach((answer) => answer()), 20)
  const statuses = await isOver
  clearInterval(release)
  expect(statuses.filter((status) => status === 429)).toHaveLength(13)
  expect(statuses.filter((status) => status === 200)).toHaveLength(7)
})

test('without a network a sentence comes soon, and notes still work', async () => {
  sites.planned = Array.from({ length: 20 }, () => ({ breaks: true as const }))
  const started = performance.now()
  const found = await find({ topic: 'Glenlochar' })
  expect(performance.now() - started).toBeLessThan(8000)
  expect(found).toEqual({ status: 'nothing', notice: facts.noNetwork('Wikipedia') })
  const { warnings } = await findKnown({ topic: 'Glenlochar', notes: sentence })
  expect(warnings).toEqual([facts.noNetwork('Wikipedia')])
  sites.planned = []
})

test('files that never arrive and pages that never answer hold up nobody else’s topic or file', async () => {
  const { facts: service } = server.context.services
  const crowd = new AbortController()
  const request = { topic: 'tea', notes: '', files: [], usesWikipedia: false }
  const slow = Array.from({ length: 10 }, (_, index) => [
    service.readFile('slow.txt', new PassThrough(), `crowd ${index >> 1}`, crowd.signal),
    service.find(
      { ...request, addresses: [address.replace('/bees', `/slow/${index}`)] },
      `crowd ${index >> 1}`,
      crowd.signal,
    ),
  ]).flat()
  const ended = Promise.allSettled(slow)
  const mine = Readable.from([Buffer.from(sentence)])
  const late = AbortSignal.timeout(8000)
  expect(await service.readFile('mine.txt', mine, 'mine', late)).toMatchObject({ text: sentence })
  expect(await service.find({ ...request, notes: sentence, addresses: [] }, 'mine', late)).toMatchObject({
    status: 'found',
  })
  crowd.abort()
  for (const { status } of await ended) expect(status).toBe('rejected')
})

test('a file that takes too long to arrive is given up with a sentence', async () => {
  const service = createFactService({
    engines: [],
    fetch: createGuardedFetch(),
    dataFolder: server.context.config.dataFolder,
    uploadMs: 50,
  })
  const { signal } = new AbortController()
  const outcome = service.readFile('slow.txt', new PassThrough(), 'slow', signal)
  await expect(outcome).rejects.toMatchObject({ code: 'timed_out', message: facts.fileArrivesTooSlowly })
  service.stop()
})

test('a plain page with characters that no database stores gives statements that it stores', () => {
  const long = `${'bees '.repeat(999)}bees😀 dance in hives.`
  const [split] = splitTexts({
    kind: 'split',
    texts: [{ text: `${long}\n\nBees\0dance with their sisters.`, format: 'plain' }],
  })
  expect(split!.statements.length).toBeGreaterThan(1)
  for (const { text } of split!.statements) {
    expect(text.isWellFormed()).toBe(true)
    expect(text).not.toContain('\0')
  }
})
