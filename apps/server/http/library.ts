import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/library'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

const done = { done: true as const }

/** The Content Library. */
export function serveLibrary(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { library } = context.services

  serveRoute(app, routes.listLibrary, ({ caller, query }) => library.list(caller.workspaceId, query))
  serveRoute(app, routes.listFolders, ({ caller }) => library.listFolders(caller.workspaceId))
  serveRoute(app, routes.createFolder, ({ caller, body }) =>
    library.createFolder(caller.workspaceId, body.name),
  )
  serveRoute(app, routes.renameFolder, async ({ caller, params, body }) => {
    await library.renameFolder(caller.workspaceId, params.folderId, body.name)
    return done
  })
  serveRoute(app, routes.deleteFolder, async ({ caller, params }) => {
    await library.deleteFolder(caller.workspaceId, params.folderId)
    return done
  })
  serveRoute(app, routes.changeLibraryItem, ({ caller, params, body }) =>
    library.change(caller.workspaceId, params.assetId, body),
  )
  serveRoute(app, routes.listUses, ({ caller, params }) =>
    library.listUses(caller.workspaceId, params.assetId),
  )
  serveRoute(app, routes.deleteLibraryItem, async ({ caller, params }) => {
    await library.remove(caller.workspaceId, params.assetId)
    return done
  })
  serveRoute(app, routes.restoreLibraryItem, async ({ caller, params }) => {
    await library.restore(caller.workspaceId, params.assetId)
    return done
  })
}
