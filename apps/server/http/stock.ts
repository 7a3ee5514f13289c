import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/stock'
import type { AppContext } from '../app-context.ts'
import { createLimiter } from './rate-limit.ts'
import { customerOf, serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Footage and photos of stock libraries. */
export function serveStock(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { stock } = context.services
  const searches = createLimiter(context, 'stock', context.limits.searches)

  serveRoute(app, routes.searchStock, async ({ caller, body, http }) => {
    // It may ask several other sites.
    await searches.count(caller.userId)
    return stock.search(customerOf(caller), body, http.req.raw.signal)
  })
  serveRoute(app, routes.readStockPreview, async ({ caller, query, http }) => {
    const { bytes, mimeType } = await stock.readPreview(
      caller.workspaceId,
      query.reference,
      http.req.raw.signal,
    )
    http.header('content-type', mimeType)
    http.header('cache-control', 'private, max-age=86400, immutable')
    http.header('content-security-policy', "default-src 'none'; sandbox")
    return http.body(Buffer.from(bytes))
  })
  serveRoute(app, routes.placeStock, async ({ caller, body }) => {
    const job = await stock.place(customerOf(caller), body)
    return { jobId: job.id }
  })
}
