import type { Context as HonoContext } from 'hono'
import type { SignedIn } from '../services/account/signed-in.ts'
import type { HttpEnvironment } from './serve-route.ts'

export interface AnyRequest {
  http: HonoContext<HttpEnvironment>
}

/** The answer of every way to sign in. */
export function answerSignedIn(request: AnyRequest, signedIn: SignedIn) {
  sendCookies(request, signedIn.headers)
  return { session: signedIn.known.session, isNew: signedIn.isNew }
}

export function sendCookies({ http }: AnyRequest, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) http.header('set-cookie', cookie, { append: true })
}
