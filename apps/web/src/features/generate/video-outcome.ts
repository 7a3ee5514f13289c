// The sentences that tell a person how the job of a video ended.

import * as messages from '@vivify/contract/messages'
import { prices } from '@vivify/contract/plans'
import { ApiError } from '../../api/client.ts'
import type { JobEnd } from '../../lib/jobs/job-follower.ts'

export interface Outcome {
  tone: 'danger' | 'second'
  sentence: string
  /** True for a failure that another voice may avoid, when the voice is a vendor's. */
  mayBeVoice?: boolean
}

/** The ways in which a vendor's voice fails. */
const voiceFailures: ReadonlySet<string> = new Set([
  'provider_failed',
  'rate_limited',
  'timed_out',
  'bad_input',
  'forbidden',
])

/** Says why there is no video and what happened to the credits; null for a finished video or a missing job. */
export function describeEnd(end: JobEnd<'make-video'>, isPaid: boolean): Outcome | null {
  switch (end.status) {
    case 'not-started': {
      const { sentence, ...problem } = describeProblem(end.error)
      return { ...problem, sentence: `${sentence} Nothing was charged.` }
    }
    case 'failed':
      return {
        tone: 'danger',
        sentence: `${end.message} ${describeMoney(end, isPaid)}`,
        mayBeVoice: voiceFailures.has(end.code),
      }
    case 'cancelled':
      return { tone: 'second', sentence: `Canceled. ${describeMoney(end, isPaid)}` }
    case 'completed':
    case 'gone':
      return null
  }
}

/** The sentence for a failed request. */
export function describeProblem(error: unknown): Outcome {
  if (!(error instanceof ApiError)) {
    return { tone: 'danger', sentence: 'Something went wrong. Please try again.' }
  }
  return { tone: 'danger', sentence: error.message, mayBeVoice: voiceFailures.has(error.code) }
}

/** True when the credits are spent: the video is finished, or a vendor was asked for a part of it. */
export function isCharged(end: JobEnd<'make-video'>): boolean {
  return end.status === 'completed' || ('chargedCredits' in end && end.chargedCredits !== undefined)
}

function describeMoney(end: JobEnd<'make-video'>, isPaid: boolean): string {
  if (isCharged(end)) return messages.videoModels.paidAllTheSame
  return isPaid ? 'Nothing was charged.' : `Your ${prices.video} credits are back.`
}
