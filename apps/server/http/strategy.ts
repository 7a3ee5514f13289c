import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/strategy'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** The strategy of posts. */
export function serveStrategy(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { strategy } = context.services

  serveRoute(app, routes.readStrategy, ({ caller }) => strategy.read(caller.workspaceId))
  serveRoute(app, routes.saveStrategy, ({ caller, body }) => strategy.save(caller.workspaceId, body))
}
