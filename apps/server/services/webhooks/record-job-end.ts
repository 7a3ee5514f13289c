// What the end of a job means to webhooks.

import type { JobKind } from '@vivify/contract/jobs'
import type { WebhookEvent } from '@vivify/contract/webhook-events'
import { findCreation } from '../../store/creations.ts'
import type { Executor } from '../../store/database.ts'
import type { JobRow } from '../../store/jobs.ts'
import { recordBrandKitCall } from './brand-kit-call.ts'
import { recordEvent } from './record-event.ts'

const finished: Partial<Record<JobKind, WebhookEvent>> = {
  'make-video': 'video.finished',
  'make-ad-video': 'video.finished',
  'make-images': 'picture.finished',
  'make-gif': 'gif.finished',
  'make-persona': 'persona.finished',
  'write-article': 'article.finished',
  'publish-article': 'article.published',
}

const failed: Partial<Record<JobKind, WebhookEvent>> = {
  'make-video': 'video.failed',
  'make-ad-video': 'video.failed',
  'make-images': 'picture.failed',
  'make-gif': 'gif.failed',
  'make-persona': 'persona.failed',
  'write-article': 'article.failed',
  'publish-article': 'article.publishing_failed',
}

/** Called in the transaction that ends a job, after its rows are written. A canceled job is no event. */
export async function recordJobEnd(tx: Executor, job: JobRow, createId: () => string): Promise<void> {
  const { id, workspaceId, status } = job
  const events = status === 'completed' ? finished : status === 'failed' ? failed : {}
  const event = events[job.kind as JobKind]
  if (event === undefined) return
  await recordEvent(
    tx,
    { workspaceId, event, key: id, describe: (executor) => describeEnd(executor, job) },
    createId,
  )
  if (status === 'completed' && job.kind === 'make-video') await recordBrandKitCall(tx, job, createId)
}

async function describeEnd(tx: Executor, job: JobRow): Promise<object> {
  const { id: jobId, kind, subject, status, errorCode, errorMessage } = job
  if (status === 'failed') return { jobId, kind, subject, code: errorCode, message: errorMessage }
  const result = job.result as Record<string, unknown>
  return { jobId, kind, subject, ...result, ...(await describeCreation(tx, job.workspaceId, result)) }
}

async function describeCreation(tx: Executor, workspaceId: string, result: Record<string, unknown>) {
  const { creationId } = result
  const creation = typeof creationId === 'string' ? await findCreation(tx, workspaceId, creationId) : null
  return creation ? { title: creation.title, facts: creation.facts } : {}
}
