// Amounts, counts, seats and prices that nobody should send: each is refused in words, and nothing changes.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCredits, readSession, signInAsGuest } from '@vivify/contract/routes/account'
import { checkOut } from '@vivify/contract/routes/checkout'
import { listCreditChanges } from '@vivify/contract/routes/credits'
import { maxIssuedKeys, maxLicenceCredits, maxLicenceSeats } from '@vivify/contract/routes/licences'
import * as messages from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'
import { grantCredits } from '../services/credits/ledger.ts'
import { proveLedger } from '../services/credits/prove.ts'
import { jobs } from '../store/schema.ts'
import { licences } from '../store/schema-licences.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../testing.ts'

/** Long enough for a database on a busy machine. */
const startMs = 60_000

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
}, startMs)
afterAll(() => server.close(), startMs)

/** No amount in any place. They are written as JSON, because JSON.stringify turns some of them into null. */
const noAmounts = [
  '-1',
  '-9007199254740993',
  '0.5',
  '1e308',
  '1e999',
  '-1e999',
  '9007199254740993',
  '99999999999999999999999999',
  '2147483648',
  'null',
  'true',
  '"5"',
  '"NaN"',
  '[]',
  '[5]',
  '{}',
]
const noQueryAmounts = ['-1', '0', '1.5', '1e9', '2147483648', '9'.repeat(400), 'NaN', 'Infinity', '٥', '']

async function openGuest(): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  return browser
}

async function workspaceOf(browser: TestBrowser): Promise<string> {
  const session = await server.context.services.accounts.readSession(new Headers({ cookie: browser.cookie }))
  return session!.workspaceId
}

const json = { 'content-type': 'application/json' }
const creditsOf = async (browser: TestBrowser) => (await browser.send(listCredits)).credits

/** A status for input that can't be used, with a sentence that is whole. */
function expectRefused({ status, body }: Awaited<ReturnType<TestBrowser['call']>>): void {
  expect([400, 422]).toContain(status)
  expect(body['code']).toBe('bad_input')
  expect(body['error']).toMatch(/^[A-Z“].{20,}[.)]$/)
  expect(body['error']).not.toMatch(/NaN|undefined|\[object/)
}

describe('license keys', () => {
  const terms = {
    plan: 'creator' as const,
    credits: 5,
    seats: 1,
    expiresAt: null,
    batch: 'amounts',
    count: 1,
  }
  const issue = (body: string) =>
    server.openBrowser().call('POST', '/api/licences', body, {
      ...json,
      authorization: `Bearer ${server.context.commandToken}`,
    })
  const withField = (field: string, written: string) =>
    JSON.stringify({ ...terms, [field]: 'HERE' }).replace('"HERE"', written)

  test.each(['credits', 'seats', 'count'])('are not issued with a wrong number of %s', async (field) => {
    const before = await server.context.store.db.$count(licences)
    for (const written of noAmounts) expectRefused(await issue(withField(field, written)))
    expect(await server.context.store.db.$count(licences)).toBe(before)
  })

  test('are issued up to each limit, and not with one more', async () => {
    const most = { credits: maxLicenceCredits, seats: maxLicenceSeats, count: maxIssuedKeys } as const
    for (const [field, limit] of Object.entries(most)) {
      expect((await issue(withField(field, String(limit)))).status).toBe(201)
      expectRefused(await issue(withField(field, String(limit + 1))))
    }
    expect((await issue(withField('credits', '0'))).status).toBe(201)
    for (const field of ['seats', 'count']) expectRefused(await issue(withField(field, '0')))
  })

  test('are not redeemed when the key is a number, a list or an amount', async () => {
    const browser = await openGuest()
    for (const written of noAmounts) {
      expectRefused(await browser.call('POST', '/api/licences/redeem', `{"key":${written}}`, json))
    }
    expect(await creditsOf(browser)).toBe(20)
  })

  test('whose credits would not fit into a balance stay unused', async () => {
    const [full, other] = [await openGuest(), await openGuest()]
    const workspaceId = await workspaceOf(full)
    const { createId, store, services } = server.context
    const amount = limits.creditBalance - 25
    await store.db.transaction((tx) =>
      grantCredits(tx, { id: createId(), workspaceId, amount, reference: 'much' }),
    )
    const { count: _, ...rest } = terms
    const [key] = await services.licences.issue({ ...rest, credits: 6 }, 1)
    const redeem = (browser: TestBrowser) => browser.call('POST', '/api/licences/redeem', { key })
    const refused = { status: 409, body: { error: messages.credits.balanceFull(limits.creditBalance) } }
    expect(await redeem(full)).toMatchObject(refused)
    expect(await full.call('POST', '/api/checkout', { plan: 'scale', billing: 'monthly' })).toMatchObject(
      refused,
    )
    expect(await creditsOf(full)).toBe(limits.creditBalance - 5)
    expect((await full.send(readSession)).session?.plan).toBeNull()
    expect(await redeem(other)).toMatchObject({ status: 200, body: { isNew: true, credits: 26 } })
    expect((await full.send(listCreditChanges)).changes).toHaveLength(2)
    expect(await proveLedger(store.db, { createId })).toMatchObject({ wrong: 0 })
  })
})

