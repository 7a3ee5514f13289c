// What every kind of site must do, proven against a stub of its documented API over real HTTP.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { createGuardedSend } from '../../lib/guarded-send.ts'
import { ProviderError, type ProviderFailure } from '../provider-error.ts'
import { MemoryJournal } from '../social/testing.ts'
import { describeSiteFailure } from './describe-failure.ts'
import { signGhostToken } from './ghost-token.ts'
import { publishingSites } from './sites.ts'
import { GhostStub } from './testing-ghost.ts'
import type { StubSite } from './testing-site.ts'
import { WebhookStub } from './testing-webhook.ts'
import { WordPressStub } from './testing-wordpress.ts'
import { buildPost, callTo, publishToEnd, testKey, type SiteDrive, type SiteEnding } from './testing.ts'

const words = messages.articleSites

function failureOf(ending: SiteEnding): ProviderFailure | null {
  return ending.kind === 'failed' && ProviderError.isInstance(ending.error) ? ending.error.failure : null
}

/** Publishes, and again after failures that may pass, with the same journal. */
async function publishPatiently(stub: StubSite, drive: SiteDrive = {}): Promise<SiteEnding> {
  let laterMs = 0
  const journal = drive.journal ?? new MemoryJournal(() => Date.now() + laterMs)
  for (let count = 0; count < 5; count++) {
    const ending = await publishToEnd(stub, { ...drive, journal })
    const isPassing =
      ending.kind === 'failed' && ProviderError.isInstance(ending.error) && ending.error.isRetryable
    if (!isPassing) return ending
    laterMs += 1
  }
  throw new Error('It never ended.')
}

/** The calls of one undisturbed run. */
async function listCalls(stub: StubSite, drive: SiteDrive = {}): Promise<string[]> {
  stub.calm()
  await publishToEnd(stub, drive)
  return [...stub.calls]
}

