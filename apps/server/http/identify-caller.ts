// Finds out who calls, and counts the call.

import type { MiddlewareHandler } from 'hono'
import { AppError } from '@vivify/contract/errors'
import type { AppContext } from '../app-context.ts'
import { actingAsHeader, isTokenGiven } from '../lib/local-token.ts'
import type { Caller } from '../services/callers/callers.ts'
import { readClientAddress } from './client-address.ts'
import { createLimiter, type RateState } from './rate-limit.ts'
import { createCallerReader } from './read-caller.ts'
import type { Http, HttpEnvironment } from './serve-route.ts'

/**
 * Sets the caller, and counts each call once: for its account, or for its address where there is none. Throws AppError
 * `rate_limited`, and `unauthorized` for an API key that does not exist.
 */
export function identifyCaller(context: AppContext): MiddlewareHandler<HttpEnvironment> {
  const calls = createLimiter(context, 'calls', context.limits.calls)
  const readCaller = createCallerReader(context)

  async function findCaller(http: Http): Promise<Caller | null> {
    const { headers } = http.req.raw
    const actingAs = http.var.isOperator ? headers.get(actingAsHeader) : null
    if (actingAs === null) return readCaller(headers)
    return { ...(await context.services.accounts.findForOperator(readAccountName(actingAs))), key: null }
  }

  return async (http, next) => {
    http.header('cache-control', 'no-store')
    http.set('address', readClientAddress(http, context.config.server.trustProxy))
    http.set('isOperator', isTokenGiven(http.req.header('authorization'), context.commandToken))
    const ofAddress = `address:${http.var.address}`
    const caller = await findCaller(http).catch(async (error: unknown) => {
      tellLimit(http, await calls.count(ofAddress))
      throw error
    })
    http.set('caller', caller)
    tellLimit(http, await calls.count(caller?.userId ?? ofAddress))
    await next()
  }
}

/** null for the only account. */
function readAccountName(header: string): string | null {
  try {
    return decodeURIComponent(header).trim().toLowerCase() || null
  } catch {
    throw new AppError('bad_input', 'The name of the account can’t be read.')
  }
}

function tellLimit(http: Http, { limit, remaining, resetSeconds }: RateState): void {
  http.header('ratelimit-limit', String(limit))
  http.header('ratelimit-remaining', String(remaining))
  http.header('ratelimit-reset', String(resetSeconds))
}
