import { eq } from '../../store/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readLicenceKey } from '@vivify/contract/licence-key'
import { licenceCommandMessages, licenceMessages as words } from '@vivify/contract/licence-messages'
import { limits } from '@vivify/contract/plans'
import { listCredits, readSession, signInAsGuest, signOut, signUp } from '@vivify/contract/routes/account'
import { checkOut } from '@vivify/contract/routes/checkout'
import { listCreditChanges } from '@vivify/contract/routes/credits'
import * as routes from '@vivify/contract/routes/licences'
import { createKeyedHasher } from '../../lib/keyed-hash.ts'
import { makeSealingKey } from '../../lib/sealed.ts'
import { licences, licenceTries } from '../../store/schema-licences.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { reserveCredits } from '../credits/ledger.ts'
import { createLicenceService } from './licences.ts'

/** Long enough for a database on a busy machine. */
const startMs = 60_000
const minuteMs = 60_000

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
}, startMs)
afterAll(() => server.close(), startMs)

const terms: routes.LicenceTerms = {
  plan: 'creator',
  credits: 500,
  seats: 1,
  expiresAt: null,
  batch: 'test',
}

/** A well-formed key that was never issued. */
const unknownKey = 'VVF-AAAA-AAAA-AAAA-AAAA'

async function issue(given: Partial<routes.LicenceTerms> = {}): Promise<string> {
  const [key] = await server.context.services.licences.issue({ ...terms, ...given }, 1)
  return key!
}

async function openGuest(): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  return browser
}

const redeem = (browser: TestBrowser, key: string) => browser.call('POST', '/api/licences/redeem', { key })
const creditsOf = async (browser: TestBrowser) => (await browser.send(listCredits)).credits
const planOf = async (browser: TestBrowser) => (await browser.send(readSession)).session?.plan

async function workspaceOf(browser: TestBrowser): Promise<string> {
  const session = await server.context.services.accounts.readSession(new Headers({ cookie: browser.cookie }))
  return session!.workspaceId
}

