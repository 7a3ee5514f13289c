import {
  tellWebhook,
  tellWebhookKind,
  tellWebhookPayloadSchema,
  type WebhookOptions,
} from '../services/brand-kit/tell-webhook.ts'
import { defineJob, type JobDefinition } from './job.ts'

const atOnce = 4

/** Tells a person's automation that a video is finished. */
export function tellWebhookJob(options: WebhookOptions): JobDefinition {
  return defineJob({
    kind: tellWebhookKind,
    payload: tellWebhookPayloadSchema,
    concurrency: atOnce,
    async handle({ id, workspaceId, payload, signal }) {
      return { result: await tellWebhook(options, { id, workspaceId, signal, ...payload }) }
    },
  })
}
