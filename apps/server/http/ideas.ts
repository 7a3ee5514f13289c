import type { OpenAPIHono } from '@hono/zod-openapi'
import { findIdeas, findTitles } from '@vivify/contract/routes/ideas'
import type { AppContext } from '../app-context.ts'
import { createRateLimiter } from './rate-limit.ts'
import { customerOf, serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Ideas from a topic, a video, a page or a transcript. */
export function serveIdeas(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const searches = createRateLimiter(context.limits.searches, context.nowMs)
  serveRoute(app, findIdeas, ({ body, caller, http }) => {
    searches.take(caller.userId)
    return context.services.ideas.find(body.inspiration, customerOf(caller), http.req.raw.signal)
  })
  serveRoute(app, findTitles, ({ body, caller, http }) => {
    searches.take(caller.userId)
    return context.services.ideas.findTitles(body.topic, customerOf(caller), http.req.raw.signal)
  })
}
