// Sends deliveries when they are due. Any number of processes may do so at once. A receiver has a few calls at work at
// once and a call has a few seconds, so a slow receiver holds up nobody else.

import { webhookMessages } from '@vivify/contract/webhook-messages'
import type { GuardedSend } from '../../lib/guarded-send.ts'
import { isUnopenable, type Sealer } from '../../lib/sealed.ts'
import type { Database } from '../../store/database.ts'
import {
  endDelivery,
  releaseDeliveries,
  takeDueDeliveries,
  type TakenDelivery,
} from '../../store/webhook-deliveries.ts'
import { cancelWaiting, updateWebhook, type WebhookRow } from '../../store/webhooks.ts'
import { findBrandKitAddress } from './brand-kit-call.ts'
import { callReceiver, type Called } from './call-receiver.ts'
import { planNext, type RetryTimes } from './plan-next.ts'
import { signWebhook } from './sign.ts'

export interface SenderOptions {
  db: Database
  sealer: Sealer
  send: GuardedSend
  /** True when no other process uses the database, so that what a dead process took is free at once. */
  isAlone: boolean
  onError: (error: unknown) => void
  /** Default: the usual ones. */
  times?: RetryTimes
  /** For one call. Default: 15,000. */
  timeoutMs?: number
}

export interface WebhookSender {
  /** Begins to send what is due, as far as there is room, and returns without waiting for answers. */
  sendDue(): Promise<void>
  /** Waits until nothing is being sent. */
  settle(): Promise<void>
  /** Cuts off calls in progress, which are made again later. */
  stop(): Promise<void>
}

const usualTimeoutMs = 15_000
/** How long a process has a delivery: its call, and the time to write what came of it. */
const extraMs = 45_000
const atOnce = 128
const ofReceiver = 2
const ofAccount = 8

export function rowName(webhookId: string): string {
  return `webhooks/${webhookId}`
}

export function createWebhookSender(options: SenderOptions): WebhookSender {
  const { db, timeoutMs = usualTimeoutMs } = options
  const stopping = new AbortController()
  const working = new Set<Promise<void>>()
  let looking: Promise<void> | null = null
  let isFirst = options.isAlone
  const look = async (): Promise<void> => {
    if (isFirst) await releaseDeliveries(db)
    isFirst = false
    const most = atOnce - working.size
    if (most === 0) return
    const limits = { most, mostOfReceiver: ofReceiver, mostOfAccount: ofAccount, forMs: timeoutMs + extraMs }
    for (const delivery of await takeDueDeliveries(db, limits)) begin(delivery)
  }
  const begin = (delivery: TakenDelivery): void => {
    const work = sendDelivery(options, delivery, { timeoutMs, signal: stopping.signal })
      .catch(options.onError)
      .finally(() => {
        working.delete(work)
        // The next one of this receiver may be due.
        if (!stopping.signal.aborted) void sendDue().catch(options.onError)
      })
    working.add(work)
  }
  const sendDue = async (): Promise<void> => {
    if (stopping.signal.aborted) return
    looking ??= look().finally(() => {
      looking = null
    })
    return looking
  }
  const settle = async (): Promise<void> => {
    while (looking !== null || working.size > 0) await Promise.allSettled([looking, ...working])
  }
  return {
    sendDue,
    settle,
    async stop() {
      stopping.abort()
      await settle()
    },
  }
}

async function sendDelivery(
  options: SenderOptions,
  delivery: TakenDelivery,
  limits: { timeoutMs: number; signal: AbortSignal },
): Promise<void> {
  const { db } = options
  const address = await findAddress(db, delivery)
  if (address === null) {
    await endDelivery(db, delivery, { state: 'cancelled', afterMs: null })
    return
  }
  const signed = describeHeaders(options, delivery)
  if ('problem' in signed) return noteCalled(options, delivery, withoutCall(signed.problem))
  try {
    const call = { address, headers: signed.headers, body: delivery.body, ...limits }
    await noteCalled(options, delivery, await callReceiver(options.send, call))
  } catch (error) {
    if (!limits.signal.aborted) throw error
    // The server stops. The next one makes the call again.
    await endDelivery(db, delivery, { state: 'waiting', afterMs: 0 })
  }
}

/** Null when nobody is to be called any more. */
async function findAddress(db: Database, { webhook, address, workspaceId }: TakenDelivery) {
  if (webhook) return webhook.offBecause === null ? webhook.address : null
  return (await findBrandKitAddress(db, workspaceId)) === address ? address : null
}

type Headers = { headers: Record<string, string> } | { problem: string }

function describeHeaders({ sealer }: SenderOptions, delivery: TakenDelivery): Headers {
  const { webhook, eventId: id, body } = delivery
  if (webhook === null) return { headers: { 'idempotency-key': delivery.id } }
  const timestamp = Math.floor(Date.now() / 1000)
  try {
    const signature = signWebhook({ id, timestamp, body }, openSecrets(sealer, webhook))
    return {
      headers: { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signature },
    }
  } catch (error) {
    if (!isUnopenable(error)) throw error
    return { problem: webhookMessages.problems.secretUnreadable }
  }
}

function openSecrets(sealer: Sealer, { id, secret, formerSecret, formerUntil }: WebhookRow): string[] {
  const hasFormer = formerSecret !== null && formerUntil !== null && formerUntil.getTime() > Date.now()
  return [secret, ...(hasFormer ? [formerSecret] : [])].map((sealed) => sealer.open(sealed, rowName(id)))
}

function withoutCall(problem: string): Called {
  const made = { at: new Date().toISOString(), status: null, tookMs: 0, answer: '', problem }
  return { made, retryAfterSeconds: null, isHopeless: true, isGone: false }
}

/** Writes what came of a call, and what it means for its webhook. */
async function noteCalled(options: SenderOptions, delivery: TakenDelivery, called: Called): Promise<void> {
  const { webhook } = delivery
  const plan = planNext(delivery, called, options.times)
  await options.db.transaction(async (tx) => {
    const isOurs = await endDelivery(tx, delivery, plan.end)
    if (!isOurs || webhook === null || Object.keys(plan.webhook).length === 0) return
    await updateWebhook(tx, webhook, plan.webhook)
    if (plan.webhook.offBecause) await cancelWaiting(tx, webhook.id)
  })
}
