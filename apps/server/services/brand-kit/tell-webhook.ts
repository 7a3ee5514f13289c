// Tells the automation that a person set up in the brand kit, such as n8n, that a video is finished.

import { AppError } from '@vivify/contract/errors'
import { Again } from '../../lib/again.ts'
import type { GuardedFetch } from '../../lib/guarded-fetch.ts'
import { findBrandKit } from '../../store/brand-kits.ts'
import { findCreation } from '../../store/creations.ts'
import type { Database } from '../../store/database.ts'
import type { JobOutcome, JobRun, NextJob } from '../jobs/job.ts'

/** Before the second and the third try, unless the receiver asks for a longer pause. */
const usualPausesMs = [2000, 15_000]
const longestPauseMs = 3_600_000
const timeoutMs = 10_000

export interface WebhookOptions {
  db: Database
  /** May reach the hosts that the operator allows. */
  fetch: GuardedFetch
  /** Before each further try. Default: 2 and 15 seconds. */
  pausesMs?: readonly number[]
}

/** Who is told of a made video. Read before its job ends: an address that is set at that very moment is told of the next video. */
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
 * Posts what a creation is as JSON: `{event: 'video.completed', id, creationId, title, facts, createdAt}`. `id` is the
 * same at every try, also in the header Idempotency-Key: a receiver that has seen it has seen all of it. An address that
 * was taken out or changed since is not told. Throws AppError `provider_failed`, `timed_out` or `bad_input` after three
 * tries, `Again` before that, and the signal's reason.
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

/** What is fetched by that way elsewhere is a page, so its sentences speak of one. */
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
