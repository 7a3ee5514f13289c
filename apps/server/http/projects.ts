import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/projects'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Projects and their documents. */
export function serveProjects(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { projects } = context.services

  serveRoute(app, routes.listProjects, async ({ caller, query }) => ({
    projects: await projects.list(caller.workspaceId, query.limit),
  }))
  serveRoute(app, routes.createProject, ({ caller, body }) => projects.create(caller.workspaceId, body))
  serveRoute(app, routes.readProject, ({ caller, params }) =>
    projects.read(caller.workspaceId, params.projectId),
  )
  serveRoute(app, routes.saveProject, ({ caller, params, body }) =>
    projects.save(caller.workspaceId, params.projectId, body),
  )
  serveRoute(app, routes.renameProject, async ({ caller, params, body }) => {
    await projects.rename(caller.workspaceId, params.projectId, body.title)
    return { done: true as const }
  })
  serveRoute(app, routes.restoreProject, async ({ caller, params }) => {
    await projects.restore(caller.workspaceId, params.projectId)
    return { done: true as const }
  })
  serveRoute(app, routes.deleteProject, async ({ caller, params }) => {
    await projects.remove(caller.workspaceId, params.projectId)
    return { done: true as const }
  })
}
