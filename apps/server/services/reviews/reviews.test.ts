import { eq } from '../../store/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { postContentSchema, type PostContent } from '@vivify/contract/post'
import { signInAsGuest } from '@vivify/contract/routes/account'
import * as posts from '@vivify/contract/routes/posts'
import type { SavedPost } from '@vivify/contract/routes/posts'
import * as reviews from '@vivify/contract/routes/reviews'
import { reviewLinks } from '../../store/schema-social.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

let server: TestServer
/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer()
}, startMs)
afterAll(() => server.close(), startMs)

/** A GIF of one pixel. */
const gif = Buffer.from('R0lGODlhAQABAPAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

async function openGuest(): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  return browser
}

async function upload(browser: TestBrowser): Promise<string> {
  const { body } = await browser.call('PUT', '/api/assets?name=tea.gif', gif)
  return String(body['id'])
}

function createPost(browser: TestBrowser, content: Partial<PostContent> = {}): Promise<SavedPost> {
  const whole = postContentSchema.parse({ text: 'Tea', platforms: ['twitter', 'linkedin'], ...content })
  return browser.send(posts.createPost, { body: { content: whole } })
}

/** Makes a link and returns its token. */
async function share(browser: TestBrowser, postId: string, days = 30) {
  const { link, path } = await browser.send(reviews.createReviewLink, { params: { postId }, body: { days } })
  return { link, token: path.replace('/review/', '') }
}

const tryToShare = (browser: TestBrowser, postId: string) =>
  browser.call('POST', `/api/posts/${postId}/review-links`, { days: 30 })

const note = { author: 'Ann', kind: 'approved', platform: null, message: '', revision: 1 }

describe('a review link', () => {
  test('shows the post as each platform gets it to people without an account, and nothing of the owner', async () => {
    const browser = await openGuest()
    const post = await createPost(browser, {
      versions: { linkedin: { text: 'Tea, in detail' } },
      accounts: { twitter: 'secret-account' },
      personaId: 'secret-persona',
      pillar: 'secret-pillar',
    })
    const { token } = await share(browser, post.id)
    const answer = await server.openBrowser().call('GET', `/api/review/${token}`)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        versions: [
          { platform: 'twitter', text: 'Tea' },
          { platform: 'linkedin', text: 'Tea, in detail' },
        ],
        changes: [],
        notes: [],
      },
    })
    expect(JSON.stringify(answer.body)).not.toContain('secret')
    expect(JSON.stringify(answer.body)).not.toContain(post.id)
  })

  test('shows what has changed since it was made', async () => {
    const browser = await openGuest()
    const post = await createPost(browser)
    const { token } = await share(browser, post.id)
    await browser.send(posts.savePost, {
      params: { postId: post.id },
      body: { content: { ...post.content, text: 'Coffee' }, revision: post.revision },
    })
    const review = await server.openBrowser().send(reviews.readReview, { params: { token } })
    expect(review.changes).toEqual([{ platform: null, field: 'text', before: 'Tea', after: 'Coffee' }])
    expect(review.versions[0]!.text).toBe('Coffee')
  })

  test('shows the post’s own pictures, and no other file of the workspace', async () => {
    const browser = await openGuest()
    const [shown, hidden] = [await upload(browser), await upload(browser)]
    const post = await createPost(browser, { media: [{ assetId: shown, altText: 'A cup' }] })
    const { token } = await share(browser, post.id)
    const visitor = server.openBrowser()
    const { media } = await visitor.send(reviews.readReview, { params: { token } })
    expect(media).toMatchObject([{ kind: 'image', altText: 'A cup' }])
    const picture = await visitor.fetch('GET', media[0]!.url)
    expect(Buffer.from(await picture.arrayBuffer()).equals(gif)).toBe(true)
    expect((await visitor.fetch('GET', `/api/review/${token}/media/${hidden}`)).status).toBe(404)
    expect((await visitor.fetch('GET', `/api/assets/${shown}/content`)).status).toBe(401)
    const other = await share(browser, (await createPost(browser)).id)
    expect((await visitor.fetch('GET', `/api/review/${other.token}/media/${shown}`)).status).toBe(404)
  })

  test('ends when it expires or is withdrawn, with a sentence, for everything it opened', async () => {
    const browser = await openGuest()
    const post = await createPost(browser)
    const [expired, revoked] = [await share(browser, post.id), await share(browser, post.id)]
    const { db } = server.context.store
    const past = new Date(Date.now() - 1000)
    await db.update(reviewLinks).set({ expiresAt: past }).where(eq(reviewLinks.id, expired.link.id))
    await browser.send(reviews.revokeReviewLink, { params: { postId: post.id, linkId: revoked.link.id } })
    const visitor = server.openBrowser()
    for (const [token, sentence] of [
      [expired.token, 'This review link has expired. Ask for a new one.'],
      [revoked.token, 'This review link was withdrawn. Ask for a new one.'],
      ['a'.repeat(43), 'This review link does not exist. Check the address, or ask for a new link.'],
      ['x', 'This review link does not exist. Check the address, or ask for a new link.'],
    ] as const) {
      expect(await visitor.call('GET', `/api/review/${token}`)).toMatchObject({
        status: 404,
        body: { error: sentence },
      })
      expect((await visitor.call('POST', `/api/review/${token}/notes`, note)).status).toBe(404)
      expect((await visitor.fetch('GET', `/api/review/${token}/media/x`)).status).toBe(404)
    }
    const { links } = await browser.send(reviews.listReviews, { params: { postId: post.id } })
    expect(links.map(({ state }) => state).toSorted()).toEqual(['expired', 'revoked'])
  })

  test('ends with its post, and its secret is not stored', async () => {
    const browser = await openGuest()
    const post = await createPost(browser)
    const { token } = await share(browser, post.id)
    const rows = JSON.stringify(await server.context.store.db.select().from(reviewLinks))
    expect(rows).not.toContain(token)
    await browser.send(posts.deletePost, { params: { postId: post.id } })
    expect((await server.openBrowser().call('GET', `/api/review/${token}`)).status).toBe(404)
  })

  test('is one of so many open ones; one that has ended keeps nothing of the post', async () => {
    const browser = await openGuest()
    const post = await createPost(browser, { text: 'Tea before' })
    const links = await Promise.all(Array.from({ length: 60 }, () => tryToShare(browser, post.id)))
    expect(links.filter(({ status }) => status === 201)).toHaveLength(50)
    expect(links.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { error: messages.reviews.tooManyLinks },
    })
    const { links: listed } = await browser.send(reviews.listReviews, { params: { postId: post.id } })
    const params = { postId: post.id, linkId: listed[0]!.id }
    await browser.send(reviews.revokeReviewLink, { params })
    await share(browser, post.id)
    const kept = await server.context.store.db
      .select({ content: reviewLinks.content, revokedAt: reviewLinks.revokedAt })
      .from(reviewLinks)
      .where(eq(reviewLinks.postId, post.id))
    expect(kept).toHaveLength(51)
    for (const { content, revokedAt } of kept) {
      expect(content.text).toBe(revokedAt === null ? 'Tea before' : '')
    }
  })

  test('can be made, seen and withdrawn by the owner only', async () => {
    const [browser, stranger] = [await openGuest(), await openGuest()]
    const post = await createPost(browser)
    const { link, token } = await share(browser, post.id)
    const path = `/api/posts/${post.id}/review-links`
    expect((await stranger.call('POST', path, {})).status).toBe(404)
    expect((await stranger.call('GET', path)).status).toBe(404)
    expect((await stranger.call('DELETE', `${path}/${link.id}`)).status).toBe(404)
    expect((await server.openBrowser().call('GET', path)).status).toBe(401)
    expect((await stranger.call('GET', `/api/review/${token}`)).status).toBe(200)
  })
})

