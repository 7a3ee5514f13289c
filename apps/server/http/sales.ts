import type { OpenAPIHono } from '@hono/zod-openapi'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import * as routes from '@vivify/contract/routes/sales'
import type { AppContext } from '../app-context.ts'
import { createLimiter } from './rate-limit.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Messages to whoever sells plans. */
export function serveSales(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { sales } = context.services
  const writers = createLimiter(context, 'sales', context.limits.messages)

  serveRoute(app, routes.contactSales, async ({ caller, body, http }) => {
    await writers.count(`address:${http.var.address}`)
    const isOwner = caller?.session.workspace.role === 'owner'
    await sales.write(body, isOwner ? caller.workspaceId : null)
    return { done: true as const }
  })
  serveRoute(app, routes.listSalesMessages, async ({ caller }) => {
    if (!caller.session.isOperator) throw new AppError('forbidden', messages.sales.operatorOnly)
    const rows = await sales.list()
    return {
      messages: rows.map(({ id, name, email, message, mailedAt, createdAt }) => ({
        id,
        name,
        email,
        message,
        isMailed: mailedAt !== null,
        createdAt: createdAt.toISOString(),
      })),
    }
  })
}
