import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/brand-kit'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** The brand kit of a workspace. */
export function serveBrandKit(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { brandKits } = context.services
  serveRoute(app, routes.readBrandKit, ({ caller }) => brandKits.read(caller.workspaceId))
  serveRoute(app, routes.readWebhookDelivery, async ({ caller }) => ({
    delivery: await brandKits.readDelivery(caller.workspaceId),
  }))
  serveRoute(app, routes.saveBrandKit, ({ caller, body }) => brandKits.save(caller.workspaceId, body))
}
