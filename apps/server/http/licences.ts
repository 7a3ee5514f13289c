import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/licences'
import type { AppContext } from '../app-context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** License keys: redeemed by accounts, issued and revoked by the operator. */
export function serveLicences(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { licences } = context.services

  serveRoute(app, routes.redeemLicence, ({ caller, body }) => licences.redeem(caller.workspaceId, body.key))
  serveRoute(app, routes.listRedeemedLicences, async ({ caller }) => ({
    licences: await licences.listRedeemed(caller.workspaceId),
  }))
  serveRoute(app, routes.issueLicences, async ({ body: { count, ...terms } }) => ({
    keys: await licences.issue(terms, count),
  }))
  serveRoute(app, routes.listLicences, ({ query }) => licences.list(query))
  serveRoute(app, routes.revokeLicences, ({ body }) =>
    'key' in body ? licences.revokeKey(body.key) : licences.revokeBatch(body.batch),
  )
}
