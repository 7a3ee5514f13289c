import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/facts'
import type { AppContext } from '../app-context.ts'
import { createRateLimiter } from './rate-limit.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Facts about a topic, and files to take them from. */
export function serveFacts(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { facts } = context.services
  const searches = createRateLimiter(context.limits.searches, context.nowMs)

  serveRoute(app, routes.findFacts, ({ body, caller, http }) => {
    searches.take(caller.userId)
    return facts.find(body, caller.workspaceId, http.req.raw.signal)
  })
  serveRoute(app, routes.readFactFile, async ({ query, caller, http }) => {
    searches.take(caller.userId)
    // Limited to `maxFactFileBytes` by the guard in front of all routes.
    const bytes = new Uint8Array(await http.req.arrayBuffer())
    return facts.readFile(query.name, bytes, caller.workspaceId, http.req.raw.signal)
  })
}
