import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/voices'
import type { AppContext } from '../app-context.ts'
import { answerWave, keptForADay } from './answer-wave.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Voices of vendors: their lists, and how each sounds. */
export function serveVoices(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { previews, voices } = context.services

  serveRoute(app, routes.listVoices, ({ caller, http }) =>
    voices.list(caller.workspaceId, http.req.raw.signal),
  )
  serveRoute(app, routes.hearVendorVoice, async ({ caller, params, query, http }) => {
    const { engine, voice: id } = params
    const voice = { engine, id, name: query.name || id }
    const heard = await previews.hearVendorVoice(caller.workspaceId, voice, query.text, http.req.raw.signal)
    return answerWave(http, heard, keptForADay)
  })
}
