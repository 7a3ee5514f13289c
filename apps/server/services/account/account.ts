// Accounts: e-mail, guest, sign out. A guest is a real account without e-mail; signing up turns it into one with
// e-mail, so that work, credits and running jobs stay where they are and nothing is granted twice.

import { AppError } from '@vivify/contract/errors'
import { messages } from '@vivify/contract/messages'
import type { Database } from '../../store/database.ts'
import { forgetPurge } from '../../store/guests.ts'
import {
  electOperator,
  findUser,
  findUserByEmail,
  turnGuestIntoAccount,
  type User,
} from '../../store/workspaces.ts'
import type { Authentication } from './authentication.ts'
import { knowsDevice, writeDeviceCookie } from './device-cookie.ts'
import { readGuestCookie, writeGuestCookie } from './guest-cookie.ts'
import { describeSession, type KnownSession } from './known-session.ts'

export interface AccountOptions {
  db: Database
  authentication: Authentication
  secret: string
  /** True when people reach the server by https. */
  isSecure: boolean
  minPasswordCharacters: number
  signInCreatesAccount: boolean
  allowsGuests: boolean
  createId: () => string
}

export interface SignedIn {
  known: KnownSession
  /** For the answer: cookies. */
  headers: Headers
  isNew: boolean
}

interface Credentials {
  email: string
  password: string
}

/** `headers` everywhere are the caller's, for cookies. */
export interface AccountService {
  /** Who a cookie belongs to; null for a visitor, a stale or a forged cookie. */
  readSession(headers: Headers): Promise<KnownSession | null>
  /** Throws AppError `unauthorized` with one sentence for every reason. */
  signIn(credentials: Credentials, headers: Headers): Promise<SignedIn>
  /** Throws AppError `unauthorized` when the e-mail is taken, `bad_input` when the password is too short. */
  signUp(credentials: Credentials, headers: Headers): Promise<SignedIn>
  /** Makes a guest, or goes on with the one that this browser had. */
  signInAsGuest(headers: Headers): Promise<SignedIn>
  /** Ends the session of the cookie, if there is one. Returns cookies that clear it. */
  signOut(headers: Headers): Promise<Headers>
  /** True when this browser has signed in with this e-mail before. */
  knowsDevice(email: string, headers: Headers): Promise<boolean>
  /** True when this browser has a guest that can be gone on with. */
  canResumeGuest(headers: Headers): Promise<boolean>
}

export function createAccountService(options: AccountOptions): AccountService {
  return {
    readSession: (headers) => readSession(options, headers),
    signIn: (credentials, headers) => signIn(options, credentials, headers),
    signUp: (credentials, headers) => signUp(options, credentials, headers),
    signInAsGuest: (headers) => signInAsGuest(options, headers),
    async signOut(headers) {
      const ended = await options.authentication.api.signOut({ headers, returnHeaders: true })
      return new Headers(ended.headers)
    },
    async knowsDevice(email, headers) {
      const user = await findUserByEmail(options.db, email)
      return user !== null && knowsDevice(options.secret, user.id, headers)
    },
    canResumeGuest: async (headers) => (await findReturningGuest(options, headers)) !== null,
  }
}

async function readSession(options: AccountOptions, headers: Headers): Promise<KnownSession | null> {
  if (!headers.has('cookie')) return null
  const found = await options.authentication.api.getSession({ headers })
  return found ? describeSession(options, found.user) : null
}

async function signIn(options: AccountOptions, given: Credentials, headers: Headers): Promise<SignedIn> {
  const user = await findUserByEmail(options.db, given.email)
  if (!user && options.signInCreatesAccount) {
    const made = await signUp(options, given, headers).catch(async (error: unknown) => {
      // Another call may have made the account meanwhile; then the password decides.
      if (await findUserByEmail(options.db, given.email)) return null
      throw error
    })
    if (made) return made
  }
  const opened = await refuseAsFailed(() =>
    options.authentication.api.signInEmail({
      body: given,
      headers: withoutCookies(headers),
      returnHeaders: true,
    }),
  )
  return finish(options, opened.response.user.id, opened.headers, false)
}

