import { z } from 'zod'
import * as messages from '@vivify/contract/messages'
import { platformNames } from '@vivify/contract/platforms'
import { parseAnswer } from '../../call-json.ts'
import { ProviderError, quoteReason, type ProviderFailure } from '../../provider-error.ts'
import { callPlatform } from '../call-platform.ts'
import type { SocialFetch } from '../port.ts'

export const platform = platformNames.tiktok

export interface TikTokAccess {
  fetch: SocialFetch
  signal: AbortSignal
  baseUrl: string
  token: string
}

export interface TikTokCall<Answer extends z.ZodType> {
  /** Default: POST. */
  method?: 'GET' | 'POST'
  /** Behind `/v2/`, such as `post/publish/status/fetch/`. */
  path: string
  json?: unknown
  /** Shape of the answer's `data`. */
  data: Answer
}

const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string().default('') }) })

/** Calls TikTok once. Every answer names an error, which is `ok` after a success. Throws as `callPlatform` does. */
export async function callTikTok<Answer extends z.ZodType>(
  access: TikTokAccess,
  call: TikTokCall<Answer>,
): Promise<z.output<Answer>> {
  const { status, headers, body } = await callPlatform({
    platform,
    fetch: access.fetch,
    signal: access.signal,
    method: call.method ?? 'POST',
    url: `${access.baseUrl}/v2/${call.path}`,
    headers: { authorization: `Bearer ${access.token}` },
    ...(call.json === undefined ? {} : { json: call.json }),
    accepts: [400, 401, 403, 404],
    answer: z.unknown(),
  })
  const named = errorSchema.safeParse(body)
  if (status < 400 && (!named.success || named.data.error.code === 'ok')) {
    const { data } = parseAnswer(platform, z.object({ data: z.unknown() }), body)
    return parseAnswer(platform, call.data, data)
  }
  const { code, message } = named.success ? named.data.error : { code: '', message: '' }
  throw refuse(code, message, { status, retryAfter: headers.get('retry-after') })
}

/** https://developers.tiktok.com/doc/content-posting-api-reference-direct-post */
const failures: Readonly<Record<string, ProviderFailure>> = {
  access_token_invalid: 'unauthorized',
  scope_not_authorized: 'forbidden',
  rate_limit_exceeded: 'rate_limited',
  spam_risk_too_many_posts: 'rate_limited',
  spam_risk_too_many_pending_share: 'rate_limited',
  reached_active_user_cap: 'rate_limited',
  internal_error: 'server_error',
}

const hourSeconds = 3600
/** These limits are counted over a day; TikTok does not say when there is room again. */
const waitSeconds: Readonly<Record<string, number>> = {
  rate_limit_exceeded: 60,
  spam_risk_too_many_posts: 6 * hourSeconds,
  spam_risk_too_many_pending_share: hourSeconds,
  reached_active_user_cap: 6 * hourSeconds,
}

const reasons: Readonly<Record<string, string>> = {
  unaudited_client_can_only_post_to_private_accounts: messages.publishing.privateOnly,
  privacy_level_option_mismatch: messages.publishing.privacyNotOffered(platform),
  url_ownership_unverified: messages.publishing.addressNotVerified(platform),
}

function refuse(
  code: string,
  message: string,
  answer: { status: number; retryAfter: string | null },
): ProviderError {
  const { status } = answer
  const byStatus = status === 401 ? 'unauthorized' : status === 403 ? 'forbidden' : 'bad_request'
  const failure = failures[code] ?? (status === 404 ? 'not_found' : byStatus)
  const seconds = Number(answer.retryAfter ?? '') || waitSeconds[code]
  return new ProviderError({
    vendor: platform,
    failure,
    status,
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
    reason: reasons[code] ?? quoteReason(message || code),
  })
}
