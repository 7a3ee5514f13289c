import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/analytics'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Measured values of posts and accounts. */
export function serveAnalytics(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { analytics } = context.services

  serveRoute(app, routes.readAnalytics, ({ caller, query }) => analytics.read(caller.workspaceId, query.days))
  serveRoute(app, routes.downloadAnalytics, async ({ caller, query, http }) => {
    const text = await analytics.printCsv(caller.workspaceId, query.days)
    http.header('content-type', 'text/csv; charset=utf-8')
    http.header('content-disposition', 'attachment; filename="vivify-analytics.csv"')
    return http.body(text)
  })
  serveRoute(app, routes.downloadReport, async ({ caller, query, http }) => {
    const { days, format } = query
    const { signal } = http.req.raw
    const bytes = await analytics.drawReport(caller.workspaceId, { days, format, signal })
    http.header('content-type', format === 'pdf' ? 'application/pdf' : 'image/png')
    http.header('content-disposition', `attachment; filename="vivify-report-${days}-days.${format}"`)
    return http.body(bytes)
  })
}
