import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import * as routes from '@vivify/contract/routes/connections'
import type { AppContext } from '../app-context.ts'
import type { FinishedLogin } from '../services/connections/log-in.ts'
import { createLimiter } from './rate-limit.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

const screen = '/social-media-suite'

/** Accounts at platforms. */
export function serveConnections(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { connections } = context.services
  const { server } = context.config
  // These calls make the server call others.
  const outside = createLimiter(context, 'connections', context.limits.searches)

  function placeOf(http: HonoContext): { origin: string; redirectUrl: string } {
    const { origin, port } = new URL(http.req.url)
    // A server that took a free port knows it only from its callers.
    const own = server.publicUrl ?? `http://localhost:${server.port === 0 ? port : server.port}`
    return { origin, redirectUrl: `${own}${routes.finishLogin.path}` }
  }

  serveRoute(app, routes.listConnections, async ({ caller, http }) => ({
    connections: await connections.list(caller.workspaceId),
    platforms: connections.listSetups(placeOf(http).redirectUrl),
  }))

  serveRoute(app, routes.startLogin, async ({ caller, body, http }) => {
    await outside.count(caller.userId)
    const { url, cookie } = await connections.startLogin(caller.workspaceId, body, placeOf(http))
    http.header('set-cookie', cookie, { append: true })
    return { url }
  })

  serveRoute(app, routes.finishLogin, async ({ caller, query, http }) => {
    const { search, origin } = new URL(http.req.url)
    const { headers } = http.req.raw
    const workspaceId = caller?.workspaceId ?? null
    const finished = await connections.finishLogin({ query, search, headers, workspaceId, origin })
    if (finished.outcome === 'failed' && finished.error !== undefined) {
      context.logger.warn(
        { failure: finished.failure, error: finished.error },
        'a log-in at a platform failed',
      )
    }
    if (finished.cookie !== null) http.header('set-cookie', finished.cookie, { append: true })
    // The code must not reach other sites in a Referer.
    http.header('referrer-policy', 'no-referrer')
    return http.redirect(describeWay(finished), 303)
  })

  serveRoute(app, routes.connectByPassword, async ({ caller, body }) => {
    await outside.count(caller.userId)
    return connections.connectByPassword(caller.workspaceId, body)
  })

  serveRoute(app, routes.connectWebhook, async ({ caller, body }) => {
    await outside.count(caller.userId)
    return connections.connectWebhook(caller.workspaceId, body)
  })

  serveRoute(app, routes.removeConnection, async ({ caller, params }) => {
    await connections.remove(caller.workspaceId, params.connectionId)
    return { done: true as const }
  })
}

/** Never contains what a stranger or a platform wrote. */
function describeWay(finished: FinishedLogin): string {
  switch (finished.outcome) {
    case 'connected':
      return `${screen}?connected=${finished.platform}${finished.isCut ? '&cut=1' : ''}`
    case 'elsewhere':
      return finished.url
    case 'failed':
      return `${screen}?connect-error=${finished.failure}`
  }
}
