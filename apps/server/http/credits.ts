import { Readable } from 'node:stream'
import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/credits'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Changes of the caller's balance, as a list and as a file. */
export function serveCredits(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { credits } = context.services

  serveRoute(app, routes.listCreditChanges, async ({ caller, query }) => ({
    credits: caller.session.credits,
    debt: await credits.readDebt(caller.workspaceId),
    ...(await credits.listChanges(caller.workspaceId, query)),
  }))
  serveRoute(app, routes.downloadCreditChanges, async ({ caller, query, http }) => {
    http.header('content-type', 'text/csv; charset=utf-8')
    http.header('content-disposition', 'attachment; filename="vivify-credits.csv"')
    const lines = Readable.from(credits.printCsv(caller.workspaceId, query), { objectMode: false })
    return http.body(Readable.toWeb(lines) as ReadableStream)
  })
}
