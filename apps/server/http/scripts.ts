import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/scripts'
import type { AppContext } from '../app-context.ts'
import { createLimiter } from './rate-limit.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Writing scripts and improving them. */
export function serveScripts(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { previews, scripts } = context.services
  const searches = createLimiter(context, 'scripts', context.limits.searches)

  serveRoute(app, routes.writeScript, async ({ caller, body, http }) => {
    // A topic may be looked up at other sites.
    if (body.source.kind === 'topic') await searches.count(caller.userId)
    // After asking for a script, people soon want to hear it.
    if (body.choices.voice !== null) previews.warmVoice(caller.workspaceId)
    return scripts.write(caller.workspaceId, body, http.req.raw.signal)
  })
  serveRoute(app, routes.rewriteScript, ({ caller, body }) => scripts.rewrite(caller.workspaceId, body))
  serveRoute(app, routes.findScriptAlternatives, ({ caller, body }) =>
    scripts.alternatives(caller.workspaceId, body),
  )
  serveRoute(app, routes.optimizeScript, ({ caller, body }) => scripts.optimize(caller.workspaceId, body))
  serveRoute(app, routes.scoreScript, ({ caller, body }) => scripts.score(caller.workspaceId, body))
  serveRoute(app, routes.enhancePrompt, ({ body }) => scripts.enhancePrompt(body))
  serveRoute(app, routes.writePublishTexts, ({ caller, body }) =>
    scripts.writePublishTexts(caller.workspaceId, body),
  )
}
