import { Readable } from 'node:stream'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import * as routes from '@vivify/contract/routes/articles'
import type { AppContext } from '../app-context.ts'
import type { ExportedFile } from '../services/article-exports/article-exports.ts'
import { describeDisposition } from './assets.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Articles as files. */
export function serveArticleExports(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { articleExports } = context.services

  serveRoute(app, routes.exportArticles, async ({ caller, query, http }) => {
    const { signal } = http.req.raw
    return answerFile(
      http,
      await articleExports.exportAll(caller.workspaceId, { batchId: query.batchId, signal }),
    )
  })
  serveRoute(app, routes.exportArticle, async ({ caller, params, query, http }) => {
    const request = { articleId: params.articleId, format: query.format, signal: http.req.raw.signal }
    return answerFile(http, await articleExports.exportOne(caller.workspaceId, request))
  })
}

function answerFile(
  http: HonoContext<HttpEnvironment>,
  { name, mimeType, sizeBytes, content }: ExportedFile,
): Response {
  http.header('content-type', mimeType)
  http.header('content-disposition', describeDisposition(name, true))
  http.header('content-security-policy', "default-src 'none'; sandbox")
  http.header('content-length', String(sizeBytes))
  if (http.req.method === 'HEAD') {
    content.destroy()
    return http.body(null)
  }
  return http.body(Readable.toWeb(content) as ReadableStream)
}
