import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import * as account from '@vivify/contract/routes/account'
import * as routes from '@vivify/contract/routes/security'
import { openMailServer, readMailText, type TestMailServer } from '../../providers/mail/testing.ts'
import { openTestServer, TestBrowser, type TestServer } from '../../testing.ts'
import { codeOf } from './testing.ts'

let server: TestServer
let mail: TestMailServer
const startMs = 60_000
beforeAll(async () => {
  mail = await openMailServer()
  server = await openTestServer({ environment: { SMTP_URL: mail.url, MAIL_FROM: 'Vivify <v@example.com>' } })
}, startMs)
afterAll(async () => {
  await server.close()
  await mail.close()
}, startMs)

const words = messages.security
const password = 'first password'
let count = 0

async function openPerson(): Promise<{ browser: TestBrowser; email: string; userId: string }> {
  const email = `person${++count}@example.com`
  const browser = server.openBrowser()
  const { session } = await browser.send(account.signUp, { body: { email, password } })
  return { browser, email, userId: session.id }
}

async function signIn(email: string, given = password) {
  const browser = server.openBrowser()
  return { browser, answer: await browser.call('POST', '/api/auth/sign-in', { email, password: given }) }
}

async function isSignedIn(browser: TestBrowser): Promise<boolean> {
  return (await browser.send(account.readSession)).session !== null
}

describe('profile and password', () => {
  test('a guest has none of it', async () => {
    const guest = server.openBrowser()
    await guest.send(account.signInAsGuest)
    for (const [method, path] of [
      ['GET', '/api/account'],
      ['GET', '/api/account/devices'],
      ['POST', '/api/account/devices/end-others'],
    ] as const) {
      expect(await guest.call(method, path)).toMatchObject({
        status: 403,
        body: { error: words.needsAccount },
      })
    }
  })

  test('the display name is kept; one of several lines is refused', async () => {
    const { browser, email } = await openPerson()
    expect(await browser.send(routes.readSecurity)).toEqual({
      name: email.split('@')[0],
      email,
      hasSecondStep: false,
      recoveryCodesLeft: 0,
      passkeys: [],
    })
    await browser.send(routes.saveProfile, { body: { name: '  Ada Lovelace ' } })
    expect((await browser.send(routes.readSecurity)).name).toBe('Ada Lovelace')
    const bad = await browser.call('PUT', '/api/account/profile', { name: 'two\nlines' })
    expect(bad.status).toBe(422)
  })

  test('a new password takes the current one, and signs out other devices if wanted', async () => {
    const { browser, email } = await openPerson()
    const other = (await signIn(email)).browser
    const wrong = await browser.call('POST', '/api/account/password', {
      current: 'not it',
      next: 'second password',
      endsOthers: true,
    })
    expect(wrong).toMatchObject({ status: 422, body: { error: words.wrongPassword } })
    await browser.send(routes.changePassword, {
      body: { current: password, next: 'second password', endsOthers: false },
    })
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, true])
    await browser.send(routes.changePassword, {
      body: { current: 'second password', next: 'third password', endsOthers: true },
    })
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, false])
    expect((await signIn(email)).answer.status).toBe(401)
    expect((await signIn(email, 'third password')).answer.status).toBe(200)
  })
})

describe('devices', () => {
  test('each browser is listed with its name, and one or all others are signed out', async () => {
    const { browser, email } = await openPerson()
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const [second, third] = [server.openBrowser(), server.openBrowser()]
    for (const other of [second, third]) {
      await other.call('POST', '/api/auth/sign-in', { email, password }, { 'user-agent': agent })
    }
    const { devices } = await browser.send(routes.listDevices)
    expect(devices.map(({ name, isThis }) => [name, isThis]).toSorted()).toEqual([
      ['Firefox on Linux', false],
      ['Firefox on Linux', false],
      [words.unknownDevice, true],
    ])
    const own = (await second.send(routes.listDevices)).devices.find(({ isThis }) => isThis)!
    await browser.send(routes.endDevice, { params: { deviceId: own.id } })
    expect([await isSignedIn(second), await isSignedIn(third)]).toEqual([false, true])
    const again = await browser.call('DELETE', `/api/account/devices/${own.id}`)
    expect(again).toMatchObject({ status: 404, body: { error: words.noDevice } })
    expect(await browser.send(routes.endOtherDevices)).toEqual({ ended: 1 })
    expect([await isSignedIn(browser), await isSignedIn(third)]).toEqual([true, false])
  })

  test('a session of another account can’t be ended', async () => {
    const [one, two] = [await openPerson(), await openPerson()]
    const [device] = (await two.browser.send(routes.listDevices)).devices
    expect((await one.browser.call('DELETE', `/api/account/devices/${device!.id}`)).status).toBe(404)
    expect(await isSignedIn(two.browser)).toBe(true)
  })
})

