import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signInAsGuest, signUp } from '@vivify/contract/routes/account'
import * as routes from '@vivify/contract/routes/webhooks'
import { webhookMessages as messages } from '@vivify/contract/webhook-messages'
import { createGuardedSend } from '../../lib/guarded-send.ts'
import { createSealer, makeSealingKey } from '../../lib/sealed.ts'
import { forgetDeliveries } from '../../store/webhook-deliveries.ts'
import { webhookDeliveries, webhooks } from '../../store/schema-webhooks.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { recordEvent } from './record-event.ts'
import { createWebhookSender } from './sender.ts'
import { signWebhook } from './sign.ts'
import { openReceiver, type TestReceiver } from './testing-receiver.ts'

let server: TestServer
let receiver: TestReceiver
let accounts = 0
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer()
}, startMs)
afterAll(() => server.close(), startMs)
beforeEach(async () => {
  receiver = await openReceiver()
})
afterEach(async () => {
  await server.context.services.webhooks.settle()
  await server.context.store.db.delete(webhooks)
  await receiver[Symbol.asyncDispose]()
})

async function openAccount(): Promise<TestBrowser> {
  accounts++
  const browser = server.openBrowser()
  await browser.send(signUp, { body: { email: `person${accounts}@x.org`, password: 'long enough' } })
  return browser
}

async function addWebhook(browser: TestBrowser, address = receiver.address) {
  const events = ['video.finished', 'post.failed']
  const { webhook, secret } = await browser.send(routes.createWebhook, { body: { address, events } })
  return { secret, params: { webhookId: webhook.id } }
}

/** Sends what is due, as upkeep does, and waits for the answers. */
async function send(): Promise<void> {
  await server.context.services.webhooks.sendDue()
  await server.context.services.webhooks.settle()
}

const makeAllDue = () =>
  server.context.store.db
    .update(webhookDeliveries)
    .set({ dueAt: sql`now()` })
    .where(eq(webhookDeliveries.state, 'waiting'))

async function log(browser: TestBrowser, params: Record<string, string>) {
  return (await browser.send(routes.listDeliveries, { params })).deliveries
}

async function only(browser: TestBrowser, params: Record<string, string>) {
  const deliveries = await log(browser, params)
  expect(deliveries).toHaveLength(1)
  return deliveries[0]!
}

async function workspaceOf(browser: TestBrowser): Promise<string> {
  const { webhooks: listed } = await browser.send(routes.listWebhooks)
  const [row] = await server.context.store.db.select().from(webhooks).where(eq(webhooks.id, listed[0]!.id))
  return row!.workspaceId
}

