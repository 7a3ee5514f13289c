// A server, a receiver and what tests do with webhooks.

import { eq, sql } from '../../store/sql.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { signUp } from '@vivify/contract/routes/account'
import * as routes from '@vivify/contract/routes/webhooks'
import { createGuardedSend } from '../../lib/guarded-send.ts'
import { createSealer, makeSealingKey } from '../../lib/sealed.ts'
import { webhookDeliveries, webhooks } from '../../store/schema-webhooks.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { createWebhookSender, type WebhookSender } from './sender.ts'
import { openReceiver, type TestReceiver } from './testing-receiver.ts'

/** The server of this file, and the receiver of this test. */
export let server: TestServer
export let receiver: TestReceiver
let accounts = 0
const startMs = 60_000

/** Opens both for the tests of the calling file. */
export function openForTests(): void {
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
}

export async function openAccount(): Promise<TestBrowser> {
  accounts++
  const browser = server.openBrowser()
  await browser.send(signUp, { body: { email: `person${accounts}@x.org`, password: 'long enough' } })
  return browser
}

export async function addWebhook(browser: TestBrowser, address = receiver.address) {
  const events = ['video.finished', 'post.failed']
  const { webhook, secret } = await browser.send(routes.createWebhook, { body: { address, events } })
  return { secret, params: { webhookId: webhook.id } }
}

/** Sends what is due, as upkeep does, and waits for the answers. */
export async function send(): Promise<void> {
  await server.context.services.webhooks.sendDue()
  await server.context.services.webhooks.settle()
}

export async function makeAllDue(): Promise<void> {
  await server.context.store.db
    .update(webhookDeliveries)
    .set({ dueAt: sql`now()` })
    .where(eq(webhookDeliveries.state, 'waiting'))
}

export async function log(browser: TestBrowser, params: Record<string, string>) {
  return (await browser.send(routes.listDeliveries, { params })).deliveries
}

export async function only(browser: TestBrowser, params: Record<string, string>) {
  const deliveries = await log(browser, params)
  expect(deliveries).toHaveLength(1)
  return deliveries[0]!
}

/** A sender of another process, whose signatures are wrong: it has another key for the secrets. */
export function openSender({ timeoutMs = 15_000, isAlone = false }): WebhookSender {
  const secret = `whsec_${Buffer.alloc(32).toString('base64')}`
  return createWebhookSender({
    db: server.context.store.db,
    sealer: { ...createSealer([makeSealingKey()]), open: () => secret },
    send: createGuardedSend({ exemptHosts: ['127.0.0.1'], maxBytes: 1024, cutsAnswer: true }),
    isAlone,
    onError: (error) => {
      throw error
    },
    timeoutMs,
  })
}
