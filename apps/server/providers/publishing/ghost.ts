// Ghost over its Admin API with the key of a custom integration (docs.ghost.org/admin-api). A post carries its key in its
// own code injection, which nobody sees: after a call whose outcome is unknown, it is looked for among the latest posts.

import * as messages from '@vivify/contract/messages'
import { z } from 'zod'
import { ProviderError } from '../provider-error.ts'
import type { FoundAgain, StepResult } from '../social/port.ts'
import { callSite, linkSchema, slugSchema } from './call-site.ts'
import { signGhostToken } from './ghost-token.ts'
import { placePictures, Uploads } from './place-pictures.ts'
import type { PublishedArticle, PublishingSite, SiteCall, SitePicture, SiteRun } from './port.ts'

export const ghost: PublishingSite = { kind: 'ghost', label: 'Ghost', check, publish }

/** Ghost's limits in characters. */
const maxTitle = 255
const maxAltText = 125
/** The most that one answer lists. */
const maxListed = 100

const siteSchema = z.object({ site: z.object({ title: z.string() }) })
const postSchema = z.object({
  id: z.string().min(1).max(100),
  slug: slugSchema,
  url: linkSchema,
  updated_at: z.string().nullish(),
  created_at: z.string().nullish(),
  codeinjection_head: z.string().nullish(),
})
type GhostPost = z.output<typeof postSchema>
const postsSchema = z.object({ posts: z.array(postSchema) })
const onePostSchema = z.object({ posts: z.array(postSchema).length(1) })
const imagesSchema = z.object({
  images: z.array(z.object({ url: z.url({ protocol: /^https?$/ }).max(2000) })).length(1),
})

async function check(call: SiteCall): Promise<string> {
  const { site } = await ask(call, { path: 'site/', answer: siteSchema })
  // The site's name is public; this call is not.
  await ask(call, { path: 'posts/', query: { limit: '1', fields: 'id,slug,url' }, answer: postsSchema })
  return site.title.trim() || call.name
}

async function publish(run: SiteRun): Promise<PublishedArticle> {
  const uploads = new Uploads(run)
  for (const picture of run.post.pictures) {
    if (uploads.of(picture.assetId)) continue
    const step = await run.step(`picture ${picture.sha256.slice(0, 16)}`, () => upload(run, picture))
    uploads.bySha256.set(picture.sha256, { id: step['url']!, url: step['url']! })
  }
  const fields = describePost(run, uploads)
  const updated = run.earlierId === null ? null : await update(run, run.earlierId, fields)
  const result = updated ?? (await create(run, fields))
  const isNewThere = run.earlierId !== null && updated === null
  const { slug, title } = run.post
  return {
    id: result['id']!,
    link: result['url'] || null,
    notices: [
      ...(isNewThere ? [messages.articleSites.missingThere(run.name)] : []),
      ...(slug !== '' && result['slug'] !== slug ? [messages.articleSites.slugTaken(result['slug']!)] : []),
      ...(title.length > maxTitle ? [messages.articleSites.titleCut(maxTitle)] : []),
    ],
    uploads: uploads.bySha256,
  }
}

function create(run: SiteRun, fields: object): Promise<StepResult> {
  const post = { ...fields, codeinjection_head: markOf(run.key) }
  const call = async (): Promise<StepResult> => {
    const { posts } = await ask(run, {
      path: 'posts/',
      query: { source: 'html' },
      json: { posts: [post] },
      answer: onePostSchema,
    })
    return describe(posts[0]!)
  }
  return run.commit('post', call, (begunMs) => findAgain(run, begunMs))
}

/** Null when the post is no longer there. Ghost takes an update only with the date of the version that it changes. */
async function update(run: SiteRun, id: string, fields: object): Promise<StepResult | null> {
  const path = `posts/${encodeURIComponent(id)}/`
  const result = await run.step('update', async (): Promise<StepResult> => {
    try {
      const before = await ask(run, { path, answer: onePostSchema })
      const json = { posts: [{ ...fields, updated_at: before.posts[0]!.updated_at }] }
      const query = { source: 'html' }
      const { posts } = await ask(run, { method: 'PUT', path, query, json, answer: onePostSchema })
      return describe(posts[0]!)
    } catch (error) {
      if (ProviderError.isInstance(error) && error.failure === 'not_found') return { gone: 'yes' }
      throw error
    }
  })
  return result['gone'] === 'yes' ? null : result
}

function describe({ id, slug, url }: GhostPost): StepResult {
  return { id, slug, url }
}

function describePost({ post, status }: SiteRun, uploads: Uploads): object {
  const featured = post.pictures.find(({ assetId }) => assetId === post.featuredId)
  const image = uploads.of(post.featuredId)
  return {
    title: post.title.slice(0, maxTitle),
    ...(post.slug === '' ? {} : { slug: post.slug }),
    html: placePictures(post.html, (assetId) => uploads.of(assetId)?.url),
    status: status === 'publish' ? 'published' : 'draft',
    custom_excerpt: post.description || null,
    meta_title: post.seoTitle || null,
    meta_description: post.description || null,
    feature_image: image?.url ?? null,
    feature_image_alt: featured?.altText.slice(0, maxAltText) || null,
    feature_image_caption: featured ? escapeHtml(featured.caption) || null : null,
  }
}

/** Ghost shows captions as HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
}

function markOf(key: string): string {
  return `<!-- vivify ${key} -->`
}

async function findAgain(run: SiteRun, begunMs: number): Promise<FoundAgain<StepResult>> {
  const query = {
    limit: String(maxListed),
    order: 'created_at desc',
    fields: 'id,slug,url,created_at,codeinjection_head',
  }
  const { posts } = await ask(run, { path: 'posts/', query, answer: postsSchema })
  const found = posts.find((post) => post.codeinjection_head?.includes(markOf(run.key)) === true)
  if (found) return { outcome: 'done', result: describe(found) }
  // The two clocks may differ by some minutes.
  const isBefore = ({ created_at: created }: GhostPost): boolean =>
    Date.parse(created ?? '') < begunMs - 3_600_000
  return posts.length < maxListed || posts.some(isBefore) ? { outcome: 'absent' } : { outcome: 'unclear' }
}

/** Ghost can't be asked for a picture, so an upload whose answer was lost is made again. */
async function upload(run: SiteRun, picture: SitePicture): Promise<StepResult> {
  const form = new FormData()
  form.set('purpose', 'image')
  form.set('ref', picture.assetId)
  form.set('file', new Blob([new Uint8Array(await picture.read())], { type: picture.mimeType }), picture.name)
  const { images } = await ask(run, { path: 'images/upload/', body: form, answer: imagesSchema })
  return { url: images[0]!.url }
}

interface Ask<Answer extends z.ZodType> {
  method?: 'PUT'
  /** Below `/ghost/api/admin/`. */
  path: string
  query?: Readonly<Record<string, string>>
  json?: object
  body?: FormData
  answer: Answer
}

async function ask<Answer extends z.ZodType>(
  call: SiteCall,
  { method, path, query = {}, json, body, answer }: Ask<Answer>,
): Promise<z.output<Answer>> {
  const { address, secret } = call.access
  const url = new URL(`${address}/ghost/api/admin/${path}`)
  url.search = new URLSearchParams(query).toString()
  const sent = json === undefined ? (body === undefined ? null : { body }) : { json }
  const answered = await callSite(call, {
    method: method ?? (sent === null ? 'GET' : 'POST'),
    url: url.href,
    headers: { authorization: `Ghost ${signGhostToken(secret, call.now())}`, 'accept-version': 'v5.0' },
    ...sent,
    answer,
  })
  return answered.body
}
