import type { AppContext } from '../app-context.ts'
import type { Caller } from './serve-route.ts'

/**
 * Reads the caller's session. Calls that arrive together, from a page or an attacker, share one query. A call that
 * comes a moment later queries again, because much may have changed by then.
 */
export function createSessionReader({
  services,
}: Pick<AppContext, 'services'>): (headers: Headers) => Promise<Caller | null> {
  const asked = new Map<string, Promise<Caller | null>>()
  return (headers) => {
    const cookie = headers.get('cookie')
    if (cookie === null) return Promise.resolve(null)
    const before = asked.get(cookie)
    if (before) return before
    const read = services.accounts.readSession(headers)
    const forget = (): void => {
      if (asked.get(cookie) === read) asked.delete(cookie)
    }
    asked.set(cookie, read)
    read.then(forget, forget)
    setImmediate(forget)
    return read
  }
}
