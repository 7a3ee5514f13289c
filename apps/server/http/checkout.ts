import type { OpenAPIHono } from '@hono/zod-openapi'
import { checkOut } from '@vivify/contract/routes/checkout'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Choosing a plan. */
export function serveCheckout(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  serveRoute(app, checkOut, ({ caller, body }) => {
    const { plan, billing, idempotencyKey } = body
    return context.services.checkOut({ workspaceId: caller.workspaceId, plan, billing, idempotencyKey })
  })
}
