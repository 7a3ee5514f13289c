// WordPress over its REST API with an application password (developer.wordpress.org/rest-api). Pictures are uploaded
// first. A post carries its key in a comment of its HTML: after a call whose outcome is unknown, the search finds it.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { z } from 'zod'
import { ProviderError } from '../provider-error.ts'
import type { FoundAgain, StepResult } from '../social/port.ts'
import { callSite, linkSchema, slugSchema } from './call-site.ts'
import { placePictures } from './place-pictures.ts'
import type { PublishedArticle, PublishingSite, SiteCall, SitePicture, SiteRun, Upload } from './port.ts'

const label = 'WordPress'

export const wordpress: PublishingSite = { kind: 'wordpress', label, check, publish }

const siteSchema = z.object({ name: z.string(), namespaces: z.array(z.string()) })
const userSchema = z.object({ capabilities: z.record(z.string(), z.unknown()) })
const postSchema = z.object({
  id: z.number().int(),
  link: linkSchema,
  slug: slugSchema,
  status: z.string(),
})
const foundSchema = postSchema.extend({ content: z.object({ raw: z.string().default('') }) })
const mediaSchema = z.object({ id: z.number().int(), source_url: z.url({ protocol: /^https?$/ }).max(2000) })

async function check(call: SiteCall): Promise<string> {
  const site = await ask(call, { path: '/', answer: siteSchema })
  if (!site.namespaces.includes('wp/v2')) throw notAnApi(call)
  const capabilities = await readCapabilities(call)
  if (capabilities['edit_posts'] !== true || capabilities['upload_files'] !== true) {
    throw new AppError('bad_input', messages.articleSites.forbidden(site.name || call.name))
  }
  return site.name.trim() || call.name
}

function notAnApi({ name }: SiteCall): AppError {
  return new AppError('bad_input', messages.articleSites.notAnApi(name, label))
}

async function readCapabilities(call: SiteCall): Promise<Record<string, unknown>> {
  const query = { context: 'edit' }
  return (await ask(call, { path: '/wp/v2/users/me', query, answer: userSchema })).capabilities
}

async function publish(run: SiteRun): Promise<PublishedArticle> {
  const rights = await run.step('rights', async () => {
    const { publish_posts: canPublish } = await readCapabilities(run)
    return { canPublish: canPublish === true ? 'yes' : 'no' }
  })
  const uploads = new Map<string, Upload>()
  for (const picture of run.post.pictures) {
    const step = await run.step(`picture ${picture.sha256.slice(0, 16)}`, () => keepPicture(run, picture))
    uploads.set(picture.assetId, { id: step['id']!, url: step['url']! })
  }
  const isPending = run.status === 'publish' && rights['canPublish'] !== 'yes'
  const body = describePost(run, uploads, isPending ? 'pending' : run.status)
  const { result, notices } = await send(run, body)
  const { slug } = run.post
  const isOtherSlug = slug !== '' && result['slug'] !== slug && result['slug'] !== ''
  return {
    id: result['id']!,
    link: result['link'] || null,
    notices: [
      ...notices,
      ...(isPending ? [messages.articleSites.draftOnly(run.name)] : []),
      ...(isOtherSlug ? [messages.articleSites.slugTaken(result['slug']!)] : []),
    ],
    uploads: new Map(),
  }
}

async function send(run: SiteRun, body: object): Promise<{ result: StepResult; notices: string[] }> {
  const updated = run.earlierId === null ? null : await update(run, run.earlierId, body)
  if (updated) return { result: updated, notices: [] }
  const create = async (): Promise<StepResult> =>
    describe(await ask(run, { path: '/wp/v2/posts', json: body, answer: postSchema }))
  const result = await run.commit('post', create, () => findAgain(run))
  return { result, notices: run.earlierId === null ? [] : [messages.articleSites.missingThere(run.name)] }
}

