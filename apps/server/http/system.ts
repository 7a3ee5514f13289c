import type { OpenAPIHono } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { readHealth, readStatus } from '@vivify/contract/routes/system'
import type { AppContext } from '../app-context.ts'
import { describeEngines } from '../providers/registry.ts'
import { describeInstallation } from '../services/system/describe-installation.ts'
import { describeApi } from './describe-api.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Health, the operator's view, and the description of all routes. */
export function serveSystem(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  serveRoute(app, readHealth, async () => {
    await context.store.db.execute(sql`select 1`)
    return { status: 'ok' as const }
  })
  serveRoute(app, readStatus, async () => {
    const { config, store } = context
    const engines = describeEngines(context.engines)
    const installation = await describeInstallation({ config, db: store.db, engines })
    return { ...installation, upSeconds: process.uptime() }
  })
  describeApi(app)
}
