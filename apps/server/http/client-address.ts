import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context as HonoContext } from 'hono'
import { addressKey } from './address-key.ts'

/**
 * The caller's address, for counting calls: the socket's address, or the last X-Forwarded-For entry, which our own
 * proxy writes. Entries that the caller wrote are never trusted.
 */
export function readClientAddress(http: HonoContext, trustProxy: boolean): string {
  return addressKey(readAddress(http, trustProxy))
}

function readAddress(http: HonoContext, trustProxy: boolean): string {
  if (trustProxy) {
    const forwarded = http.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (forwarded) return forwarded
  }
  const hasSocket = (http.env as { incoming?: unknown } | undefined)?.incoming !== undefined
  return (hasSocket ? getConnInfo(http).remote.address : undefined) ?? '127.0.0.1'
}
