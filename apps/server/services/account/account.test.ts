import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import * as account from '@vivify/contract/routes/account'
import { createProject, listProjects } from '@vivify/contract/routes/projects'
import { openTestServer, TestBrowser, type TestServer } from '../../testing.ts'

let server: TestServer
/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer({ hashesPasswords: true })
}, startMs)
afterAll(() => server.close(), startMs)

const failed = { error: messages.auth.failed, code: 'unauthorized' }

describe('accounts by e-mail', () => {
  test('only the first registered account is the operator; an earlier guest is not', async () => {
    await server.openBrowser().send(account.signInAsGuest)
    const first = await server.openBrowser().send(account.signUp, { body: person('first@x.org') })
    const second = await server.openBrowser().send(account.signUp, { body: person('second@x.org') })
    expect([first.session.isOperator, second.session.isOperator]).toEqual([true, false])
  })

  test('signing in with an unknown e-mail creates the account; signing in again opens it', async () => {
    const one = await server.openBrowser().send(account.signIn, { body: person('New@X.org ') })
    expect(one).toMatchObject({ isNew: true, session: { email: 'new@x.org', credits: 20, isGuest: false } })
    const again = await server.openBrowser().send(account.signIn, { body: person('new@x.org') })
    expect(again).toMatchObject({ isNew: false, session: { id: one.session.id, credits: 20 } })
  })

  test('a wrong password fails with the specified sentence', async () => {
    await server.openBrowser().send(account.signUp, { body: person('known@x.org') })
    const answer = await server.openBrowser().call('POST', '/api/auth/sign-in', {
      email: 'known@x.org',
      password: 'wrong',
    })
    expect(answer).toMatchObject({ status: 401, body: failed })
  })

  test('an e-mail can be registered only once', async () => {
    await server.openBrowser().send(account.signUp, { body: person('once@x.org') })
    const again = await server.openBrowser().call('POST', '/api/auth/sign-up', person('once@x.org'))
    expect(again).toMatchObject({ status: 401, body: failed })
    const guest = server.openBrowser()
    await guest.send(account.signInAsGuest)
    const taken = await guest.call('POST', '/api/auth/sign-up', person('once@x.org'))
    expect(taken).toMatchObject({ status: 401, body: failed })
    expect((await guest.send(account.readSession)).session).toMatchObject({ isGuest: true, credits: 20 })
  })

  test('ten simultaneous sign-ins with one unknown e-mail create one account with 20 credits', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.openBrowser().call('POST', '/api/auth/sign-in', person('race@x.org')),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    const ids = new Set(answers.map(({ body }) => (body['session'] as { id: string }).id))
    expect(ids.size).toBe(1)
    const { session } = await server.openBrowser().send(account.signIn, { body: person('race@x.org') })
    expect(session.credits).toBe(20)
  })

  test('signing out ends the session, even for a copy of its cookie', async () => {
    const browser = server.openBrowser()
    await browser.send(account.signUp, { body: person('leaver@x.org') })
    const copy = browser.cookie
    await browser.send(account.signOut)
    expect(await browser.send(account.readSession)).toMatchObject({ session: null, canResumeGuest: false })
    browser.cookie = copy
    expect(await browser.call('GET', '/api/projects')).toMatchObject({ status: 401 })
  })

  test('cookies can’t be read by scripts and are not sent to other sites', async () => {
    const browser = server.openBrowser()
    const answer = await browser.fetch('POST', '/api/auth/guest')
    const cookies = answer.headers.getSetCookie()
    expect(cookies.length).toBe(2)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/HttpOnly/i)
      expect(cookie).toMatch(/SameSite=Lax/i)
    }
  })
})

describe('guests', () => {
  test('signing up keeps the guest’s work and credits, and grants no credits again', async () => {
    const browser = server.openBrowser()
    const guest = await browser.send(account.signInAsGuest)
    expect(guest.session).toMatchObject({ isGuest: true, email: null, credits: 20 })
    const project = await browser.send(createProject, { body: { title: 'Mine' } })
    const asAccount = await browser.send(account.signUp, { body: person('was-guest@x.org') })
    expect(asAccount.session).toMatchObject({
      id: guest.session.id,
      isGuest: false,
      credits: 20,
      email: 'was-guest@x.org',
    })
    expect((await browser.send(listProjects)).projects.map(({ id }) => id)).toEqual([project.id])
    const { entries } = await browser.send(account.listCredits)
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([['grant', 20]])
    await browser.send(account.signOut)
    const back = await server.openBrowser().send(account.signIn, { body: person('was-guest@x.org') })
    expect(back.session.id).toBe(guest.session.id)
  })

  test('a guest’s cookie does not open the account that the guest became', async () => {
    const browser = server.openBrowser()
    await browser.send(account.signInAsGuest)
    const thief = new TestBrowser(server.app)
    thief.cookie = browser.cookie
    await browser.send(account.signUp, { body: person('safe@x.org') })
    expect((await thief.send(account.readSession)).session).toBeNull()
    const asGuest = await thief.send(account.signInAsGuest)
    expect(asGuest).toMatchObject({ isNew: true, session: { isGuest: true } })
  })

  test('a browser resumes its guest, so signing out and in again grants no new credits', async () => {
    const browser = server.openBrowser()
    const first = await browser.send(account.signInAsGuest)
    await browser.send(account.signOut)
    expect(await browser.send(account.readSession)).toMatchObject({ session: null, canResumeGuest: true })
    const again = await browser.send(account.signInAsGuest)
    expect(again).toMatchObject({ isNew: false, session: { id: first.session.id, credits: 20 } })
  })

  test('a guest cookie that we did not write is ignored', async () => {
    const browser = server.openBrowser()
    const { session } = await browser.send(account.signInAsGuest)
    const forger = server.openBrowser()
    forger.cookie = `vivify.guest=${session.id}.${'A'.repeat(43)}`
    expect(await forger.send(account.readSession)).toMatchObject({ session: null, canResumeGuest: false })
    expect((await forger.send(account.signInAsGuest)).session.id).not.toBe(session.id)
  })
})

function person(email: string): { email: string; password: string } {
  return { email, password: 'p' }
}
