import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/projects'
import { createVideo } from '@vivify/contract/routes/videos'
import type { AppContext } from '../context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Projects, and making videos of them. */
export function serveProjects(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { projects, videos } = context.services

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
  serveRoute(app, createVideo, async ({ caller, body }) => {
    const job = await videos.start({
      workspaceId: caller.workspaceId,
      projectId: body.projectId,
      idempotencyKey: body.idempotencyKey,
      mayFilm: context.services.vendors.mayUse(caller.session),
    })
    return { jobId: job.id }
  })
}
