// Calls an API at an address that a person or a platform's answer gave, guarded like a page (guarded-fetch.ts).

import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Dispatcher } from 'undici'
import { AppError } from '@vivify/contract/errors'
import { readBody } from './guarded-fetch-body.ts'
import {
  answerWith,
  findSite,
  parseAddress,
  readHeader,
  userAgent,
  type GuardedFetchOptions,
  type Site,
} from './guarded-fetch.ts'

/**
 * Sends any request to an address that a person gave, and returns the answer as it is: redirects are not followed,
 * because they would pass the token on. Throws AppError `bad_input` for an address that can't be used and `too_large`
 * for an answer over the limit; like `fetch`, a TypeError whose cause holds the reason when the address can't be
 * reached, and the request's abort.
 */
export type GuardedSend = (request: Request) => Promise<Response>

const usualMaxAnswerBytes = 2_000_000
const maxReadFirstBytes = 1_000_000

export interface GuardedSendOptions extends GuardedFetchOptions {
  /** Limit for the answer, both compressed and decompressed. Default: 2,000,000. */
  maxBytes?: number
  /** Keeps the first `maxBytes` of a longer answer, and what arrived of one that breaks off, instead of refusing it. */
  cutsAnswer?: boolean
}

export function createGuardedSend(options: GuardedSendOptions = {}): GuardedSend {
  const { maxBytes = usualMaxAnswerBytes, cutsAnswer = false } = options
  return async (request) => {
    const { signal } = request
    signal.throwIfAborted()
    const site = await findSiteToSend(request.url, options, signal)
    const undici = await import('undici')
    const agent = new undici.Agent({ allowH2: false, connect: { lookup: answerWith(site.addresses) } })
    try {
      const { statusCode, headers, body } = await undici.request(site.url, {
        // Any method: undici's type lists the usual ones.
        method: request.method as Dispatcher.HttpMethod,
        dispatcher: agent,
        headers: { 'user-agent': userAgent, ...Object.fromEntries(request.headers) },
        signal,
        body: await openBody(request),
      })
      const encoding = readHeader(headers['content-encoding'])
      const bytes = cutsAnswer
        ? await readBeginning(body, encoding, maxBytes)
        : await readBody(body, { encoding, maxBytes, signal })
      const hasBody = ![204, 205, 304].includes(statusCode)
      return new Response(hasBody ? Buffer.from(bytes) : null, {
        status: statusCode,
        headers: copyHeaders(headers),
      })
    } catch (cause) {
      signal.throwIfAborted()
      if (AppError.isInstance(cause) && cause.code === 'too_large') throw cause
      throw new TypeError('fetch failed', { cause })
    } finally {
      await agent.destroy()
    }
  }
}

/** Nothing of a compressed answer, which nobody asked for. */
async function readBeginning(body: Readable, encoding: string, maxBytes: number): Promise<Uint8Array> {
  const taken: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      taken.push(chunk)
      bytes += chunk.length
      if (bytes >= maxBytes) break
    }
  } catch {
    // It broke off, or took longer than the request may: the status has arrived all the same.
  }
  return ['', 'identity'].includes(encoding) ? Buffer.concat(taken).subarray(0, maxBytes) : Buffer.alloc(0)
}

async function findSiteToSend(
  address: string,
  options: GuardedFetchOptions,
  signal: AbortSignal,
): Promise<Site> {
  try {
    return await findSite(parseAddress(address), options, signal)
  } catch (error) {
    if (!AppError.isInstance(error)) throw error
    switch (error.details['reason']) {
      case 'unreachable':
        throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND', error } })
      case 'not_public':
        throw new AppError(
          'bad_input',
          'This address is not on the public internet, so Vivify does not connect to it.',
          { details: error.details },
        )
      default:
        throw error
    }
  }
}

/**
 * A body whose length is known goes as it is. A small one of unknown length is read first, because many servers refuse
 * a body without a length.
 */
async function openBody(request: Request): Promise<Buffer | Readable | null> {
  if (!request.body) return null
  const stream = Readable.fromWeb(request.body as ReadableStream)
  if (request.headers.has('content-length')) return stream
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  const first: Uint8Array[] = []
  for (let bytes = 0; bytes <= maxReadFirstBytes;) {
    const next = await chunks.next()
    if (next.done === true) return Buffer.concat(first)
    first.push(next.value)
    bytes += next.value.length
  }
  async function* all() {
    yield* first
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  return Readable.from(all())
}

/** Without those that describe the body as it was sent: the answer's body is decompressed. */
function copyHeaders(headers: Dispatcher.ResponseData['headers']): Headers {
  const copy = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name)) continue
    for (const one of [value ?? []].flat()) copy.append(name, one)
  }
  return copy
}
