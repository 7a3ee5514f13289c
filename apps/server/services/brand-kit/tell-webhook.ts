// Tells the automation that a person set up in the brand kit, such as n8n, that a video is finished.

import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import type { GuardedFetch } from '../../lib/guarded-fetch.ts'
import { findBrandKit } from '../../store/brand-kits.ts'
import { findCreation } from '../../store/creations.ts'
import type { Database, Executor } from '../../store/database.ts'

export const tellWebhookKind = 'tell-webhook'
export const tellWebhookPayloadSchema = z.object({
  creationId: z.string(),
  /** The one that was saved when the video was finished; rows of an earlier Vivify have none. */
  address: z.string().optional(),
})

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

/** Where the workspace wants to be told; null when it does not. */
export async function findWebhookAddress(db: Executor, workspaceId: string): Promise<string | null> {
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
  job: { id: string; workspaceId: string; signal: AbortSignal } & z.infer<typeof tellWebhookPayloadSchema>,
): Promise<{ told: boolean }> {
  const address = await findWebhookAddress(db, job.workspaceId)
  const creation = await findCreation(db, job.workspaceId, job.creationId)
  if (address === null || address !== (job.address ?? address) || !creation) return { told: false }
  const { title, facts, createdAt } = creation
  const text = JSON.stringify({
    event: 'video.completed',
    id: job.id,
    creationId: job.creationId,
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
      return { told: true }
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