/** Null when the post is no longer there. */
async function update(run: SiteRun, id: string, body: object): Promise<StepResult | null> {
  const result = await run.step('update', async (): Promise<StepResult> => {
    try {
      return describe(await ask(run, { path: `/wp/v2/posts/${id}`, json: body, answer: postSchema }))
    } catch (error) {
      if (ProviderError.isInstance(error) && [404, 410].includes(error.status ?? 0)) return { gone: 'yes' }
      throw error
    }
  })
  return result['gone'] === 'yes' ? null : result
}

function describe({ id, link, slug }: z.output<typeof postSchema>): StepResult {
  return { id: String(id), link, slug }
}

function describePost({ post, key }: SiteRun, uploads: ReadonlyMap<string, Upload>, status: string): object {
  const html = placePictures(post.html, (assetId) => uploads.get(assetId)?.url)
  const featured = post.featuredId === null ? undefined : uploads.get(post.featuredId)
  return {
    title: post.title,
    content: `${html}\n${markOf(key)}`,
    excerpt: post.description,
    status,
    ...(post.slug === '' ? {} : { slug: post.slug }),
    featured_media: featured === undefined ? 0 : Number(featured.id),
  }
}

function markOf(key: string): string {
  return `<!-- vivify ${key} -->`
}

async function findAgain(run: SiteRun): Promise<FoundAgain<StepResult>> {
  const { slug } = run.post
  const places: Record<string, string>[] = [{ search: run.key }, ...(slug === '' ? [] : [{ slug }])]
  try {
    for (const place of places) {
      const query = { ...place, status: 'any', context: 'edit', per_page: '20' }
      const posts = await ask(run, { path: '/wp/v2/posts', query, answer: z.array(foundSchema) })
      const found = posts.find(({ content }) => content.raw.includes(markOf(run.key)))
      if (found) return { outcome: 'done', result: describe(found) }
    }
    return { outcome: 'absent' }
  } catch (error) {
    // An account that may not read drafts can't tell.
    if (ProviderError.isInstance(error) && !error.isRetryable) return { outcome: 'unclear' }
    throw error
  }
}

/** Uploads a picture unless it is there; its slug says what it is. */
async function keepPicture(run: SiteRun, picture: SitePicture): Promise<StepResult> {
  const slug = `vivify-${run.key.slice(0, 8)}-${picture.sha256.slice(0, 16)}`
  const answer = z.array(mediaSchema)
  const [known] = await ask(run, { path: '/wp/v2/media', query: { slug }, answer })
  const media = known ?? (await upload(run, picture, slug))
  return { id: String(media.id), url: media.source_url }
}

async function upload(
  run: SiteRun,
  picture: SitePicture,
  slug: string,
): Promise<z.output<typeof mediaSchema>> {
  const { name, mimeType, altText, caption } = picture
  const form = new FormData()
  form.set('slug', slug)
  form.set('title', altText || name)
  form.set('alt_text', altText)
  form.set('caption', caption)
  form.set('file', new Blob([new Uint8Array(await picture.read())], { type: mimeType }), name)
  return ask(run, { path: '/wp/v2/media', body: form, answer: mediaSchema })
}

interface Ask<Answer extends z.ZodType> {
  path: string
  query?: Readonly<Record<string, string>>
  json?: object
  body?: FormData
  answer: Answer
}

/** By the form of address that works without rewriting, too. */
async function ask<Answer extends z.ZodType>(
  call: SiteCall,
  { path, query = {}, json, body, answer }: Ask<Answer>,
): Promise<z.output<Answer>> {
  const { address, user, secret } = call.access
  const url = new URL(`${address}/`)
  url.search = new URLSearchParams({ rest_route: path, ...query }).toString()
  const sent = json === undefined ? (body === undefined ? null : { body }) : { json }
  const answered = await callSite(call, {
    method: sent === null ? 'GET' : 'POST',
    url: url.href,
    headers: { authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}` },
    ...sent,
    answer,
  })
  return answered.body
}
