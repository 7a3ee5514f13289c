// Notifies the webhook that a person set up in the brand kit, for instance in n8n, that a video is finished.

import { AppError } from '@vivify/contract/errors'
import { Again } from '../../lib/again.ts'
import type { GuardedFetch } from '../../lib/guarded-fetch.ts'
import { findBrandKit } from '../../store/brand-kits.ts'
import { findCreation } from '../../store/creations.ts'
import type { Database } from '../../store/database.ts'
import type { JobOutcome, JobRun, NextJob } from '../jobs/job.ts'

/** Pauses before the second and the third try, unless the receiver asks for a longer pause. */
const usualPausesMs = [2000, 15_000]
const longestPauseMs = 3_600_000
const timeoutMs = 10_000

export interface WebhookOptions {
  db: Database
  /** A fetch that may also reach the hosts that the operator allows. */
  fetch: GuardedFetch
  /** Pauses before each further try. Default: 2 and 15 seconds. */
  pausesMs?: readonly number[]
}

/**
 * Lists the webhook to notify of a finished video. Called before the video's job ends, so an address that is saved at
 * that moment gets only the next video.
 */
export async function listWebhookJobs(
  db: Database,
  run: Pick<JobRun, 'id' | 'workspaceId'>,
  creationId: string,
): Promise<NextJob[]> {
  const address = await findWebhookAddress(db, run.workspaceId)
  if (address === null) return []
  const idempotencyKey = `tell-webhook ${run.id}`
  return [{ kind: 'tell-webhook', idempotencyKey, payload: { creationId, address } }]
}

async function findWebhookAddress(db: Database, workspaceId: string): Promise<string | null> {
  return (await findBrandKit(db, workspaceId))?.n8nWebhookUrl ?? null
}

/**
 * Posts a creation as JSON: `{event: 'video.completed', id, creationId, title, facts, createdAt}`. `id` and the header
 * Idempotency-Key are the same at every try, so a receiver can ignore repeats. Posts nothing if the address was removed
 * or changed meanwhile. Throws AppError `provider_failed`, `timed_out` or `bad_input` after three tries, `Again` before
 * that, and the signal's reason.
 */
export async function tellWebhook(
  { db, fetch, pausesMs = usualPausesMs }: WebhookOptions,
  job: JobRun<'tell-webhook'>,
): Promise<JobOutcome<'tell-webhook'>> {
  const { creationId, address: wanted } = job.payload
  const address = await findWebhookAddress(db, job.workspaceId)
  const creation = await findCreation(db, job.workspaceId, creationId)
  if (address === null || address !== (wanted ?? address) || !creation) return { result: { told: false } }
  const { title, facts, createdAt } = creation
  const text = JSON.stringify({
    event: 'video.completed',
    id: job.id,
    creationId,
    title,
    facts,
    createdAt: createdAt.toISOString(),
  })
  const request = {
    accept: ['*/*'],
    headers: { 'idempotency-key': job.id },
    post: { mediaType: 'application/json', text },
    maxBytes: 0,
    timeoutMs,
    signal: job.signal,
  }
  try {
    await fetch(address, request)
    return { result: { told: true } }
  } catch (error) {
    if (job.signal.aborted) throw error
    const pauseMs = pausesMs[job.waits]
    const failure = nameFailure(address, error)
    const isHopeless = !AppError.isInstance(failure) || failure.code === 'bad_input' || pauseMs === undefined
    if (isHopeless) throw failure
    const askedMs = Number(failure.details['retryAfterSeconds'] ?? 0) * 1000
    const afterMs = Math.min(longestPauseMs, Math.max(pauseMs, askedMs))
    throw new Again({ afterMs, reason: failure.message })
  }
}

/** The messages of `fetch` are about loading a page, so this replaces them with messages about the webhook's host. */
function nameFailure(address: string, error: unknown): unknown {
  if (!AppError.isInstance(error)) return error
  const { host } = new URL(address)
  const { status, reason } = error.details
  const named = (sentence: string) =>
    new AppError(error.code, sentence, { cause: error, details: error.details })
  if (error.code === 'timed_out') return named(`${host} took too long to answer.`)
  if (reason === 'unreachable') return named(`${host} can’t be reached.`)
  if (reason === 'not_public') return named(`${host} is not on the public internet.`)
  if (typeof status === 'number') return named(`${host} answered with an error (${status}).`)
  return error
}
