import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/scripts'
import type { AppContext } from '../context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Writing scripts and making them better. */
export function serveScripts(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { previews, scripts } = context.services

  serveRoute(app, routes.writeScript, ({ body }) => {
    // Whoever writes a script soon wants to hear it.
    if (body.choices.voice !== null) previews.warmVoice()
    return scripts.write(body)
  })
  serveRoute(app, routes.rewriteScript, ({ body }) => scripts.rewrite(body))
  serveRoute(app, routes.optimizeScript, ({ body }) => scripts.optimize(body))
  serveRoute(app, routes.scoreScript, ({ body }) => scripts.score(body))
  serveRoute(app, routes.enhancePrompt, ({ body }) => scripts.enhancePrompt(body))
  serveRoute(app, routes.writePublishTexts, ({ body }) => scripts.writePublishTexts(body))
}
