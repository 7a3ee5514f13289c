import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/article-sites'
import type { AppContext } from '../app-context.ts'
import { createLimiter } from './rate-limit.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** People's own sites, and publishing articles there. */
export function serveArticleSites(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { articleSites } = context.services
  const checks = createLimiter(context, 'article-sites', context.limits.searches)

  serveRoute(app, routes.listArticleSites, async ({ caller }) => ({
    sites: await articleSites.list(caller.workspaceId),
  }))
  serveRoute(app, routes.connectArticleSite, async ({ caller, body }) => {
    // It calls another site, perhaps to guess a password there.
    await checks.count(caller.userId)
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
