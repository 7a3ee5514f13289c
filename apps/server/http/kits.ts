import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/kits'
import type { AppContext } from '../app-context.ts'
import { createLimiter } from './rate-limit.ts'
import { customerOf, serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Launch kits. */
export function serveKits(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { kits } = context.services
  const searches = createLimiter(context, 'kits', context.limits.searches)
  // The built-in writer works in the server itself, for some milliseconds each time.
  const writings = createLimiter(context, 'kit-writings', context.limits.searches)

  serveRoute(app, routes.readLaunch, async ({ caller, body, http }) => {
    await searches.count(caller.userId)
    return kits.readLaunch(caller.workspaceId, body, http.req.raw.signal)
  })
  serveRoute(app, routes.writeKit, async ({ caller, body, http }) => {
    await writings.count(caller.userId)
    return kits.write(customerOf(caller), body, http.req.raw.signal)
  })
  serveRoute(app, routes.listKits, async ({ caller }) => ({ kits: await kits.list(caller.workspaceId) }))
  serveRoute(app, routes.createKit, ({ caller, body }) => kits.create(caller.workspaceId, body))
  serveRoute(app, routes.readKit, ({ caller, params }) => kits.read(caller.workspaceId, params.kitId))
  serveRoute(app, routes.saveKit, ({ caller, params, body }) =>
    kits.save(caller.workspaceId, params.kitId, body),
  )
  serveRoute(app, routes.deleteKit, async ({ caller, params }) => {
    await kits.remove(caller.workspaceId, params.kitId)
    return { done: true as const }
  })
  serveRoute(app, routes.restoreKit, ({ caller, params }) => kits.restore(caller.workspaceId, params.kitId))
  serveRoute(app, routes.openKitScript, ({ caller, params, http }) =>
    kits.openScript(caller.workspaceId, params.kitId, params.scriptId, http.req.raw.signal),
  )
  serveRoute(app, routes.planKitPosts, ({ caller, params, body }) =>
    kits.planPosts(caller.workspaceId, params.kitId, body),
  )
}
