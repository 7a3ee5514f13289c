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
import { instagram } from './adapter.ts'
import { InstagramSimulator, type InstagramSimulatorOptions } from './simulator.ts'

const picture = buildFile()
const reel = buildFile({ kind: 'video' })
const caption = 'Light at dusk #lighthouse'

describeSocialPlatform(instagram, [
  { name: 'a photo', content: buildContent({ text: caption }), files: [picture], count: 1 },
  {
    name: 'a carousel of three',
    content: buildContent({ text: caption }),
    files: [picture, reel, buildFile({ sizeBytes: 50_000 })],
    count: 1,
  },
  { name: 'a reel', content: buildContent({ text: caption }), files: [reel], count: 1 },
  {
    name: 'a reel sent to the upload server',
    content: buildContent({ text: caption }),
    files: [buildFile({ kind: 'video', publicUrl: async () => null })],
    count: 1,
  },
  {
    name: 'a photo with a first comment',
    content: buildContent({ text: caption, firstComment: 'Where was this?' }),
    files: [picture],
    count: 2,
  },
])

const hourMs = 3_600_000
const content = buildContent({ text: caption })

function openInstagram(options: Partial<InstagramSimulatorOptions> = {}): Stage {
  const stage = openStage(instagram)
  const simulator = new InstagramSimulator({ now: () => stage.clock.nowMs, origin: testOrigin, ...options })
  return { ...stage, simulator, access: simulator.addAccount('tester') }
}

async function failureOf(stage: Stage, files: readonly SocialFile[]): Promise<unknown> {
  const ending = await publishToEnd(stage, { content, files })
  return ending.kind === 'failed' ? ending.error : ending.kind
}

test('a container that expired while the server was off is made anew, children included', async () => {
  const stage = openStage(instagram)
  const journal = new MemoryJournal(() => stage.clock.nowMs)
  const fetch = async (request: Request): Promise<Response> => {
    const isPublish = request.url.endsWith('media_publish')
    const firstTime = !stage.simulator.calls().some((call) => call.endsWith('media_publish'))
    if (isPublish && firstTime) {
      stage.simulator.inject({ call: 'media_publish', kind: 'cut_before' })
      await stage.simulator.fetch(request).catch(() => (stage.clock.nowMs += 25 * hourMs))
      throw new TypeError('fetch failed')
    }
    return stage.simulator.fetch(request)
  }
  const ending = await publishToEnd(stage, { content, files: [picture, picture], journal, fetch })
  expect(ending.kind).toBe('published')
  expect(stage.simulator.posts()).toHaveLength(1)
  expect(journal.steps.has('container-2') && journal.steps.has('child-2-2')).toBe(true)
})

test('the day’s posts being used up is told before anything is made', async () => {
  const stage = openInstagram({ postsPerDay: 1 })
  expect(await publishToEnd(stage, { content, files: [picture] })).toMatchObject({ kind: 'published' })
  const error = await failureOf(stage, [picture])
  expect(error).toMatchObject({ failure: 'rate_limited', retryAfterSeconds: 3600 })
  expect(error).toMatchObject({
    details: { reason: 'Instagram takes at most 1 posts a day from this account.' },
  })
  expect(stage.simulator.posts()).toHaveLength(1)
  stage.clock.nowMs += 25 * hourMs
  expect(await publishToEnd(stage, { content, files: [picture] })).toMatchObject({ kind: 'published' })
})

test('an older post with the same words is not taken for this one', async () => {
  const stage = openStage(instagram)
  const first = await publishToEnd(stage, { content, files: [picture] })
  stage.clock.nowMs += 24 * hourMs
  stage.simulator.inject({ call: 'media_publish', kind: 'cut_after' })
  const second = await publishToEnd(stage, { content, files: [picture] })
  expect(stage.simulator.posts()).toHaveLength(2)
  expect(second).toMatchObject({ kind: 'published', post: { id: stage.simulator.posts()[1]!.id } })
  expect(first).toMatchObject({ kind: 'published', post: { id: stage.simulator.posts()[0]!.id } })
})

test('a picture needs a public address, and says so', async () => {
  const stage = openStage(instagram)
  const error = await failureOf(stage, [buildFile({ publicUrl: async () => null })])
  expect(error).toMatchObject({ code: 'unavailable', message: expect.stringContaining('PUBLIC_URL') })
  expect(
    await failureOf(stage, [buildFile({ publicUrl: async () => 'http://vivify.test/1' })]),
  ).toMatchObject({
    failure: 'bad_request',
  })
  expect(stage.simulator.posts()).toHaveLength(0)
})

test.each([
  ['a PNG', { mimeType: 'image/png' }],
  ['a picture that is too tall', { width: 1080, height: 1920 }],
  ['a picture that is too wide in pixels', { width: 4000, height: 4000 }],
  ['a file that is too large', { sizeBytes: 9_000_000 }],
])('%s is refused by the simulator, which is shown the file', async (_, facts) => {
  const stage = openInstagram({ describeFile: () => buildFile(facts) })
  expect(await failureOf(stage, [picture])).toMatchObject({ failure: 'bad_request' })
})

