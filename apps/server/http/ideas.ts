import type { OpenAPIHono } from '@hono/zod-openapi'
import { findIdeas, findTitles } from '@vivify/contract/routes/ideas'
import type { AppContext } from '../app-context.ts'
import { createLimiter } from './rate-limit.ts'
import { customerOf, serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Ideas from a topic, a video, a page or a transcript. */
export function serveIdeas(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const searches = createLimiter(context, 'ideas', context.limits.searches)
  serveRoute(app, findIdeas, async ({ body, caller, http }) => {
    await searches.count(caller.userId)
    return context.services.ideas.find(body.inspiration, customerOf(caller), http.req.raw.signal)
  })
  serveRoute(app, findTitles, async ({ body, caller, http }) => {
    await searches.count(caller.userId)
    return context.services.ideas.findTitles(body.topic, customerOf(caller), http.req.raw.signal)
  })
}
