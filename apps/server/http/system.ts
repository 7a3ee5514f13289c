import type { OpenAPIHono } from '@hono/zod-openapi'
import { sql } from '../store/sql.ts'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import {
  listInstallationAccounts,
  readHealth,
  readInstallation,
  readStatus,
} from '@vivify/contract/routes/system'
import type { AppContext } from '../app-context.ts'
import { describeEngines } from '../providers/registry.ts'
import type { Caller } from '../services/callers/callers.ts'
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
  const { system } = context.services
  serveRoute(app, readInstallation, async ({ caller }) => {
    requireOperator(caller)
    return system.report()
  })
  serveRoute(app, listInstallationAccounts, async ({ caller, query }) => {
    requireOperator(caller)
    const { show, search, after, limit } = query
    return system.listAccounts({ show, search, after, limit })
  })
  describeApi(app)
}

/** Throws AppError `forbidden`. */
function requireOperator({ session }: Caller): void {
  if (!session.isOperator) throw new AppError('forbidden', messages.installation.operatorOnly)
}
