// Tells the automation that a person set up in the brand kit, such as n8n, that a video is finished.

import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import type { GuardedFetch } from '../../lib/guarded-fetch.ts'
import { findBrandKit } from '../../store/brand-kits.ts'
import { findCreation } from '../../store/creations.ts'
import type { Database, Executor } from '../../store/database.ts'

export const tellWebhookKind = 'tell-webhook'
export const tellWebhookPayloadSchema = z.object({ creationId: z.string() })

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

/** Whether the workspace wants to be told. */
export async function wantsWebhook(db: Executor, workspaceId: string): Promise<boolean> {
  return ((await findBrandKit(db, workspaceId))?.n8nWebhookUrl ?? null) !== null
}

/**
 * Posts what a creation is as JSON: `{event: 'video.completed', id, creationId, title, facts, createdAt}`. `id` is the
 * same at every try, also in the header Idempotency-Key: a receiver that has seen it has seen all of it. Throws AppError
 * `provider_failed` or `bad_input` after three tries, and the signal's reason.
 */
export async function tellWebhook(
  { db, fetch, wait }: WebhookOptions,
  job: { id: string; workspaceId: string; creationId: string; signal: AbortSignal },
): Promise<{ told: boolean }> {
  const address = (await findBrandKit(db, job.workspaceId))?.n8nWebhookUrl
  const creation = await findCreation(db, job.workspaceId, job.creationId)
  if (!address || !creation) return { told: false }
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
      if (isHopeless || job.signal.aborted) throw error
      await wait(pause, job.signal)
    }
  }
}