describe('redeeming a key', () => {
  test('grants its credits and its plan once; the same account sees success again', async () => {
    const browser = await openGuest()
    const key = await issue()
    expect(key).toBe(readLicenceKey(key))
    const first = await redeem(browser, ` ${key.toLowerCase().replaceAll('-', ' ')} `)
    expect(first).toMatchObject({
      status: 200,
      body: {
        isNew: true,
        plan: 'creator',
        credits: 520,
        licence: { lastFour: key.slice(-4), plan: 'creator', credits: 500, seats: 1, revokedAt: null },
      },
    })
    expect(JSON.stringify(first.body)).not.toContain(key)
    const again = await redeem(browser, key)
    expect(again).toMatchObject({ status: 200, body: { isNew: false, credits: 520 } })
    expect(again.body['licence']).toEqual(first.body['licence'])
    expect(await creditsOf(browser)).toBe(520)
    expect(await browser.send(routes.listRedeemedLicences)).toEqual({ licences: [first.body['licence']] })
    const { changes } = await browser.send(listCreditChanges)
    expect(
      changes.map(({ subject, name, amount, balanceAfter }) => [subject, name, amount, balanceAfter]),
    ).toEqual([
      ['licence', key.slice(-4), 500, 520],
      ['welcome', null, 20, 20],
    ])
  })

  test(
    'of 100 simultaneous redemptions by ten accounts one wins, and nothing is granted twice',
    async () => {
      const browsers = await Promise.all(Array.from({ length: 10 }, openGuest))
      const key = await issue({ credits: 7 })
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) => redeem(browsers[index % 10]!, key)),
      )
      expect(answers.filter(({ body }) => body['isNew'] === true)).toHaveLength(1)
      const balances = await Promise.all(browsers.map(creditsOf))
      expect(balances.toSorted((a, b) => a - b)).toEqual([...Array<number>(9).fill(20), 27])
      const winner = balances.indexOf(27)
      for (const [index, { status, body }] of answers.entries()) {
        if (index % 10 === winner) expect(status).toBe(200)
        else expect(['not_found', 'rate_limited']).toContain(body['code'])
      }
    },
    startMs,
  )

  test(
    'of 100 accounts at once one wins; its own 100 repetitions succeed and add nothing',
    async () => {
      const browsers = await Promise.all(Array.from({ length: 100 }, openGuest))
      const key = await issue({ credits: 7, plan: 'scale' })
      const answers = await Promise.all(browsers.map((browser) => redeem(browser, key)))
      const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []))
      expect(winners).toHaveLength(1)
      for (const [index, { status, body }] of answers.entries()) {
        if (index === winners[0]) expect(body).toMatchObject({ isNew: true, credits: 27, plan: 'scale' })
        else expect({ status, error: body['error'] }).toEqual({ status: 404, error: words.failed })
      }
      const balances = await Promise.all(browsers.map(creditsOf))
      expect(balances.toSorted((a, b) => a - b)).toEqual([...Array<number>(99).fill(20), 27])

      const winner = browsers[winners[0]!]!
      const again = await Promise.all(Array.from({ length: 100 }, () => redeem(winner, key)))
      for (const { status, body } of again) {
        expect({ status, body }).toMatchObject({ status: 200, body: { isNew: false, credits: 27 } })
      }
      const { changes } = await winner.send(listCreditChanges)
      expect(changes.filter(({ subject }) => subject === 'licence')).toHaveLength(1)
      expect((await winner.send(routes.listRedeemedLicences)).licences).toHaveLength(1)
    },
    startMs,
  )

  test('used, revoked, expired and unknown keys get one answer', async () => {
    const other = await openGuest()
    const used = await issue()
    await redeem(other, used)
    const revoked = await issue()
    await server.context.services.licences.revokeKey(revoked)
    const expired = await issue({ expiresAt: new Date(Date.now() - 1000).toISOString() })
    const browser = await openGuest()
    for (const key of [used, revoked, expired, unknownKey]) {
      expect(await redeem(browser, key)).toMatchObject({
        status: 404,
        body: { error: words.failed, code: 'not_found' },
      })
    }
    expect(await creditsOf(browser)).toBe(20)
    expect(await planOf(browser)).toBeNull()
  })

  test('nothing typed and what is no key are told apart, and don’t count as tries', async () => {
    const browser = await openGuest()
    for (let round = 0; round < limits.licenceTries; round++) {
      expect(await redeem(browser, '  ')).toMatchObject({ status: 422, body: { error: words.keyMissing } })
      expect(await redeem(browser, 'VVF-1')).toMatchObject({
        status: 422,
        body: { error: words.keyMalformed },
      })
    }
    expect((await redeem(browser, 'V'.repeat(10_000))).status).toBe(422)
    expect((await redeem(browser, await issue())).status).toBe(200)
  })

  test('a visitor is asked to sign in', async () => {
    expect((await redeem(server.openBrowser(), unknownKey)).status).toBe(401)
  })

  test('a guest’s license moves with sign-up, and another account can’t have it', async () => {
    const browser = await openGuest()
    const key = await issue()
    await redeem(browser, key)
    await browser.send(signUp, { body: { email: 'guest-with-key@example.com', password: 'long enough' } })
    expect((await browser.send(readSession)).session).toMatchObject({
      isGuest: false,
      plan: 'creator',
      credits: 520,
    })
    expect((await browser.send(routes.listRedeemedLicences)).licences).toHaveLength(1)
    expect((await redeem(browser, key)).body['isNew']).toBe(false)
    await browser.send(signOut)
    expect((await redeem(await openGuest(), key)).status).toBe(404)
  })

  test('a license never lowers a plan, and a smaller plan that is chosen later doesn’t lower it either', async () => {
    const browser = await openGuest()
    await redeem(browser, await issue({ plan: 'scale', credits: 1 }))
    expect((await redeem(browser, await issue({ plan: 'starter', credits: 1 }))).body['plan']).toBe('scale')
    const chosen = await browser.send(checkOut, { body: { plan: 'starter', billing: 'monthly' } })
    expect(chosen).toMatchObject({ plan: 'scale', granted: 200 })
    expect(await planOf(browser)).toBe('scale')
  })

  test('a license without credits gives only its plan', async () => {
    const browser = await openGuest()
    const key = await issue({ credits: 0 })
    expect((await redeem(browser, key)).body).toMatchObject({ isNew: true, plan: 'creator', credits: 20 })
    expect((await redeem(browser, key)).body['isNew']).toBe(false)
  })
})