describe('a webhook', () => {
  test('is called with a signature of Standard Webhooks, and the log says what it answered', async () => {
    const browser = await openAccount()
    const { secret, params } = await addWebhook(browser)
    receiver.answer = (response) => response.writeHead(200).end('thanks')
    await browser.send(routes.testWebhook, { params })
    await send()
    const [call] = receiver.calls
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = call!.headers
    const timestamp = Number(time)
    expect(Math.abs(timestamp - Date.now() / 1000)).toBeLessThan(60)
    expect(signature).toBe(signWebhook({ id: String(id), timestamp, body: call!.body }, [secret]))
    expect(JSON.parse(call!.body)).toMatchObject({ type: 'webhook.test', data: params })
    const delivery = await only(browser, params)
    expect(delivery).toMatchObject({ state: 'delivered', eventId: id, body: call!.body, nextTryAt: null })
    expect(delivery.tries).toMatchObject([{ status: 200, answer: 'thanks', problem: null }])
  })

  test('has a secret that only its own answer contains, and that is stored sealed', async () => {
    const browser = await openAccount()
    const { secret } = await addWebhook(browser)
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(JSON.stringify(await browser.send(routes.listWebhooks))).not.toContain(secret)
    const rows = await server.context.store.db.select().from(webhooks)
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 30))
  })

  test('is signed with the old secret too after a new one is made', async () => {
    const browser = await openAccount()
    const { secret, params } = await addWebhook(browser)
    const { secret: next } = await browser.send(routes.rollWebhookSecret, { params })
    await browser.send(routes.testWebhook, { params })
    await send()
    const { headers, body } = receiver.calls[0]!
    const signed = {
      id: String(headers['webhook-id']),
      timestamp: Number(headers['webhook-timestamp']),
      body,
    }
    expect(headers['webhook-signature']).toBe(signWebhook(signed, [next, secret]))
    await server.context.store.db.update(webhooks).set({ formerUntil: sql`now()` })
    await browser.send(routes.testWebhook, { params })
    await send()
    expect(String(receiver.calls[1]!.headers['webhook-signature']).split(' ')).toHaveLength(1)
  })

  test('that is off is not called, and what waited is not sent', async () => {
    const browser = await openAccount()
    const { params } = await addWebhook(browser)
    await browser.send(routes.testWebhook, { params })
    const wanted = { address: receiver.address, events: ['post.failed'] }
    const off = await browser.send(routes.changeWebhook, { params, body: { ...wanted, isOn: false } })
    expect(off.state).toBe('off')
    await send()
    expect(receiver.calls).toEqual([])
    expect(await only(browser, params)).toMatchObject({ state: 'cancelled' })
    const refused = await browser.call('POST', `/api/webhooks/${params.webhookId}/test`)
    expect(refused).toMatchObject({ status: 409, body: { error: messages.isOff } })
    const on = await browser.send(routes.changeWebhook, { params, body: { ...wanted, isOn: true } })
    expect(on).toMatchObject({ state: 'on', events: ['post.failed'] })
  })
})

describe('what may be added', () => {
  test.each([
    ['ftp://example.org/', messages.addressInvalid],
    ['example', messages.addressInvalid],
    ['http://example.org/hook', messages.addressInsecure],
    ['https://me:secret@example.org/', messages.addressWithPassword],
  ])('%s is refused', async (address, error) => {
    const browser = await openAccount()
    const body = { address, events: ['video.finished'] }
    expect(await browser.call('POST', '/api/webhooks', body)).toMatchObject({ status: 422, body: { error } })
  })

  test('ten at most, also of calls at the same time, and none of guests', async () => {
    const browser = await openAccount()
    const body = { address: 'https://example.org/', events: ['video.finished'] }
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => browser.call('POST', '/api/webhooks', body)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(routes.maxWebhooks)
    expect(answers.find(({ status }) => status === 409)?.body['error']).toBe(messages.tooMany(10))
    const guest = server.openBrowser()
    await guest.send(signInAsGuest)
    expect(await guest.call('POST', '/api/webhooks', body)).toMatchObject({
      status: 403,
      body: { error: messages.guest },
    })
  })

  test('an event that does not exist, and none at all, are refused', async () => {
    const browser = await openAccount()
    for (const events of [[], ['video.watched']]) {
      const { status } = await browser.call('POST', '/api/webhooks', {
        address: 'https://example.org/',
        events,
      })
      expect(status).toBe(422)
    }
  })
})

