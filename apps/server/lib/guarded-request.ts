// Calls an API at an address that a person or a platform's answer gave, guarded like a page (guarded-fetch.ts): the
// connection goes only to addresses that were checked, and no redirect is followed.

import { AppError } from '@vivify/contract/errors'
import { answerWith, findSite, type GuardedFetchOptions } from './guarded-fetch.ts'

/** The caller bounds the body that it reads, and cancels one that it does not read. */
export type GuardedCall = (request: Request) => Promise<Response>

/** A connection that sends nothing for this long is closed. */
const silenceMs = 60_000

/**
 * Returns a `fetch` that rejects like the platform's own: with a TypeError whose cause says why. An address that is not
 * public is refused with the cause's code ENOTFOUND, since nothing was sent to it.
 */
export function createGuardedCall(options: GuardedFetchOptions = {}): GuardedCall {
  return async (request) => {
    const { signal } = request
    const { addresses } = await findSite(new URL(request.url), options, signal).catch((error: unknown) => {
      signal.throwIfAborted()
      if (!AppError.isInstance(error)) throw error
      throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND', message: error.message } })
    })
    // Loaded on first use, because it is large.
    const undici = await import('undici')
    const connect = { lookup: answerWith(addresses) }
    const limits = { headersTimeout: silenceMs, bodyTimeout: silenceMs }
    const agent = new undici.Agent({ allowH2: false, connect, ...limits })
    try {
      const { method, body } = request
      const answer = await undici.fetch(request.url, {
        method,
        headers: [...request.headers],
        redirect: 'manual',
        dispatcher: agent,
        signal,
        ...(body === null ? {} : { body, duplex: 'half' as const }),
      })
      return toResponse(answer)
    } finally {
      // Ends the connection once the body has been read.
      void agent.close()
    }
  }
}

interface Answer {
  status: number
  headers: Iterable<[string, string]>
  body: unknown
}

/** As this process's own class. */
function toResponse({ status, headers, body }: Answer): Response {
  const hasBody = ![101, 204, 205, 304].includes(status)
  return new Response(hasBody ? (body as ReadableStream | null) : null, { status, headers: [...headers] })
}
