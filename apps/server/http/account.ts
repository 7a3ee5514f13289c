import type { OpenAPIHono } from '@hono/zod-openapi'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import * as routes from '@vivify/contract/routes/account'
import type { AppContext, RateLimit } from '../app-context.ts'
import { createLimiter } from './rate-limit.ts'
import { answerSignedIn, sendCookies, type AnyRequest } from './send-cookies.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Sign in, sign up, guests, sign out and credits. */
export function serveAccount(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { accounts } = context.services
  const tries = createLimiter(context, 'sign-in', context.limits.signIn)
  const triesOfEmail = createLimiter(context, 'sign-in-email', describeEmailLimit(context.limits.signIn))
  const guests = createLimiter(context, 'guests', context.limits.guests)

  serveRoute(app, routes.readSession, async ({ caller, http }) => ({
    session: caller?.session ?? null,
    canResumeGuest: caller === null && (await accounts.canResumeGuest(http.req.raw.headers)),
    allowsGuests: context.config.server.allowsGuests,
  }))

  serveRoute(app, routes.signIn, async (request) => {
    await countTry(request, request.body.email)
    const opened = await accounts.signIn(request.body, request.http.req.raw.headers)
    if (!('needsSecondStep' in opened)) return answerSignedIn(request, opened)
    sendCookies(request, opened.headers)
    throw new AppError('second_step_needed', messages.security.needsSecondStep)
  })

  serveRoute(app, routes.signUp, async (request) => {
    await countTry(request, request.body.email)
    return answerSignedIn(request, await accounts.signUp(request.body, request.http.req.raw.headers))
  })

  serveRoute(app, routes.signInAsGuest, async (request) => {
    await guests.count(request.http.var.address)
    return answerSignedIn(request, await accounts.signInAsGuest(request.http.req.raw.headers))
  })

  serveRoute(app, routes.signOut, async (request) => {
    sendCookies(request, await accounts.signOut(request.http.req.raw.headers))
    return { done: true as const }
  })

  serveRoute(app, routes.listCredits, async ({ caller }) => ({
    credits: caller.session.credits,
    entries: await context.services.credits.listEntries(caller.workspaceId),
  }))

  /**
   * Limits password guesses: per address, and, at a far higher limit, per account from all addresses. A browser that
   * has signed in to the account before has its own limit, so that a stranger's guesses don't lock out the owner.
   */
  async function countTry({ http }: AnyRequest, email: string): Promise<void> {
    if (await accounts.knowsDevice(email, http.req.raw.headers)) {
      await tries.count(`device:${email}`)
      return
    }
    await tries.count(`address:${http.var.address}`)
    await triesOfEmail.count(email)
  }
}

/** Ten times the limit of one address. */
function describeEmailLimit({ burst, perMinute }: RateLimit): RateLimit {
  return { burst: burst * 10, perMinute }
}