describe('a receiver', () => {
  test('that fails is called again with the same id and body, and one success ends it', async () => {
    const browser = await openAccount()
    const { params } = await addWebhook(browser)
    receiver.answer = (response) => response.writeHead(receiver.calls.length < 3 ? 500 : 200).end('busy')
    await browser.send(routes.testWebhook, { params })
    await send()
    const waiting = await only(browser, params)
    expect(waiting).toMatchObject({ state: 'waiting', tries: [{ status: 500, answer: 'busy' }] })
    const pauseMs = Date.parse(waiting.nextTryAt!) - Date.now()
    expect(pauseMs).toBeGreaterThan(1000)
    expect(pauseMs).toBeLessThanOrEqual(6000)
    const { webhooks: failing } = await browser.send(routes.listWebhooks)
    expect(failing[0]!.failingSince).not.toBeNull()
    await makeAllDue()
    await send()
    await makeAllDue()
    await send()
    expect(receiver.calls).toHaveLength(3)
    expect(new Set(receiver.calls.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(
      1,
    )
    expect(await only(browser, params)).toMatchObject({ state: 'delivered' })
    const { webhooks: well } = await browser.send(routes.listWebhooks)
    expect(well[0]!.failingSince).toBeNull()
  })

  test('that asks for a pause gets it, up to half a day', async () => {
    const browser = await openAccount()
    const { params } = await addWebhook(browser)
    receiver.answer = (response) => response.writeHead(429, { 'retry-after': '3600' }).end()
    await browser.send(routes.testWebhook, { params })
    await send()
    const inMinutes = async () => (Date.parse((await only(browser, params)).nextTryAt!) - Date.now()) / 60_000
    expect(await inMinutes()).toBeCloseTo(60, 0)
    receiver.answer = (response) => response.writeHead(503, { 'retry-after': '99999999' }).end()
    await makeAllDue()
    await send()
    expect(await inMinutes()).toBeCloseTo(12 * 60, 0)
  })

  test('that never answers well is given up after a day of tries', async () => {
    const browser = await openAccount()
    const { params } = await addWebhook(browser)
    receiver.answer = (response) => response.writeHead(500).end()
    await browser.send(routes.testWebhook, { params })
    let hours = 0
    for (;;) {
      await send()
      const { state, nextTryAt } = await only(browser, params)
      if (state !== 'waiting') break
      hours += (Date.parse(nextTryAt!) - Date.now()) / 3_600_000
      await makeAllDue()
    }
    expect(await only(browser, params)).toMatchObject({ state: 'failed', nextTryAt: null })
    expect(receiver.calls).toHaveLength(11)
    expect(hours).toBeGreaterThan(22)
    expect(hours).toBeLessThan(25)
  })

  test('that is gone (410) is turned off at once, and nothing more is sent', async () => {
    const browser = await openAccount()
    const { params } = await addWebhook(browser)
    receiver.answer = (response) => response.writeHead(410).end()
    await browser.send(routes.testWebhook, { params })
    await send()
    const { webhooks: listed } = await browser.send(routes.listWebhooks)
    expect(listed[0]!.state).toBe('gone')
    expect(await only(browser, params)).toMatchObject({ state: 'failed' })
  })

  test('that has failed for days is turned off; turned on, it starts anew', async () => {
    const browser = await openAccount()
    const { params } = await addWebhook(browser)
    const { db } = server.context.store
    await db.update(webhooks).set({ failingSince: sql`now() - interval '5 days 1 minute'` })
    receiver.answer = (response) => response.writeHead(500).end()
    await browser.send(routes.testWebhook, { params })
    await send()
    const { webhooks: listed } = await browser.send(routes.listWebhooks)
    expect(listed[0]!.state).toBe('failures')
    const body = { address: receiver.address, events: ['post.failed'], isOn: true }
    const on = await browser.send(routes.changeWebhook, { params, body })
    expect(on).toMatchObject({ state: 'on', failingSince: null })
  })

  test('that redirects is not followed', async () => {
    const browser = await openAccount()
    const { params } = await addWebhook(browser)
    receiver.answer = (response, { path }) =>
      path === '/' ? response.writeHead(302, { location: '/other' }).end() : response.writeHead(200).end()
    await browser.send(routes.testWebhook, { params })
    await send()
    expect(receiver.calls.map(({ path }) => path)).toEqual(['/'])
    const [made] = (await only(browser, params)).tries
    expect(made).toMatchObject({
      status: 302,
      problem: messages.problems.redirects(new URL(receiver.address).host),
    })
  })

  test('that answers without end is cut off after a kilobyte', async () => {
    const browser = await openAccount()
    const { params } = await addWebhook(browser)
    let sent = 0
    receiver.answer = (response) => {
      response.writeHead(200)
      const chunk = Buffer.alloc(65_536, 'a\u0000')
      const more = (): void => {
        while (!response.destroyed && sent < 500_000_000 && response.write(chunk)) sent += chunk.length
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    }
    await browser.send(routes.testWebhook, { params })
    await send()
    const delivery = await only(browser, params)
    expect(delivery.state).toBe('delivered')
    expect(delivery.tries[0]!.answer).toMatch(/^(a\ufffd){512}$/)
    expect(sent).toBeLessThan(20_000_000)
  })

  test('inside the server’s network is not called, and the log says why', async () => {
    const browser = await openAccount()
    const { params } = await addWebhook(browser, 'https://10.0.0.7/hook')
    await browser.send(routes.testWebhook, { params })
    await send()
    const delivery = await only(browser, params)
    expect(delivery).toMatchObject({
      state: 'failed',
      tries: [{ status: null, problem: messages.problems.notPublic('10.0.0.7') }],
    })
  })

  test('that is slow holds up neither other accounts nor the other webhooks of its own', async () => {
    const slow = await openAccount()
    const { params } = await addWebhook(slow, `${receiver.address}slow`)
    const other = await addWebhook(slow, `${receiver.address}quick`)
    const quick = await openAccount()
    const mine = await addWebhook(quick, `${receiver.address}quick`)
    const held: (() => void)[] = []
    receiver.answer = (response, { path }) => {
      if (path === '/slow') held.push(() => response.writeHead(200).end())
      else response.writeHead(204).end()
    }
    for (let tests = 0; tests < 20; tests++) await slow.send(routes.testWebhook, { params })
    await slow.send(routes.testWebhook, other)
    await quick.send(routes.testWebhook, mine)
    await server.context.services.webhooks.sendDue()
    await expect.poll(async () => (await only(quick, mine.params)).state).toBe('delivered')
    expect(await only(slow, other.params)).toMatchObject({ state: 'delivered' })
    expect(held.length).toBeLessThanOrEqual(2)
    receiver.answer = (response) => response.writeHead(204).end()
    for (const release of held) release()
    await server.context.services.webhooks.settle()
    const states = (await log(slow, params)).map(({ state }) => state)
    expect(states.filter((state) => state === 'delivered')).toHaveLength(20)
  }, 30_000)

  test('that takes longer than a call may is noted as too slow', async () => {
    const browser = await openAccount()
    const { params } = await addWebhook(browser)
    receiver.answer = () => {}
    await browser.send(routes.testWebhook, { params })
    const sender = openSender({ timeoutMs: 200 })
    await sender.sendDue()
    await sender.settle()
    const [made] = (await only(browser, params)).tries
    expect(made).toMatchObject({
      status: null,
      problem: messages.problems.timedOut(new URL(receiver.address).host),
    })
  })
})

/** A sender of another process. It has no key for the secrets, so it calls only what needs none. */
function openSender({ timeoutMs = 15_000, isAlone = false }) {
  return createWebhookSender({
    db: server.context.store.db,
    sealer: {
      ...createSealer([makeSealingKey()]),
      open: () => `whsec_${Buffer.alloc(32).toString('base64')}`,
    },
    send: createGuardedSend({ exemptHosts: ['127.0.0.1'], maxBytes: 1024, cutsAnswer: true }),
    isAlone,
    onError: (error) => {
      throw error
    },
    timeoutMs,
  })
}

describe('the log', () => {
  test('sends again by hand with the same id, as often as its owner likes', async () => {
    const browser = await openAccount()
    const { params } = await addWebhook(browser)
    const { id: deliveryId } = await browser.send(routes.testWebhook, { params })
    await send()
    for (let times = 0; times < 22; times++) {
      await browser.send(routes.resendDelivery, { params: { ...params, deliveryId } })
      await send()
    }
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(receiver.calls).toHaveLength(23)
    const delivery = await only(browser, params)
    expect(delivery.state).toBe('delivered')
    expect(delivery.tries).toHaveLength(20)
  })

  test('comes in pages, is kept for 30 days, and goes with its webhook', async () => {
    const browser = await openAccount()
    const { params } = await addWebhook(browser)
    for (let tests = 0; tests < 60; tests++) await browser.send(routes.testWebhook, { params })
    const refused = await browser.call('POST', `/api/webhooks/${params.webhookId}/test`)
    expect(refused).toMatchObject({ status: 429, body: { error: messages.tooManyTests(60) } })
    const first = await log(browser, params)
    const { deliveries: second } = await browser.send(routes.listDeliveries, {
      params,
      query: `?after=${first.at(-1)!.id}`,
    })
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(60)
    const { db } = server.context.store
    await forgetDeliveries(db, new Date(Date.now() - 86_400_000))
    expect(await log(browser, params)).toHaveLength(50)
    await forgetDeliveries(db, new Date(Date.now() + 1000))
    expect(await log(browser, params)).toEqual([])
    await browser.send(routes.deleteWebhook, { params })
    expect(await browser.send(routes.listWebhooks)).toMatchObject({ webhooks: [] })
  })
})

describe('an event', () => {
  const fact = (workspaceId: string, key: string) => ({
    workspaceId,
    event: 'video.finished' as const,
    key,
    describe: () => Promise.resolve({ title: 'Tea' }),
  })
  const createId = () => crypto.randomUUID()

  test('is told once to each webhook that chose it, however often it is recorded', async () => {
    const browser = await openAccount()
    const one = await addWebhook(browser)
    const two = await addWebhook(browser)
    const body = { address: receiver.address, events: ['post.failed'] }
    const { webhook: deaf } = await browser.send(routes.createWebhook, { body })
    const workspaceId = await workspaceOf(browser)
    const { db } = server.context.store
    for (let times = 0; times < 3; times++) {
      await db.transaction((tx) => recordEvent(tx, fact(workspaceId, 'job'), createId))
    }
    await send()
    expect(receiver.calls.map(({ headers }) => headers['webhook-id'])).toEqual(['msg_job', 'msg_job'])
    expect(await only(browser, one.params)).toMatchObject({ event: 'video.finished', state: 'delivered' })
    expect(await only(browser, two.params)).toMatchObject({ state: 'delivered' })
    expect(await log(browser, { webhookId: deaf.id })).toEqual([])
  })

  test('whose transaction breaks off is not told', async () => {
    const browser = await openAccount()
    const { params } = await addWebhook(browser)
    const workspaceId = await workspaceOf(browser)
    const breaking = server.context.store.db.transaction(async (tx) => {
      await recordEvent(tx, fact(workspaceId, 'broken'), createId)
      throw new Error('killed')
    })
    await expect(breaking).rejects.toThrow('killed')
    expect(await log(browser, params)).toEqual([])
  })

  test('that a process took and died over is sent by the next one, and by one only', async () => {
    const browser = await openAccount()
    const { params } = await addWebhook(browser)
    await browser.send(routes.testWebhook, { params })
    const { db } = server.context.store
    const dead = { state: 'sending' as const, attempt: 1, dueAt: sql`now() + interval '1 minute'` }
    await db.update(webhookDeliveries).set(dead)
    await send()
    expect(receiver.calls).toEqual([])
    await db.update(webhookDeliveries).set({ dueAt: sql`now()` })
    const senders = [openSender({}), openSender({})]
    await Promise.all(senders.map((sender) => sender.sendDue()))
    await Promise.all(senders.map((sender) => sender.settle()))
    expect(receiver.calls).toHaveLength(1)
    expect(await only(browser, params)).toMatchObject({ state: 'delivered' })
  })

  test('that is being sent when the server stops waits for the next one, which sends it at once', async () => {
    const browser = await openAccount()
    const { params } = await addWebhook(browser)
    receiver.answer = () => {}
    await browser.send(routes.testWebhook, { params })
    const stopped = openSender({})
    await stopped.sendDue()
    await expect.poll(() => receiver.calls.length).toBe(1)
    await stopped.stop()
    expect(await only(browser, params)).toMatchObject({ state: 'waiting', tries: [] })
    receiver.answer = (response) => response.writeHead(204).end()
    const next = openSender({ isAlone: true })
    await next.sendDue()
    await next.settle()
    expect(receiver.calls).toHaveLength(2)
  })
})
