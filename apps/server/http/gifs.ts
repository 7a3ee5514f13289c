import type { OpenAPIHono } from '@hono/zod-openapi'
import { decodeVideo, makeGif } from '@vivify/contract/routes/gifs'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Server routes for video to GIF. The page makes GIFs itself; programs let the server make them. */
export function serveGifs(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  serveRoute(app, decodeVideo, async ({ caller, body }) => {
    const { workspaceId } = caller
    const { assetId, idempotencyKey } = body
    const job = await context.services.gifs.decode({ workspaceId, assetId, idempotencyKey })
    return { jobId: job.id }
  })
  serveRoute(app, makeGif, async ({ caller, body }) => {
    const { idempotencyKey, ...order } = body
    const { workspaceId } = caller
    const job = await context.services.gifs.make({ ...order, workspaceId, idempotencyKey })
    return { jobId: job.id }
  })
}
