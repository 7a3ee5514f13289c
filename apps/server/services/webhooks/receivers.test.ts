import { sql } from '../../store/sql.ts'
import { describe, expect, test } from 'vitest'
import * as routes from '@vivify/contract/routes/webhooks'
import { webhookMessages as messages } from '@vivify/contract/webhook-messages'
import { webhooks } from '../../store/schema-webhooks.ts'
import {
  addWebhook,
  log,
  makeAllDue,
  only,
  openAccount,
  openForTests,
  openSender,
  receiver,
  send,
  server,
} from './testing-webhooks.ts'

openForTests()

describe('a receiver', () => {
  test('that fails is called again with the same id and body, and one success ends it', async () => {
    const browser = await openAccount()
    const { params } = await addWebhook(browser)
    receiver.answer = (response) => response.writeHead(receiver.calls.length < 3 ? 500 : 200).end('busy')
    await browser.send(routes.testWebhook, { params })
    await send()
    const waiting = await only(browser, params)
    expect(waiting).toMatchObject({ state: 'waiting', tries: [{ status: 500, answer: 'busy' }] })
    const pauseMs = Date.parse(waiting.nextTryAt!) - Date.parse(waiting.tries[0]!.at)
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
  })

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