for (const stub of [new WordPressStub(), new GhostStub(), new WebhookStub()] as StubSite[]) {
  const isWebhook = stub.kind === 'webhook'
  describe(`${stub.kind}`, () => {
    beforeAll(() => stub.open())
    afterAll(() => stub.close())
    beforeEach(() => {
      stub.clear()
      stub.calm()
    })

    test('a log-in is tried out, and the site says its name', async () => {
      const name = await publishingSites[stub.kind].check(callTo(stub, { nowMs: Date.now() }))
      expect(name).toBe({ wordpress: 'A blog', ghost: 'A magazine', webhook: 'the site' }[stub.kind])
    })

    if (!isWebhook)
      test('a wrong log-in is refused', async () => {
        const secret = stub.login.secret.replace(/.$/, (last) => (last === '9' ? '8' : '9'))
        const call = callTo(stub, { nowMs: Date.now() }, { secret })
        await expect(publishingSites[stub.kind].check(call)).rejects.toMatchObject({
          failure: 'unauthorized',
        })
      })

    test('a draft and a live post have their texts, and their pictures are uploaded first', async () => {
      for (const status of ['draft', 'publish'] as const) {
        stub.clear()
        const ending = await publishToEnd(stub, { status })
        expect(ending).toMatchObject({ kind: 'published', article: { notices: [] } })
        const [post, ...others] = stub.posts()
        expect(others).toEqual([])
        expect(post).toMatchObject({ title: buildPost().title, slug: 'how-lighthouses-work' })
        expect(post!.status.startsWith(status)).toBe(true)
        expect(post!.pictures).toHaveLength(2)
        expect(post!.html).toContain('<p>Light.</p>')
        expect(post!.html).not.toContain('vivify-picture:')
        const article = ending.kind === 'published' ? ending.article : null
        expect(article!.id).toBe(post!.id)
        expect(URL.canParse(article!.link ?? '')).toBe(true)
      }
    })

    test('published again, the post is changed and stays one', async () => {
      const first = await publishToEnd(stub)
      const earlierId = first.kind === 'published' ? first.article.id : null
      const uploads = first.kind === 'published' ? first.article.uploads : new Map()
      const changed = buildPost({ title: 'Another title' })
      const again = { earlierId, uploads, post: changed, status: 'publish', requestKey: 'request-2' } as const
      stub.calm()
      expect(await publishToEnd(stub, again)).toMatchObject({ kind: 'published' })
      expect(stub.posts()).toHaveLength(1)
      expect(stub.posts()[0]).toMatchObject({ title: 'Another title', id: earlierId })
      const uploadedAgain = stub.calls.filter((call) => /^POST .*(?:media|images)/.test(call))
      expect(uploadedAgain).toEqual([])
    })

    if (!isWebhook)
      test('a post that was deleted there is made anew, and the person is told', async () => {
        const first = await publishToEnd(stub)
        const earlierId = first.kind === 'published' ? first.article.id : ''
        stub.remove(earlierId)
        const again = await publishToEnd(stub, { earlierId })
        expect(again).toMatchObject({ article: { notices: [words.missingThere('the site')] } })
        expect(stub.posts()).toHaveLength(1)
      })

    test('a process killed at any change of the journal leaves one post', async () => {
      const counting = new MemoryJournal(() => Date.now())
      await publishToEnd(stub, { journal: counting })
      for (let change = 1; change <= counting.changes; change++) {
        for (const when of ['before', 'after'] as const) {
          stub.clear()
          const journal = new MemoryJournal(() => Date.now())
          journal.dieAt = { change, when }
          expect(await publishToEnd(stub, { journal }), `${when} change ${change}`).toMatchObject({
            kind: 'published',
          })
          expect(stub.posts(), `${when} change ${change}`).toHaveLength(1)
        }
      }
    })

    test('a call that is cut, answered 502 or answered with a page after it acted leads to one post', async () => {
      const calls = await listCalls(stub)
      for (const call of calls) {
        for (const kind of ['cut_before', 'cut_after', 'error_after', 'html'] as const) {
          stub.clear()
          stub.calm()
          stub.inject({ call, kind })
          const ending = await publishPatiently(stub)
          const isPage = kind === 'html' && failureOf(ending) === 'bad_answer'
          expect(isPage || ending.kind === 'published', `${kind} ${call}: ${JSON.stringify(ending)}`).toBe(
            true,
          )
          if (!isPage) expect(stub.posts(), `${kind} ${call}`).toHaveLength(1)
        }
      }
    })

    test('each refusal at each call is told as such, and leaves nothing unconfirmed', async () => {
      const refusals: [number, ProviderFailure][] = [
        [401, 'unauthorized'],
        [403, 'forbidden'],
        [429, 'rate_limited'],
        [301, 'bad_request'],
        [413, 'bad_request'],
      ]
      for (const call of await listCalls(stub)) {
        for (const [status, failure] of refusals) {
          stub.clear()
          stub.calm()
          const headers: Record<string, string> =
            status === 429 ? { 'retry-after': '90' } : { location: 'http://elsewhere.test/' }
          stub.inject({ call, kind: 'answer', status, headers })
          const ending = await publishToEnd(stub)
          expect(failureOf(ending), `${status} ${call}`).toBe(failure)
          const error = ending.kind === 'failed' ? (ending.error as ProviderError) : null
          if (status === 429) expect(error!.retryAfterSeconds).toBe(90)
          if (status === 301) expect(sentenceOf(error!)).toBe(words.leadsElsewhere('the site'))
          if (status === 413) expect(sentenceOf(error!)).toBe(words.tooLarge('the site'))
          expect(stub.posts()).toEqual([])
          expect(await publishToEnd(stub), 'the next try').toMatchObject({ kind: 'published' })
          expect(stub.posts()).toHaveLength(1)
        }
      }
    })

    test('what is no such site is told with a sentence', async () => {
      stub.inject({ call: '/', kind: 'html', times: 10 })
      const check = publishingSites[stub.kind].check(callTo(stub, { nowMs: Date.now() }))
      if (isWebhook) return expect(await check).toBe('the site')
      const { label } = publishingSites[stub.kind]
      const error = await check.then(
        () => null,
        (reason: unknown) => reason,
      )
      expect(sentenceOf(error, label)).toBe(words.notAnApi('the site', label))
    })

    test('an address in the server’s own network is not called', async () => {
      const call = { ...callTo(stub, { nowMs: Date.now() }), fetch: createGuardedSend() }
      const access = { ...call.access, address: 'http://169.254.169.254' }
      const outcome = publishingSites[stub.kind].check({ ...call, access })
      if (isWebhook) return expect(await outcome).toBe('the site')
      await expect(outcome).rejects.toMatchObject({ code: 'bad_input' })
    })
  })
}

function sentenceOf(error: unknown, label = 'WordPress'): string {
  const told = describeSiteFailure(error, { name: 'the site', label })
  return AppError.isInstance(told) ? told.message : ''
}

