import { expect, test } from 'vitest'
import type { SocialFile } from '../port.ts'
import { describeSocialPlatform } from '../suite.ts'
import { logInThrough } from '../testing-login.ts'
import {
  buildContent,
  buildFile,
  MemoryJournal,
  openStage,
  publishToEnd,
  testOrigin,
  type Stage,
} from '../testing.ts'
import { facebook } from './adapter.ts'
import { FacebookSimulator, type FacebookSimulatorOptions } from './simulator.ts'

const text = 'Light at dusk. Read more: https://example.org/lighthouse'
const content = buildContent({ text })
const photo = buildFile()
const reel = buildFile({ kind: 'video' })
const wide = buildFile({ kind: 'video', width: 1920, height: 1080 })

describeSocialPlatform(facebook, [
  { name: 'a text', content, files: [], count: 1 },
  { name: 'three photos', content, files: [photo, photo, buildFile({ mimeType: 'image/png' })], count: 1 },
  { name: 'a reel', content, files: [reel], count: 1 },
  { name: 'a video', content, files: [wide], count: 1 },
  {
    name: 'a text with a first comment',
    content: buildContent({ text, firstComment: 'The link is in the post.' }),
    files: [],
    count: 2,
  },
])

function openFacebook(options: Partial<FacebookSimulatorOptions> = {}): Stage {
  const stage = openStage(facebook)
  const simulator = new FacebookSimulator({ now: () => stage.clock.nowMs, origin: testOrigin, ...options })
  return { ...stage, simulator, access: simulator.addAccount('Lighthouse') }
}

async function failureOf(stage: Stage, files: readonly SocialFile[], of = content): Promise<unknown> {
  const ending = await publishToEnd(stage, { content: of, files })
  return ending.kind === 'failed' ? ending.error : ending.kind
}

test('the first link of a text is shown as a card, unless there are photos', async () => {
  const stage = openFacebook()
  await publishToEnd(stage, { content, files: [] })
  await publishToEnd(stage, { content, files: [photo] })
  expect(stage.simulator.posts().map(({ fields }) => fields['link'])).toEqual([
    'https://example.org/lighthouse',
    undefined,
  ])
})

test('an older post with the same words is not taken for this one', async () => {
  const stage = openFacebook()
  await publishToEnd(stage, { content, files: [] })
  stage.clock.nowMs += 3_600_000
  stage.simulator.inject({ call: 'POST /v25.0/', kind: 'cut_before' })
  const ending = await publishToEnd(stage, { content, files: [] })
  expect(stage.simulator.posts()).toHaveLength(2)
  expect(ending).toMatchObject({ kind: 'published', post: { id: stage.simulator.posts()[1]!.id } })
})

test('the same words posted by hand before the call are not taken for this one', async () => {
  const stage = openFacebook()
  const journal = new MemoryJournal(() => stage.clock.nowMs)
  stage.simulator.inject({ call: '/feed', kind: 'status', status: 429, body: {} })
  expect(await publishToEnd(stage, { content, journal })).toMatchObject({ kind: 'failed' })
  await publishToEnd(stage, { content })
  stage.clock.nowMs += 3_600_000
  stage.simulator.inject({ call: '/feed', kind: 'cut_before' })
  expect(await publishToEnd(stage, { content, journal })).toMatchObject({
    kind: 'published',
    post: { id: stage.simulator.posts()[1]!.id },
  })
})

test('a post of photos without words is found by its photos', async () => {
  const stage = openFacebook()
  stage.simulator.inject({ call: '/feed', kind: 'error_after' })
  const ending = await publishToEnd(stage, { content: buildContent(), files: [photo, photo] })
  expect(ending.kind).toBe('published')
  expect(stage.simulator.posts()).toHaveLength(1)
})

test('a large video is read in parts, and a part that arrived is not sent again', async () => {
  const stage = openFacebook({ partBytes: 52_428_800 })
  const bytes = Buffer.alloc(8_388_608)
  const reads: [number, number][] = []
  const file = buildFile({
    ...wide,
    sizeBytes: 20_000_000,
    read: async (start, end) => {
      reads.push([start, end])
      return bytes.subarray(0, end - start)
    },
  })
  let parts = 0
  const fetch = (request: Request): Promise<Response> => {
    if (request.url.endsWith('/videos') && ++parts === 3) {
      stage.simulator.inject({ call: '/videos', kind: 'cut_after' })
    }
    return stage.simulator.fetch(request)
  }
  const journal = new MemoryJournal(() => stage.clock.nowMs)
  const first = await publishToEnd(stage, { content, files: [file], journal, fetch })
  expect(first).toMatchObject({ kind: 'failed', error: { failure: 'connection' } })
  expect(await publishToEnd(stage, { content, files: [file], journal, fetch })).toMatchObject({
    kind: 'published',
  })
  expect(reads).toEqual([
    [0, 8_388_608],
    [8_388_608, 16_777_216],
    [8_388_608, 16_777_216],
    [16_777_216, 20_000_000],
  ])
  expect(stage.simulator.posts()[0]!.media[0]!.sizeBytes).toBe(20_000_000)
})

