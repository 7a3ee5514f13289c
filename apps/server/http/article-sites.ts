import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/article-sites'
import type { AppContext } from '../app-context.ts'
import { createRateLimiter } from './rate-limit.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** People's own sites, and publishing articles there. */
export function serveArticleSites(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { articleSites } = context.services
  const checks = createRateLimiter(context.limits.searches, context.nowMs)

  serveRoute(app, routes.listArticleSites, async ({ caller }) => ({
    sites: await articleSites.list(caller.workspaceId),
  }))
  serveRoute(app, routes.connectArticleSite, ({ caller, body }) => {
    // It calls another site, perhaps to guess a password there.
    checks.take(caller.userId)
    return articleSites.connect(caller.workspaceId, body)
  })
  serveRoute(app, routes.removeArticleSite, async ({ caller, params }) => {
    await articleSites.remove(caller.workspaceId, params.siteId)
    return { done: true as const }
  })
  serveRoute(app, routes.publishArticle, ({ caller, params, body }) =>
    articleSites.publish(caller.workspaceId, params.articleId, body),
  )
  serveRoute(app, routes.listPublications, async ({ caller, params }) => ({
    publications: await articleSites.listPublications(caller.workspaceId, params.articleId),
  }))
}
