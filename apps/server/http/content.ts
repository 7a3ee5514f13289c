import type { OpenAPIHono } from '@hono/zod-openapi'
import { generateContent } from '@vivify/contract/routes/content'
import type { AppContext } from '../app-context.ts'
import { customerOf, serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Text for a prompt. */
export function serveContent(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  serveRoute(app, generateContent, ({ body, caller, http }) =>
    context.services.content.generate({ ...body, customer: customerOf(caller), signal: http.req.raw.signal }),
  )
}
