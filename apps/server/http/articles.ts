import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/articles'
import type { AppContext } from '../app-context.ts'
import { customerOf, serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Articles: ordering, reading and editing them. */
export function serveArticles(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { articles } = context.services

  serveRoute(app, routes.orderArticles, ({ caller, body }) => articles.order(customerOf(caller), body))
  serveRoute(app, routes.listArticles, async ({ caller, query }) => ({
    articles: await articles.list(caller.workspaceId, query),
  }))
  serveRoute(app, routes.articleFromProject, ({ caller, body }) =>
    articles.orderFromProject(customerOf(caller), body),
  )
  serveRoute(app, routes.cancelBatch, async ({ caller, params }) => ({
    cancelled: await articles.cancelBatch(caller.workspaceId, params.batchId),
  }))
  serveRoute(app, routes.readArticle, ({ caller, params }) =>
    articles.read(caller.workspaceId, params.articleId),
  )
  serveRoute(app, routes.saveArticle, ({ caller, params, body }) =>
    articles.save(caller.workspaceId, params.articleId, body),
  )
  serveRoute(app, routes.deleteArticle, async ({ caller, params }) => {
    await articles.remove(caller.workspaceId, params.articleId)
    return { done: true as const }
  })
  serveRoute(app, routes.restoreArticle, ({ caller, params }) =>
    articles.restore(caller.workspaceId, params.articleId),
  )
  serveRoute(app, routes.writeArticleAgain, async ({ caller, params }) => {
    const { id } = await articles.writeAgain(customerOf(caller), params.articleId)
    return { jobId: id }
  })
  serveRoute(app, routes.listArticleVersions, async ({ caller, params }) => ({
    versions: await articles.listVersions(caller.workspaceId, params.articleId),
  }))
  serveRoute(app, routes.readArticleVersion, ({ caller, params }) =>
    articles.readVersion(caller.workspaceId, params.articleId, params.revision),
  )
  serveRoute(app, routes.rewriteSelection, ({ caller, params, body, http }) =>
    articles.rewrite(customerOf(caller), params.articleId, body, http.req.raw.signal),
  )
  serveRoute(app, routes.shortFromArticle, ({ caller, params, http }) =>
    articles.makeShort(caller.workspaceId, params.articleId, http.req.raw.signal),
  )
}
