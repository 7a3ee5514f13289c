import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/webhooks'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Webhooks and their logs. */
export function serveWebhooks(app: OpenAPIHono<HttpEnvironment>, { services }: AppContext): void {
  const { webhooks } = services

  serveRoute(app, routes.listWebhooks, ({ caller }) => webhooks.list(caller))
  serveRoute(app, routes.createWebhook, ({ caller, body }) => webhooks.create(caller, body))
  serveRoute(app, routes.changeWebhook, ({ caller, params, body }) =>
    webhooks.change(caller.workspaceId, params.webhookId, body),
  )
  serveRoute(app, routes.deleteWebhook, async ({ caller, params }) => {
    await webhooks.remove(caller.workspaceId, params.webhookId)
    return { done: true as const }
  })
  serveRoute(app, routes.rollWebhookSecret, ({ caller, params }) =>
    webhooks.rollSecret(caller.workspaceId, params.webhookId),
  )
  serveRoute(app, routes.testWebhook, ({ caller, params }) =>
    webhooks.sendTest(caller.workspaceId, params.webhookId),
  )
  serveRoute(app, routes.listDeliveries, async ({ caller, params, query }) => ({
    deliveries: await webhooks.listDeliveries(caller.workspaceId, params.webhookId, query.after),
  }))
  serveRoute(app, routes.resendDelivery, ({ caller, params }) =>
    webhooks.resend(caller.workspaceId, params.webhookId, params.deliveryId),
  )
}
