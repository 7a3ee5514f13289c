import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context as HonoContext } from 'hono'
import { addressKey } from './address-key.ts'

/**
 * The caller's address, as calls are counted: of the socket, or what our own proxy says in its last X-Forwarded-For entry. A header that
 * the caller wrote is never believed.
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
