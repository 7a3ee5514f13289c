import { z } from 'zod'
import { webhookEventNames } from '../webhook-events.ts'
import { defineRoute, doneSchema, idSchema, momentSchema } from './route.ts'

export const maxWebhooks = 10

export const webhookSchema = z.object({
  id: z.string(),
  address: z.string(),
  events: z.array(z.string()),
  createdAt: momentSchema,
  /** Whether it is called, and why not: turned off by its owner, after days of failures, or because it is gone. */
  state: z.enum(['on', 'off', 'failures', 'gone']),
  /** Since when every call has failed; null when the last one was delivered. */
  failingSince: momentSchema.nullable(),
})
export type Webhook = z.infer<typeof webhookSchema>

export const webhookTrySchema = z.object({
  at: momentSchema,
  /** null when there was no answer. */
  status: z.number().int().nullable(),
  tookMs: z.number().int(),
  /** The first kilobyte of the answer. */
  answer: z.string(),
  /** Why the try failed, as a sentence; null when it didn't. */
  problem: z.string().nullable(),
})
export type WebhookTry = z.infer<typeof webhookTrySchema>

export const deliverySchema = z.object({
  id: z.string(),
  /** The header `webhook-id`, which stays the same at every try. */
  eventId: z.string(),
  event: z.string(),
  /** What is sent, as JSON. */
  body: z.string(),
  state: z.enum(['waiting', 'sending', 'delivered', 'failed', 'cancelled']),
  createdAt: momentSchema,
  /** When the next try is planned; null when there is none. */
  nextTryAt: momentSchema.nullable(),
  /** The latest tries, the oldest first. */
  tries: z.array(webhookTrySchema),
})
export type Delivery = z.infer<typeof deliverySchema>

const wantedSchema = z.object({
  address: z.string().trim().min(1).max(2000),
  events: z.array(z.enum(webhookEventNames)).min(1).max(webhookEventNames.length),
})
const params = z.object({ webhookId: idSchema })
const deliveryParams = params.extend({ deliveryId: idSchema })

export const listWebhooks = defineRoute({
  area: 'webhooks',
  method: 'get',
  path: '/api/webhooks',
  summary: 'Webhooks, the newest first, and whether any may be added',
  access: 'session',
  status: 200,
  answer: z.object({
    webhooks: z.array(webhookSchema),
    /** Why no webhook can be added, as a sentence; null when webhooks are allowed. */
    refusal: z.string().nullable(),
  }),
})

export const createWebhook = defineRoute({
  area: 'webhooks',
  method: 'post',
  path: '/api/webhooks',
  summary: 'Add a webhook; its secret is shown only now',
  access: 'session',
  body: wantedSchema,
  status: 201,
  answer: z.object({ webhook: webhookSchema, secret: z.string() }),
})

export const changeWebhook = defineRoute({
  area: 'webhooks',
  method: 'put',
  path: '/api/webhooks/{webhookId}',
  summary: 'Change a webhook, or turn it on or off',
  access: 'session',
  params,
  body: wantedSchema.extend({ isOn: z.boolean() }),
  status: 200,
  answer: webhookSchema,
})

export const deleteWebhook = defineRoute({
  area: 'webhooks',
  method: 'delete',
  path: '/api/webhooks/{webhookId}',
  summary: 'Delete a webhook and its log',
  access: 'session',
  params,
  status: 200,
  answer: doneSchema,
})

export const rollWebhookSecret = defineRoute({
  area: 'webhooks',
  method: 'post',
  path: '/api/webhooks/{webhookId}/secret',
  summary: 'Make a new secret, which is shown only now; the old one signs too for 24 hours',
  access: 'session',
  params,
  status: 200,
  answer: z.object({ secret: z.string() }),
})

export const testWebhook = defineRoute({
  area: 'webhooks',
  method: 'post',
  path: '/api/webhooks/{webhookId}/test',
  summary: 'Send a test event',
  access: 'session',
  params,
  status: 202,
  answer: deliverySchema,
})

export const listDeliveries = defineRoute({
  area: 'webhooks',
  method: 'get',
  path: '/api/webhooks/{webhookId}/deliveries',
  summary: 'What was sent in the last 30 days, the latest first, 50 at a time',
  access: 'session',
  params,
  query: z.object({
    /** The id of the last delivery of the page before. */
    after: idSchema.optional(),
  }),
  status: 200,
  answer: z.object({ deliveries: z.array(deliverySchema) }),
})

export const resendDelivery = defineRoute({
  area: 'webhooks',
  method: 'post',
  path: '/api/webhooks/{webhookId}/deliveries/{deliveryId}/resend',
  summary: 'Send a delivery again, with the same webhook-id',
  access: 'session',
  params: deliveryParams,
  status: 202,
  answer: deliverySchema,
})
