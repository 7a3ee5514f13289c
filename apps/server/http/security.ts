import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/security'
import type { AppContext } from '../app-context.ts'
import type { Caller } from '../services/callers/callers.ts'
import { resetMinutes } from '../services/account/reset-password.ts'
import type { Asking, WithCookies } from '../services/account/security.ts'
import { createLimiter, type Limiter } from './rate-limit.ts'
import { answerSignedIn, sendCookies, type AnyRequest } from './send-cookies.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Mails to one address, so that nobody's mailbox is filled. */
const mailsOfEmail = { burst: 3, perMinute: 3 / 60 }

/** Profile, password, second step, passkeys and devices. Passwords and codes are limited as at sign-in. */
export function serveSecurity(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const tries = createLimiter(context, 'sign-in', context.limits.signIn)
  serveProfile(app, context)
  servePasswords(app, context, tries)
  serveSecondStep(app, context, tries)
  servePasskeys(app, context, tries)
}

function serveProfile(app: OpenAPIHono<HttpEnvironment>, { services }: AppContext): void {
  const { security } = services
  serveRoute(app, routes.readSecurity, (request) => security.read(askingOf(request)))
  serveRoute(app, routes.saveProfile, (request) => security.rename(askingOf(request), request.body.name))
  serveRoute(app, routes.listDevices, async (request) => ({
    devices: await security.listDevices(askingOf(request)),
  }))
  serveRoute(app, routes.endDevice, async (request) => {
    await security.endDevice(askingOf(request), request.params.deviceId)
    return { done: true as const }
  })
  serveRoute(app, routes.endOtherDevices, async (request) => ({
    ended: await security.endOtherDevices(askingOf(request)),
  }))
}

function servePasswords(app: OpenAPIHono<HttpEnvironment>, context: AppContext, tries: Limiter): void {
  const { security, passwordResets } = context.services
  const mails = createLimiter(context, 'mails', mailsOfEmail)
  serveRoute(app, routes.changePassword, async (request) => {
    await tries.count(`user:${request.caller.userId}`)
    sendCookies(request, (await security.changePassword(askingOf(request), request.body)).headers)
    return { done: true as const }
  })
  serveRoute(app, routes.requestReset, async ({ http, body }) => {
    await tries.count(`address:${http.var.address}`)
    if (passwordResets.canMail) {
      await mails.count(body.email)
      passwordResets.request(body.email)
    }
    return { mailed: passwordResets.canMail }
  })
  serveRoute(app, routes.resetPassword, async ({ http, body }) => {
    await tries.count(`address:${http.var.address}`)
    await passwordResets.reset(body.token, body.password)
    return { done: true as const }
  })
  serveRoute(app, routes.makeOperator, async ({ body }) => {
    await context.services.accounts.makeOperator(body.email)
    return { done: true as const }
  })
  serveRoute(app, routes.makeResetLink, async ({ body }) => ({
    address: await passwordResets.makeLink(body.email, body),
    minutes: resetMinutes,
  }))
}

function serveSecondStep(app: OpenAPIHono<HttpEnvironment>, { services }: AppContext, tries: Limiter): void {
  const { security } = services
  serveRoute(app, routes.startSecondStep, async (request) => {
    await tries.count(`user:${request.caller.userId}`)
    return security.startSecondStep(askingOf(request), request.body.password)
  })
  serveRoute(app, routes.confirmSecondStep, async (request) => {
    await tries.count(`user:${request.caller.userId}`)
    return answerOf(request, await security.confirmSecondStep(askingOf(request), request.body.code))
  })
  serveRoute(app, routes.stopSecondStep, async (request) => {
    await tries.count(`user:${request.caller.userId}`)
    return answerOf(request, await security.stopSecondStep(askingOf(request), request.body.password))
  })
  serveRoute(app, routes.renewRecoveryCodes, async (request) => {
    await tries.count(`user:${request.caller.userId}`)
    return { recoveryCodes: await security.renewRecoveryCodes(askingOf(request), request.body.password) }
  })
  serveRoute(app, routes.finishSignIn, async (request) => {
    await tries.count(`address:${request.http.var.address}`)
    return answerSignedIn(
      request,
      await security.finishSignIn(request.body.code, request.http.req.raw.headers),
    )
  })
}

function servePasskeys(app: OpenAPIHono<HttpEnvironment>, { services }: AppContext, tries: Limiter): void {
  const { security } = services
  serveRoute(app, routes.startPasskey, async (request) => {
    await tries.count(`user:${request.caller.userId}`)
    return {
      options: answerOf(request, await security.startPasskey(askingOf(request), request.body.password)),
    }
  })
  serveRoute(app, routes.addPasskey, (request) => security.addPasskey(askingOf(request), request.body))
  serveRoute(app, routes.removePasskey, (request) =>
    security.removePasskey(askingOf(request), request.params.passkeyId),
  )
  serveRoute(app, routes.startPasskeySignIn, async (request) => {
    await tries.count(`address:${request.http.var.address}`)
    const started = await security.startPasskeySignIn(request.http.req.raw.headers)
    return { options: answerOf(request, started) }
  })
  serveRoute(app, routes.signInWithPasskey, async (request) => {
    await tries.count(`address:${request.http.var.address}`)
    return answerSignedIn(
      request,
      await security.signInWithPasskey(request.body.proof, request.http.req.raw.headers),
    )
  })
}

function askingOf({ caller, http }: AnyRequest & { caller: Caller }): Asking {
  return { userId: caller.userId, isGuest: caller.session.isGuest, headers: http.req.raw.headers }
}

function answerOf<Answer>(request: AnyRequest, { answer, headers }: WithCookies<Answer>): Answer {
  sendCookies(request, headers)
  return answer
}