test('a video that Instagram can’t process ends with its reason', async () => {
  const tooLong = buildFile({ kind: 'video', durationSeconds: 1000 })
  const stage = openInstagram({ describeFile: () => tooLong })
  const error = await failureOf(stage, [tooLong])
  expect(error).toMatchObject({
    failure: 'unprocessable',
    details: { reason: expect.stringContaining('length') },
  })
})

test('a carousel of one or eleven is refused', async () => {
  const stage = openStage(instagram)
  expect(
    await failureOf(
      stage,
      Array.from({ length: 11 }, () => picture),
    ),
  ).toMatchObject({ failure: 'bad_request' })
})

test('an upload that broke off goes on where it ended', async () => {
  const stage = openStage(instagram)
  const reads: [number, number][] = []
  const video = buildFile({ kind: 'video', sizeBytes: 3_500_000, publicUrl: async () => null })
  let broken = false
  const file = buildFile({
    ...video,
    read: async (start, end) => {
      reads.push([start, end])
      if (start >= 2_000_000 && !broken) {
        broken = true
        throw new TypeError('The line broke.')
      }
      return video.read(start, end)
    },
  })
  const journal = new MemoryJournal(() => stage.clock.nowMs)
  const first = await publishToEnd(stage, { content, files: [file], journal })
  expect(first).toMatchObject({ kind: 'failed', error: { failure: 'connection' } })
  expect(await publishToEnd(stage, { content, files: [file], journal })).toMatchObject({ kind: 'published' })
  expect(Math.max(...reads.map(([start, end]) => end - start))).toBeLessThanOrEqual(1_048_576)
  const again = reads.slice(reads.findIndex(([start]) => start >= 2_000_000) + 1)
  expect(again[0]![0]).toBeGreaterThan(0)
  expect(stage.simulator.posts()).toHaveLength(1)
})

test('the account’s token goes to no other server', async () => {
  const stage = openStage(instagram)
  const sent: string[] = []
  const fetch = async (request: Request): Promise<Response> => {
    sent.push(new URL(request.url).origin)
    const answer = await stage.simulator.fetch(request)
    if (!request.url.endsWith('/media')) return answer
    const { id } = (await answer.json()) as { id: string }
    return Response.json({ id, uri: 'https://evil.test/ig-api-upload/1' })
  }
  const file = buildFile({ kind: 'video', publicUrl: async () => null })
  const ending = await publishToEnd(stage, { content, files: [file], fetch })
  expect(ending).toMatchObject({ kind: 'failed', error: { failure: 'bad_answer' } })
  expect(new Set(sent)).toEqual(new Set([testOrigin]))
})

test('a first comment that is refused leaves the post published, with a warning', async () => {
  const stage = openStage(instagram)
  const error = { message: 'Comments are off.', type: 'OAuthException', code: 10 }
  stage.simulator.inject({ call: '/comments', kind: 'status', status: 403, body: { error } })
  const commented = buildContent({ text: caption, firstComment: 'First!' })
  expect(await publishToEnd(stage, { content: commented, files: [picture] })).toMatchObject({
    kind: 'published',
    post: { warning: 'The post is live, but Instagram refused its first comment.' },
  })
})

test('an expired token is told as such', async () => {
  const stage = openStage(instagram, { tokenSeconds: 60 })
  stage.clock.nowMs += 61_000
  expect(await failureOf(stage, [picture])).toMatchObject({ failure: 'unauthorized', status: 400 })
})

test('a log-in gives a token for sixty days, which renews itself', async () => {
  const stage = openStage(instagram)
  const { login, call, tokens, accounts, consent } = await logInThrough(stage)
  expect(consent.searchParams.get('scope')).toContain('instagram_business_content_publish')
  expect(tokens).toMatchObject({ refreshToken: tokens.accessToken, expiresInSeconds: 5_184_000 })
  expect(accounts).toEqual([{ accountId: stage.access.accountId, name: '@tester' }])
  const renewed = await login.refresh(call, tokens.refreshToken!)
  expect(renewed.accessToken).not.toBe(tokens.accessToken)
  stage.simulator.revoke(stage.access.accountId)
  await expect(login.refresh(call, renewed.refreshToken!)).rejects.toMatchObject({ failure: 'unauthorized' })
})

test('a metric that Instagram withdrew is missing, and the others stay', async () => {
  const stage = openInstagram({ withdrawnMetrics: ['reach'] })
  await publishToEnd(stage, { content, files: [picture] })
  const { access, settings, simulator } = stage
  const call = { access, settings, fetch: simulator.fetch, signal: new AbortController().signal }
  const id = simulator.posts()[0]!.id
  const measured = (await instagram.measurePosts!(call, [id, '404'])).get(id)
  expect(measured).toMatchObject({ views: 100, likes: 102, comments: 103, shares: 104, engagement: 106 })
  expect(measured).not.toHaveProperty('reach')
  expect(await instagram.measureAccount!(call)).toEqual({ followers: 1200, views: 100, engagement: 102 })
})
