import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/creations'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Videos, images and other files that people made or imported. */
export function serveCreations(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { creations, covers } = context.services

  serveRoute(app, routes.listCreations, ({ caller, query }) => creations.list(caller.workspaceId, query))
  serveRoute(app, routes.readCreation, ({ caller, params }) =>
    creations.read(caller.workspaceId, params.creationId),
  )
  serveRoute(app, routes.importCreation, ({ caller, body }) =>
    creations.importAsset(caller.workspaceId, body),
  )
  serveRoute(app, routes.importProject, ({ caller, body }) =>
    creations.importProject(caller.workspaceId, body),
  )
  serveRoute(app, routes.renameCreation, ({ caller, params, body }) =>
    creations.rename(caller.workspaceId, params.creationId, body.title),
  )
  serveRoute(app, routes.makeCover, ({ caller, params, body }) =>
    covers.make(caller.workspaceId, params.creationId, body),
  )
  serveRoute(app, routes.duplicateCreation, ({ caller, params }) =>
    creations.duplicate(caller.workspaceId, params.creationId),
  )
  serveRoute(app, routes.deleteCreation, ({ caller, params }) =>
    creations.remove(caller.workspaceId, params.creationId),
  )
  serveRoute(app, routes.restoreCreation, ({ caller, params }) =>
    creations.restore(caller.workspaceId, params.creationId),
  )
}
