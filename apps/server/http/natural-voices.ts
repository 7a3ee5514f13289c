import type { OpenAPIHono } from '@hono/zod-openapi'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import * as routes from '@vivify/contract/routes/natural-voices'
import type { AppContext } from '../app-context.ts'
import type { Caller } from '../services/callers/callers.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** The natural voices of this server. On a local installation everybody may download them, elsewhere its operator. */
export function serveNaturalVoices(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { naturalVoices } = context.services
  const { isLocal } = context.config.server
  const mayChange = ({ session }: Caller): boolean => isLocal || session.isOperator
  const requireOperator = (caller: Caller): void => {
    if (!mayChange(caller)) throw new AppError('forbidden', messages.naturalVoices.operatorOnly)
  }

  serveRoute(app, routes.readNaturalVoices, async ({ caller }) => ({
    ...naturalVoices.read(),
    mayChange: mayChange(caller),
  }))
  serveRoute(app, routes.downloadNaturalVoices, async ({ caller }) => {
    requireOperator(caller)
    return { ...(await naturalVoices.start()), mayChange: true }
  })
  serveRoute(app, routes.stopNaturalVoices, async ({ caller }) => {
    requireOperator(caller)
    return { ...(await naturalVoices.stopDownload()), mayChange: true }
  })
  serveRoute(app, routes.deleteNaturalVoices, async ({ caller }) => {
    requireOperator(caller)
    return { ...(await naturalVoices.remove()), mayChange: true }
  })
}
