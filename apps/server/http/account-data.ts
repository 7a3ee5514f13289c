import { Readable } from 'node:stream'
import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/account-data'
import type { AppContext } from '../app-context.ts'
import type { DataExportRow } from '../store/data-exports.ts'
import { describeDisposition } from './assets.ts'
import { createLimiter } from './rate-limit.ts'
import { sendCookies } from './send-cookies.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Everything of an account as one file, and its end. */
export function serveAccountData(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { accounts, dataExports, removal } = context.services
  const tries = createLimiter(context, 'sign-in', context.limits.signIn)

  serveRoute(app, routes.startDataExport, async ({ caller, body }) => {
    const key = body.idempotencyKey ?? context.createId()
    return { jobId: (await dataExports.start(caller.workspaceId, key)).id }
  })
  serveRoute(app, routes.readDataExport, async ({ caller }) => {
    const found = await dataExports.find(caller.workspaceId)
    return { export: found && describe(found) }
  })
  serveRoute(app, routes.downloadDataExport, async ({ caller, params, http }) => {
    const { row, content } = await dataExports.open(caller.workspaceId, params.exportId)
    const name = `vivify-${row.createdAt.toISOString().slice(0, 10)}.zip`
    http.header('content-type', 'application/zip')
    http.header('content-disposition', describeDisposition(name, true))
    http.header('content-length', String(row.sizeBytes))
    return http.body(Readable.toWeb(content) as ReadableStream)
  })
  serveRoute(app, routes.deleteAccount, async (request) => {
    const { caller, body, http } = request
    await tries.count(`user:${caller.userId}`)
    const { headers } = http.req.raw
    const { userId, session } = caller
    const { confirmation, password } = body
    await removal.remove({ userId, isGuest: session.isGuest, confirmation, password, headers })
    sendCookies(request, await accounts.signOut(headers))
    return { done: true as const }
  })
}

function describe({ id, sizeBytes, createdAt, expiresAt }: DataExportRow) {
  return { id, sizeBytes, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
}
