import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest, signUp } from '@vivify/contract/routes/account'
import { generateContent } from '@vivify/contract/routes/content'
import { listEngines } from '@vivify/contract/routes/engines'
import * as routes from '@vivify/contract/routes/vendor-keys'
import { openAiRules, usualText } from '../../providers/text/testing.ts'
import { vendorKeys } from '../../store/schema-vendor-keys.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

const words = messages.vendorKeys
const environmentKey = 'key-of-the-environment'
const goodKeys = ['sk-good-first-1111', 'sk-good-second-2222', environmentKey]

interface Call {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

/** Plays the lists of models of all vendors, as they answer good and bad keys, and OpenAI's texts. */
class Vendors {
  readonly calls: Call[] = []
  readonly #server: Server
  address = ''

  constructor() {
    this.#server = createServer((request, response) => {
      const pieces: Buffer[] = []
      request.on('data', (piece: Buffer) => pieces.push(piece))
      request.on('end', () => {
        const text = Buffer.concat(pieces).toString()
        const { method = '', url = '', headers } = request
        const call = { method, path: url, headers, body: text === '' ? {} : JSON.parse(text) }
        this.calls.push(call)
        const { status, type, body } = this.#answer(call)
        response.writeHead(status, { 'content-type': type }).end(body)
      })
    })
  }

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    this.address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #answer({ method, path, headers, body }: Call): { status: number; type: string; body: string } {
    const json = (status: number, value: unknown) => ({
      status,
      type: 'application/json',
      body: JSON.stringify(value),
    })
    const { authorization = '' } = headers
    const given = authorization.replace(/^(?:Bearer|Key) /, '')
    const key = String(headers['x-api-key'] ?? headers['x-goog-api-key'] ?? given)
    if (!goodKeys.includes(key)) {
      return json(path.startsWith('/gemini') ? 400 : 401, { error: { message: `bad ${key}` } })
    }
    if (path.startsWith('/fal')) return json(404, { detail: 'Request not found' })
    if (method === 'GET') return json(200, { data: [], models: [] })
    const said = openAiRules.say(usualText, { method, path, headers, body } as never)
    return { status: 200, type: 'text/event-stream', body: String(said.body) }
  }
}

const vendors = new Vendors()
let server: TestServer
let operator: TestBrowser
const startMs = 60_000
beforeAll(async () => {
  await vendors.open()
  server = await openTestServer({
    environment: {
      OPENAI_BASE_URL: `${vendors.address}/v1`,
      OPENAI_API_KEY: environmentKey,
      ANTHROPIC_BASE_URL: `${vendors.address}/anthropic`,
      GEMINI_BASE_URL: `${vendors.address}/gemini`,
      FAL_BASE_URL: `${vendors.address}/fal`,
    },
  })
  operator = await openPerson()
}, startMs)
afterAll(async () => {
  vendors.close()
  await server.close()
}, startMs)
beforeEach(async () => {
  await server.context.store.db.delete(vendorKeys)
  vendors.calls.length = 0
})

let people = 0
async function openPerson(): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signUp, { body: { email: `keys${++people}@example.com`, password: 'p' } })
  return browser
}

const save = (browser: TestBrowser, body: Record<string, unknown>) =>
  browser.call('PUT', '/api/vendor-keys', { scope: 'own', account: 'OpenAI', ...body })

/** The key that a text of this account is written with. */
async function writeText(browser: TestBrowser): Promise<Call> {
  vendors.calls.length = 0
  await browser.send(generateContent, { body: { prompt: 'A poem', type: 'creative', provider: 'openai' } })
  return vendors.calls.at(-1)!
}

const bearer = (key: string): string => `Bearer ${key}`

