// Writes what webhooks are to be told, in the transaction that makes it true: a delivery exists exactly if the event
// does, whenever the process dies. Sending comes later (send-delivery.ts).

import type { WebhookEvent } from '@vivify/contract/webhook-events'
import type { Executor } from '../../store/database.ts'
import { insertDeliveries } from '../../store/webhook-deliveries.ts'
import { holdListeners } from '../../store/webhooks.ts'

export interface RecordedEvent {
  workspaceId: string
  event: WebhookEvent
  /** Unique for what happened, so that it is told once. */
  key: string
  /** Read only if a webhook is called at this event. */
  describe: (tx: Executor) => Promise<object>
}

export async function recordEvent(
  tx: Executor,
  { workspaceId, event, key, describe }: RecordedEvent,
  createId: () => string,
): Promise<void> {
  const listeners = await holdListeners(tx, workspaceId, event)
  if (listeners.length === 0) return
  const body = writeBody(event, await describe(tx))
  const told = { workspaceId, address: null, eventId: `msg_${key}`, event, body }
  await insertDeliveries(
    tx,
    listeners.map((webhookId) => ({ ...told, webhookId, id: createId() })),
  )
}

/** The body of Standard Webhooks. */
export function writeBody(type: string, data: object): string {
  return JSON.stringify({ type, timestamp: new Date().toISOString(), data })
}