describe('WordPress', () => {
  const stub = new WordPressStub()
  beforeAll(() => stub.open())
  afterAll(() => stub.close())
  beforeEach(() => {
    stub.clear()
    stub.calm()
    stub.canPublish = true
    stub.canUpload = true
  })

  test('somebody who may not publish hands the post in for review', async () => {
    stub.canPublish = false
    const ending = await publishToEnd(stub, { status: 'publish' })
    expect(ending).toMatchObject({ article: { notices: [words.draftOnly('the site')] } })
    expect(stub.posts()[0]!.status).toBe('pending')
  })

  test('somebody who may not upload is refused when the site is connected', async () => {
    stub.canUpload = false
    const check = publishingSites.wordpress.check(callTo(stub, { nowMs: Date.now() }))
    await expect(check).rejects.toThrow(words.forbidden('A blog'))
  })

  test('an address that is taken gets another one, which is told', async () => {
    await publishToEnd(stub, { status: 'publish' })
    stub.posts().forEach((post) => (post.html = 'A post of somebody else'))
    const ending = await publishToEnd(stub, { status: 'publish' })
    expect(ending).toMatchObject({ article: { notices: [words.slugTaken('how-lighthouses-work-2')] } })
    expect(stub.posts()).toHaveLength(2)
  })

  test('a picture whose answer was lost is found and not uploaded again', async () => {
    stub.inject({ call: 'POST /?rest_route=/wp/v2/media', kind: 'cut_after' })
    expect(await publishPatiently(stub)).toMatchObject({ kind: 'published' })
    expect(stub.media()).toHaveLength(2)
    expect(stub.media()[0]!.altText).toBe('Alt of "cover"')
  })

  test('a post that can’t be looked for after its call was cut stays unconfirmed', async () => {
    stub.inject({ call: 'POST /?rest_route=/wp/v2/posts', kind: 'cut_after' })
    stub.inject({ call: 'GET /?rest_route=/wp/v2/posts', kind: 'answer', status: 403, times: 9 })
    expect(await publishToEnd(stub)).toEqual({ kind: 'unconfirmed' })
    expect(stub.posts()).toHaveLength(1)
    expect(stub.posts()[0]!.html).toContain(testKey)
  })
})

describe('Ghost', () => {
  const stub = new GhostStub()
  beforeAll(() => stub.open())
  afterAll(() => stub.close())
  beforeEach(() => {
    stub.clear()
    stub.calm()
  })

  test('what is no Admin API key is told without a call', async () => {
    expect(() => signGhostToken('secret', Date.now())).toThrow(words.ghostKeyWrong)
    const call = callTo(stub, { nowMs: Date.now() }, { secret: 'not a key' })
    await expect(publishingSites.ghost.check(call)).rejects.toThrow(words.ghostKeyWrong)
    expect(stub.calls).toEqual([])
  })

  test('tokens of a wrong clock are refused', async () => {
    for (const byMs of [-3_600_000, 3_600_000]) {
      const call = callTo(stub, { nowMs: Date.now() + byMs })
      await expect(publishingSites.ghost.check(call)).rejects.toMatchObject({ failure: 'unauthorized' })
    }
  })

  test('search engines get title and description, captions are text, and long titles are cut', async () => {
    const ending = await publishToEnd(stub, { post: buildPost({ title: 'T'.repeat(400) }) })
    expect(ending).toMatchObject({ article: { notices: [words.titleCut(255)] } })
    expect(stub.posts()[0]!.fields).toMatchObject({
      meta_title: 'Lighthouses explained',
      meta_description: 'A guide to lighthouses.',
      feature_image_alt: 'Alt of "cover"',
      feature_image_caption: 'Caption of &#60;cover&#62;',
    })
  })

  test('an edit by somebody else at the same time is seen, and the next try changes the newer version', async () => {
    const first = await publishToEnd(stub)
    const earlierId = first.kind === 'published' ? first.article.id : ''
    stub.inject({ call: `PUT /ghost/api/admin/posts/${earlierId}/`, kind: 'answer', status: 409 })
    expect(failureOf(await publishToEnd(stub, { earlierId }))).toBe('conflict')
    expect(await publishToEnd(stub, { earlierId })).toMatchObject({ kind: 'published' })
    expect(stub.posts()).toHaveLength(1)
  })

  test('among a hundred newer posts, a lost one stays unconfirmed', async () => {
    const create = 'POST /ghost/api/admin/posts/'
    stub.inject({ call: create, kind: 'cut_after' })
    let others = 0
    stub.onActed = (call) => {
      if (!call.startsWith(create) || others > 0) return
      others = 100
      stub.flood(others)
    }
    expect(await publishToEnd(stub)).toEqual({ kind: 'unconfirmed' })
  })
})