describe('a checkout', () => {
  test('of no plan, for an own price or many times over grants nothing', async () => {
    const browser = await openGuest()
    const bodies = [
      ...noAmounts.flatMap((written) => [
        `{"plan":${written},"billing":"monthly"}`,
        `{"plan":"creator","billing":${written}}`,
      ]),
      ...noAmounts

        .filter((written) => !written.startsWith('"'))
        .map((written) => `{"plan":"creator","billing":"monthly","idempotencyKey":${written}}`),
      '{"plan":"creator","billing":"monthly","idempotencyKey":""}',
      `{"plan":"creator","billing":"monthly","idempotencyKey":"${'k'.repeat(201)}"}`,
      '{"plan":"__proto__","billing":"monthly"}',
      '{"plan":"creator","billing":"monthly"',
    ]
    for (const body of bodies) expectRefused(await browser.call('POST', '/api/checkout', body, json))
    expect(await creditsOf(browser)).toBe(20)
    expect((await browser.send(readSession)).session?.plan).toBeNull()
  })

  test('takes no amount: fields that nobody asked for change neither credits nor price', async () => {
    const browser = await openGuest()
    const own = { credits: 1_000_000, granted: 1e9, amount: -5, priceDollars: 0, seats: 99, quantity: 50 }
    const body = { plan: 'starter', billing: 'monthly', ...own }
    expect(await browser.send(checkOut, { body })).toMatchObject({ granted: 200, credits: 220 })
  })
})

describe('lists of credits', () => {
  test.each(['limit', 'after'])('are not read with a wrong %s', async (field) => {
    const browser = await openGuest()
    const allowed = field === 'after' ? ['0', '2147483648'] : []
    for (const given of noQueryAmounts.filter((one) => !allowed.includes(one))) {
      const query = new URLSearchParams({ [field]: given })
      expectRefused(await browser.call('GET', `/api/credits/changes?${query}`))
    }
    for (const given of allowed) {
      const answer = await browser.call('GET', `/api/credits/changes?${field}=${given}`)
      expect(answer.status).toBe(200)
    }
    const last = await browser.call('GET', `/api/credits/changes?after=${'9'.repeat(15)}`)
    expect(last.status).toBe(200)
  })
})

describe('work that costs credits', () => {
  test('is not ordered in negative, huge or broken numbers', async () => {
    const browser = await openGuest()
    const article = (config: string) =>
      `{"titles":["How Cats Sleep and Eat"],"config":${config},"idempotencyKey":"a"}`
    const orders = noAmounts.flatMap((written) => [
      ['/api/articles', article(`{"imagesInArticle":${written}}`)] as const,
      ['/api/articles', `{"titles":${written},"config":{},"idempotencyKey":"b"}`] as const,
      ['/api/images', `{"prompt":"a cat","count":${written},"idempotencyKey":"c"}`] as const,
    ])
    for (const [address, body] of orders) {
      const answer = await browser.call('POST', address, body, json)
      expect(answer.status, `${address} ${body}`).toBe(422)
      expectRefused(answer)
    }
    expect(await creditsOf(browser)).toBe(20)
    expect(await server.context.store.db.$count(jobs)).toBe(0)
  })
})
