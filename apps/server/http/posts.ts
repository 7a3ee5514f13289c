import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/posts'
import type { AppContext } from '../app-context.ts'
import { resolvePlanTime } from '../services/posts/plan-time.ts'
import { customerOf, serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Posts, their targets and receipts. */
export function servePosts(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { posts, writingHelp } = context.services

  serveRoute(app, routes.listPosts, async ({ caller, query, http }) => ({
    posts: await posts.list(caller.workspaceId, query, http.req.raw.signal),
  }))
  serveRoute(app, routes.createPost, ({ caller, body }) => posts.create(caller.workspaceId, body))
  serveRoute(app, routes.resolvePlan, async ({ body }) => {
    const { atMs, ...rest } = resolvePlanTime(body)
    return { ...rest, at: new Date(atMs).toISOString(), isPast: atMs < Date.now() }
  })
  serveRoute(app, routes.enhancePost, ({ caller, body, http }) =>
    writingHelp.enhance({ ...body, customer: customerOf(caller), signal: http.req.raw.signal }),
  )
  serveRoute(app, routes.suggestHashtags, ({ caller, body, http }) =>
    writingHelp.suggestHashtags({ ...body, customer: customerOf(caller), signal: http.req.raw.signal }),
  )
  serveRoute(app, routes.readPost, ({ caller, params }) => posts.read(caller.workspaceId, params.postId))
  serveRoute(app, routes.savePost, ({ caller, params, body }) =>
    posts.save(caller.workspaceId, params.postId, body),
  )
  serveRoute(app, routes.schedulePost, ({ caller, params, body }) =>
    posts.schedule(caller.workspaceId, params.postId, body),
  )
  serveRoute(app, routes.movePost, ({ caller, params, body }) =>
    posts.move(caller.workspaceId, params.postId, body.plan),
  )
  serveRoute(app, routes.unschedulePost, ({ caller, params }) =>
    posts.unschedule(caller.workspaceId, params.postId),
  )
  serveRoute(app, routes.retryTarget, ({ caller, params }) =>
    posts.retry(caller.workspaceId, params.postId, params.targetId),
  )
  serveRoute(app, routes.confirmTarget, ({ caller, params, body }) =>
    posts.confirm(caller.workspaceId, params.postId, params.targetId, body.isLive),
  )
  serveRoute(app, routes.readReceipt, async ({ caller, params }) => ({
    events: await posts.readReceipt(caller.workspaceId, params.postId),
  }))
  serveRoute(app, routes.deletePost, async ({ caller, params }) => {
    await posts.remove(caller.workspaceId, params.postId)
    return { done: true as const }
  })
  serveRoute(app, routes.restorePost, ({ caller, params }) =>
    posts.restore(caller.workspaceId, params.postId),
  )
}
