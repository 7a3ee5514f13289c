// Webhooks: addresses of an account's own programs, which are called when something happens.

import { AppError } from '@vivify/contract/errors'
import { maxWebhooks, type Delivery, type Webhook } from '@vivify/contract/routes/webhooks'
import { testEvent, type WebhookEvent } from '@vivify/contract/webhook-events'
import { webhookMessages as messages } from '@vivify/contract/webhook-messages'
import type { Sealer } from '../../lib/sealed.ts'
import type { Database } from '../../store/database.ts'
import { lockBalance } from '../../store/ledger.ts'
import {
  countRecent,
  findDelivery,
  insertDeliveries,
  listDeliveries,
  restartDelivery,
  type DeliveryRow,
} from '../../store/webhook-deliveries.ts'
import {
  cancelWaiting,
  countWebhooks,
  findWebhook,
  insertWebhook,
  listWebhooks,
  removeWebhook,
  replaceSecret,
  updateWebhook,
  type WebhookRow,
} from '../../store/webhooks.ts'
import type { KnownSession } from '../account/known-session.ts'
import { describeApiRefusal } from '../plans/plan-limits.ts'
import { readWebhookAddress } from './read-address.ts'
import { writeBody } from './record-event.ts'
import { rowName, type WebhookSender } from './sender.ts'
import { createWebhookSecret } from './sign.ts'

export interface WantedWebhook {
  address: string
  events: WebhookEvent[]
}

/** Each function that names a webhook throws AppError `not_found` when the workspace has no such webhook. */
export interface WebhookService extends WebhookSender {
  list(caller: KnownSession): Promise<{ webhooks: Webhook[]; refusal: string | null }>
  /**
   * Throws AppError `forbidden` for guests and for plans without API access, `conflict` when there are too many, and
   * `bad_input` for an address that can't be called.
   */
  create(caller: KnownSession, wanted: WantedWebhook): Promise<{ webhook: Webhook; secret: string }>
  /** Throws AppError `bad_input` like `create`. What waits for a webhook that is turned off is not sent. */
  change(workspaceId: string, id: string, wanted: WantedWebhook & { isOn: boolean }): Promise<Webhook>
  remove(workspaceId: string, id: string): Promise<void>
  rollSecret(workspaceId: string, id: string): Promise<{ secret: string }>
  /** Throws AppError `conflict` for one that is off, `rate_limited` after too many tests. */
  sendTest(workspaceId: string, id: string): Promise<Delivery>
  listDeliveries(workspaceId: string, id: string, after: string | undefined): Promise<Delivery[]>
  /** Throws AppError `conflict` while the delivery is being sent, and for a webhook that is off. */
  resend(workspaceId: string, id: string, deliveryId: string): Promise<Delivery>
}

export interface WebhookOptions {
  db: Database
  sealer: Sealer
  sender: WebhookSender
  /** Hosts of the operator's network that may be called, also without https. */
  privateHosts: readonly string[]
  createId: () => string
}

const formerHours = 24
const pageRows = 50
const maxTests = { count: 60, minutes: 60 }

export function createWebhookService(options: WebhookOptions): WebhookService {
  const { db, sender, privateHosts } = options
  return {
    ...sender,
    list: async (caller) => ({
      webhooks: (await listWebhooks(db, caller.workspaceId)).map(describeWebhook),
      refusal: refusalOf(caller),
    }),

    create: (caller, wanted) => createWebhook(options, caller, wanted),

    async change(workspaceId, id, { address, events, isOn }) {
      return db.transaction(async (tx) => {
        const before = await requireWebhook(tx, workspaceId, id)
        const href = readWebhookAddress(address, privateHosts)
        // One that failed stays as it is until its owner turns it on.
        const offBecause = isOn ? null : (before.offBecause ?? 'owner')
        const restart = isOn && before.offBecause !== null ? { failingSince: null } : {}
        const row = await updateWebhook(tx, before, {
          address: href,
          events: [...new Set(events)],
          offBecause,
          ...restart,
        })
        if (!isOn) await cancelWaiting(tx, id)
        return describeWebhook(row ?? before)
      })
    },

    async remove(workspaceId, id) {
      if (!(await removeWebhook(db, workspaceId, id))) throw missing()
    },

    async rollSecret(workspaceId, id) {
      const secret = createWebhookSecret()
      const sealed = options.sealer.seal(secret, rowName(id))
      const row = await replaceSecret(db, { workspaceId, id }, { secret: sealed, formerHours })
      if (!row) throw missing()
      return { secret }
    },

    sendTest: (workspaceId, id) => sendTest(options, workspaceId, id),

    async listDeliveries(workspaceId, webhookId, after) {
      await requireWebhook(db, workspaceId, webhookId)
      const rows = await listDeliveries(db, { workspaceId, webhookId, after, limit: pageRows })
      return rows.map(describeDelivery)
    },

    async resend(workspaceId, webhookId, id) {
      const key = { workspaceId, webhookId, id }
      const webhook = await requireWebhook(db, workspaceId, webhookId)
      if (!(await findDelivery(db, key))) throw new AppError('not_found', messages.deliveryUnknown)
      requireOn(webhook)
      const row = await restartDelivery(db, key)
      if (!row) throw new AppError('conflict', messages.isSending)
      return describeDelivery(row)
    },
  }
}

