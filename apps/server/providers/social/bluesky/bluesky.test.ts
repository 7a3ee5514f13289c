import { expect, test } from 'vitest'
import { threadMs } from '@vivify/contract/node/thread-time'
import { ProviderError } from '../../provider-error.ts'
import type { PasswordLogin, StepResult } from '../port.ts'
import { describeSocialPlatform } from '../suite.ts'
import { buildContent, buildFile, MemoryJournal, openStage, publishToEnd, testOrigin } from '../testing.ts'
import { bluesky } from './adapter.ts'
import { buildFacets } from './facets.ts'
import { buildRecordKey } from './record-key.ts'
import { simulatedPassword } from './simulator.ts'

const text = buildContent({ text: '☕ Tea with @tester.bsky.social at https://example.org/a #tea' })
const thread = buildContent({ text: 'One', thread: ['Two', 'Three'] })
const video = () => [buildFile({ kind: 'video', altText: 'A kettle boils' })]

describeSocialPlatform(bluesky, [
  { name: 'a text with a link, a mention and a hashtag', content: text, files: [], count: 1 },
  {
    name: 'four pictures',
    content: buildContent({ text: 'Four' }),
    files: [1, 2, 3, 4].map((number) =>
      buildFile({ sizeBytes: 20_000 + number, altText: `Picture ${number}` }),
    ),
    count: 1,
  },
  { name: 'a video', content: buildContent({ text: 'Film' }), files: video(), count: 1 },
  { name: 'a thread of three', content: thread, files: [], count: 3 },
])

const login = bluesky.login as PasswordLogin
const signal = new AbortController().signal

function callOf(stage: ReturnType<typeof openStage>) {
  return { settings: stage.settings, server: testOrigin, fetch: stage.simulator.fetch, signal }
}

test('an app password opens a session, and its refresh token works once', async () => {
  const stage = openStage(bluesky)
  const request = { identifier: ' @tester.bsky.social', password: simulatedPassword }
  const { tokens, account } = await login.logIn(callOf(stage), request)
  expect(account).toEqual({
    accountId: stage.access.accountId,
    name: '@tester.bsky.social',
    facts: { handle: 'tester.bsky.social', pds: testOrigin },
  })
  expect(tokens.expiresInSeconds).toBe(7200)
  const next = await login.refresh(callOf(stage), tokens.refreshToken!)
  expect(next.accessToken).not.toBe(tokens.accessToken)
  await expect(login.refresh(callOf(stage), tokens.refreshToken!)).rejects.toMatchObject({
    failure: 'unauthorized',
    status: 400,
  })
  const wrong = login.logIn(callOf(stage), { ...request, password: 'wrong' })
  await expect(wrong).rejects.toMatchObject({ failure: 'unauthorized' })
})

test('the lifetime of a token is read from the token itself', async () => {
  const stage = openStage(bluesky)
  const claims = Buffer.from(JSON.stringify({ iat: 1000, exp: 1900 })).toString('base64url')
  const fetch = async () =>
    Response.json({ did: 'did:plc:x', handle: 'x.test', accessJwt: `e30.${claims}.x`, refreshJwt: 'y' })
  const { tokens, account } = await login.logIn(
    { ...callOf(stage), fetch },
    { identifier: 'x', password: 'y' },
  )
  expect(tokens.expiresInSeconds).toBe(900)
  expect(account.facts).toEqual({ handle: 'x.test', pds: testOrigin })
})

test('a token that expires while a video is processed is told as such, with status 400', async () => {
  const stage = openStage(bluesky, { tokenSeconds: 8, pollsUntilReady: 3 })
  const journal = new MemoryJournal(() => stage.clock.nowMs)
  const ending = await publishToEnd(stage, { content: text, files: video(), journal })
  const error = ending.kind === 'failed' ? ending.error : null
  expect(ProviderError.isInstance(error) && [error.failure, error.status]).toEqual(['unauthorized', 400])
  expect(stage.simulator.posts()).toHaveLength(0)
})

