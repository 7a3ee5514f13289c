import type { OpenAPIHono } from '@hono/zod-openapi'
import { createAdVideo } from '@vivify/contract/routes/ads'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Product ads that move. */
export function serveAds(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  serveRoute(app, createAdVideo, async ({ caller, body }) => {
    const { idempotencyKey, ...ad } = body
    const { workspaceId } = caller
    const job = await context.services.ads.start({ workspaceId, idempotencyKey, ad })
    return { jobId: job.id }
  })
}
