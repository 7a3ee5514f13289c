import { failingDays } from '@vivify/contract/webhook-events'
import { sql, type SQL } from '../../store/sql.ts'
import type { DeliveryEnd, DeliveryRow } from '../../store/webhook-deliveries.ts'
import { webhooks } from '../../store/schema-webhooks.ts'
import type { WebhookRow } from '../../store/webhooks.ts'
import type { Called } from './call-receiver.ts'

export interface RetryTimes {
  /** Pauses before the second and each further try, in milliseconds. */
  pausesMs: readonly number[]
  /** A webhook is turned off when every call has failed for this long. */
  offAfterMs: number
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Eleven tries within a day. */
const usualTimes: RetryTimes = {
  pausesMs: [
    5 * second,
    30 * second,
    2 * minute,
    10 * minute,
    30 * minute,
    hour,
    2 * hour,
    4 * hour,
    6 * hour,
    10 * hour,
  ],
  offAfterMs: failingDays * 24 * hour,
}
/** What a receiver asks for beyond this is not waited for. */
const longestPauseMs = 12 * hour

export interface Plan {
  end: DeliveryEnd
  webhook: { failingSince?: SQL | null; offBecause?: WebhookRow['offBecause'] }
}

/** Decides what follows from a call: delivered, another try after a pause, or the end. */
export function planNext(
  { failures, webhook }: Pick<DeliveryRow, 'failures'> & { webhook: WebhookRow | null },
  { made, retryAfterSeconds, isHopeless, isGone }: Called,
  times: RetryTimes = usualTimes,
): Plan {
  if (made.problem === null) {
    const hasFailed = webhook !== null && webhook.failingSince !== null
    return {
      end: { state: 'delivered', afterMs: null, made },
      webhook: hasFailed ? { failingSince: null } : {},
    }
  }
  const offBecause = isGone ? 'gone' : hasFailedLong(webhook, times) ? 'failures' : null
  const pauseMs = times.pausesMs[failures]
  const isLast = isHopeless || offBecause !== null || pauseMs === undefined
  const askedMs = (retryAfterSeconds ?? 0) * second
  return {
    end: {
      state: isLast ? 'failed' : 'waiting',
      afterMs: isLast ? null : Math.min(longestPauseMs, Math.max(pauseMs, askedMs)),
      failures: failures + 1,
      made,
    },
    webhook: {
      failingSince: sql`coalesce(${webhooks.failingSince}, now())`,
      ...(offBecause === null ? {} : { offBecause }),
    },
  }
}

function hasFailedLong(webhook: WebhookRow | null, { offAfterMs }: RetryTimes): boolean {
  const since = webhook?.failingSince
  return since != null && Date.now() - since.getTime() >= offAfterMs
}