describe('what reviewers say', () => {
  test('is kept per platform and seen by the owner, and goes out of date when the post changes', async () => {
    const browser = await openGuest()
    const post = await createPost(browser)
    const { token } = await share(browser, post.id)
    const visitor = server.openBrowser()
    await visitor.send(reviews.addReviewNote, {
      params: { token },
      body: { ...note, platform: 'twitter', revision: post.revision },
    })
    await browser.send(posts.savePost, {
      params: { postId: post.id },
      body: { content: { ...post.content, text: 'Coffee' }, revision: post.revision },
    })
    await visitor.send(reviews.addReviewNote, {
      params: { token },
      body: { ...note, kind: 'changes_wanted', message: 'No coffee', revision: 999 },
    })
    const { notes } = await browser.send(reviews.listReviews, { params: { postId: post.id } })
    expect(notes).toMatchObject([
      { author: 'Ann', kind: 'approved', platform: 'twitter', isOutdated: true },
      { kind: 'changes_wanted', platform: null, message: 'No coffee', isOutdated: false },
    ])
  })

  test('through one link is not shown through another', async () => {
    const browser = await openGuest()
    const post = await createPost(browser)
    const [one, other] = [await share(browser, post.id), await share(browser, post.id)]
    const visitor = server.openBrowser()
    await visitor.send(reviews.addReviewNote, { params: { token: one.token }, body: note })
    const seen = await visitor.send(reviews.readReview, { params: { token: other.token } })
    expect(seen.notes).toEqual([])
  })

  test('is bounded: no empty comments, no endless texts, not too many from one address', async () => {
    const browser = await openGuest()
    const { token } = await share(browser, (await createPost(browser)).id)
    const send = (body: unknown) => server.openBrowser().call('POST', `/api/review/${token}/notes`, body)
    expect((await send({ ...note, kind: 'comment' })).status).toBe(422)
    expect((await send({ ...note, author: ' ' })).status).toBe(422)
    expect((await send({ ...note, message: 'a'.repeat(2001) })).status).toBe(422)
    const statuses = new Set<number>()
    for (let call = 0; call < 25; call++) statuses.add((await send(note)).status)
    expect([...statuses].toSorted()).toEqual([201, 429])
  })
})
