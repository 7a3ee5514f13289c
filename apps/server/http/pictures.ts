import type { OpenAPIHono } from '@hono/zod-openapi'
import { brandPicture, savePicture } from '@vivify/contract/routes/pictures'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Storing the images that tools produced. */
export function servePictures(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  serveRoute(app, brandPicture, ({ caller, body, http }) =>
    context.services.pictures.brand(caller.workspaceId, body.assetId, http.req.raw.signal),
  )
  serveRoute(app, savePicture, async ({ caller, body }) => {
    if (body.tool === 'ad') await context.services.ads.requireStudio(caller.workspaceId)
    return context.services.pictures.save(caller.workspaceId, body)
  })
}
