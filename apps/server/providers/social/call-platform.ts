import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AppError } from '@vivify/contract/errors'
import { z } from 'zod'
import { readBody } from '../../lib/guarded-fetch-body.ts'
import { hasMoreValues, parseForeignJson } from '../../lib/parse-json.ts'
import { parseAnswer } from '../call-json.ts'
import { errorOfStatus, ProviderError } from '../provider-error.ts'
import { streamPart, type FilePart } from './file-part.ts'
import { quoteLongNumbers } from './long-numbers.ts'
import type { SocialFetch } from './port.ts'

export interface PlatformCall<Answer extends z.ZodType> {
  /** The platform's name as shown on screens. */
  platform: string
  fetch: SocialFetch
  signal: AbortSignal
  /** Default: POST. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as application/x-www-form-urlencoded. */
  form?: Readonly<Record<string, string>>
  /** Sent as it is; the caller names its type. */
  body?: Uint8Array | FormData | FilePart
  /** Shape of the answer's JSON; an empty body is parsed as null. */
  answer: Answer
  /** Statuses besides 200 to 299 that are answers, such as YouTube's 308. */
  accepts?: readonly number[]
  /** Time-out. Default: 60,000. */
  timeoutMs?: number
  /** Milliseconds since 1970. Default: the clock of this computer. */
  now?(): number
}

export interface PlatformAnswer<Body> {
  status: number
  headers: Headers
  body: Body
}

const maxAnswerBytes = 2_000_000
const maxAnswerValues = 100_000
const usualTimeoutMs = 60_000

/**
 * Calls a platform once. Throws ProviderError, AppError `bad_input` for an address that the guarded fetch does not open,
 * and the signal's reason. `isOutcomeUnknown` tells whether the platform may have acted nevertheless.
 */
export async function callPlatform<Answer extends z.ZodType>(
  call: PlatformCall<Answer>,
): Promise<PlatformAnswer<z.output<Answer>>> {
  const { platform, fetch, signal, method = 'POST', url, headers = {}, answer } = call
  const timeout = AbortSignal.timeout(call.timeoutMs ?? usualTimeoutMs)
  const either = AbortSignal.any([signal, timeout])
  const { body, type, length } = encodeBody(call)
  try {
    const request = new Request(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(type ? { 'content-type': type } : {}),
        ...(length === undefined ? {} : { 'content-length': String(length) }),
        ...headers,
      },
      ...(body === null ? {} : { body, duplex: 'half' }),
      // A redirect would pass the token on.
      redirect: 'manual',
      signal: either,
    })
    const response = await fetch(request)
    const read = await readJson(response, either)
    if (response.ok || call.accepts?.includes(response.status)) {
      const parsed = parseAnswer(platform, answer, read)
      return { status: response.status, headers: response.headers, body: parsed }
    }
    const retryAfter = findRetryAfter(response.headers)
    const reason = findReason(read)
    const refusal = { status: response.status, retryAfter, ...(reason ? { reason } : {}) }
    throw markGrant(errorOfStatus(platform, refusal, call.now?.()), read)
  } catch (error) {
    signal.throwIfAborted()
    if (ProviderError.isInstance(error) || isRefusedAddress(error)) throw error
    if (isUnreached(error)) throw new UnreachedError({ vendor: platform, failure: 'connection' })
    throw new ProviderError({ vendor: platform, failure: timeout.aborted ? 'timed_out' : 'connection' })
  }
}

/** No connection was made, so the platform did not hear the call. */
class UnreachedError extends ProviderError {
  readonly isUnreached = true
}

/** `fetch` puts the reason of a failed connection into the cause of its TypeError. */
function isUnreached(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(String(cause?.code))
}

/** The guarded fetch refused an address that a person gave, before any connection. */
function isRefusedAddress(error: unknown): boolean {
  return AppError.isInstance(error) && error.code === 'bad_input'
}

