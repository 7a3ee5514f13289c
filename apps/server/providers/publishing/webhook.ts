// One signed POST with the whole article, pictures included. A call that fails is sent again with the same
// Idempotency-Key, by which the receiver recognizes a request that it has already taken.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { z } from 'zod'
import type { StepResult } from '../social/port.ts'
import { signatureHeader, signBody } from '../social/webhook/signature.ts'
import { callSite } from './call-site.ts'
import { placePictures } from './place-pictures.ts'
import type { PublishedArticle, PublishingSite, SiteCall, SiteRun } from './port.ts'

export const webhook: PublishingSite = { kind: 'webhook', label: 'a webhook', check, publish }

/** Of all pictures together, before they are encoded. */
const maxPictureBytes = 20_000_000

/** A receiver can't check a signature before its owner has the secret, so nothing is sent. */
function check({ name }: SiteCall): Promise<string> {
  return Promise.resolve(name)
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

async function publish(run: SiteRun): Promise<PublishedArticle> {
  const result = await run.step('call', () => send(run))
  return { id: result['id']!, link: result['url'] ?? null, notices: [], uploads: new Map() }
}

async function send(run: SiteRun): Promise<StepResult> {
  const { access, key, requestKey } = run
  const body = await writeBody(run)
  const { body: answer } = await callSite(run, {
    url: access.address,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': requestKey,
      [signatureHeader]: signBody(body, { secret: access.secret, nowMs: run.now() }),
    },
    body: Buffer.from(body),
    answer: receiptSchema,
  })
  return { id: answer.id ?? key, ...(answer.url ? { url: answer.url } : {}) }
}

/** In `html`, pictures have the names that they have in `pictures`. */
async function writeBody({ key, post, status, earlierId, name }: SiteRun): Promise<string> {
  const { title, slug, seoTitle, description, markdown, featuredId } = post
  const names = new Map(post.pictures.map((picture) => [picture.assetId, picture.name]))
  const pictures = []
  let bytes = 0
  for (const { assetId, name: file, mimeType, altText, caption, read } of post.pictures) {
    const data = Buffer.from(await read())
    bytes += data.length
    if (bytes > maxPictureBytes) throw new AppError('bad_input', messages.articleSites.tooLarge(name))
    const isFeatured = assetId === featuredId
    pictures.push({ name: file, mimeType, altText, caption, isFeatured, data: data.toString('base64') })
  }
  const html = placePictures(post.html, (assetId) => names.get(assetId))
  const article = { title, slug, seoTitle, description, html, markdown, pictures }
  return JSON.stringify({
    event: 'article.published',
    id: key,
    status,
    isUpdate: earlierId !== null,
    article,
  })
}
