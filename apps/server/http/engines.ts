import type { OpenAPIHono } from '@hono/zod-openapi'
import { listEngines } from '@vivify/contract/routes/engines'
import type { AppContext } from '../app-context.ts'
import { describeEngines } from '../providers/registry.ts'
import { customerOf, serveRoute, type HttpEnvironment } from './serve-route.ts'

/** The list of engines. */
export function serveEngines(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  serveRoute(app, listEngines, async ({ caller }) => ({
    engines: describeEngines(await context.services.vendors.listFor(context.engines, customerOf(caller))),
  }))
}