async function signUp(options: AccountOptions, given: Credentials, headers: Headers): Promise<SignedIn> {
  const least = options.minPasswordCharacters
  // A local installation, where one character is enough, is reached by its own people alone.
  if (least > 1 && given.password.replace(/\s/gu, '').length < least) {
    throw new AppError(
      'bad_input',
      `Please choose a password of at least ${least} characters, spaces not counted.`,
    )
  }
  const current = await readSession(options, headers)
  if (current?.session.isGuest) return turnIntoAccount(options, current.userId, given, headers)
  const opened = await refuseAsFailed(() =>
    options.authentication.api.signUpEmail({
      body: { ...given, name: nameFrom(given.email) },
      headers: withoutCookies(headers),
      returnHeaders: true,
    }),
  )
  await electOperator(options.db, opened.response.user.id)
  return finish(options, opened.response.user.id, opened.headers, true)
}

async function turnIntoAccount(
  options: AccountOptions,
  userId: string,
  given: Credentials,
  headers: Headers,
): Promise<SignedIn> {
  const context = await options.authentication.$context
  const isTurned = await turnGuestIntoAccount(options.db, {
    userId,
    accountId: options.createId(),
    email: given.email,
    name: nameFrom(given.email),
    passwordHash: await context.password.hash(given.password),
  }).catch((cause: unknown) => {
    throw authenticationFailed(cause)
  })
  if (!isTurned) throw authenticationFailed()
  await electOperator(options.db, userId)
  // The guest's sessions end, so that a cookie handed out before does not open the account.
  await context.internalAdapter.deleteUserSessions(userId)
  const opened = await openSession(options, userId, headers)
  opened.append('set-cookie', writeGuestCookie(null, options))
  return finish(options, userId, opened, true)
}

async function signInAsGuest(options: AccountOptions, headers: Headers): Promise<SignedIn> {
  const current = await readSession(options, headers)
  if (current?.session.isGuest) return { known: current, headers: new Headers(), isNew: false }
  const returning = await findReturningGuest(options, headers)
  if (returning) {
    const opened = await openSession(options, returning.id, headers)
    await forgetPurge(options.db, returning.id)
    return finish(options, returning.id, opened, false)
  }
  if (!options.allowsGuests) throw new AppError('forbidden', messages.auth.noGuests)
  const opened = await options.authentication.api
    .signInAnonymous({ headers: withoutCookies(headers), returnHeaders: true })
    .catch((cause: unknown) => {
      throw new AppError('internal', messages.auth.guestFailed, { cause })
    })
  const userId = opened.response.user.id
  const answer = new Headers(opened.headers)
  answer.append('set-cookie', writeGuestCookie(userId, options))
  return finish(options, userId, answer, true)
}

async function findReturningGuest(options: AccountOptions, headers: Headers): Promise<User | null> {
  const userId = readGuestCookie(options.secret, headers)
  const user = userId === null ? null : await findUser(options.db, userId)
  return user?.isAnonymous ? user : null
}

async function openSession(options: AccountOptions, userId: string, headers: Headers): Promise<Headers> {
  const opened = await options.authentication.api.openSession({
    body: { userId },
    headers: withoutCookies(headers),
    returnHeaders: true,
  })
  return new Headers(opened.headers)
}

async function finish(
  options: AccountOptions,
  userId: string,
  headers: Headers,
  isNew: boolean,
): Promise<SignedIn> {
  const user = await findUser(options.db, userId)
  if (!user) throw authenticationFailed()
  const answer = new Headers(headers)
  if (!user.isAnonymous) answer.append('set-cookie', writeDeviceCookie(user.id, options))
  return { known: await describeSession(options, user), headers: answer, isNew }
}

async function refuseAsFailed<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (cause) {
    const status = (cause as { statusCode?: unknown }).statusCode
    if (typeof status === 'number' && status < 500) throw authenticationFailed(cause)
    throw cause
  }
}

function authenticationFailed(cause?: unknown): AppError {
  return new AppError('unauthorized', messages.auth.failed, { cause })
}

function nameFrom(email: string): string {
  return email.slice(0, email.indexOf('@'))
}

/** The caller's headers without the old session, which a new one must not be mixed with. */
function withoutCookies(headers: Headers): Headers {
  const agent = headers.get('user-agent')
  return new Headers(agent === null ? {} : { 'user-agent': agent })
}