describe('second step', () => {
  test('it counts once a code was confirmed; from then on a password alone opens nothing', async () => {
    const { browser, email } = await openPerson()
    const wrong = await browser.call('POST', '/api/account/second-step', { password: 'not it' })
    expect(wrong).toMatchObject({ status: 422, body: { error: words.wrongPassword } })
    const started = await browser.send(routes.startSecondStep, { body: { password } })
    expect(started.address).toMatch(/^otpauth:\/\/totp\/Vivify/)
    expect(started.recoveryCodes).toHaveLength(10)
    expect((await signIn(email)).answer.status).toBe(200)
    const badCode = await browser.call('POST', '/api/account/second-step/confirm', { code: '000000x' })
    expect(badCode).toMatchObject({ status: 422, body: { error: words.wrongCode } })
    const confirmed = await browser.send(routes.confirmSecondStep, {
      body: { code: ` ${codeOf(started.secret).replace(/^.../, '$& ')}` },
    })
    expect(confirmed).toMatchObject({ hasSecondStep: true, recoveryCodesLeft: 10 })
    expect(await isSignedIn(browser)).toBe(true)

    const half = await signIn(email)
    expect(half.answer).toMatchObject({
      status: 401,
      body: { code: 'second_step_needed', error: words.needsSecondStep },
    })
    expect(await isSignedIn(half.browser)).toBe(false)
    expect((await half.browser.call('GET', '/api/projects')).status).toBe(401)
    const refused = await half.browser.call('POST', '/api/auth/second-step', { code: '123' })
    expect(refused).toMatchObject({ status: 422, body: { error: words.wrongCode } })
    await half.browser.send(routes.finishSignIn, { body: { code: codeOf(started.secret) } })
    expect(await isSignedIn(half.browser)).toBe(true)
  })

  test('a recovery code works once; new ones replace all', async () => {
    const { browser, email, codes } = await openProtected()
    const first = await signIn(email)
    await first.browser.send(routes.finishSignIn, { body: { code: codes[0] } })
    expect((await browser.send(routes.readSecurity)).recoveryCodesLeft).toBe(9)
    const again = await signIn(email)
    const used = await again.browser.call('POST', '/api/auth/second-step', { code: codes[0] })
    expect(used).toMatchObject({ status: 422, body: { error: words.wrongCode } })
    const renewed = await browser.send(routes.renewRecoveryCodes, { body: { password } })
    const old = await again.browser.call('POST', '/api/auth/second-step', { code: codes[1] })
    expect(old.status).toBe(422)
    await again.browser.send(routes.finishSignIn, { body: { code: renewed.recoveryCodes[0] } })
    expect(await isSignedIn(again.browser)).toBe(true)
  })

  test('five wrong codes end the sign-in, ten lock the second step for a while', async () => {
    const { email, secret } = await openProtected()
    for (let sign = 0; sign < 2; sign++) {
      const half = await signIn(email)
      for (let tries = 0; tries < 5; tries++) {
        const answer = await half.browser.call('POST', '/api/auth/second-step', { code: '000000' })
        expect(answer.status).toBe(422)
      }
      const late = await half.browser.call('POST', '/api/auth/second-step', { code: codeOf(secret) })
      expect([401, 429]).toContain(late.status)
    }
    const locked = await signIn(email)
    const answer = await locked.browser.call('POST', '/api/auth/second-step', { code: codeOf(secret) })
    expect(answer).toMatchObject({ status: 429, body: { error: words.tooManyCodes } })
  })

  test('turning it off takes the password', async () => {
    const { browser, email } = await openProtected()
    expect((await browser.call('POST', '/api/account/second-step/stop', { password: 'x' })).status).toBe(422)
    await browser.send(routes.stopSecondStep, { body: { password } })
    expect((await signIn(email)).answer.status).toBe(200)
  })

  test('the secret and the recovery codes are nowhere in the database as they are', async () => {
    const { secret, codes } = await openProtected()
    const { rows } = (await server.context.store.db.execute('select * from two_factors')) as unknown as {
      rows: unknown[]
    }
    const stored = JSON.stringify(rows)
    expect(rows.length).toBeGreaterThan(0)
    expect(stored).not.toContain(secret)
    for (const code of codes) expect(stored).not.toContain(code)
  })
})

