import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/creations'
import type { AppContext } from '../app-context.ts'
import { nameFile } from '../lib/file-name.ts'
import { writeRightsSheet } from '../services/creations/rights-sheet.ts'
import { describeDisposition } from './assets.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Videos, images and other files that people made or imported. */
export function serveCreations(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { creations, covers } = context.services

  serveRoute(app, routes.listCreations, ({ caller, query }) => creations.list(caller.workspaceId, query))
  serveRoute(app, routes.readCreation, ({ caller, params }) =>
    creations.read(caller.workspaceId, params.creationId),
  )
  serveRoute(app, routes.readRights, async ({ caller, params }) => {
    const { entries } = await creations.readRights(caller.workspaceId, params.creationId)
    return { entries }
  })
  serveRoute(app, routes.exportRights, async ({ caller, params, query: { format }, http }) => {
    const { title, entries } = await creations.readRights(caller.workspaceId, params.creationId)
    const isCsv = format === 'csv'
    const name = `${nameFile(title, 'video')} rights.${isCsv ? 'csv' : 'txt'}`
    http.header('content-type', `${isCsv ? 'text/csv' : 'text/plain'}; charset=utf-8`)
    http.header('content-disposition', describeDisposition(name, true))
    return http.body(writeRightsSheet(title, entries, format))
  })
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
