import type { OpenAPIHono } from '@hono/zod-openapi'
import { createVideo } from '@vivify/contract/routes/videos'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Making videos of projects. */
export function serveVideos(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { vendors, videos } = context.services

  serveRoute(app, createVideo, async ({ caller, body }) => {
    const job = await videos.start({
      workspaceId: caller.workspaceId,
      projectId: body.projectId,
      idempotencyKey: body.idempotencyKey,
      mayFilm: vendors.mayUse(caller.session),
    })
    return { jobId: job.id }
  })
}
