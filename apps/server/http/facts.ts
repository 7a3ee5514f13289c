import { Readable } from 'node:stream'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import * as routes from '@vivify/contract/routes/facts'
import type { AppContext } from '../app-context.ts'
import { createLimiter } from './rate-limit.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Facts about a topic, and files to take them from. */
export function serveFacts(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { facts } = context.services
  const searches = createLimiter(context, 'facts', context.limits.searches)

  serveRoute(app, routes.findFacts, async ({ body, caller, http }) => {
    await searches.count(caller.userId)
    return facts.find(body, caller.workspaceId, http.req.raw.signal)
  })
  serveRoute(app, routes.readFactFile, async ({ query, caller, http }) => {
    await searches.count(caller.userId)
    // When a file is refused, the client need not send the rest.
    http.header('connection', 'close')
    const { body, signal } = http.req.raw
    if (!body) throw new AppError('bad_input', messages.facts.fileEmpty)
    const content = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
    return facts.readFile(query.name, content, caller.workspaceId, signal)
  })
}
