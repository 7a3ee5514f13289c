import type { AppContext } from '../app-context.ts'
import { readToken } from '../services/callers/api-key-token.ts'
import type { Caller } from '../services/callers/callers.ts'

/**
 * Reads who calls: the account of an API key, otherwise of a session; null for a visitor. Calls that arrive together,
 * from a page or an attacker, share one query. A call that comes a moment later queries again, because much may have
 * changed by then. Throws AppError for a key that may not be used.
 */
export function createCallerReader({
  services,
}: Pick<AppContext, 'services'>): (headers: Headers) => Promise<Caller | null> {
  const asked = new Map<string, Promise<Caller | null>>()
  return (headers) => {
    const token = readToken(headers.get('authorization'))
    const proof = token ?? headers.get('cookie')
    if (proof === null) return Promise.resolve(null)
    const before = asked.get(proof)
    if (before) return before
    const read = token === null ? readSession(headers) : services.callers.readKey(token)
    const forget = (): void => {
      if (asked.get(proof) === read) asked.delete(proof)
    }
    asked.set(proof, read)
    read.then(forget, forget)
    setImmediate(forget)
    return read
  }

  async function readSession(headers: Headers): Promise<Caller | null> {
    const known = await services.accounts.readSession(headers)
    return known && { ...known, key: null }
  }
}
