// One signed POST with the whole post, thread included. A call that fails is sent again with the same Idempotency-Key,
// by which the receiver recognizes a post that it has already taken.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { platformNames } from '@vivify/contract/platforms'
import { z } from 'zod'
import { callPlatform } from '../call-platform.ts'
import type { PublishedPost, PublishRun, SocialPlatform, StepResult } from '../port.ts'
import { signatureHeader, signBody } from './signature.ts'
import { WebhookSimulator } from './simulator.ts'

const platform = platformNames.webhook

/** `access.server` is the address, `access.token` the secret. */
export const webhook: SocialPlatform = {
  id: 'webhook',
  registration: {
    settings: { clientId: '', clientSecret: '', baseUrl: '', loginUrl: '' },
    defaults: { baseUrl: '', loginUrl: '' },
    steps: [],
    links: [],
  },
  login: { kind: 'webhook' },
  publish,
  measurePosts: null,
  measureAccount: null,
  createSimulator: (options) => new WebhookSimulator(options),
}

/** What a receiver may answer; anything else is ignored. */
const receiptSchema = z
  .object({
    id: z.string().max(200).optional(),
    url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional(),
  })
  .catch({})

async function publish(run: PublishRun): Promise<PublishedPost> {
  const result = await run.step('call', () => send(run))
  return { id: result['id'] ?? run.key, permalink: result['url'] ?? null }
}

async function send(run: PublishRun): Promise<StepResult> {
  const { access, fetch, signal, key } = run
  const body = await writeBody(run)
  const { body: answer } = await callPlatform({
    platform,
    fetch,
    signal,
    url: access.server,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      [signatureHeader]: signBody(body, { secret: access.token, nowMs: run.now() }),
    },
    body: Buffer.from(body),
    answer: receiptSchema,
    now: () => run.now(),
  })
  return { id: answer.id ?? key, ...(answer.url ? { url: answer.url } : {}) }
}

async function writeBody({ key, post, content, files }: PublishRun): Promise<string> {
  const media = []
  for (const file of files) {
    const url = await file.publicUrl()
    if (url === null) throw new AppError('bad_input', messages.publishing.publicAddressMissing(platform))
    const { kind, mimeType, altText, sizeBytes } = file
    media.push({ kind, url, mimeType, sizeBytes, altText })
  }
  const { text, thread, firstComment } = post
  const { isAiMade, plan, pillar } = content
  return JSON.stringify({ id: key, text, thread, firstComment, media, isAiMade, plan, pillar })
}
