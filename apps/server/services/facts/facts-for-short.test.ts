import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { findIdeas } from '@vivify/contract/routes/ideas'
import { writeScript } from '@vivify/contract/routes/scripts'
import { FactStub } from '../../providers/facts/testing.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

const sites = new FactStub()
let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  await sites.open()
  server = await openTestServer({ environment: sites.environment })
  browser = server.openBrowser()
  await browser.send(signInAsGuest)
}, 60_000)
afterAll(async () => {
  sites.close()
  await server.close()
}, 60_000)

const write = (topic: string) =>
  browser.send(writeScript, { body: { source: { kind: 'topic', topic } } as never })
const find = (topic: string) => browser.send(findIdeas, { body: { inspiration: { kind: 'topic', topic } } })

test('a topic without a ready script becomes a script from Wikipedia, which names its source', async () => {
  const answer = await write('sourdough')
  if (answer.status !== 'written') throw new Error('There were questions.')
  expect(answer.document.scenes.length).toBeGreaterThan(3)
  expect(answer.engine).toBe('extractive')
  expect(answer.credit[0]).toMatchObject({
    title: expect.stringContaining('Sourdough'),
    licence: 'CC BY-SA 4.0',
  })
})

test('Find offers that script first, and it is written as offered', async () => {
  const { ideas, engine } = await find('sourdough')
  expect(engine).toContain('Wikipedia')
  expect(ideas[0]).toMatchObject({ engine: 'extractive', source: { kind: 'page' } })
  expect(ideas[0]!.credit[0]!.licence).toBe('CC BY-SA 4.0')
  const answer = await browser.send(writeScript, { body: { source: ideas[0]!.source } as never })
  if (answer.status !== 'written') throw new Error('There were questions.')
  expect(answer.document.scenes[0]!.say).toBe(ideas[0]!.hook)
})

test('a topic with several meanings is shown as a choice, and the chosen one is looked up', async () => {
  const { ideas, notice } = await find('mercury')
  expect(notice).toContain('several meanings')
  const planet = ideas.find(({ title }) => title === 'Mercury (planet)')!
  expect(planet).toMatchObject({ isMeaning: true, source: { kind: 'topic', topic: 'Mercury (planet)' } })
  const answer = await browser.send(writeScript, { body: { source: planet.source } as never })
  expect(answer.status).toBe('written')
})

test('a topic that has a ready script asks no other site', async () => {
  const before = sites.calls.length
  expect((await write('octopus')).status).toBe('written')
  expect((await find('octopus')).ideas[0]!.engine).toBe('starter')
  expect(sites.calls.length).toBe(before)
})

test('what nobody knows anything about stays a list of questions', async () => {
  expect((await write('zqxv blorptang')).status).toBe('questions')
  const { ideas, notice } = await find('zqxv blorptang')
  expect(ideas.every(({ engine }) => engine === 'frame')).toBe(true)
  expect(notice).toContain('Nothing was found')
})

test('a person’s own answers and an outline are not looked up', async () => {
  const before = sites.calls.length
  const outline = { kind: 'topic', topic: 'sourdough', asOutline: true } as const
  expect((await browser.send(writeScript, { body: { source: outline } as never })).status).toBe('questions')
  expect(sites.calls.length).toBe(before)
})
