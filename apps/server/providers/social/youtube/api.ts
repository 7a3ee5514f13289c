import { platformNames } from '@vivify/contract/platforms'
import { z } from 'zod'
import { errorOfStatus, ProviderError } from '../../provider-error.ts'
import { callAccount, type AccountCaller } from '../call-account.ts'

const refusalSchema = z.object({
  error: z.object({
    message: z.string().default(''),
    errors: z.array(z.object({ reason: z.string().default('') })).default([]),
  }),
})

/** Used up until midnight in California. */
const dailyReasons = new Set(['quotaExceeded', 'dailyLimitExceeded', 'uploadLimitExceeded'])
const momentaryReasons = new Set(['rateLimitExceeded', 'userRateLimitExceeded'])

/**
 * Calls YouTube. Throws as `callPlatform` does, and ProviderError `rate_limited` for a used-up quota, which YouTube
 * answers with 400 or 403.
 */
export async function callYoutube<Answer extends z.ZodType>(
  caller: AccountCaller,
  call: Parameters<typeof callAccount<Answer>>[2],
) {
  const answer = await callAccount('youtube', caller, {
    ...call,
    accepts: [400, 403, ...(call.accepts ?? [])],
    answer: z.unknown(),
  })
  const { status, headers, body } = answer
  if (status === 400 || status === 403) throw readRefusal(status, body, caller.now?.() ?? Date.now())
  const parsed = call.answer.safeParse(body)
  if (!parsed.success) throw new ProviderError({ vendor: platformNames.youtube, failure: 'bad_answer' })
  return { status, headers, body: parsed.data }
}

function readRefusal(status: number, body: unknown, nowMs: number): ProviderError {
  const refusal = refusalSchema.safeParse(body).data?.error
  const reasons = refusal?.errors.map(({ reason }) => reason) ?? []
  const vendor = platformNames.youtube
  const reason = refusal?.message ?? ''
  if (reasons.some((one) => dailyReasons.has(one))) {
    const retryAfter = String(secondsUntilReset(nowMs))
    return errorOfStatus(vendor, { status: 429, retryAfter, ...(reason ? { reason } : {}) })
  }
  const isMomentary = reasons.some((one) => momentaryReasons.has(one))
  return errorOfStatus(vendor, { status: isMomentary ? 429 : status, ...(reason ? { reason } : {}) })
}

const pacificTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  hourCycle: 'h23',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

function secondsUntilReset(nowMs: number): number {
  const parts = pacificTime.formatToParts(nowMs)
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return 86_400 - (read('hour') * 3600 + read('minute') * 60 + read('second'))
}
