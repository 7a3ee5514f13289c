import type { OpenAPIHono } from '@hono/zod-openapi'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import * as routes from '@vivify/contract/routes/vendor-keys'
import type { AppContext } from '../app-context.ts'
import type { Caller } from '../services/callers/callers.ts'
import { createLimiter } from './rate-limit.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Keys of AI vendors. Each save asks the vendor, so saves are limited like passwords. */
export function serveVendorKeys(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { vendorKeys } = context.services
  const tries = createLimiter(context, 'sign-in', context.limits.signIn)

  serveRoute(app, routes.listVendorKeys, async ({ caller, query }) => ({
    vendors: await vendorKeys.list(ownerOf(caller, query.scope)),
  }))
  serveRoute(app, routes.saveVendorKey, async ({ caller, body, http }) => {
    const owner = ownerOf(caller, body.scope)
    await tries.count(`user:${caller.userId}`)
    const { account, apiKey, baseUrl, models } = body
    return {
      vendors: await vendorKeys.save(owner, { account, apiKey, baseUrl, models }, http.req.raw.signal),
    }
  })
  serveRoute(app, routes.removeVendorKey, async ({ caller, body }) => ({
    vendors: await vendorKeys.remove(ownerOf(caller, body.scope), body.account),
  }))
}

/** Null for the installation. Throws AppError `forbidden`. */
function ownerOf({ workspaceId, session }: Caller, scope: routes.VendorKeyScope): string | null {
  if (session.isGuest) throw new AppError('forbidden', messages.vendorKeys.needsAccount)
  if (scope === 'own') return workspaceId
  if (!session.isOperator) throw new AppError('forbidden', messages.vendorKeys.operatorOnly)
  return null
}