describe('tries', () => {
  /** A service whose clock the test moves. */
  function openService(start = Date.now()) {
    const clock = { nowMs: start }
    const service = createLicenceService({
      db: server.context.store.db,
      hasher: createKeyedHasher([makeSealingKey()], 'licences'),
      createId: server.context.createId,
      now: () => clock.nowMs,
    })
    return { service, clock }
  }

  test('after five refused ones the sixth says when to try again, even with a good key', async () => {
    const workspaceId = await workspaceOf(await openGuest())
    const { service, clock } = openService()
    const [good] = await service.issue(terms, 1)
    for (let tried = 0; tried < limits.licenceTries; tried++) {
      await expect(service.redeem(workspaceId, unknownKey)).rejects.toMatchObject({ code: 'not_found' })
      clock.nowMs += minuteMs
    }
    await expect(service.redeem(workspaceId, good!)).rejects.toMatchObject({
      code: 'rate_limited',
      message: words.tooManyTries(10),
      details: { retryAfterSeconds: 600 },
    })
    clock.nowMs += 10 * minuteMs
    expect(await service.redeem(workspaceId, good!)).toMatchObject({ isNew: true })
  })

  test('simultaneous ones count together, and not those of other accounts', async () => {
    const [mine, other] = await Promise.all(
      [openGuest(), openGuest()].map(async (guest) => workspaceOf(await guest)),
    )
    const { service } = openService()
    const tried = await Promise.allSettled(
      Array.from({ length: 20 }, () => service.redeem(mine!, unknownKey)),
    )
    const codes = tried.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : ''))
    expect(codes.filter((code) => code === 'not_found')).toHaveLength(limits.licenceTries)
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(20 - limits.licenceTries)
    const [good] = await service.issue(terms, 1)
    expect(await service.redeem(other!, good!)).toMatchObject({ isNew: true })
    const { db } = server.context.store
    expect(await db.select().from(licenceTries).where(eq(licenceTries.workspaceId, other!))).toEqual([])
  })
})

describe('the operator', () => {
  test('is the only one who can issue, list and revoke', async () => {
    const browser = await openGuest()
    const calls = [
      ['POST', '/api/licences', { ...terms, count: 1 }],
      ['GET', '/api/licences', undefined],
      ['POST', '/api/licences/revoke', { batch: 'test' }],
    ] as const
    for (const [method, path, body] of calls) {
      expect((await browser.call(method, path, body)).status).toBe(401)
    }
  })

  test('gets keys once; the database has no key, and lists their ends', async () => {
    const { services, store } = server.context
    const keys = await services.licences.issue({ ...terms, batch: 'spring' }, 300)
    expect(new Set(keys).size).toBe(300)
    for (const key of keys) expect(key).toBe(readLicenceKey(key))
    const rows = await store.db.select().from(licences).where(eq(licences.batch, 'spring'))
    const stored = JSON.stringify(rows)
    for (const key of keys) {
      expect(stored).not.toContain(key)
      expect(stored).not.toContain(key.replaceAll('-', ''))
    }
    const first = await services.licences.list({ batch: 'spring', limit: 200 })
    const second = await services.licences.list({ batch: 'spring', limit: 200, after: first.next! })
    expect(second.next).toBeNull()
    expect([...first.licences, ...second.licences].map(({ lastFour }) => lastFour)).toEqual(
      keys.map((key) => key.slice(-4)),
    )
  })

  test('sees which keys were redeemed, have expired or can’t be redeemed any more', async () => {
    const batch = 'states'
    const { licences: service } = server.context.services
    const browser = await openGuest()
    await issue({ batch })
    await redeem(browser, await issue({ batch }))
    await issue({ batch, expiresAt: new Date(Date.now() - 1000).toISOString() })
    await service.revokeKey(await issue({ batch }))
    const stranger = createLicenceService({
      db: server.context.store.db,
      hasher: createKeyedHasher([makeSealingKey()], 'licences'),
      createId: server.context.createId,
      now: Date.now,
    })
    await stranger.issue({ ...terms, batch }, 1)
    const { licences: listed } = await service.list({ batch, limit: 10 })
    expect(listed.map(({ state }) => state)).toEqual(['unused', 'redeemed', 'expired', 'revoked', 'lost'])
  })
})

