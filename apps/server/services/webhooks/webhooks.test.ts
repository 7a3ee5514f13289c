import { eq, sql } from '../../store/sql.ts'
import { describe, expect, test } from 'vitest'
import { signInAsGuest } from '@vivify/contract/routes/account'
import * as routes from '@vivify/contract/routes/webhooks'
import { webhookMessages as messages } from '@vivify/contract/webhook-messages'
import { forgetDeliveries } from '../../store/webhook-deliveries.ts'
import { webhookDeliveries, webhooks } from '../../store/schema-webhooks.ts'
import type { TestBrowser } from '../../testing.ts'
import { recordEvent } from './record-event.ts'
import { signWebhook } from './sign.ts'
import {
  addWebhook,
  log,
  only,
  openAccount,
  openForTests,
  openSender,
  receiver,
  send,
  server,
} from './testing-webhooks.ts'

openForTests()

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
