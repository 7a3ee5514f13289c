import { afterAll, beforeAll, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { generateContent } from '@vivify/contract/routes/content'
import { listEngines } from '@vivify/contract/routes/engines'
import { geminiRules, TextStub } from '../../providers/text/testing.ts'
import { suiteKey } from '../../providers/testing.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

const vendor = new TextStub(geminiRules)
let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  await vendor.open()
  server = await openTestServer({
    environment: {
      GEMINI_API_KEY: suiteKey,
      GEMINI_BASE_URL: vendor.baseUrl,
      COMPATIBLE_BASE_URL: `${vendor.origin}/v1`,
    },
  })
  browser = server.openBrowser()
  await browser.send(signInAsGuest)
})
afterAll(async () => {
  vendor.close()
  await server.close()
})

const catPrompt = 'Generate 3 creative blog post titles about cats'

test('titles come from the built-in engine when no vendor is asked for', async () => {
  const { content, engine } = await browser.send(generateContent, {
    body: { prompt: catPrompt, type: 'creative' },
  })
  const lines = content.split('\n')
  expect(lines.pop()).toBe('')
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(line).toMatch(/Cats/)
  expect(engine).toBe('Built-in title templates')
})

test('titles come from the built-in engine when the vendor asked for has no key', async () => {
  const body = { prompt: catPrompt, type: 'creative', provider: 'openai' }
  expect((await browser.send(generateContent, { body })).engine).toBe('Built-in title templates')
})

test('a vendor with a key writes what it is asked for, as lines', async () => {
  vendor.say('1. One\r\n2. Two')
  const body = { prompt: 'Write a poem', type: 'creative', provider: 'gemini' }
  expect(await browser.send(generateContent, { body })).toEqual({
    content: '1. One\n2. Two\n',
    engine: 'Gemini (gemini-3.8-flash)',
  })
  // The operator pays the vendor and needs these numbers.
  const { text } = await server.context.metrics.print()
  expect(text).toContain('vivify_text_tokens_total{engine="gemini",direction="input"} 3')
  expect(text).toContain('vivify_text_tokens_total{engine="gemini",direction="output"} 4')
})

test('a prompt that the built-in engine can’t answer gets 422 and a sentence', async () => {
  const answer = await browser.call('POST', '/api/generate-content', {
    prompt: 'Write a poem',
    type: 'creative',
    provider: 'anthropic',
  })
  expect(answer).toMatchObject({ status: 422, body: { code: 'bad_input' } })
  expect(answer.body['error']).toContain('titles only')
  expect(answer.body['error']).toContain('ANTHROPIC_API_KEY')
})

test('an unknown engine gets 422 and a sentence', async () => {
  const body = { prompt: catPrompt, type: 'creative', provider: 'nobody' }
  expect(await browser.call('POST', '/api/generate-content', body)).toMatchObject({
    status: 422,
    body: { error: messages.vendors.textEngineUnknown },
  })
})

test('a vendor’s refusal is answered as {error, details}', async () => {
  const strict = await openTestServer({
    environment: {
      GEMINI_API_KEY: 'wrong-key-0123456789',
      GEMINI_BASE_URL: vendor.baseUrl,
    },
  })
  try {
    const guest = strict.openBrowser()
    await guest.send(signInAsGuest)
    const body = { prompt: catPrompt, type: 'creative', provider: 'gemini' }
    const answer = await guest.call('POST', '/api/generate-content', body)
    expect(answer).toMatchObject({
      status: 502,
      body: {
        error: 'Gemini rejected its key. Check the key in the server’s settings.',
        details: { vendor: 'Gemini', failure: 'unauthorized', status: 401 },
      },
    })
  } finally {
    await strict.close()
  }
})

test('a visitor gets 401, and a body without its fields or with another type 422', async () => {
  const visitor = server.openBrowser()
  const body = { prompt: catPrompt, type: 'creative' }
  expect(await visitor.call('POST', '/api/generate-content', body)).toMatchObject({
    status: 401,
    body: { error: expect.any(String), code: 'unauthorized' },
  })
  for (const wrong of [{}, { prompt: catPrompt }, { ...body, type: 'image' }, { ...body, prompt: ' ' }]) {
    const answer = await browser.call('POST', '/api/generate-content', wrong)
    expect(answer).toMatchObject({ status: 422, body: { error: expect.any(String) } })
  }
})

test('an account may ask a vendor for so many texts a minute, and is told when it may again', async () => {
  const busy = server.openBrowser()
  await busy.send(signInAsGuest)
  const ask = (provider?: string) =>
    busy.call('POST', '/api/generate-content', { prompt: catPrompt, type: 'creative', provider })
  let answer = await ask('gemini')
  for (let asked = 1; answer.status === 200 && asked <= 2 * limits.vendorTextsPerMinute; asked++)
    answer = await ask('gemini')
  expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited', error: expect.any(String) } })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  // What is built in goes on.
  expect((await ask()).status).toBe(200)
})

test('the list of engines says which text vendors are ready', async () => {
  const { engines } = await browser.send(listEngines)
  const states = engines.filter(({ kind }) => kind === 'text').map(({ id, state }) => `${id} ${state}`)
  expect(states).toEqual([
    'built-in ready',
    'gemini ready',
    'openai needs_key',
    'anthropic needs_key',
    'compatible needs_model',
  ])
  expect(engines.filter(({ kind }) => kind === 'video').map(({ name }) => name)).toEqual([
    'Veo 3.1',
    'Kling 4.0',
  ])
})
