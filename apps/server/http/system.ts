import type { OpenAPIHono } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { readHealth } from '@vivify/contract/routes/system'
import type { AppContext } from '../context.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Health, and the description of all routes. */
export function serveSystem(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  serveRoute(app, readHealth, async () => {
    await context.store.db.execute(sql`select 1`)
    return { status: 'ok' as const }
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'vivify.session_token',
  })
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Vivify',
      version: '0.1.0',
      description: 'Makes finished faceless shorts and what goes with them.',
    },
  })
}