test('links, mentions and hashtags are marked by their bytes in UTF-8', async () => {
  const written =
    '☕ éß @ann.example.org. Siehe (https://example.org/ü#x) 👨‍👩‍👧‍👦 #día_1 vivify.app #2024 @nobody.test a@b.org'
  const facets = await buildFacets(written, async (handle) =>
    handle === 'ann.example.org' ? 'did:plc:ann' : null,
  )
  const bytes = Buffer.from(written)
  const marked = facets.map(({ index, features: [feature] }) => [
    bytes.subarray(index.byteStart, index.byteEnd).toString(),
    { ...feature, $type: feature.$type.split('#')[1] },
  ])
  expect(marked).toEqual([
    ['@ann.example.org', { $type: 'mention', did: 'did:plc:ann' }],
    ['https://example.org/ü#x', { $type: 'link', uri: 'https://example.org/ü#x' }],
    ['#día_1', { $type: 'tag', tag: 'día_1' }],
    ['vivify.app', { $type: 'link', uri: 'https://vivify.app' }],
  ])
})

test('a hostile text is marked in time that grows with its length', async () => {
  for (const part of ['@a.', '@a-', '#', '@', 'a.', '@a.b.c.']) {
    const begun = threadMs()
    await buildFacets(part.repeat(3000 / part.length), async () => null)
    expect(threadMs() - begun, part).toBeLessThan(2000)
  }
})

test('record keys are TIDs of the past that follow from the attempt’s key, and rise within a thread', () => {
  const keys = Array.from({ length: 25 }, (_, index) =>
    buildRecordKey('0123456789abcdef0123456789abcdef', index),
  )
  expect(keys[0]).toMatch(/^3[2-7a-z]{12}$/)
  expect(keys).toEqual([...new Set(keys)].sort())
  expect(buildRecordKey('0123456789abcdef0123456789abcdef', 0)).toBe(keys[0])
  const others = Array.from({ length: 5000 }, (_, index) =>
    buildRecordKey(index.toString(16).padStart(32, '0'), 0),
  )
  expect(new Set(others).size).toBe(5000)
})

test('the same key makes no second record, even when nothing was kept of the first attempt', async () => {
  const stage = openStage(bluesky)
  const first = await publishToEnd(stage, { content: thread })
  stage.clock.nowMs += 86_400_000
  stage.simulator.addAccount()
  const access = { ...stage.access, token: await freshToken(stage) }
  expect(await publishToEnd({ ...stage, access }, { content: thread })).toEqual(first)
  expect(stage.simulator.posts().map((post) => post.text)).toEqual(['One', 'Two', 'Three'])
})

async function freshToken(stage: ReturnType<typeof openStage>): Promise<string> {
  const request = { identifier: 'tester.bsky.social', password: simulatedPassword }
  return (await login.logIn(callOf(stage), request)).tokens.accessToken
}

test('a thread names its root and the post before by address and content', async () => {
  const stage = openStage(bluesky)
  const ending = await publishToEnd(stage, { content: thread, files: [buildFile({ altText: 'A cup' })] })
  const [one, two, three] = stage.simulator.posts()
  const reference = (post: typeof one) => ({ uri: post!.id, cid: post!.fields['cid'] })
  expect(one).toMatchObject({ media: [{ altText: 'A cup', mimeType: 'image/jpeg' }], inReplyTo: null })
  expect(two!.fields['reply']).toEqual({ root: reference(one), parent: reference(one) })
  expect(three!.fields['reply']).toEqual({ root: reference(one), parent: reference(two) })
  const key = buildRecordKey('0123456789abcdef0123456789abcdef', 0)
  expect(ending).toMatchObject({
    post: { id: one!.id, permalink: `https://bsky.app/profile/${stage.access.accountId}/post/${key}` },
  })
})

test('pictures that the server has forgotten are uploaded again', async () => {
  const stage = openStage(bluesky, { tokenSeconds: 86_400 })
  const journal = new MemoryJournal(() => stage.clock.nowMs)
  stage.simulator.inject({ call: 'putRecord', kind: 'status', status: 503 })
  const drive = { content: text, files: [buildFile()], journal }
  expect(await publishToEnd(stage, drive)).toMatchObject({ kind: 'failed' })
  stage.clock.nowMs += 2 * 3_600_000
  expect(await publishToEnd(stage, drive)).toMatchObject({ kind: 'published' })
  expect(stage.simulator.posts()[0]!.media).toHaveLength(1)
})

