// Tells the automation that a person set up in the brand kit, such as n8n, that a video is finished.

import { AppError } from '@vivify/contract/errors'
import type { GuardedFetch } from '../../lib/guarded-fetch.ts'
import { findBrandKit } from '../../store/brand-kits.ts'
import { findCreation } from '../../store/creations.ts'
import type { Database } from '../../store/database.ts'
import type { JobOutcome, JobRun, NextJob } from '../jobs/job.ts'

/** Waits before the second and the third try. */
const pausesMs = [2000, 15_000]
const timeoutMs = 10_000

export interface WebhookOptions {
  db: Database
  /** May reach the hosts that the operator allows. */
  fetch: GuardedFetch
  /** Waits, unless the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
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
 * tries, and the signal's reason.
 */
export async function tellWebhook(
  { db, fetch, wait }: WebhookOptions,
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
  for (let tries = 0; ; tries++) {
    try {
      await fetch(address, request)
      return { result: { told: true } }
    } catch (error) {
      const pause = pausesMs[tries]
      const isHopeless = !AppError.isInstance(error) || error.code === 'bad_input' || pause === undefined
      if (job.signal.aborted) throw error
      if (isHopeless) throw nameFailure(address, error)
      await wait(pause, job.signal)
    }
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
