import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { plans } from '@vivify/contract/plans'
import { listCredits, readSession, signInAsGuest } from '@vivify/contract/routes/account'
import { checkOut } from '@vivify/contract/routes/checkout'
import { openTestServer, type TestServer } from '../../testing.ts'

/** Long enough for a database on a busy machine. */
const startMs = 60_000

describe('on a local installation', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer({ environment: { ENFORCE_PLANS: 'on' } })
  }, startMs)
  afterAll(() => server.close(), startMs)

  test('a chosen plan applies at once, with a month of its credits in the ledger', async () => {
    const browser = server.openBrowser()
    await browser.send(signInAsGuest)
    const answer = await browser.send(checkOut, { body: { plan: 'starter', billing: 'monthly' } })
    expect(answer).toEqual({ type: 'granted', plan: 'starter', granted: 200, credits: 220 })
    expect((await browser.send(readSession)).session).toMatchObject({ plan: 'starter', credits: 220 })
    const { entries } = await browser.send(listCredits)
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['grant', 200],
      ['grant', 20],
    ])
  })

  test('simultaneous calls with one key grant once, even for different plans', async () => {
    const browser = server.openBrowser()
    await browser.send(signInAsGuest)
    const calls = Array.from({ length: 12 }, (_, index) =>
      browser.call('POST', '/api/checkout', {
        plan: plans[index % 2]!.id,
        billing: 'yearly',
        idempotencyKey: 'one press',
      }),
    )
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(12).fill(201))
    const { session } = await browser.send(readSession)
    const granted = plans.find(({ id }) => id === session!.plan)!.creditsPerMonth
    expect(session!.credits).toBe(20 + granted)
    expect((await browser.send(listCredits)).entries).toHaveLength(2)
  })

  test('the limits of the chosen plan apply from then on', async () => {
    const browser = server.openBrowser()
    await browser.send(signInAsGuest)
    const document = {
      version: 1,
      title: 'Tea',
      seed: 1,
      resolution: 1080,
      scenes: [{ id: 'a', say: 'Tea is old.' }],
    }
    const made = await browser.call('POST', '/api/projects', { document })
    const order = () => browser.call('POST', '/api/videos', { projectId: made.body['id'] })
    expect((await order()).status).toBe(403)
    await browser.send(checkOut, { body: { plan: 'scale', billing: 'monthly' } })
    expect((await order()).status).toBe(202)
  })

  test('a visitor is asked to sign in, and an unknown plan is refused', async () => {
    const browser = server.openBrowser()
    const body = { plan: 'starter', billing: 'monthly' }
    expect((await browser.call('POST', '/api/checkout', body)).status).toBe(401)
    await browser.send(signInAsGuest)
    expect((await browser.call('POST', '/api/checkout', { ...body, plan: 'endless' })).status).toBe(422)
  })
})

test(
  'a public server grants nothing, and says that its operator has not set up payments',
  async () => {
    const open = { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }
    const server = await openTestServer({ environment: open })
    try {
      const browser = server.openBrowser()
      await browser.send(signInAsGuest)
      const answer = await browser.call('POST', '/api/checkout', { plan: 'scale', billing: 'monthly' })
      expect(answer).toMatchObject({
        status: 403,
        body: { code: 'forbidden', error: messages.pricing.noPayments },
      })
      expect(await browser.send(listCredits)).toMatchObject({ credits: 20, entries: [{ kind: 'grant' }] })
    } finally {
      await server.close()
    }
  },
  startMs,
)

test('a larger plan includes everything of a smaller one', () => {
  for (const [index, plan] of plans.entries()) {
    for (const smaller of plans.slice(0, index)) {
      expect(plan.features).toEqual(expect.arrayContaining([...smaller.features]))
    }
  }
})