test('photos that Facebook does not take are refused', async () => {
  const stage = openFacebook()
  expect(await failureOf(stage, [buildFile({ mimeType: 'image/webp' })])).toMatchObject({
    failure: 'bad_request',
  })
  expect(await failureOf(stage, [buildFile({ sizeBytes: 4_000_001 })])).toMatchObject({
    failure: 'bad_request',
  })
  const eleven = Array.from({ length: 11 }, () => buildFile({ sizeBytes: 100 }))
  expect(await failureOf(stage, eleven)).toMatchObject({ failure: 'bad_request' })
  expect(await failureOf(stage, [], buildContent({ text: 'a'.repeat(63_207) }))).toMatchObject({
    failure: 'bad_request',
  })
  expect(stage.simulator.posts()).toHaveLength(0)
})

test.each([
  [190, 400, 'unauthorized', false],
  [4, 400, 'rate_limited', true],
  [32, 403, 'rate_limited', true],
  [200, 403, 'forbidden', false],
  [368, 400, 'forbidden', false],
  [100, 400, 'bad_request', false],
])('Meta’s code %i with status %i is %s', async (code, status, failure, isRetryable) => {
  const stage = openFacebook()
  const error = { message: 'No.', type: 'OAuthException', code, fbtrace_id: 'A1' }
  stage.simulator.inject({ call: '/feed', kind: 'status', status, body: { error } })
  expect(await failureOf(stage, [])).toMatchObject({ failure, isRetryable })
})

test('the wait that Meta estimates is told', async () => {
  const stage = openFacebook()
  const usage = { '1001': [{ type: 'pages', call_count: 100, estimated_time_to_regain_access: 17 }] }
  stage.simulator.inject({
    call: '/feed',
    kind: 'status',
    status: 400,
    headers: { 'x-business-use-case-usage': JSON.stringify(usage) },
    body: { error: { message: 'Too many calls', code: 32 } },
  })
  expect(await failureOf(stage, [])).toMatchObject({ failure: 'rate_limited', retryAfterSeconds: 1020 })
})

test('a page’s token posts to no other page', async () => {
  const stage = openFacebook()
  const other = stage.simulator.addAccount('Other')
  const stranger = { ...stage, access: { ...stage.access, token: other.token } }
  expect(await failureOf(stranger, [])).toMatchObject({ failure: 'forbidden' })
})

test('a log-in gives every page that the person may post to, with a token of its own', async () => {
  const stage = openFacebook()
  for (const name of ['Harbor', 'Museum (ads)', 'Island']) stage.simulator.addAccount(name)
  const { tokens, accounts, login, call } = await logInThrough(stage)
  expect(tokens).toMatchObject({ refreshToken: null, expiresInSeconds: null })
  expect(accounts.map(({ name }) => name)).toEqual(['Lighthouse', 'Harbor', 'Island'])
  const harbor = accounts[1]!
  const access = { ...stage.access, accountId: harbor.accountId, token: harbor.accessToken! }
  expect(await publishToEnd({ ...stage, access }, { content })).toMatchObject({ kind: 'published' })
  expect(stage.simulator.posts()[0]!.accountId).toBe(harbor.accountId)
  await expect(login.refresh(call, 'none')).rejects.toMatchObject({ failure: 'unauthorized' })
})

test('a metric that Facebook withdrew is missing, and the others stay', async () => {
  const stage = openFacebook({ withdrawnMetrics: ['post_clicks', 'page_media_view'] })
  await publishToEnd(stage, { content, files: [] })
  await publishToEnd(stage, { content, files: [reel] })
  const { access, settings, simulator } = stage
  const call = { access, settings, fetch: simulator.fetch, signal: new AbortController().signal }
  const [post, video] = simulator.posts().map(({ id }) => id)
  const measured = await facebook.measurePosts!(call, [post!, video!, '1_404'])
  expect(measured.get(post!)).toEqual({ views: 100, reach: 101, likes: 7, comments: 0, shares: 3 })
  expect(measured.get(video!)).toEqual({ views: 100, likes: 7, comments: 0 })
  expect(measured.has('1_404')).toBe(false)
  expect(await facebook.measureAccount!(call)).toEqual({ followers: 340, reach: 101, engagement: 102 })
})
