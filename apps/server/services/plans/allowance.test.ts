// Every route that needs a feature of a plan, as accounts with and without it.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { allowanceOf, firstPlanWith, planFeatures, type PlanFeature } from '@vivify/contract/plans'
import { readSession, signInAsGuest } from '@vivify/contract/routes/account'
import type { Route } from '@vivify/contract/routes/route'
import { routes } from '@vivify/contract/routes/routes'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

/** Long enough for a database on a busy machine. */
const startMs = 60_000
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ environment: { ENFORCE_PLANS: 'on' } })
}, startMs)
afterAll(() => server.close(), startMs)

const limited = (routes as readonly Route[]).filter(({ needs }) => needs !== undefined)

async function openAccount(plan: 'creator' | null): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  if (plan !== null) {
    const terms = { plan, credits: 0, seats: 1, expiresAt: null, batch: 'test' }
    const [key] = await server.context.services.licences.issue(terms, 1)
    expect((await browser.call('POST', '/api/licences/redeem', { key })).status).toBe(200)
  }
  return browser
}

function call(browser: TestBrowser, { method, path, body }: Route) {
  const address = path.replace(/\{\w+\}/g, 'none')
  return browser.call(method.toUpperCase(), address, body === undefined ? undefined : {})
}

describe('where plans are enforced', () => {
  test('there are routes for the features that are built', () => {
    expect(new Set(limited.map(({ needs }) => needs))).toEqual(
      new Set<PlanFeature>(['ads', 'scriptRewriting', 'strategy', 'trends']),
    )
  })

  test.each(limited.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s is refused without its feature, and not with it',
    async (_, route) => {
      const needed = firstPlanWith(route.needs!)
      expect(await call(await openAccount(null), route)).toMatchObject({
        status: 403,
        body: {
          code: 'forbidden',
          error: messages.plans.needed(planFeatures[route.needs!], needed.name),
          details: { plan: 'starter', limit: route.needs, needed: needed.id },
        },
      })
      expect((await call(await openAccount('creator'), route)).status).not.toBe(403)
    },
  )

  test('the session says what is allowed', async () => {
    const starter = (await (await openAccount(null)).send(readSession)).session!.allowed
    expect(starter).toEqual({
      plan: 'starter',
      resolution: 720,
      maxVideoSeconds: 60,
      seats: 1,
      hasWatermark: true,
      features: [],
    })
    const creator = (await (await openAccount('creator')).send(readSession)).session!.allowed
    expect(creator.features).toEqual(['premiumVoices', 'scriptRewriting', 'trends', 'strategy', 'ads'])
    expect(allowanceOf('scale', true)).toMatchObject({ seats: 3, resolution: 2160, maxVideoSeconds: 180 })
    expect(allowanceOf('scale', true).features).toContain('api')
  })
})

test(
  'where they are not enforced, everything is open',
  async () => {
    const open = await openTestServer()
    try {
      const browser = open.openBrowser()
      await browser.send(signInAsGuest)
      expect((await browser.send(readSession)).session!.allowed).toEqual(allowanceOf(null, false))
      for (const route of limited) expect((await call(browser, route)).status, route.path).not.toBe(403)
    } finally {
      await open.close()
    }
  },
  startMs,
)
