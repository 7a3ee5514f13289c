// The webhook address of the brand kit: one unsigned call a finished video, in the shape that it always had.

import { findBrandKit } from '../../store/brand-kits.ts'
import { findCreation } from '../../store/creations.ts'
import type { Executor } from '../../store/database.ts'
import type { JobRow } from '../../store/jobs.ts'
import { insertDeliveries } from '../../store/webhook-deliveries.ts'

/**
 * Writes the call that tells of a finished video: `{event: 'video.completed', id, creationId, title, facts, createdAt}`.
 * An address that is saved later gets only later videos.
 */
export async function recordBrandKitCall(tx: Executor, job: JobRow, createId: () => string): Promise<void> {
  const { workspaceId } = job
  const address = await findBrandKitAddress(tx, workspaceId)
  if (address === null) return
  const { creationId } = job.result as { creationId: string }
  const creation = await findCreation(tx, workspaceId, creationId)
  if (!creation) return
  const { title, facts, createdAt } = creation
  const id = createId()
  const body = JSON.stringify({
    event: 'video.completed',
    id,
    creationId,
    title,
    facts,
    createdAt: createdAt.toISOString(),
  })
  const told = { workspaceId, webhookId: null, address, eventId: `msg_${job.id}`, event: 'video.completed' }
  await insertDeliveries(tx, [{ ...told, id, body }])
}

export async function findBrandKitAddress(db: Executor, workspaceId: string): Promise<string | null> {
  return (await findBrandKit(db, workspaceId))?.n8nWebhookUrl ?? null
}
