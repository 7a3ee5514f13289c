// The rules for a server that strangers can reach, and for its operator's settings.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { signIn, signOut, signUp } from '@vivify/contract/routes/account'
import { readConfig, requirePublicUrl } from '../config.ts'
import { openTestServer, type TestServer } from '../testing.ts'

let server: TestServer
/** Starting a database takes this long on a busy machine. */
const startMs = 60_000
const publicUrl = 'https://vivify.example:8443'
beforeAll(async () => {
  server = await openTestServer({
    environment: { HOST: '0.0.0.0', PUBLIC_URL: publicUrl, TRUST_PROXY: 'on' },
    limits: { signIn: { burst: 3, perMinute: 1 } },
  })
}, startMs)
afterAll(() => server.close(), startMs)

describe('starting a server', () => {
  test.each([
    [{ HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0 opens .* PUBLIC_URL=http:\/\/192\.168\.1\.20:3000\.$/],
    [{ HOST: '::', PORT: '8080' }, /PUBLIC_URL=http:\/\/192\.168\.1\.20:8080\.$/],
    [{ TRUST_PROXY: 'on' }, /^TRUST_PROXY says/],
  ])(
    'with %o and no PUBLIC_URL is refused with a sentence that names the setting',
    (environment, sentence) => {
      expect(() => requirePublicUrl(readConfig(environment), 'all')).toThrow(sentence)
    },
  )

  test.each([{}, { HOST: '::1' }, { HOST: '0.0.0.0', PUBLIC_URL: publicUrl }])(
    'with %o works',
    (environment) => {
      requirePublicUrl(readConfig(environment), 'web')
    },
  )

  test('as a worker needs no address', () => {
    requirePublicUrl(readConfig({ HOST: '0.0.0.0' }), 'worker')
  })
})

describe('a call that changes data', () => {
  test.each([
    [publicUrl, 200],
    ['http://vivify.example:8443', 403],
    ['https://vivify.example', 403],
    ['https://vivify.example:9000', 403],
    ['https://other.example:8443', 403],
    ['null', 403],
  ])('from a page of %s is answered with %i', async (origin, status) => {
    expect((await signOutAt(publicUrl, origin)).status).toBe(status)
  })

  test('under another name, or by another port of this machine, is refused', async () => {
    expect((await signOutAt('https://other.example', 'https://other.example')).status).toBe(403)
    expect((await signOutAt('http://127.0.0.1:3000', 'http://127.0.0.1:3000')).status).toBe(200)
    expect((await signOutAt('http://127.0.0.1:3000', 'http://127.0.0.1:4000')).status).toBe(403)
  })
})

describe('passwords', () => {
  test.each(['        ', '\u00a0\u2003 \t\n     ', 'seven77 ', '1 2 3 4 5 6 7'])(
    '%j is no password',
    async (password) => {
      const answer = await server
        .openBrowser()
        .call(
          'POST',
          '/api/auth/sign-up',
          { email: 'blank@example.org', password },
          { 'x-forwarded-for': '203.0.113.9', origin: publicUrl },
        )
      expect([422, 429]).toContain(answer.status)
      if (answer.status === 422) expect(answer.body['error']).toMatch(/at least 8 characters/)
    },
  )

  test(
    'guessed by strangers don’t lock out the browser that signed in before',
    async () => {
      const email = 'owner@example.org'
      const owner = server.openBrowser()
      const credentials = { email, password: 'correct horse' }
      const headers = { origin: publicUrl }
      expect((await owner.call('POST', signUp.path, credentials, headers)).status).toBe(201)
      await owner.call('POST', signOut.path, undefined, headers)
      const guess = (count: number) =>
        server
          .openBrowser()
          .call(
            'POST',
            signIn.path,
            { email, password: 'a wrong guess' },
            { ...headers, 'x-forwarded-for': `198.51.${count >> 8}.${count & 255}` },
          )
      const statuses: number[] = []
      for (let count = 0; count < 33; count++) statuses.push((await guess(count)).status)
      // The limit per account is far higher than per address, so that a few strangers can't block it.
      expect(statuses.indexOf(429)).toBeGreaterThan(20)
      const answer = await owner.call('POST', signIn.path, credentials, {
        ...headers,
        'x-forwarded-for': '198.51.100.200',
      })
      expect(answer.status).toBe(200)
      // The cookie does not sign anybody in, and guesses made with it are counted too.
      for (let count = 0; count < 3; count++) {
        const wrong = await owner.call('POST', signIn.path, { email, password: 'wrong' }, headers)
        expect(wrong.body['error'] === messages.auth.failed || wrong.status === 429).toBe(true)
      }
    },
    startMs,
  )

  test('a guest is resumed by its cookie for thirty days', async () => {
    const answer = await server
      .openBrowser()
      .call('POST', '/api/auth/guest', undefined, { origin: publicUrl, 'x-forwarded-for': '203.0.113.77' })
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('vivify.guest='))
    expect(cookie).toMatch(/Max-Age=2592000;.*Secure/)
  })
})

async function signOutAt(address: string, origin: string): Promise<Response> {
  return server.app.request(`${address}${signOut.path}`, { method: 'POST', headers: { origin } })
}
