// What every way to send mail does; run by mail.test.ts.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProviderError } from '../provider-error.ts'
import type { Mailer } from './port.ts'
import { openMailServer, readMailText, type TestMailServer } from './testing.ts'

const mail = {
  to: 'ada@example.com',
  subject: 'A word — “quoted”',
  text: 'First line\n\n.\nLast line: https://x.org/#a=b',
}

export function testMailer(name: string, createMailer: (url: string) => Mailer): void {
  let server: TestMailServer
  beforeAll(async () => {
    server = await openMailServer()
  })
  afterAll(() => server.close())

  const failureOf = async (url: string): Promise<string> => {
    const error = await createMailer(url)
      .send(mail)
      .catch((thrown: unknown) => thrown)
    return ProviderError.isInstance(error) ? error.failure : `no refusal: ${String(error)}`
  }

  test(`${name} delivers the text as it is, to one person`, async () => {
    await createMailer(server.url).send(mail)
    const [arrived] = server.received.splice(0)
    expect(arrived?.to).toEqual([mail.to])
    expect(readMailText(arrived!.text).replaceAll('\r\n', '\n')).toContain(mail.text)
  })

  test(`${name} reads an address as one address, whatever is in it`, async () => {
    await createMailer(server.url)
      .send({ ...mail, to: 'a@example.com,b@example.com' })
      .catch(() => {})
    const all = server.received.splice(0)
    expect(all.every(({ to }) => to.length === 1)).toBe(true)
    expect(all.flatMap(({ to }) => to)).not.toContain('b@example.com')
  })

  test(`${name} says whether the password, the mail or the connection is wrong`, async () => {
    expect(await failureOf(server.wrongUrl)).toBe('unauthorized')
    server.refuseWith = { status: 550, sentence: 'No such user' }
    expect(await failureOf(server.url)).toBe('bad_request')
    server.refuseWith = { status: 451, sentence: 'Try again later' }
    expect(await failureOf(server.url)).toBe('server_error')
    server.refuseWith = null
    expect(await failureOf('smtp://a:b@127.0.0.1:1')).toBe('connection')
  })
}
