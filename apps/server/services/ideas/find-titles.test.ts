import { afterAll, beforeAll, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { findTitles } from '@vivify/contract/routes/ideas'
import { geminiRules, TextStub } from '../../providers/text/testing.ts'
import { suiteKey } from '../../providers/testing.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

const vendor = new TextStub(geminiRules)
let plain: TestServer
let connected: TestServer
let browser: TestBrowser
let guest: TestBrowser
beforeAll(async () => {
  await vendor.open()
  plain = await openTestServer()
  connected = await openTestServer({
    environment: { GEMINI_API_KEY: suiteKey, GEMINI_BASE_URL: vendor.baseUrl },
  })
  browser = plain.openBrowser()
  guest = connected.openBrowser()
  await browser.send(signInAsGuest)
  await guest.send(signInAsGuest)
})
afterAll(async () => {
  vendor.close()
  await plain.close()
  await connected.close()
})

const ask = (from: TestBrowser, topic: string) => from.send(findTitles, { body: { topic } })

test('without a text engine the five title templates are marked as such', async () => {
  const found = await ask(browser, ' cold brew coffee ')
  expect(found.ideas.map(({ title }) => title)).toEqual([
    'Cold Brew Coffee: 5 Hacks That Will Change Your Life',
    'The Truth About Cold Brew Coffee Nobody Talks About',
    'I Tried Cold Brew Coffee for 30 Days',
    'Cold Brew Coffee: Beginner vs Expert Comparison',
    'Why Everyone is Wrong About Cold Brew Coffee',
  ])
  expect(found).toMatchObject({ areTemplates: true, templates: [], notice: null })
  expect(found.engine).toBe('Title templates, built in')
  expect(found.ideas[0]!.topic).toBe('5 hacks for cold brew coffee')
  expect(new Set(found.ideas.map(({ id }) => id)).size).toBe(5)
})

test('a blank topic is refused with the specified sentence, and a long one by its length', async () => {
  expect(await browser.call('POST', '/api/ideas/titles', { topic: ' \n ' })).toMatchObject({
    status: 422,
    body: { error: messages.ideas.topicMissing },
  })
  expect((await browser.call('POST', '/api/ideas/titles', { topic: 'a'.repeat(201) })).status).toBe(422)
})

test('a text engine writes the five ideas and is named; the templates stay available', async () => {
  const ideas = Array.from({ length: 6 }, (_, index) => ({
    title: `Idea ${index}`,
    angle: 'What changes when you brew it cold.',
    topic: 'cold brew at home',
  }))
  vendor.say(JSON.stringify({ ideas }))
  const found = await ask(guest, 'coffee')
  expect(found.engine).toContain('Gemini')
  expect(found.ideas).toHaveLength(5)
  expect(found.ideas[0]).toMatchObject({ title: 'Idea 0', topic: 'cold brew at home' })
  expect(found).toMatchObject({ areTemplates: false, notice: null })
  expect(found.templates).toHaveLength(5)
})

test('when the text engine fails, the templates come with the reason', async () => {
  vendor.planned = [{ status: 401, body: geminiRules.refuse('API key not valid') }]
  const found = await ask(guest, 'coffee')
  expect(found).toMatchObject({
    areTemplates: true,
    notice: expect.stringContaining('Gemini rejected its key'),
  })
  expect(found.ideas).toHaveLength(5)
})

test('a topic in another language gets no English templates, but an engine’s titles', async () => {
  const refused = 'The built-in writer writes English only, and this topic looks like German.'
  expect(await browser.call('POST', '/api/ideas/titles', { topic: 'Zimmerpflanzen' })).toMatchObject({
    status: 422,
    body: { error: expect.stringContaining(refused) },
  })
  const ideas = Array.from({ length: 5 }, (_, index) => ({
    title: `Zimmerpflanzen ${index}`,
    angle: 'Was ihnen hilft.',
    topic: 'Zimmerpflanzen pflegen',
  }))
  vendor.say(JSON.stringify({ ideas }))
  expect(await ask(guest, 'Zimmerpflanzen')).toMatchObject({ areTemplates: false, templates: [] })
  vendor.planned = [{ status: 401, body: geminiRules.refuse('API key not valid') }]
  const failed = await guest.call('POST', '/api/ideas/titles', { topic: 'Zimmerpflanzen' })
  expect(failed.status).toBe(422)
  expect(JSON.stringify(failed.body)).toMatch(/Gemini rejected its key.*looks like German/)
})

test('a visitor without a session gets no titles', async () => {
  const answer = await plain.openBrowser().call('POST', '/api/ideas/titles', { topic: 'coffee' })
  expect(answer.status).toBe(401)
})