describe('a forgotten password', () => {
  test('a mailed link sets a new one, once, and signs out every browser', async () => {
    const { browser, email } = await openPerson()
    const visitor = server.openBrowser()
    expect(await visitor.send(routes.requestReset, { body: { email } })).toEqual({ mailed: true })
    const token = await expectToken(email)
    const body = { token, password: 'another password' }
    await visitor.send(routes.resetPassword, { body })
    expect(await isSignedIn(browser)).toBe(false)
    expect((await signIn(email)).answer.status).toBe(401)
    expect((await signIn(email, 'another password')).answer.status).toBe(200)
    expect(await visitor.call('POST', '/api/auth/reset', body)).toMatchObject({
      status: 422,
      body: { error: words.linkExpired },
    })
  })

  test('nobody learns whether an email has an account, and no mail goes to strangers', async () => {
    const stranger = 'nobody@example.com'
    const visitor = server.openBrowser()
    expect(await visitor.send(routes.requestReset, { body: { email: stranger } })).toEqual({ mailed: true })
    const { email } = await openPerson()
    await visitor.send(routes.requestReset, { body: { email } })
    await expectToken(email)
    expect(mail.received.filter(({ to }) => to.includes(stranger))).toEqual([])
  })

  test('a link does not pass the second step; a sign-in that was half done ends with it', async () => {
    const { email, secret } = await openProtected()
    const half = await signIn(email)
    await server.openBrowser().send(routes.requestReset, { body: { email } })
    const token = await expectToken(email)
    await server.openBrowser().send(routes.resetPassword, { body: { token, password: 'newer password' } })
    const late = await half.browser.call('POST', '/api/auth/second-step', { code: codeOf(secret) })
    expect(late).toMatchObject({ status: 401, body: { error: words.signInExpired } })
    expect((await signIn(email, 'newer password')).answer.body['code']).toBe('second_step_needed')
  })

  test('tokens are stored as hashes, and a fourth mail within minutes is refused', async () => {
    const { email } = await openPerson()
    const visitor = server.openBrowser()
    for (let sent = 0; sent < 3; sent++) await visitor.send(routes.requestReset, { body: { email } })
    const token = await expectToken(email)
    const stored = JSON.stringify(await server.context.store.db.execute('select * from verifications'))
    expect(stored).not.toContain(token)
    expect((await visitor.call('POST', '/api/auth/reset/request', { email })).status).toBe(429)
  })

  test('the operator’s link is for the token of the data folder only', async () => {
    const { email } = await openProtected()
    const body = { email, endsSecondStep: true }
    expect((await server.openBrowser().call('POST', '/api/account/reset-link', body)).status).toBe(401)
    const { address } = await server.context.services.passwordResets
      .makeLink(email, { endsSecondStep: true })
      .then((made) => ({ address: made }))
    const token = new URL(address).hash.replace('#reset=', '')
    await server.openBrowser().send(routes.resetPassword, { body: { token, password: 'by the operator' } })
    expect((await signIn(email, 'by the operator')).answer.status).toBe(200)
  })
})

test('a passkey that the server did not ask for is refused', async () => {
  const visitor = server.openBrowser()
  const { options } = await visitor.send(routes.startPasskeySignIn)
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} }
  const proof = {
    ...credential,
    response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
  }
  const made = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'AA' } }
  expect(await visitor.call('POST', '/api/auth/passkey', { proof })).toMatchObject({
    status: 401,
    body: { error: words.passkeyRefused },
  })
  const { browser } = await openPerson()
  const refused = await browser.call('POST', '/api/account/passkeys/start', { password: 'not it' })
  expect(refused).toMatchObject({ status: 422, body: { error: words.wrongPassword } })
  await browser.send(routes.startPasskey, { body: { password } })
  const added = await browser.call('POST', '/api/account/passkeys', { name: 'Fake', made })
  expect(added).toMatchObject({ status: 422, body: { error: words.passkeyFailed } })
})

/** An account with the second step on. */
async function openProtected() {
  const person = await openPerson()
  const { secret, recoveryCodes: codes } = await person.browser.send(routes.startSecondStep, {
    body: { password },
  })
  await person.browser.send(routes.confirmSecondStep, { body: { code: codeOf(secret) } })
  return { ...person, secret, codes }
}

/** Waits for a mail to this address, and returns the token in it. */
async function expectToken(email: string): Promise<string> {
  let found: string | undefined
  await expect
    .poll(() => {
      const own = mail.received.filter(({ to }) => to.includes(email)).at(-1)
      found = own && /#reset=([\w-]+)/.exec(readMailText(own.text))?.[1]
      return found
    })
    .toBeDefined()
  return found!
}