async function createWebhook(options: WebhookOptions, caller: KnownSession, wanted: WantedWebhook) {
  const { db, sealer, createId, privateHosts } = options
  const { workspaceId } = caller
  const refusal = refusalOf(caller)
  if (refusal !== null) throw new AppError('forbidden', refusal)
  const address = readWebhookAddress(wanted.address, privateHosts)
  const id = createId()
  const secret = createWebhookSecret()
  const row = await db.transaction(async (tx) => {
    // The lock of the workspace, so that calls at the same time can't exceed the limit together.
    await lockBalance(tx, workspaceId)
    if ((await countWebhooks(tx, workspaceId)) >= maxWebhooks) {
      throw new AppError('conflict', messages.tooMany(maxWebhooks), { details: { maxWebhooks } })
    }
    const events = [...new Set(wanted.events)]
    return insertWebhook(tx, { id, workspaceId, address, events, secret: sealer.seal(secret, rowName(id)) })
  })
  return { webhook: describeWebhook(row), secret }
}

function sendTest({ db, createId }: WebhookOptions, workspaceId: string, id: string): Promise<Delivery> {
  return db.transaction(async (tx) => {
    await lockBalance(tx, workspaceId)
    requireOn(await requireWebhook(tx, workspaceId, id))
    const { count, minutes } = maxTests
    if ((await countRecent(tx, { workspaceId, event: testEvent, minutes })) >= count) {
      throw new AppError('rate_limited', messages.tooManyTests(count))
    }
    const deliveryId = createId()
    const body = writeBody(testEvent, { webhookId: id })
    const told = { workspaceId, webhookId: id, address: null, eventId: `msg_${deliveryId}` }
    await insertDeliveries(tx, [{ ...told, id: deliveryId, event: testEvent, body }])
    const row = await findDelivery(tx, { workspaceId, webhookId: id, id: deliveryId })
    return describeDelivery(row!)
  })
}

function refusalOf({ session }: KnownSession): string | null {
  return session.isGuest ? messages.guest : describeApiRefusal(session.allowed)
}

async function requireWebhook(
  db: Parameters<typeof findWebhook>[0],
  workspaceId: string,
  id: string,
): Promise<WebhookRow> {
  const row = await findWebhook(db, workspaceId, id)
  if (!row) throw missing()
  return row
}

function requireOn({ offBecause }: WebhookRow): void {
  if (offBecause !== null) throw new AppError('conflict', messages.isOff)
}

function missing(): AppError {
  return new AppError('not_found', messages.unknown)
}

function describeWebhook(row: WebhookRow): Webhook {
  const { id, address, events, offBecause, failingSince, createdAt } = row
  return {
    id,
    address,
    events,
    createdAt: createdAt.toISOString(),
    state: offBecause === null ? 'on' : offBecause === 'owner' ? 'off' : offBecause,
    failingSince: failingSince?.toISOString() ?? null,
  }
}

function describeDelivery(row: DeliveryRow): Delivery {
  const { id, eventId, event, body, state, createdAt, dueAt, tries } = row
  return {
    id,
    eventId,
    event,
    body,
    state,
    createdAt: createdAt.toISOString(),
    nextTryAt: state === 'waiting' ? (dueAt?.toISOString() ?? null) : null,
    tries,
  }
}
