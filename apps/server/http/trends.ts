import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/trends'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Topics to post about. */
export function serveTrends(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { trends } = context.services

  serveRoute(app, routes.readTopics, ({ caller, query }) => trends.read(caller.workspaceId, query.zone))
}