describe('revoking', () => {
  test('takes back what is left of the credits, never more, and the plan', async () => {
    const browser = await openGuest()
    const key = await issue()
    await redeem(browser, key)
    const workspaceId = await workspaceOf(browser)
    await server.context.store.db.transaction((tx) =>
      reserveCredits(tx, { id: server.context.createId(), workspaceId, amount: 120, reference: 'project:x' }),
    )
    const { licences: service } = server.context.services
    expect(await service.revokeKey(key)).toEqual({ revoked: 1, takenBackCredits: 400 })
    expect(await service.revokeKey(key)).toEqual({ revoked: 0, takenBackCredits: 0 })
    expect(await creditsOf(browser)).toBe(0)
    expect(await planOf(browser)).toBeNull()
    expect((await redeem(browser, key)).status).toBe(404)
    const [shown] = (await browser.send(routes.listRedeemedLicences)).licences
    expect(shown).toMatchObject({ takenBackCredits: 400, revokedAt: expect.any(String) as string })
    const { changes } = await browser.send(listCreditChanges)
    expect(changes[0]).toMatchObject({ kind: 'adjust', amount: -400, balanceAfter: 0 })
  })

  test('leaves the plan of another license, and the plan that was chosen', async () => {
    const browser = await openGuest()
    const { licences: service } = server.context.services
    const [small, large] = [await issue({ plan: 'starter' }), await issue({ plan: 'creator' })]
    await redeem(browser, small)
    await redeem(browser, large)
    await service.revokeKey(large)
    expect(await planOf(browser)).toBe('starter')
    await browser.send(checkOut, { body: { plan: 'scale', billing: 'monthly' } })
    await service.revokeKey(small)
    expect(await planOf(browser)).toBe('scale')
  })

  test('a batch revokes unused and redeemed keys, and no key of another batch', async () => {
    const { licences: service } = server.context.services
    const keys = await service.issue({ ...terms, credits: 30, batch: 'autumn' }, 5)
    const [first, second] = [await openGuest(), await openGuest()]
    await redeem(first, keys[0]!)
    await redeem(second, keys[1]!)
    const kept = await issue({ batch: 'autumn 2' })
    expect(await service.revokeBatch('autumn')).toEqual({ revoked: 5, takenBackCredits: 60 })
    expect(await service.revokeBatch('autumn')).toEqual({ revoked: 0, takenBackCredits: 0 })
    expect((await redeem(first, keys[2]!)).status).toBe(404)
    expect((await redeem(first, kept)).status).toBe(200)
    await expect(service.revokeBatch('winter')).rejects.toMatchObject({
      code: 'not_found',
      message: licenceCommandMessages.unknownBatch('winter'),
    })
    await expect(service.revokeKey(unknownKey)).rejects.toMatchObject({ code: 'not_found' })
  })

  test(
    'while keys of the batch are being redeemed: each is either refused or taken back',
    async () => {
      const { licences: service } = server.context.services
      const keys = await service.issue({ ...terms, credits: 11, batch: 'race' }, 20)
      const browsers = await Promise.all(keys.map(openGuest))
      await Promise.all([
        ...keys.map((key, index) => redeem(browsers[index]!, key)),
        service.revokeBatch('race'),
        service.revokeBatch('race'),
      ])
      await service.revokeBatch('race')
      expect(await Promise.all(browsers.map(creditsOf))).toEqual(Array(20).fill(20))
      const { licences: listed } = await service.list({ batch: 'race', limit: 50 })
      expect(new Set(listed.map(({ state }) => state))).toEqual(new Set(['revoked']))
    },
    startMs,
  )
})
