import { platformNames } from '@vivify/contract/platforms'
import { z } from 'zod'
import { parseAnswer } from '../../call-json.ts'
import { ProviderError, type ProviderErrorOptions } from '../../provider-error.ts'
import { callPlatform, type PlatformCall } from '../call-platform.ts'
import type { FilePart } from '../file-part.ts'
import type { SocialAccess, SocialFetch } from '../port.ts'

export const platform = platformNames.bluesky

/** A refusal with the name that the protocol gives it, such as `RecordNotFound`. */
export class XrpcError extends ProviderError {
  readonly xrpcName: string

  constructor(xrpcName: string, options: Omit<ProviderErrorOptions, 'vendor'>) {
    super({ vendor: platform, ...options })
    this.xrpcName = xrpcName
  }

  static isNamed(error: unknown, name: string): boolean {
    return ProviderError.isInstance(error) && 'xrpcName' in error && error.xrpcName === name
  }
}

/** What a call needs of a run or a measurement. */
export interface XrpcCaller {
  access: Pick<SocialAccess, 'server' | 'token'>
  fetch: SocialFetch
  signal: AbortSignal
  now?(): number
}

export interface XrpcCall<Answer extends z.ZodType> {
  /** Default: GET. */
  method?: 'GET' | 'POST'
  /** Such as `com.atproto.repo.getRecord`. */
  name: string
  query?: Readonly<Record<string, string | readonly string[]>>
  json?: unknown
  body?: FilePart
  contentType?: string
  answer: Answer
  accepts?: PlatformCall<Answer>['accepts']
  timeoutMs?: number
}

/** As servers say that a token has ended, with status 400. */
const endedTokens = ['ExpiredToken', 'InvalidToken']
const refusalSchema = z.object({ error: z.string().max(200), message: z.string().catch('') })

/** Calls a method of the AT protocol. Throws XrpcError for a refusal with status 400, and as `callPlatform` does. */
export async function callXrpc<Answer extends z.ZodType>(
  { access, fetch, signal, now }: XrpcCaller,
  call: XrpcCall<Answer>,
): Promise<z.output<Answer>> {
  const { method = 'GET', name, query = {}, contentType, answer } = call
  const url = new URL(`${access.server}/xrpc/${name}`)
  for (const [key, values] of Object.entries(query)) {
    for (const value of [values].flat()) url.searchParams.append(key, value)
  }
  const { status, body } = await callPlatform({
    platform,
    fetch,
    signal,
    method,
    url: url.href,
    headers: {
      ...(access.token === '' ? {} : { authorization: `Bearer ${access.token}` }),
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
    },
    ...(call.json === undefined ? {} : { json: call.json }),
    ...(call.body === undefined ? {} : { body: call.body }),
    answer: z.unknown(),
    accepts: [400, ...(call.accepts ?? [])],
    ...(call.timeoutMs === undefined ? {} : { timeoutMs: call.timeoutMs }),
    ...(now ? { now } : {}),
  })
  if (status === 400) throw describeRefusal(body)
  return parseAnswer(platform, answer, body)
}

function describeRefusal(body: unknown): XrpcError {
  const refusal = refusalSchema.safeParse(body)
  const { error = '', message = '' } = refusal.success ? refusal.data : {}
  const failure = endedTokens.includes(error) ? 'unauthorized' : 'bad_request'
  return new XrpcError(error, { failure, status: 400, reason: (message || error).slice(0, 200) })
}
