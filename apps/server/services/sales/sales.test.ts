import { afterAll, beforeAll, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest, signUp } from '@vivify/contract/routes/account'
import { contactSales, listSalesMessages } from '@vivify/contract/routes/sales'
import { openMailServer, type TestMailServer } from '../../providers/mail/testing.ts'
import { openTestServer, type TestServer } from '../../testing.ts'
import { createSalesService, mostADay } from './sales.ts'

/** Long enough for a database on a busy machine. */
const startMs = 60_000
let mail: TestMailServer
let server: TestServer
beforeAll(async () => {
  mail = await openMailServer()
  server = await openTestServer({
    environment: { SMTP_URL: mail.url },
    limits: { messages: { burst: 30, perMinute: 0.1 } },
  })
}, startMs)
afterAll(async () => {
  await server.close()
  await mail.close()
}, startMs)

const message = { name: 'Ada', email: 'ada@example.com', message: 'Forty videos a month.' }

test('a visitor’s message is kept, mailed to the operator once, and listed for the operator only', async () => {
  const operator = server.openBrowser()
  await operator.send(signUp, { body: { email: 'operator@example.com', password: 'long enough' } })
  await server.openBrowser().send(contactSales, { body: { ...message, name: ' Ada\nBcc: all@example.com ' } })
  mail.refuseWith = { status: 451, sentence: 'Later' }
  await expect(server.context.services.sales.mail()).rejects.toMatchObject({ failure: 'server_error' })
  mail.refuseWith = null
  const { sales } = server.context.services
  const mailed = await Promise.all([sales.mail(), sales.mail()])
  expect(mailed.toSorted()).toEqual([0, 1])
  expect(await sales.mail()).toBe(0)
  expect(mail.received).toHaveLength(1)
  const [{ to, text }] = mail.received as [(typeof mail.received)[number]]
  expect(to).toEqual(['operator@example.com'])
  expect(text).toContain(message.message)
  expect(text).not.toMatch(/^Bcc:/im)
  const { messages: listed } = await operator.send(listSalesMessages)
  expect(listed).toMatchObject([{ email: 'ada@example.com', message: message.message, isMailed: true }])

  const guest = server.openBrowser()
  expect((await guest.call('GET', '/api/sales/messages')).status).toBe(401)
  await guest.send(signInAsGuest)
  expect(await guest.call('GET', '/api/sales/messages')).toMatchObject({
    status: 403,
    body: { error: messages.sales.operatorOnly },
  })
})

test('what is missing, malformed or too long is refused', async () => {
  const browser = server.openBrowser()
  const bad = [
    { ...message, name: '  ' },
    { ...message, email: 'ada' },
    { ...message, email: 'a@b.c, d@e.f' },
    { ...message, message: 'x'.repeat(4001) },
    { ...message, message: '' },
  ]
  for (const body of bad) expect((await browser.call('POST', '/api/sales/messages', body)).status).toBe(422)
})

test('one address can’t write without end, and all together neither', async () => {
  const { store, createId } = server.context
  const own = createSalesService({ db: store.db, mailer: null, createId, now: Date.now })
  const browser = server.openBrowser()
  const statuses = []
  for (let sent = 0; sent < 31; sent++) {
    statuses.push((await browser.call('POST', '/api/sales/messages', message)).status)
  }
  expect(statuses).toContain(429)
  const before = (await own.list()).length
  // The last ones together, so that each could count before the others are written. More at once would only wait for
  // connections, longer than a slow machine gives them.
  const together = 40
  for (let written = before; written < mostADay - together / 2; written++) await own.write(message, null)
  const writes = Array.from({ length: together }, () => own.write(message, null))
  const refused = (await Promise.allSettled(writes)).filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject(
    Array.from({ length: together / 2 }, () => ({ reason: { code: 'rate_limited' } })),
  )
  await expect(own.write(message, null)).rejects.toMatchObject({ code: 'rate_limited' })
  expect(await own.mail()).toBe(0)
})
