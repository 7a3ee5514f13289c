import type { OpenAPIHono } from '@hono/zod-openapi'
import { writeScript } from '@vivify/contract/routes/scripts'
import type { AppContext } from '../context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Writing scripts. */
export function serveScripts(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  serveRoute(app, writeScript, ({ body }) => context.services.scripts.ask(body))
}