/** True when the platform may have done what it was asked, although the call failed. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (isRefusedAddress(error)) return false
  if (!ProviderError.isInstance(error)) return true
  if ('isUnreached' in error) return false
  return ['connection', 'timed_out', 'server_error', 'bad_answer'].includes(error.failure)
}

/**
 * True when the platform said for certain that it no longer accepts an account's log-in. A fault, an overload or a wrong
 * registration of the operator is no such answer.
 */
export function isLoginRefused(error: unknown): boolean {
  if (!ProviderError.isInstance(error)) return false
  const answered = error.details['login']
  return answered === undefined ? error.failure === 'unauthorized' : answered === 'refused'
}

/** OAuth's error codes (RFC 6749, section 5.2), Bluesky's names, and Meta's number for a token that is no longer valid. */
const refusedGrants: readonly unknown[] = ['invalid_grant', 'ExpiredToken', 'InvalidToken', 190]
const wrongClients: readonly unknown[] = ['invalid_client', 'unauthorized_client']
const grantSchema = z.object({ error: z.union([z.string(), z.object({ code: z.unknown() })]) })

function markGrant(error: ProviderError, body: unknown): ProviderError {
  const given = grantSchema.safeParse(body).data?.error
  const code = typeof given === 'object' ? given.code : given
  if (error.status === null || error.status >= 500) return error
  if (refusedGrants.includes(code)) error.details['login'] = 'refused'
  if (wrongClients.includes(code)) error.details['login'] = 'wrong_client'
  return error
}

function encodeBody({ json, form, body }: PlatformCall<z.ZodType>): {
  body: RequestInit['body'] | null
  type: string | null
  length?: number
} {
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' }
  if (form !== undefined) {
    return { body: new URLSearchParams(form).toString(), type: 'application/x-www-form-urlencoded' }
  }
  if (body && 'file' in body) {
    return { body: streamPart(body) as RequestInit['body'], type: null, length: body.end - body.start }
  }
  return { body: (body as RequestInit['body']) ?? null, type: null }
}

async function readJson(response: Response, signal: AbortSignal): Promise<unknown> {
  if (!response.body) return null
  const stream = Readable.fromWeb(response.body as ReadableStream)
  const bytes = await readBody(stream, { encoding: '', maxBytes: maxAnswerBytes, signal })
  if (hasMoreValues(bytes, maxAnswerValues)) return null
  try {
    return parseForeignJson(quoteLongNumbers(Buffer.from(bytes).toString('utf8')))
  } catch {
    return null
  }
}

/** As X and Bluesky answer it, the end of a window is in seconds since 1970; Mastodon writes a date. */
function findRetryAfter(headers: Headers): string | null {
  const named = headers.get('retry-after')
  const reset = headers.get('x-rate-limit-reset') ?? headers.get('ratelimit-reset')
  const written = reset ?? headers.get('x-ratelimit-reset')
  if (named !== null || written === null) return named
  const endsMs = /^\d{9,11}$/.test(written) ? Number(written) * 1000 : Date.parse(written)
  return Number.isNaN(endsMs) ? null : new Date(endsMs).toUTCString()
}

const named = z.object({ message: z.string() })
/** The platforms' formats of a refusal: Meta and Google, X, Bluesky and LinkedIn, Mastodon. */
const refusalSchema = z.union([
  z.object({ error: named }).transform(({ error }) => error.message),
  z.object({ detail: z.string() }).transform(({ detail }) => detail),
  z.object({ errors: z.array(named).min(1) }).transform(({ errors }) => errors[0]!.message),
  named.transform(({ message }) => message),
  z.object({ error_description: z.string() }).transform((body) => body.error_description),
  z.object({ error: z.string() }).transform(({ error }) => error),
])

function findReason(body: unknown): string | null {
  const parsed = refusalSchema.safeParse(body)
  return parsed.success ? parsed.data : null
}
