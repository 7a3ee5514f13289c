import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/keys'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** API keys. */
export function serveKeys(app: OpenAPIHono<HttpEnvironment>, { services }: AppContext): void {
  const { callers } = services

  serveRoute(app, routes.listKeys, ({ caller }) => callers.list(caller))
  serveRoute(app, routes.createKey, ({ caller, body }) => callers.create(caller, body))
  serveRoute(app, routes.revokeKey, async ({ caller, params }) => {
    await callers.revoke(caller.workspaceId, params.keyId)
    return { done: true as const }
  })
}
