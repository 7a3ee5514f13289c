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
import { tiktok } from './adapter.ts'
import { TikTokSimulator, type TikTokSimulatorOptions } from './simulator.ts'

const fields = { tiktok: { privacy: 'PUBLIC_TO_EVERYONE' } } as const
const content = buildContent({ text: 'Light at dusk #lighthouse', fields, isAiMade: true })
const video = buildFile({ kind: 'video' })
const photo = buildFile()
const bytes = Buffer.alloc(1_048_576)

/** Large, without bytes of its own. */
function buildLargeVideo(sizeBytes: number, reads: [number, number][] = []): SocialFile {
  const read = async (start: number, end: number): Promise<Uint8Array> => {
    reads.push([start, end])
    return bytes.subarray(0, end - start)
  }
  return buildFile({ kind: 'video', sizeBytes, read })
}

describeSocialPlatform(tiktok, [
  { name: 'a video', content, files: [video], count: 1 },
  { name: 'a video in parts', content, files: [buildLargeVideo(35_000_000)], count: 1 },
  { name: 'photos', content, files: [photo, photo, photo], count: 1, mayStayUnclear: true },
])

function openTikTok(options: Partial<TikTokSimulatorOptions> = {}): Stage {
  const stage = openStage(tiktok)
  const simulator = new TikTokSimulator({ now: () => stage.clock.nowMs, origin: testOrigin, ...options })
  return { ...stage, simulator, access: simulator.addAccount('tester') }
}

async function failureOf(stage: Stage, files: readonly SocialFile[], of = content): Promise<unknown> {
  const ending = await publishToEnd(stage, { content: of, files })
  return ending.kind === 'failed' ? ending.error : ending.kind
}

test('a post carries the AI label and what the person chose, and its id keeps all digits', async () => {
  const stage = openTikTok()
  const chosen = { privacy: 'PUBLIC_TO_EVERYONE', allowsComments: false, isOwnBrand: true } as const
  const of = buildContent({ text: 'Mine', fields: { tiktok: chosen }, isAiMade: true })
  const ending = await publishToEnd(stage, { content: of, files: [video] })
  const [post] = stage.simulator.posts()
  expect(post).toMatchObject({
    text: 'Mine',
    fields: {
      is_aigc: true,
      disable_comment: true,
      disable_duet: true,
      disable_stitch: true,
      brand_organic_toggle: true,
      brand_content_toggle: false,
    },
  })
  expect(post!.id).toMatch(/^\d{19}$/)
  expect(ending).toMatchObject({
    kind: 'published',
    post: { id: post!.id, permalink: `https://www.tiktok.com/@tester/video/${post!.id}` },
  })
})

test('a post that only its owner sees has no address, and its publish id stays its id', async () => {
  const stage = openTikTok()
  const of = buildContent({ text: 'Mine', fields: { tiktok: { privacy: 'SELF_ONLY' } } })
  expect(await publishToEnd(stage, { content: of, files: [video] })).toMatchObject({
    kind: 'published',
    post: { id: expect.stringContaining('v_pub'), permalink: null },
  })
})

test('an audience that the account does not offer is refused before anything is sent', async () => {
  const stage = openTikTok({ privacies: ['SELF_ONLY'] })
  expect(await failureOf(stage, [video])).toMatchObject({
    code: 'bad_input',
    message: 'This TikTok account does not offer the chosen audience. Choose another one.',
  })
  expect(stage.simulator.calls()).toHaveLength(1)
})

test('an app that was not audited is told that it posts to its owner only', async () => {
  const stage = openTikTok({ isAudited: false })
  expect(await failureOf(stage, [video])).toMatchObject({
    failure: 'forbidden',
    details: { reason: expect.stringContaining('Only me') },
  })
  expect(await failureOf(stage, [photo])).toMatchObject({ failure: 'forbidden' })
  const own = buildContent({ text: 'Mine', fields: { tiktok: { privacy: 'SELF_ONLY' } } })
  expect(await failureOf(stage, [video], own)).toBe('published')
})

test('a video is sent in parts of ten megabytes, read a megabyte at a time, and goes on where it broke off', async () => {
  const stage = openTikTok()
  const reads: [number, number][] = []
  const file = buildLargeVideo(35_000_000, reads)
  const ranges: string[] = []
  const fetch = (request: Request): Promise<Response> => {
    const range = request.headers.get('content-range')
    if (range !== null && ranges.push(range) === 2) {
      stage.simulator.inject({ call: 'PUT /video/', kind: 'cut_after' })
    }
    return stage.simulator.fetch(request)
  }
  const journal = new MemoryJournal(() => stage.clock.nowMs)
  const first = await publishToEnd(stage, { content, files: [file], journal, fetch })
  expect(first).toMatchObject({ kind: 'failed', error: { failure: 'connection', isRetryable: true } })
  expect(await publishToEnd(stage, { content, files: [file], journal, fetch })).toMatchObject({
    kind: 'published',
  })
  expect(ranges).toEqual([
    'bytes 0-9999999/35000000',
    'bytes 10000000-19999999/35000000',
    'bytes 10000000-19999999/35000000',
    'bytes 20000000-34999999/35000000',
  ])
  expect(Math.max(...reads.map(([start, end]) => end - start))).toBeLessThanOrEqual(1_048_576)
  expect(stage.simulator.posts()).toHaveLength(1)
})

