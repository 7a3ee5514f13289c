import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/calendar'
import type { AppContext } from '../app-context.ts'
import { readClientAddress } from './client-address.ts'
import { createLimiter } from './rate-limit.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** A calendar program asks a few times an hour. */
const feedCalls = { burst: 60, perMinute: 30 }

/** Queue slots, articles, imports and the feed of the calendar. */
export function serveCalendar(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { calendar } = context.services
  const feedLimit = createLimiter(context, 'calendar-feed', feedCalls)

  serveRoute(app, routes.listSlots, ({ caller, query }) => calendar.listSlots(caller.workspaceId, query.zone))
  serveRoute(app, routes.replaceSlots, ({ caller, params, body }) =>
    calendar.replaceSlots(caller.workspaceId, params.platform, body),
  )
  serveRoute(app, routes.findFreeSlot, ({ caller, query }) =>
    calendar.findFreeSlot(caller.workspaceId, query),
  )
  serveRoute(app, routes.listCalendarArticles, async ({ caller, query }) => ({
    articles: await calendar.listArticles(caller.workspaceId, query),
  }))
  serveRoute(app, routes.importCsv, ({ caller, body, http }) =>
    calendar.importCsv(caller.workspaceId, body, http.req.raw.signal),
  )
  serveRoute(app, routes.readFeed, ({ caller }) => calendar.readFeed(caller.workspaceId))
  serveRoute(app, routes.rotateFeed, ({ caller }) => calendar.rotateFeed(caller.workspaceId))
  serveRoute(app, routes.disableFeed, async ({ caller }) => {
    await calendar.disableFeed(caller.workspaceId)
    return { done: true as const }
  })
  serveRoute(app, routes.readCalendarFeed, async ({ params, http }) => {
    // Outside /api, so the guards there don't count this call.
    await feedLimit.count(readClientAddress(http, context.config.server.trustProxy))
    const { text, entityTag } = await calendar.printFeed(params.file)
    http.header('etag', entityTag)
    http.header('cache-control', 'private, no-cache')
    if (http.req.header('if-none-match')?.includes(entityTag)) return http.body(null, 304)
    http.header('content-type', 'text/calendar; charset=utf-8')
    return http.body(text)
  })
}
