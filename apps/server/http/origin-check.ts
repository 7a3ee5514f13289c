import type { MiddlewareHandler } from 'hono'
import { AppError } from '@vivify/contract/errors'
import { isLoopback, type ServerConfig } from '../config.ts'
import { readToken } from '../services/callers/api-key-token.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses calls that another page makes in a person's name. Checks the Host header (for a foreign name that points at a
 * local server) and, for calls that change data, the Origin that browsers send.
 */
export function checkOrigin(config: ServerConfig): MiddlewareHandler {
  const publicHost = config.publicUrl === undefined ? null : new URL(config.publicUrl).host
  return async (http, next) => {
    const { host, origin } = new URL(http.req.url)
    const name = host.replace(/:\d+$/, '')
    const isOurs = host === publicHost || isLoopback(name)
    if (!isOurs) throw new AppError('forbidden', 'This server does not answer to that host name.')
    // A browser attaches no key to another page's calls, as it does with cookies.
    const hasKey = readToken(http.req.header('authorization')) !== null
    if (!hasKey && !safeMethods.has(http.req.method))
      requireOwnOrigin(http.req.header(), isLoopback(name) ? origin : null, config)
    await next()
  }
}

/** Compares whole origins: another port or scheme of the same host is another page. */
function requireOwnOrigin(
  headers: Record<string, string>,
  localOrigin: string | null,
  config: ServerConfig,
): void {
  const origin = headers['origin']
  // Programs send no Origin. Browsers always do when they change data on another site.
  if (origin === undefined && headers['sec-fetch-site'] !== 'cross-site') return
  const isTrusted =
    origin !== undefined &&
    (origin === config.publicUrl || config.trustedOrigins.includes(origin) || origin === localOrigin)
  if (!isTrusted) throw new AppError('forbidden', 'This request came from another site and was refused.')
}
