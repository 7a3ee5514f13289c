// Accounts: sign-in by e-mail or as a guest, and sign-out. A guest is a real account without an e-mail. Signing up adds
// the e-mail to that account, so it keeps its work, credits and running jobs, and no credits are granted twice.

import { AppError } from '@vivify/contract/errors'
import { commandMessages } from '@vivify/contract/command-messages'
import * as messages from '@vivify/contract/messages'
import { moveOperator } from '../../store/deleted-accounts.ts'
import { forgetPurge } from '../../store/guests.ts'
import {
  electOperator,
  findLatestGuest,
  findUser,
  findUserByEmail,
  listPeople,
  turnGuestIntoAccount,
  type User,
} from '../../store/workspaces.ts'
import type { Authentication } from './authentication.ts'
import { knowsDevice } from './device-cookie.ts'
import { readGuestCookie, writeGuestCookie } from './guest-cookie.ts'
import { describeSession, type KnownSession } from './known-session.ts'
import { requireLongPassword } from './passwords.ts'
import {
  authenticationFailed,
  describeSignedIn,
  withCookies,
  type SignedIn,
  type SignedInOptions,
} from './signed-in.ts'

export interface AccountOptions extends SignedInOptions {
  authentication: Authentication
  minPasswordCharacters: number
  signInCreatesAccount: boolean
  allowsGuests: boolean
}

/** The password was right; the cookies let this browser give the second step. */
export interface HalfSignedIn {
  needsSecondStep: true
  headers: Headers
}

/** As many as a sentence can list. */
const namedPeople = 5

interface Credentials {
  email: string
  password: string
}

/** In every function, `headers` are the caller's and carry its cookies. */
export interface AccountService {
  /** Returns the session of a cookie; null for a visitor and for an expired or forged cookie. */
  readSession(headers: Headers): Promise<KnownSession | null>
  /**
   * The account that the operator's command line acts as, in its own workspace. null names the only account, or, where nobody signed up, the
   * guest who was here last. Throws AppError `not_found`, or `bad_input` with the e-mails to choose from.
   */
  findForOperator(email: string | null): Promise<KnownSession>
  /** Makes another account the operator. Throws AppError `not_found`. */
  makeOperator(email: string): Promise<void>
  /** Throws AppError `unauthorized`, with the same sentence for every reason. */
  signIn(credentials: Credentials, headers: Headers): Promise<SignedIn | HalfSignedIn>
  /** Throws AppError `unauthorized` when the e-mail is taken, `bad_input` when the password is too short. */
  signUp(credentials: Credentials, headers: Headers): Promise<SignedIn>
  /** Creates a guest, or resumes the guest that this browser used before. */
  signInAsGuest(headers: Headers): Promise<SignedIn>
  /** Ends the session of the cookie, if there is one. Returns cookies that clear it. */
  signOut(headers: Headers): Promise<Headers>
  /** Whether this browser has signed in with this e-mail before. */
  knowsDevice(email: string, headers: Headers): Promise<boolean>
  /** Whether this browser has a guest that can be resumed. */
  canResumeGuest(headers: Headers): Promise<boolean>
}

export function createAccountService(options: AccountOptions): AccountService {
  return {
    readSession: (headers) => readSession(options, headers),
    findForOperator: (email) => findForOperator(options, email),
    async makeOperator(email) {
      if (await moveOperator(options.db, email)) return
      throw new AppError('not_found', commandMessages.noSuchAccount(email))
    },
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

async function findForOperator(options: AccountOptions, email: string | null): Promise<KnownSession> {
  if (email !== null) {
    const user = await findUserByEmail(options.db, email)
    if (!user || user.isAnonymous) throw new AppError('not_found', commandMessages.noSuchAccount(email))
    return describeSession(options, user, 'own')
  }
  const people = await listPeople(options.db, namedPeople + 1)
  if (people.length > 1) {
    const emails = people.slice(0, namedPeople).map((person) => person.email)
    throw new AppError('bad_input', commandMessages.whichAccount(emails, people.length > namedPeople))
  }
  const user = people[0] ?? (await findLatestGuest(options.db))
  if (!user) throw new AppError('not_found', commandMessages.noAccount)
  return describeSession(options, user, 'own')
}

async function signIn(
  options: AccountOptions,
  given: Credentials,
  headers: Headers,
): Promise<SignedIn | HalfSignedIn> {
  const user = await findUserByEmail(options.db, given.email)
  if (!user && options.signInCreatesAccount) {
    const made = await signUp(options, given, headers).catch(async (error: unknown) => {
      // Another call may have created the account meanwhile; then the password decides.
      if (await findUserByEmail(options.db, given.email)) return null
      throw error
    })
    if (made) return made
  }
  const opened = await refuseAsFailed(() =>
    options.authentication.api.signInEmail({
      body: given,
      headers: withCookies(headers, []),
      returnHeaders: true,
    }),
  )
  const { response } = opened
  if (!('user' in response)) return { needsSecondStep: true, headers: new Headers(opened.headers) }
  return describeSignedIn(options, response.user.id, opened.headers, false)
}

async function signUp(options: AccountOptions, given: Credentials, headers: Headers): Promise<SignedIn> {
  requireLongPassword(given.password, options.minPasswordCharacters)
  const current = await readSession(options, headers)
  if (current?.session.isGuest) return turnIntoAccount(options, current.userId, given, headers)
  const opened = await refuseAsFailed(() =>
    options.authentication.api.signUpEmail({
      body: { ...given, name: nameFrom(given.email) },
      headers: withCookies(headers, []),
      returnHeaders: true,
    }),
  )
  await electOperator(options.db, opened.response.user.id)
  return describeSignedIn(options, opened.response.user.id, opened.headers, true)
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
  // The guest's sessions end, so that cookies issued before do not open the account.
  await context.internalAdapter.deleteUserSessions(userId)
  const opened = await openSession(options, userId, headers)
  opened.append('set-cookie', writeGuestCookie(null, options))
  return describeSignedIn(options, userId, opened, true)
}

async function signInAsGuest(options: AccountOptions, headers: Headers): Promise<SignedIn> {
  const current = await readSession(options, headers)
  if (current?.session.isGuest) return { known: current, headers: new Headers(), isNew: false }
  const returning = await findReturningGuest(options, headers)
  if (returning) {
    const opened = await openSession(options, returning.id, headers)
    await forgetPurge(options.db, returning.id)
    return describeSignedIn(options, returning.id, opened, false)
  }
  if (!options.allowsGuests) throw new AppError('forbidden', messages.auth.noGuests)
  const opened = await options.authentication.api
    .signInAnonymous({ headers: withCookies(headers, []), returnHeaders: true })
    .catch((cause: unknown) => {
      throw new AppError('internal', messages.auth.guestFailed, { cause })
    })
  const userId = opened.response.user.id
  const answer = new Headers(opened.headers)
  answer.append('set-cookie', writeGuestCookie(userId, options))
  return describeSignedIn(options, userId, answer, true)
}

async function findReturningGuest(options: AccountOptions, headers: Headers): Promise<User | null> {
  const userId = readGuestCookie(options.secret, headers)
  const user = userId === null ? null : await findUser(options.db, userId)
  return user?.isAnonymous && user.deletedAt === null ? user : null
}

async function openSession(options: AccountOptions, userId: string, headers: Headers): Promise<Headers> {
  const opened = await options.authentication.api.openSession({
    body: { userId },
    headers: withCookies(headers, []),
    returnHeaders: true,
  })
  return new Headers(opened.headers)
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

function nameFrom(email: string): string {
  return email.slice(0, email.indexOf('@'))
}
