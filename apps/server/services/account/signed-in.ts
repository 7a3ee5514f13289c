// What the ways to sign in share: the cookies of a session, and how refusals are worded.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { Database } from '../../store/database.ts'
import { findUser } from '../../store/workspaces.ts'
import { writeDeviceCookie } from './device-cookie.ts'
import { describeSession, type KnownSession } from './known-session.ts'

export interface SignedIn {
  known: KnownSession
  /** Cookies for the response. */
  headers: Headers
  isNew: boolean
}

export interface SignedInOptions {
  db: Database
  secret: string
  /** True when people reach the server over https. */
  isSecure: boolean
  /** Whether accounts are held to the limits of their plan. */
  enforcesPlans: boolean
  createId: () => string
}

/** Adds what a browser is told of a session that was just opened. Throws AppError `unauthorized`. */
export async function describeSignedIn(
  options: SignedInOptions,
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

/** One sentence for every reason, so that it gives none away. */
export function authenticationFailed(cause?: unknown): AppError {
  return new AppError('unauthorized', messages.auth.failed, { cause })
}

/**
 * The caller's headers with only the cookies whose names end as given, so that an old session does not affect the new
 * one. Cookies of https have a prefix.
 */
export function withCookies(headers: Headers, endings: readonly string[]): Headers {
  const kept = new Headers()
  for (const name of ['user-agent', 'origin']) {
    const value = headers.get(name)
    if (value !== null) kept.set(name, value)
  }
  const cookies = (headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => endings.some((ending) => pair.slice(0, pair.indexOf('=')).endsWith(ending)))
  if (cookies.length > 0) kept.set('cookie', cookies.join('; '))
  return kept
}