test('a key is checked with its vendor by a call that costs nothing, kept sealed and never given out', async () => {
  const person = await openPerson()
  const answer = await save(person, { apiKey: ` ${goodKeys[0]} ` })
  expect(answer.status).toBe(200)
  expect(vendors.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /v1/models'])
  const { vendors: list } = await person.send(routes.listVendorKeys)
  expect(list.find(({ account }) => account === 'OpenAI')).toMatchObject({
    hint: '1111',
    uses: 'own',
    baseUrl: null,
  })
  const rows = await server.context.store.db.select().from(vendorKeys)
  for (const shown of [answer.body, list, rows]) {
    expect(JSON.stringify(shown)).not.toMatch(/sk-good|key-of-the-environment/)
  }
})

test.each([
  ['OpenAI', '/v1/models'],
  ['Anthropic', '/anthropic/models?limit=1'],
  ['Google Gemini', '/gemini/models?pageSize=1'],
  ['fal', expect.stringMatching(/^\/fal\/kling\/.*\/status$/)],
])('a key that %s refuses is not kept; a good one is', async (account, path) => {
  const person = await openPerson()
  const refused = await save(person, { account, apiKey: 'sk-wrong' })
  expect(refused).toMatchObject({ status: 422, body: { error: words.refused(account) } })
  expect(await server.context.store.db.select().from(vendorKeys)).toEqual([])
  expect((await save(person, { account, apiKey: goodKeys[0] })).status).toBe(200)
  expect(vendors.calls.at(-1)).toMatchObject({ method: 'GET', path })
})

test('an account writes with its own key and model, others with the installation’s, then the environment’s', async () => {
  const [person, other] = [await openPerson(), await openPerson()]
  expect((await writeText(person)).headers.authorization).toBe(bearer(environmentKey))
  await save(operator, { scope: 'installation', apiKey: goodKeys[1] })
  await save(person, { apiKey: goodKeys[0], models: { 'text/openai': 'gpt-own', 'text/other': 'x' } })
  const own = await writeText(person)
  expect([own.headers.authorization, own.body['model']]).toEqual([bearer(goodKeys[0]!), 'gpt-own'])
  const others = await writeText(other)
  expect(others.headers.authorization).toBe(bearer(goodKeys[1]!))
  expect(others.body['model']).not.toBe('gpt-own')
  const { engines } = await person.send(listEngines)
  expect(engines.find(({ kind, name }) => kind === 'text' && name === 'OpenAI')?.sentence).toContain(
    'gpt-own',
  )
  await save(person, { models: {} })
  expect((await writeText(person)).headers.authorization, 'the key stays').toBe(bearer(goodKeys[0]!))
  await person.send(routes.removeVendorKey, { body: { scope: 'own', account: 'OpenAI' } })
  expect((await writeText(person)).headers.authorization).toBe(bearer(goodKeys[1]!))
})

test('the environment’s key and a saved one are never sent to a new address', async () => {
  const before = await operator.call('PUT', '/api/vendor-keys', {
    scope: 'installation',
    account: 'OpenAI',
    baseUrl: `${vendors.address}/elsewhere`,
  })
  expect(before).toMatchObject({ status: 422, body: { error: words.keyMissing } })
  await save(operator, { scope: 'installation', apiKey: goodKeys[1] })
  vendors.calls.length = 0
  const moved = await save(operator, { scope: 'installation', baseUrl: `${vendors.address}/elsewhere` })
  expect(moved).toMatchObject({ status: 422, body: { error: words.keyMissing } })
  expect(vendors.calls).toEqual([])
  const withKey = { scope: 'installation', baseUrl: `${vendors.address}/elsewhere/`, apiKey: goodKeys[0] }
  expect((await save(operator, withKey)).status).toBe(200)
  expect((await writeText(await openPerson())).path).toBe('/elsewhere/responses')
})

test('guests save none, people choose no address and no server of their own, and only the operator saves for all', async () => {
  const guest = server.openBrowser()
  await guest.send(signInAsGuest)
  expect(await save(guest, { apiKey: goodKeys[0] })).toMatchObject({
    status: 403,
    body: { error: words.needsAccount },
  })
  const person = await openPerson()
  expect(await save(person, { scope: 'installation', apiKey: goodKeys[0] })).toMatchObject({
    status: 403,
    body: { error: words.operatorOnly },
  })
  expect((await person.call('GET', '/api/vendor-keys?scope=installation')).status).toBe(403)
  await save(person, { apiKey: goodKeys[0], baseUrl: `${vendors.address}/elsewhere` })
  expect((await writeText(person)).path).toBe('/v1/responses')
  const { vendors: offered } = await person.send(routes.listVendorKeys)
  expect(offered.map(({ account }) => account).filter((account) => account.startsWith('Your own'))).toEqual(
    [],
  )
  const compatible = { account: 'Your own: Ollama, LM Studio, vLLM …', apiKey: 'x' }
  expect((await save(person, compatible)).status).toBe(404)
  expect((await save(person, { apiKey: 'x'.repeat(2000) })).status).toBe(422)
})
