import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/reviews'
import type { AppContext } from '../app-context.ts'
import { answerContent } from './assets.ts'
import { createLimiter } from './rate-limit.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Of people without an account, per address. */
const noteCalls = { burst: 20, perMinute: 6 }

/** Review links, for the owner of a post and for people without an account. */
export function serveReviews(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { reviews } = context.services
  const noteLimit = createLimiter(context, 'review-notes', noteCalls)

  serveRoute(app, routes.createReviewLink, ({ caller, params, body }) =>
    reviews.create(caller.workspaceId, params.postId, body.days),
  )
  serveRoute(app, routes.listReviews, ({ caller, params }) => reviews.list(caller.workspaceId, params.postId))
  serveRoute(app, routes.revokeReviewLink, async ({ caller, params }) => {
    await reviews.revoke(caller.workspaceId, params.postId, params.linkId)
    return { done: true as const }
  })
  serveRoute(app, routes.readReview, ({ params }) => reviews.read(params.token))
  serveRoute(app, routes.addReviewNote, async ({ params, body, http }) => {
    await noteLimit.count(http.var.address)
    return reviews.addNote(params.token, body)
  })
  serveRoute(app, routes.readReviewMedia, async ({ params, http }) => {
    const asset = await reviews.requireMedia(params.token, params.assetId)
    const answer = await answerContent(context, http, asset, { isDownload: false, isShared: true })
    // Asked for again after the link has ended.
    answer.headers.set('cache-control', 'private, no-cache')
    answer.headers.set('referrer-policy', 'no-referrer')
    return answer
  })
}
