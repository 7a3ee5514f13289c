import type { OpenAPIHono } from '@hono/zod-openapi'
import { createImages, editImage, listImages } from '@vivify/contract/routes/images'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Making images, and listing those already made. */
export function serveImages(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  serveRoute(app, createImages, async ({ caller, body }) => {
    const { idempotencyKey, ...images } = body
    const { workspaceId } = caller
    const { isGuest } = caller.session
    const job = await context.services.images.start({ workspaceId, isGuest, idempotencyKey, images })
    return { jobId: job.id }
  })
  serveRoute(app, editImage, async ({ caller, body }) => {
    const { idempotencyKey, ...edit } = body
    const { workspaceId } = caller
    const { isGuest } = caller.session
    const job = await context.services.images.edit({ workspaceId, isGuest, idempotencyKey, edit })
    return { jobId: job.id }
  })
  serveRoute(app, listImages, ({ caller, query }) => context.services.images.list(caller.workspaceId, query))
}
