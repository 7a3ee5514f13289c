// For monitors: is the process alive, can it work, and how much has it done?

import { sql } from '../store/sql.ts'
import { Hono, type Context as HonoContext } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'
import { matchedRoutes } from 'hono/route'
import type { MiddlewareHandler } from 'hono'
import { isLoopback } from '../config.ts'
import type { AppContext } from '../app-context.ts'
import { isTokenGiven } from '../lib/local-token.ts'

/** Monitors give up after some seconds, so the answer must come earlier. */
const databaseMs = 2000

/** `/healthz`, `/readyz` and `/metrics`: part of the web application, and the only routes of a worker. */
export function createHealthApp(context: AppContext): Hono {
  const app = new Hono()
  app.get('/healthz', (http) => answer(http, 200, 'ok'))
  app.get('/readyz', async (http) => {
    if (context.stopping.signal.aborted) return answer(http, 503, 'stopping')
    return (await canAsk(context)) ? answer(http, 200, 'ok') : answer(http, 503, 'the database is away')
  })
  app.get('/metrics', async (http) => {
    // Callers who may not read the metrics can't learn that they exist.
    if (!mayRead(http, context)) return answer(http, 404, 'not found')
    try {
      const { contentType, text } = await context.metrics.print()
      return http.body(text, 200, { 'content-type': contentType, 'cache-control': 'no-store' })
    } catch (error) {
      context.logger.warn(error)
      return answer(http, 503, 'the database is away')
    }
  })
  return app
}

function answer(http: HonoContext, status: 200 | 404 | 503, text: string): Response {
  if (status === 503) http.header('retry-after', '5')
  return http.text(`${text}\n`, status, { 'cache-control': 'no-store' })
}

async function canAsk({ store }: AppContext): Promise<boolean> {
  if (store.outage?.isOn()) return false
  const asked = store.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, databaseMs, false).unref())
  return Promise.race([asked, late])
}

/**
 * Allows callers with the token from anywhere. Without a configured token, only callers on this machine, and only where
 * no proxy could forward a stranger's call.
 */
function mayRead(http: HonoContext, { config, commandToken }: AppContext): boolean {
  const given = http.req.header('authorization')
  const { metricsToken, isLocal } = config.server
  if (isTokenGiven(given, commandToken)) return true
  if (metricsToken !== undefined) return isTokenGiven(given, metricsToken)
  return isLocal && isLoopback(new URL(http.req.url).hostname) && isCalledFromHere(http)
}

function isCalledFromHere(http: HonoContext): boolean {
  // A call without a socket comes from this process itself.
  const isServed = http.env !== undefined && http.env !== null && 'incoming' in (http.env as object)
  return !isServed || isLoopback((getConnInfo(http).remote.address ?? '').replace(/^::ffff:/, ''))
}

/** Counts calls by the pattern of their route. */
export function countRequests({ metrics, nowMs }: AppContext): MiddlewareHandler {
  return async (http, next) => {
    const beganMs = nowMs()
    await next()
    const { method } = http.req
    const seconds = (nowMs() - beganMs) / 1000
    metrics.noteRequest({ method, route: nameRoute(http), status: http.res.status, seconds })
  }
}

/** The last matching route that is not a catch-all. */
function nameRoute(http: HonoContext): string {
  const named = matchedRoutes(http).findLast(({ path }) => !path.endsWith('*') && !path.includes('{.+}'))
  return named?.path ?? (http.req.path.startsWith('/api/') ? 'other' : 'web')
}
