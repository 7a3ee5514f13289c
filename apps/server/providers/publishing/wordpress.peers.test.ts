// The recipe against a real WordPress, which `npm run test:peers` starts.

import { createHash, randomBytes } from 'node:crypto'
import { request } from 'undici'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { createGuardedSend } from '../../lib/guarded-send.ts'
import type { SitePicture } from './port.ts'
import { publishingSites } from './sites.ts'
import { buildPost, callTo, publishToEnd, type SiteDrive, type TestedSite } from './testing.ts'

const url = new URL(process.env['TEST_WORDPRESS_URL'] ?? 'http://127.0.0.1')
const site: TestedSite = {
  kind: 'wordpress',
  host: url.host,
  address: url.origin,
  login: {
    user: process.env['TEST_WORDPRESS_USER'] ?? '',
    secret: process.env['TEST_WORDPRESS_PASSWORD'] ?? '',
  },
}
const send = createGuardedSend({ exemptHosts: [site.host] })
let pictures: SitePicture[]

beforeAll(async () => {
  pictures = await Promise.all(
    ['#2a6', '#26a'].map(async (background, index) => {
      const create = { width: 640, height: 360, channels: 3 as const, background }
      const bytes = await sharp({ create }).jpeg().toBuffer()
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const names = {
        assetId: index === 0 ? 'cover' : 'dusk',
        name: `picture-${index}.jpg`,
        mimeType: 'image/jpeg',
      }
      return {
        ...names,
        sha256,
        altText: `A "lamp" & ${index}`,
        caption: 'A <lamp>',
        read: async () => bytes,
      }
    }),
  )
})

interface RealPost {
  id: number
  status: string
  slug: string
  title: { raw: string }
  content: { raw: string }
  excerpt: { raw: string }
  featured_media: number
}

async function ask<Answer>(route: string, query: Record<string, string> = {}): Promise<Answer> {
  const address = new URL(`${site.address}/`)
  address.search = new URLSearchParams({ rest_route: route, context: 'edit', ...query }).toString()
  const authorization = `Basic ${Buffer.from(`${site.login.user}:${site.login.secret}`).toString('base64')}`
  const { body } = await request(address, { headers: { authorization } })
  return (await body.json()) as Answer
}

const listPosts = (key: string): Promise<RealPost[]> => ask('/wp/v2/posts', { search: key, status: 'any' })

function prepare(): { key: string; drive: SiteDrive } {
  const key = randomBytes(16).toString('hex')
  const post = buildPost({
    slug: `lamps-${key.slice(0, 6)}`,
    pictures,
    html: `${buildPost().html}\n<p>&lt;script&gt; 中文 🏮</p>`,
  })
  return { key, drive: { key, post } }
}

test('a log-in is tried out, and a wrong one refused', async () => {
  const { check } = publishingSites.wordpress
  expect(await check(callTo(site, { nowMs: Date.now() }))).toBeTruthy()
  const wrong = callTo(site, { nowMs: Date.now() }, { secret: 'wrong' })
  await expect(check(wrong)).rejects.toMatchObject({ failure: 'unauthorized' })
})

test('a draft with pictures becomes a live post, which is then changed in place', async () => {
  const { key, drive } = prepare()
  const draft = await publishToEnd(site, drive)
  expect(draft).toMatchObject({ kind: 'published', article: { notices: [] } })
  const [post, ...others] = await listPosts(key)
  expect(others).toEqual([])
  expect(post).toMatchObject({ status: 'draft', slug: drive.post!.slug, title: { raw: drive.post!.title } })
  expect(post!.content.raw).toContain('<p>&lt;script&gt; 中文 🏮</p>')
  expect(post!.excerpt.raw).toBe(drive.post!.description)
  const media = await ask<{ alt_text: string; source_url: string }>(`/wp/v2/media/${post!.featured_media}`)
  expect(media.alt_text).toBe('A "lamp" & 0')
  expect(post!.content.raw).not.toContain('vivify-picture:')

  const earlierId = draft.kind === 'published' ? draft.article.id : ''
  const changed = buildPost({ ...drive.post, title: 'Another title' })
  const live = await publishToEnd(site, { ...drive, earlierId, post: changed, status: 'publish' })
  expect(live).toMatchObject({ kind: 'published' })
  const [after, ...more] = await listPosts(key)
  expect(more).toEqual([])
  expect(after).toMatchObject({ id: Number(earlierId), status: 'publish', title: { raw: 'Another title' } })
  const page = await request(live.kind === 'published' ? live.article.link! : '')
  const html = await page.body.text()
  expect(html).toContain('Another title')
  const shown = /<img[^>]* src="([^"]+picture-1[^"]*)"/.exec(html)?.[1]
  expect((await request(shown!)).statusCode).toBe(200)
})

test('calls that are cut after they acted leave one post and no second picture', async () => {
  const { key, drive } = prepare()
  const cut = new Set<string>()
  const fetch = async (call: Request): Promise<Response> => {
    const name = `${call.method} ${new URL(call.url).searchParams.get('rest_route')}`
    const answer = await send(call)
    if (call.method === 'POST' && !cut.has(name)) {
      cut.add(name)
      throw new TypeError('fetch failed')
    }
    return answer
  }
  const first = await publishToEnd(site, { ...drive, fetch })
  expect(first.kind, 'the picture’s answer is lost').toBe('failed')
  expect(await publishToEnd(site, { ...drive, fetch })).toMatchObject({ kind: 'published' })
  expect(cut).toEqual(new Set(['POST /wp/v2/media', 'POST /wp/v2/posts']))
  expect(await listPosts(key)).toHaveLength(1)
  const media = await ask<{ slug: string }[]>('/wp/v2/media', { per_page: '100' })
  expect(media.filter(({ slug }) => slug.startsWith(`vivify-${key.slice(0, 8)}`))).toHaveLength(2)
})

test('a post that was deleted there is made anew', async () => {
  const { key, drive } = prepare()
  const again = await publishToEnd(site, { ...drive, earlierId: '999999' })
  expect(again).toMatchObject({
    kind: 'published',
    article: { notices: [expect.stringContaining('deleted')] },
  })
  expect(await listPosts(key)).toHaveLength(1)
})
