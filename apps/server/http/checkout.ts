import type { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '@vivify/contract/errors'
import * as routes from '@vivify/contract/routes/checkout'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Many times the largest event of a subscription. */
const maxEventBytes = 512_000

/** Choosing a plan, paying for it, and what the payment provider reports. */
export function serveCheckout(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { payments } = context.services
  const { publicUrl } = context.config.server
  /** The address at which the person's browser reaches this server; the Host header was checked. */
  const originOf = (requestUrl: string): string => publicUrl ?? new URL(requestUrl).origin

  serveRoute(app, routes.readPricing, async () => {
    const { ratesPerDollar, stripe, server } = context.config
    return { ratesPerDollar, isFree: stripe === null && server.grantsPlans }
  })
  serveRoute(app, routes.checkOut, ({ caller, body, http }) => {
    const { plan, billing, idempotencyKey } = body
    const { workspaceId, session } = caller
    const origin = originOf(http.req.url)
    return payments.checkOut({ workspaceId, email: session.email, plan, billing, idempotencyKey, origin })
  })
  serveRoute(app, routes.readCheckout, ({ caller, params }) =>
    payments.readCheckout(caller.workspaceId, params.checkoutId),
  )
  serveRoute(app, routes.readBilling, async ({ caller }) => {
    const { isCharging, subscription } = await payments.readBilling(caller.workspaceId)
    if (subscription === null) return { isCharging, subscription }
    const { periodEnd, ...rest } = subscription
    return { isCharging, subscription: { ...rest, periodEnd: periodEnd.toISOString() } }
  })
  serveRoute(app, routes.openPortal, async ({ caller, http }) => ({
    url: await payments.openPortal(caller.workspaceId, `${originOf(http.req.url)}/pricing`),
  }))

  app.use(routes.receivePaymentEvent.path, limitEvent)
  serveRoute(app, routes.receivePaymentEvent, async ({ http }) => {
    // As it was sent: a signature covers every byte.
    await payments.receiveEvent(await http.req.text(), http.req.header('stripe-signature'))
    return { done: true as const }
  })
}

const limitEvent = bodyLimit({
  maxSize: maxEventBytes,
  onError: () => {
    throw new AppError('too_large', 'The event is too large.')
  },
})
