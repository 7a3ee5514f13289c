import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/previews'
import type { AppContext } from '../app-context.ts'
import { answerWave, keptForADay } from './answer-wave.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** A preview's name is its content's hash, so its content never changes. */
const keptForEver = 'private, max-age=31536000, immutable'

/** The live preview and voice auditions. The work stops when the caller disconnects. */
export function servePreviews(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { previews } = context.services

  serveRoute(app, routes.previewSpeech, ({ caller, body, http }) =>
    previews.speech(caller.workspaceId, body.document, http.req.raw.signal),
  )
  serveRoute(app, routes.warmPreview, async ({ caller }) => {
    previews.warmVoice(caller.workspaceId)
    return { done: true as const }
  })
  serveRoute(app, routes.readPreviewUtterance, async ({ caller, params, http }) =>
    answerWave(http, await previews.openUtterance(caller.workspaceId, params.key), keptForEver),
  )
  serveRoute(app, routes.previewPictures, ({ caller, body, http }) =>
    previews.pictures(caller.workspaceId, body.document, http.req.raw.signal),
  )
  serveRoute(app, routes.readPreviewPicture, async ({ caller, params, http }) => {
    const picture = await previews.readPicture(caller.workspaceId, params.key, http.req.raw.signal)
    http.header('cache-control', keptForEver)
    http.header('content-type', 'image/jpeg')
    return http.body(new Uint8Array(picture))
  })
  serveRoute(app, routes.previewSound, ({ caller, body, http }) =>
    previews.sound(caller.workspaceId, body.document, http.req.raw.signal),
  )
  serveRoute(app, routes.readPreviewSound, async ({ caller, params, http }) =>
    answerWave(http, await previews.openSound(caller.workspaceId, params.key), keptForEver),
  )
  serveRoute(app, routes.hearVoice, async ({ caller, params, query, http }) => {
    const { signal } = http.req.raw
    const heard = await previews.hearVoice(caller.workspaceId, params.voice, query.text, signal)
    return answerWave(http, heard, keptForADay)
  })
  serveRoute(app, routes.hearMusic, async ({ caller, params, query, http }) => {
    const { signal } = http.req.raw
    const heard = await previews.hearMusic(caller.workspaceId, params.music, query.seed, signal)
    return answerWave(http, heard, keptForADay)
  })
}
