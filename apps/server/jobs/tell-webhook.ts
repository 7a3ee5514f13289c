import { tellWebhook, type WebhookOptions } from '../services/brand-kit/tell-webhook.ts'
import { defineJob, type JobDefinition } from '../services/jobs/job.ts'

const atOnce = 4

/** Notifies a person's webhook that a video is finished. */
export function tellWebhookJob(options: WebhookOptions): JobDefinition {
  return defineJob({ kind: 'tell-webhook', concurrency: atOnce, handle: (run) => tellWebhook(options, run) })
}
