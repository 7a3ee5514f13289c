// Calls to Meta's Graph API, which Facebook and Instagram share.

import { z } from 'zod'
import { parseAnswer } from '../call-json.ts'
import { ProviderError, quoteReason, type ProviderFailure } from '../provider-error.ts'
import { callPlatform, type PlatformCall } from './call-platform.ts'
import type { FilePart } from './file-part.ts'
import type { SocialFile } from './port.ts'

/** Versions live about two years. https://developers.facebook.com/docs/graph-api/changelog */
export const graphVersion = 'v25.0'

export interface GraphCall<Answer extends z.ZodType> extends Omit<PlatformCall<Answer>, 'accepts' | 'url'> {
  /** Such as `https://graph.facebook.com`. */
  baseUrl: string
  /** Behind the version, such as `me/accounts`. */
  path: string
  query?: Readonly<Record<string, string>>
  token: string
}

/** A refusal with Meta's codes, which say more than its status. */
export class GraphError extends ProviderError {
  readonly graphCode: number
  readonly subcode: number
  /** Further facts, such as where an upload has to go on. */
  readonly facts: unknown

  constructor(refusal: Refusal, answer: { platform: string; status: number; headers: Headers }) {
    const failure = failureOf(refusal, answer.status)
    const seconds = failure === 'rate_limited' ? readWait(answer.headers) : null
    super({
      vendor: answer.platform,
      failure,
      status: answer.status,
      ...(seconds === null ? {} : { retryAfterSeconds: seconds }),
      reason: quoteReason(refusal.error_user_msg ?? refusal.message),
    })
    this.graphCode = refusal.code
    this.subcode = refusal.error_subcode
    this.facts = typeof refusal.error_data === 'string' ? parseFacts(refusal.error_data) : refusal.error_data
  }
}

const refusalSchema = z.object({
  message: z.string().default(''),
  code: z.coerce.number().default(0),
  error_subcode: z.coerce.number().default(0),
  is_transient: z.boolean().default(false),
  error_user_msg: z.string().optional(),
  error_data: z.unknown().optional(),
})
type Refusal = z.output<typeof refusalSchema>

/** Facts are an object or its JSON. */
function parseFacts(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Calls the Graph API once. Throws as `callPlatform` does; a refusal with Meta's codes is a GraphError. */
export async function callGraph<Answer extends z.ZodType>(
  call: GraphCall<Answer>,
): Promise<z.output<Answer>> {
  const { baseUrl, path, query, token, answer, ...rest } = call
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return readGraph(
    {
      ...rest,
      url: `${baseUrl}/${graphVersion}/${path}${search}`,
      headers: { authorization: `Bearer ${token}`, ...rest.headers },
    },
    answer,
  )
}

/** As `callGraph`, for addresses without a version. */
export async function readGraph<Answer extends z.ZodType>(
  call: Omit<PlatformCall<Answer>, 'accepts' | 'answer'>,
  answer: Answer,
): Promise<z.output<Answer>> {
  const { platform } = call
  const accepts = [400, 401, 403, 404, 500]
  const { status, headers, body } = await callPlatform({ ...call, accepts, answer: z.unknown() })
  if (status < 400) return parseAnswer(platform, answer, body)
  const refused = z.object({ error: refusalSchema }).safeParse(body)
  const refusal = refused.success ? refused.data.error : refusalSchema.parse({})
  throw new GraphError(refusal, { platform, status, headers })
}

const badToken = new Set([102, 190])
/** Of the app, the person, the page, the call, and of business use cases. */
const tooMany = new Set([4, 17, 32, 341, 613])

/** https://developers.facebook.com/docs/graph-api/guides/error-handling */
function failureOf({ code, error_subcode, is_transient }: Refusal, status: number): ProviderFailure {
  if (badToken.has(code) || status === 401) return 'unauthorized'
  if (tooMany.has(code) || (code >= 80_000 && code <= 80_014)) return 'rate_limited'
  // The day's posts of an Instagram account are used up.
  if (error_subcode === 2_207_042) return 'rate_limited'
  // Instagram still processes the media.
  if (error_subcode === 2_207_027) return 'conflict'
  if (code === 3 || code === 10 || code === 368 || (code >= 200 && code <= 299)) return 'forbidden'
  if (code === 24 || (code === 100 && error_subcode === 33)) return 'not_found'
  if (is_transient || status >= 500 || [-2, -1, 1, 2].includes(code)) return 'server_error'
  return status === 403 ? 'forbidden' : status === 404 ? 'not_found' : 'bad_request'
}

/** The windows of Meta's limits slide, so its headers are an estimate. */
const usualWaitSeconds = 900
const usageSchema = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().default(0) })),
)

function readWait(headers: Headers): number {
  const given = Number(headers.get('retry-after') ?? '')
  if (given > 0) return given
  let usage: unknown = null
  try {
    usage = JSON.parse(headers.get('x-business-use-case-usage') ?? 'null')
  } catch {
    return usualWaitSeconds
  }
  const parsed = usageSchema.safeParse(usage)
  const minutes = parsed.success
    ? Object.values(parsed.data)
        .flat()
        .map((use) => use.estimated_time_to_regain_access)
    : []
  const longest = Math.max(0, ...minutes)
  return longest > 0 ? longest * 60 : usualWaitSeconds
}

/**
 * Sends a video to Meta's upload server, from where an earlier attempt broke off. The server refuses a body that ends
 * before the file does. Throws as `callGraph` does.
 */
export async function uploadToMeta(
  call: Pick<GraphCall<z.ZodType>, 'platform' | 'fetch' | 'signal' | 'token'>,
  upload: { url: string; file: SocialFile; sentBytes: number },
): Promise<void> {
  const { token, ...rest } = call
  const { url, file, sentBytes } = upload
  const body: FilePart = { file, start: sentBytes, end: file.sizeBytes }
  await readGraph(
    {
      ...rest,
      url,
      headers: {
        authorization: `OAuth ${token}`,
        offset: String(sentBytes),
        file_size: String(file.sizeBytes),
        'content-type': 'application/octet-stream',
      },
      body,
      timeoutMs: uploadTimeoutMs(file.sizeBytes - sentBytes),
    },
    z.object({ success: z.literal(true) }),
  )
}

/** Half a megabyte a second is the slowest line that is waited for. */
export function uploadTimeoutMs(sizeBytes: number): number {
  return 60_000 + Math.ceil(sizeBytes / 500)
}

/** True for the platform's own upload server, which gets the account's token. */
export function isMetaAddress(url: string, baseUrl: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, origin } = new URL(url)
  return (protocol === 'https:' && hostname.endsWith('.facebook.com')) || origin === new URL(baseUrl).origin
}
