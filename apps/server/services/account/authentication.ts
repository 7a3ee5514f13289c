// Better Auth stores users, sessions and password hashes. None of its routes are served: the account service calls it,
// so that only the routes in our contract can be reached.

import { betterAuth, type BetterAuthOptions } from 'better-auth/minimal'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { anonymous } from 'better-auth/plugins/anonymous'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import type { Database } from '../../store/database.ts'
import * as schema from '../../store/schema.ts'
import { passkeys, twoFactors } from '../../store/schema-security.ts'

const sessionSeconds = 60 * 60 * 24 * 30
/** Also how exactly the list of devices knows when each was last seen. */
const renewAfterSeconds = 60 * 60

/** How passwords become what is stored. */
export interface PasswordHashing {
  hash: (password: string) => Promise<string>
  verify: (given: { hash: string; password: string }) => Promise<boolean>
}

export interface AuthenticationOptions {
  db: Database
  secret: string
  /** The address people use. Cookies are secure if it starts with `https`. */
  baseUrl: string
  minPasswordCharacters: number
  /** Default: scrypt that takes a server about 70 ms. */
  passwordHashing?: PasswordHashing | undefined
}

export type Authentication = ReturnType<typeof createAuthentication>

export function createAuthentication(options: AuthenticationOptions) {
  return betterAuth({
    ...describeAuthentication(options),
    plugins: [
      anonymous({ disableDeleteAnonymousUser: true, generateName: () => 'Guest' }),
      sessionOpening(),
      twoFactor({ issuer: 'Vivify', accountLockout: { maxFailedAttempts: 10, durationSeconds: 15 * 60 } }),
    ],
  })
}

/** Settings that the instance for passkeys has too: both open the same sessions. */
export function describeAuthentication(options: AuthenticationOptions) {
  return {
    baseURL: options.baseUrl,
    secret: options.secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(options.db, {
      provider: 'pg',
      schema: { ...schema, passkeys, twoFactors },
      usePlural: true,
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: options.minPasswordCharacters,
      maxPasswordLength: 512,
      revokeSessionsOnPasswordReset: true,
      ...(options.passwordHashing ? { password: options.passwordHashing } : {}),
    },
    // Tokens of links are stored as hashes.
    verification: { storeIdentifier: 'hashed' },
    user: {
      additionalFields: { isOperator: { type: 'boolean', input: false, defaultValue: false } },
    },
    // The account service asks for the password again where it matters, so a session needs not be new.
    session: { expiresIn: sessionSeconds, updateAge: renewAfterSeconds, freshAge: 0 },
    // The http folder does both for all routes.
    rateLimit: { enabled: false },
    advanced: { disableOriginCheck: true, cookiePrefix: 'vivify', database: { joins: true } },
  } satisfies BetterAuthOptions
}

/** Signs a known user in without a password: a returning guest, or a guest that just became an account. */
function sessionOpening() {
  return {
    id: 'session-opening',
    endpoints: {
      openSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ userId: z.string() }) },
        async (context) => {
          const user = await context.context.internalAdapter.findUserById(context.body.userId)
          if (!user) throw new AppError('unauthorized', 'This account no longer exists.')
          const session = await context.context.internalAdapter.createSession(user.id)
          await setSessionCookie(context, { session, user })
          return context.json({ userId: user.id })
        },
      ),
    },
  }
}