test('a video goes through the video service, and the token for it is not kept', async () => {
  const stage = openStage(bluesky, { pollsUntilReady: 2 })
  const journal = new MemoryJournal(() => stage.clock.nowMs)
  expect(await publishToEnd(stage, { content: text, files: video(), journal })).toMatchObject({
    kind: 'published',
  })
  expect(stage.simulator.posts()[0]).toMatchObject({
    media: [{ mimeType: 'video/mp4', sizeBytes: 200_000, altText: 'A kettle boils' }],
    fields: { embed: 'app.bsky.embed.video' },
  })
  expect(stage.simulator.calls().filter((call) => call.includes('getJobStatus'))).toHaveLength(3)
  const kept: (StepResult | undefined)[] = [...journal.steps.values()].map(({ result }) => result)
  expect(JSON.stringify(kept)).not.toMatch(/service-|token-/)
})

test.each([
  ['a server without the method for it', { call: 'getServiceAuth', status: 501 }],
  ['a service that is not there', { call: 'uploadVideo', status: 404 }],
  ['a service that does not know the server', { call: 'uploadVideo', status: 401 }],
])('with %s, the video’s own bytes are uploaded', async (_, fault) => {
  const stage = openStage(bluesky)
  stage.simulator.inject({ ...fault, kind: 'status', body: { error: 'MethodNotImplemented', message: '' } })
  expect(await publishToEnd(stage, { content: text, files: video() })).toMatchObject({ kind: 'published' })
  expect(stage.simulator.calls()).toContain('POST /xrpc/com.atproto.repo.uploadBlob')
  expect(stage.simulator.posts()[0]!.fields).toMatchObject({ embed: 'app.bsky.embed.video' })
})

test('a video that can’t be processed is told as such', async () => {
  const stage = openStage(bluesky)
  const fetch = async (request: Request): Promise<Response> =>
    request.url.includes('getJobStatus')
      ? Response.json({ jobStatus: { jobId: 'x', state: 'JOB_STATE_FAILED' } })
      : stage.simulator.fetch(request)
  const ending = await publishToEnd(stage, { content: text, files: video(), fetch })
  expect(ending).toMatchObject({ error: { message: 'Bluesky could not process the file.' } })
})

test.each([
  ['301 characters', 'é'.repeat(301), []],
  ['3,001 bytes', '👨‍👩‍👧‍👦'.repeat(121), []],
  ['a picture over 2,000,000 bytes', 'Tea', [buildFile({ sizeBytes: 2_000_001 })]],
  ['five pictures', 'Tea', Array.from({ length: 5 }, (_, index) => buildFile({ sizeBytes: 100 + index }))],
])('the server refuses %s', async (_, words, files) => {
  const stage = openStage(bluesky)
  const ending = await publishToEnd(stage, { content: buildContent({ text: words }), files })
  expect(ending).toMatchObject({ kind: 'failed', error: { failure: 'bad_request' } })
  expect(stage.simulator.posts()).toHaveLength(0)
})

test('300 characters as people see them fit, however many bytes of a text they are', async () => {
  const stage = openStage(bluesky)
  const content = buildContent({ text: `${'👍🏽'.repeat(100)}${'é'.repeat(200)}` })
  expect(await publishToEnd(stage, { content })).toMatchObject({ kind: 'published' })
})

test('the wait after too many calls is read from the window’s end', async () => {
  const stage = openStage(bluesky)
  const reset = String(stage.clock.nowMs / 1000 + 120)
  stage.simulator.inject({
    call: 'putRecord',
    kind: 'status',
    status: 429,
    headers: { 'ratelimit-reset': reset },
  })
  const ending = await publishToEnd(stage, { content: text })
  expect(ending).toMatchObject({ error: { failure: 'rate_limited', retryAfterSeconds: 120 } })
})

test('likes, replies, shares and followers are measured', async () => {
  const stage = openStage(bluesky)
  await publishToEnd(stage, { content: thread })
  const { access, settings, simulator } = stage
  const call = { access, settings, fetch: simulator.fetch, signal }
  const id = simulator.posts()[0]!.id
  const gone = Array.from({ length: 30 }, (_, index) => `at://gone/${index}`)
  expect(await bluesky.measurePosts!(call, [...gone, id])).toEqual(
    new Map([[id, { likes: 4, comments: 1, shares: 3 }]]),
  )
  expect(await bluesky.measureAccount!(call)).toEqual({ followers: 12 })
})
