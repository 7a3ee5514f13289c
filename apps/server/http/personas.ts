import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/personas'
import type { AppContext } from '../app-context.ts'
import { customerOf, serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Personas and what is made of them. */
export function servePersonas(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { personas } = context.services

  serveRoute(app, routes.listPersonas, async ({ caller }) => ({
    personas: await personas.list(caller.workspaceId),
  }))
  serveRoute(app, routes.createPersona, ({ caller, body }) => personas.create(customerOf(caller), body))
  serveRoute(app, routes.readPersona, ({ caller, params }) =>
    personas.read(caller.workspaceId, params.personaId),
  )
  serveRoute(app, routes.savePersona, ({ caller, params, body }) =>
    personas.save(caller.workspaceId, params.personaId, body),
  )
  serveRoute(app, routes.makePersonaParts, async ({ caller, params, body }) => {
    const job = await personas.make(customerOf(caller), params.personaId, body)
    return { jobId: job.id }
  })
  serveRoute(app, routes.checkVoice, ({ caller, params, body }) =>
    personas.check(caller.workspaceId, params.personaId, body.text),
  )
  serveRoute(app, routes.deletePersona, async ({ caller, params }) => {
    await personas.remove(caller.workspaceId, params.personaId)
    return { done: true as const }
  })
  serveRoute(app, routes.restorePersona, ({ caller, params }) =>
    personas.restore(caller.workspaceId, params.personaId),
  )
}
