import type { OpenAPIHono } from '@hono/zod-openapi'
import { decodeVideo } from '@vivify/contract/routes/gifs'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Server routes for video to GIF. The page itself makes the GIF. */
export function serveGifs(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  serveRoute(app, decodeVideo, async ({ caller, body }) => {
    const { workspaceId } = caller
    const { assetId, idempotencyKey } = body
    const job = await context.services.gifs.decode({ workspaceId, assetId, idempotencyKey })
    return { jobId: job.id }
  })
}
