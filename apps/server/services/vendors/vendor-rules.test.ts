import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'
import { readSession, signInAsGuest, signUp } from '@vivify/contract/routes/account'
import { generateContent } from '@vivify/contract/routes/content'
import { listEngines } from '@vivify/contract/routes/engines'
import { findIdeas } from '@vivify/contract/routes/ideas'
import { builtInWriter } from '../../providers/text/built-in.ts'
import { readWhole } from '../../providers/text/port.ts'
import { geminiRules, TextStub } from '../../providers/text/testing.ts'
import { suiteKey } from '../../providers/testing.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { createVendorRules } from './vendor-rules.ts'

/** Long enough for a database on a busy machine. */
const startMs = 60_000
const vendor = new TextStub(geminiRules)
let environment: Record<string, string>
let server: TestServer
beforeAll(async () => {
  await vendor.open()
  environment = { GEMINI_API_KEY: suiteKey, GEMINI_BASE_URL: vendor.baseUrl }
  server = await openTestServer({ environment })
}, startMs)
afterEach(() => vendor.forget())
afterAll(async () => {
  vendor.close()
  await server.close()
}, startMs)

const body = { prompt: 'A poem about tea', type: 'creative', provider: 'gemini' } as const

describe('text from a vendor', () => {
  test('is limited per account, even for simultaneous calls; built-in text still works', async () => {
    const browser = await openGuest(server)
    const most = limits.vendorTextsPerMinute
    const answers = await Promise.all(
      Array.from({ length: most * 3 }, () => browser.call('POST', '/api/generate-content', body)),
    )
    // A new minute may have begun meanwhile.
    const accepted = answers.filter(({ status }) => status === 200).length
    expect([most, most * 2]).toContain(accepted)
    expect(vendor.calls).toHaveLength(accepted)
    expect(answers.find(({ status }) => status === 429)).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', error: messages.vendors.textsPerMinute(most) },
    })
    const builtIn = await browser.send(generateContent, {
      body: { prompt: 'Generate 3 titles about cats', type: 'creative' },
    })
    expect(builtIn.engine).toMatch(/^Built-in/)
    const { ideas, notice } = await browser.send(findIdeas, {
      body: { inspiration: { kind: 'topic', topic: 'octopus' } },
    })
    expect(ideas.length).toBeGreaterThan(0)
    if (accepted === most) expect(notice).toContain(messages.vendors.textsPerMinute(most))

    const other = await openGuest(server)
    expect((await other.call('POST', '/api/generate-content', body)).status).toBe(200)
  })

  test('is also limited per day, and a refusal by the day does not count for the minute', async () => {
    const browser = await openGuest(server)
    const { workspaceId } = await customerOf(browser)
    const engine = vendor.connect(geminiRules.vendor, {})
    // Works like two processes on one database.
    const engines = await Promise.all(
      Array.from({ length: 2 }, async () => {
        const mostTexts = { minute: 100, day: 5 }
        const rules = createVendorRules({ db: server.context.store.db, guestsUseVendors: true, mostTexts })
        const engines = { vendors: [engine], builtIn: builtInWriter }
        return (await rules.textEnginesFor(engines, { workspaceId, isGuest: true })).vendors[0]!
      }),
    )
    const { signal } = new AbortController()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 24 }, (_, index) => readWhole(engines[index % 2]!.write({ prompt: 'x', signal }))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(vendor.calls).toHaveLength(5)
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(refused!.reason).toMatchObject({
      code: 'rate_limited',
      message: messages.vendors.textsPerDay(5),
    })
  })
})

test(
  'on a public server guests can’t use vendors, but accounts can',
  async () => {
    const open = await openTestServer({
      environment: { ...environment, HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
    })
    try {
      const browser = await openGuest(open)
      const answer = await browser.call('POST', '/api/generate-content', body)
      expect(answer.status).toBe(422)
      expect(answer.body['error']).toContain(messages.vendors.guestsExcluded('Gemini'))
      const { engines } = await browser.send(listEngines)
      const ofVendor = engines.filter(({ name }) => name === 'Gemini')
      expect(ofVendor.map(({ state }) => state)).toEqual(['needs_account', 'needs_account', 'needs_account'])
      const picture = await browser.call('POST', '/api/images', { prompt: 'Tea', engine: 'gemini' })
      expect(picture).toMatchObject({
        status: 422,
        body: { error: messages.vendors.guestsExcluded('Gemini') },
      })
      expect(vendor.calls).toEqual([])
      await browser.send(signUp, { body: { email: 'a@example.com', password: 'long enough' } })
      expect((await browser.call('POST', '/api/generate-content', body)).status).toBe(200)
    } finally {
      await open.close()
    }
  },
  startMs,
)

test(
  'where guests are not allowed nobody becomes one, and the screen knows it',
  async () => {
    const closed = await openTestServer({ environment: { ALLOW_GUESTS: 'off' } })
    try {
      const browser = closed.openBrowser()
      expect(await browser.send(readSession)).toEqual({
        session: null,
        canResumeGuest: false,
        allowsGuests: false,
      })
      const refused = await browser.call('POST', '/api/auth/guest')
      expect(refused).toMatchObject({
        status: 403,
        body: { code: 'forbidden', error: messages.auth.noGuests },
      })
      expect((await browser.call('POST', '/api/auth/guest')).headers.getSetCookie()).toEqual([])
    } finally {
      await closed.close()
    }
  },
  startMs,
)

async function openGuest(where: TestServer): Promise<TestBrowser> {
  const browser = where.openBrowser()
  await browser.send(signInAsGuest)
  return browser
}

async function customerOf(browser: TestBrowser): Promise<{ workspaceId: string }> {
  const headers = new Headers({ cookie: browser.cookie })
  const known = await server.context.services.accounts.readSession(headers)
  return { workspaceId: known!.workspaceId }
}