test('an upload whose address expired is begun anew, but not when all bytes had arrived', async () => {
  const file = buildLargeVideo(35_000_000)
  for (const kind of ['cut_before', 'cut_after'] as const) {
    const stage = openTikTok()
    let parts = 0
    const fetch = async (request: Request): Promise<Response> => {
      if (request.method !== 'PUT' || ++parts !== 3) return stage.simulator.fetch(request)
      stage.simulator.inject({ call: 'PUT /video/', kind })
      try {
        return await stage.simulator.fetch(request)
      } finally {
        stage.clock.nowMs += 2 * 3_600_000
      }
    }
    const ending = await publishToEnd(stage, { content, files: [file], fetch })
    expect(ending.kind).toBe('published')
    expect(stage.simulator.posts()).toHaveLength(1)
    const opened = stage.simulator.calls().filter((call) => call.endsWith('/video/init/'))
    expect(opened).toHaveLength(kind === 'cut_before' ? 2 : 1)
  }
})

test('photos whose outcome nobody knows are unconfirmed, and are not sent again', async () => {
  const stage = openTikTok()
  stage.simulator.inject({ call: '/content/init/', kind: 'cut_after' })
  expect(await publishToEnd(stage, { content, files: [photo] })).toEqual({ kind: 'unconfirmed' })
  const sent = stage.simulator.calls().filter((call) => call.endsWith('/content/init/'))
  expect(sent).toHaveLength(1)
})

test('photos need an address that TikTok may fetch', async () => {
  const stage = openTikTok({ verifiedHosts: ['other.test'] })
  expect(await failureOf(stage, [buildFile({ publicUrl: async () => null })])).toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('PUBLIC_URL'),
  })
  expect(await failureOf(stage, [photo])).toMatchObject({
    failure: 'forbidden',
    details: { reason: expect.stringContaining('verified') },
  })
})

test('photos that TikTok can’t use end with its reason', async () => {
  const stage = openTikTok({ describeFile: () => buildFile({ mimeType: 'image/png' }) })
  expect(await failureOf(stage, [photo])).toMatchObject({
    failure: 'unprocessable',
    details: { reason: 'file format check failed' },
  })
})

test('too many posts at once are told with a wait', async () => {
  const stage = openTikTok()
  for (let count = 0; count < 6; count++) {
    const nowMs = stage.clock.nowMs
    expect((await publishToEnd(stage, { content, files: [video] })).kind).toBe('published')
    stage.clock.nowMs = nowMs
  }
  expect(await failureOf(stage, [video])).toMatchObject({ failure: 'rate_limited', retryAfterSeconds: 60 })
})

test('uploads that were given up count as pending for a day', async () => {
  const stage = openTikTok()
  for (let count = 0; count < 5; count++) {
    stage.simulator.inject({ call: 'PUT /video/', kind: 'status', status: 400, body: {} })
    expect(await failureOf(stage, [video])).toMatchObject({ failure: 'bad_request' })
  }
  stage.clock.nowMs += 120_000
  expect(await failureOf(stage, [video])).toMatchObject({ failure: 'rate_limited', retryAfterSeconds: 3600 })
  stage.clock.nowMs += 25 * 3_600_000
  stage.access = { ...stage.access, token: stage.simulator.addAccount('other').token }
  expect(await failureOf(stage, [video])).toBe('published')
})

test('a token ends after a day, and is renewed with a new refresh token', async () => {
  const stage = openTikTok()
  stage.clock.nowMs += 25 * 3_600_000
  expect(await failureOf(stage, [video])).toMatchObject({ failure: 'unauthorized', status: 401 })
  const { login, call, tokens, accounts, consent } = await logInThrough(stage)
  expect(consent.searchParams.get('code_challenge')).toMatch(/^[0-9a-f]{64}$/)
  expect(tokens.expiresInSeconds).toBe(86_400)
  expect(accounts).toEqual([{ accountId: stage.access.accountId, name: 'tester' }])
  const renewed = await login.refresh(call, tokens.refreshToken!)
  expect(renewed.refreshToken).not.toBe(tokens.refreshToken)
  await expect(login.refresh(call, tokens.refreshToken!)).rejects.toMatchObject({ failure: 'unauthorized' })
  const access = { ...stage.access, token: renewed.accessToken }
  expect(await publishToEnd({ ...stage, access }, { content, files: [video] })).toMatchObject({
    kind: 'published',
  })
})

test('a count that TikTok withdrew is missing, and the others stay', async () => {
  const stage = openTikTok({ withdrawnFields: ['like_count', 'likes_count'] })
  const ending = await publishToEnd(stage, { content, files: [video] })
  const id = ending.kind === 'published' ? ending.post.id : ''
  const { access, settings, simulator } = stage
  const call = { access, settings, fetch: simulator.fetch, signal: new AbortController().signal }
  const measured = await tiktok.measurePosts!(call, [id, '404', 'v_pub~unknown'])
  expect([...measured]).toEqual([[id, { views: 51, comments: 51, shares: 51 }]])
  expect(await tiktok.measureAccount!(call)).toEqual({ followers: 50 })
})

test('a post that TikTok was still checking is measured by its publish id', async () => {
  const stage = openStage(tiktok, { pollsUntilReady: 9 })
  const ending = await publishToEnd(stage, { content, files: [video] })
  const id = ending.kind === 'published' ? ending.post.id : ''
  expect(id).toMatch(/^v_pub/)
  const { access, settings, simulator } = stage
  const call = { access, settings, fetch: simulator.fetch, signal: new AbortController().signal }
  expect((await tiktok.measurePosts!(call, [id])).get(id)).toMatchObject({ views: 51 })
})
