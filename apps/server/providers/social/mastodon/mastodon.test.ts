import { expect, test } from 'vitest'
import { ProviderError } from '../../provider-error.ts'
import type { LoginCall, OAuthLogin } from '../port.ts'
import { describeSocialPlatform } from '../suite.ts'
import { buildContent, buildFile, MemoryJournal, openStage, publishToEnd, testOrigin } from '../testing.ts'
import { mastodon } from './adapter.ts'
import { buildMultipart } from './multipart.ts'

const text = buildContent({ text: 'Tea with @friend@example.org https://example.org/a/long/path #tea' })
const thread = buildContent({ text: 'One', thread: ['Two', 'Three'] })

describeSocialPlatform(mastodon, [
  { name: 'a text with a link, a mention and a hashtag', content: text, files: [], count: 1 },
  {
    name: 'four pictures',
    content: buildContent({ text: 'Four' }),
    files: Array.from({ length: 4 }, () => buildFile()),
    count: 1,
  },
  {
    name: 'a video',
    content: buildContent({ text: 'Film' }),
    files: [buildFile({ kind: 'video' })],
    count: 1,
  },
  { name: 'a thread of three', content: thread, files: [], count: 3 },
])

const login = mastodon.login as OAuthLogin

/** Registers at the simulated server, consents and returns the tokens. */
async function logIn(stage: ReturnType<typeof openStage>) {
  const call: LoginCall = {
    settings: stage.settings,
    server: testOrigin,
    redirectUrl: 'https://vivify.test/api/connections/callback',
    fetch: stage.simulator.fetch,
    signal: new AbortController().signal,
  }
  const registered = { ...call, settings: { ...stage.settings, ...(await login.register!(call)) } }
  const url = login.authorizeUrl(registered, { state: 'state', codeChallenge: '' })
  const back = await stage.simulator.fetch(new Request(url))
  const code = new URL(back.headers.get('location')!).searchParams.get('code')!
  const tokens = await login.exchangeCode(registered, { code, codeVerifier: 'verifier' })
  return { call: registered, tokens }
}

test('Vivify registers itself at a server, logs in and reads what the server accepts', async () => {
  const stage = openStage(mastodon)
  const { call, tokens } = await logIn(stage)
  expect(tokens).toMatchObject({ refreshToken: null, expiresInSeconds: null })
  expect(await login.listAccounts(call, tokens)).toEqual([
    {
      accountId: stage.access.accountId,
      name: '@tester@platform.test',
      facts: {
        maxCharacters: '500',
        linkLength: '23',
        maxFiles: '4',
        maxImageBytes: '16777216',
        maxVideoBytes: '103809024',
      },
    },
  ])
})

test('a server without /api/v2/instance is asked the old way, and an unknown answer leaves the usual limits', async () => {
  const stage = openStage(mastodon)
  const { call, tokens } = await logIn(stage)
  const asked: string[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    if (pathname === '/api/v2/instance') return new Response('{"error":"Not found"}', { status: 404 })
    if (pathname === '/api/v1/instance') return Response.json({ configuration: { statuses: 'many' } })
    return stage.simulator.fetch(request)
  }
  await expect(login.listAccounts({ ...call, fetch }, tokens)).rejects.toMatchObject({
    failure: 'bad_answer',
  })
  const plain = async (request: Request): Promise<Response> =>
    new URL(request.url).pathname === '/api/v1/instance' ? Response.json({ uri: 'x' }) : fetch(request)
  expect(await login.listAccounts({ ...call, fetch: plain }, tokens)).toMatchObject([{ facts: {} }])
  expect(asked).toContain('/api/v1/instance')
})

test('the second part of a thread over the server’s own limit stops it before the first is live', async () => {
  const stage = openStage(mastodon)
  const access = { ...stage.access, facts: { maxCharacters: '20' } }
  const content = buildContent({ text: 'Short', thread: ['x'.repeat(21)] })
  const ending = await publishToEnd({ ...stage, access }, { content })
  expect(ending).toMatchObject({
    error: { code: 'bad_input', message: 'A text has 21 of 20 characters for this account on Mastodon.' },
  })
  expect(stage.simulator.calls()).toEqual([])
})

test('each part of a thread answers the one before, and only the first shows the media', async () => {
  const stage = openStage(mastodon)
  const ending = await publishToEnd(stage, { content: thread, files: [buildFile({ altText: 'A cup' })] })
  const [one, two, three] = stage.simulator.posts()
  expect(one).toMatchObject({ inReplyTo: null, media: [{ altText: 'A cup', mimeType: 'image/jpeg' }] })
  expect(two).toMatchObject({ inReplyTo: one!.id, media: [], text: 'Two' })
  expect(three).toMatchObject({ inReplyTo: two!.id, fields: { visibility: 'public' } })
  expect(ending).toMatchObject({ post: { id: one!.id, permalink: `${testOrigin}/@someone/${one!.id}` } })
})

test('a video is posted only when the server has processed it', async () => {
  const stage = openStage(mastodon, { pollsUntilReady: 3 })
  const files = [buildFile({ kind: 'video' })]
  expect(await publishToEnd(stage, { content: thread, files })).toMatchObject({ kind: 'published' })
  const asked = stage.simulator.calls().filter((call) => call.startsWith('GET /api/v1/media/'))
  expect(asked).toHaveLength(4)
})

test('a video that the server can’t process is told as such', async () => {
  const stage = openStage(mastodon)
  stage.simulator.inject({ call: 'GET /api/v1/media/', kind: 'status', status: 422, body: { error: 'x' } })
  const ending = await publishToEnd(stage, { content: thread, files: [buildFile({ kind: 'video' })] })
  expect(ending).toMatchObject({ error: { message: 'Mastodon could not process the file.' } })
})

test('within an hour the same key makes no second post, even when nothing was kept of the first attempt', async () => {
  const stage = openStage(mastodon)
  await publishToEnd(stage, { content: text })
  stage.clock.nowMs += 50 * 60_000
  await publishToEnd(stage, { content: text })
  expect(stage.simulator.posts()).toHaveLength(1)
})

test.each([
  ['a text', []],
  ['a picture', [buildFile()]],
])('after more than an hour %s whose answer was lost is found among the own posts', async (_, files) => {
  const stage = openStage(mastodon)
  const journal = new MemoryJournal(() => stage.clock.nowMs)
  stage.simulator.inject({ call: 'POST /api/v1/statuses', kind: 'cut_after' })
  const drive = { content: text, files, journal }
  await expect(publishToEnd(stage, { ...drive, maxRuns: 1 })).rejects.toThrow(/did not end/)
  stage.clock.nowMs += 2 * 3_600_000
  expect(await publishToEnd(stage, drive)).toMatchObject({ kind: 'published' })
  expect(stage.simulator.posts()).toHaveLength(1)
})

test('an earlier post with the same words is not taken for the lost one', async () => {
  const stage = openStage(mastodon)
  await publishToEnd(stage, { content: text })
  stage.clock.nowMs += 2 * 3_600_000
  stage.simulator.inject({ call: 'POST /api/v1/statuses', kind: 'cut_before' })
  expect(await publishToEnd(stage, { content: text })).toMatchObject({ kind: 'published' })
  expect(stage.simulator.posts()).toHaveLength(2)
})

test('after 300 calls in five minutes the server says until when to wait, as a date', async () => {
  const stage = openStage(mastodon)
  const headers = { authorization: `Bearer ${stage.access.token}` }
  for (let count = 0; count < 300; count++) {
    await stage.simulator.fetch(new Request(`${testOrigin}/api/v1/accounts/verify_credentials`, { headers }))
  }
  const ending = await publishToEnd(stage, { content: text })
  const error = ending.kind === 'failed' ? ending.error : null
  expect(ProviderError.isInstance(error) && [error.failure, error.retryAfterSeconds]).toEqual([
    'rate_limited',
    300,
  ])
})

test('likes, shares, replies and followers are measured, and a deleted post is left out', async () => {
  const stage = openStage(mastodon)
  await publishToEnd(stage, { content: thread })
  const { access, settings, simulator } = stage
  const call = { access, settings, fetch: simulator.fetch, signal: new AbortController().signal }
  const id = simulator.posts()[0]!.id
  expect(await mastodon.measurePosts!(call, [id, 'gone'])).toEqual(
    new Map([[id, { likes: 4, shares: 2, comments: 1 }]]),
  )
  expect(await mastodon.measureAccount!(call)).toEqual({ followers: 12 })
})

test('a multipart body holds the file byte for byte, however it is cut', async () => {
  const file = buildFile({ sizeBytes: 1000 })
  const { contentType, body } = buildMultipart(file, { description: 'Čaj ☕' })
  const parts = []
  for (let at = 0; at < body.end; at += 7) parts.push(await body.file.read(at, Math.min(at + 7, body.end)))
  const request = new Request(testOrigin, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: Buffer.concat(parts),
  })
  const form = await request.formData()
  expect(form.get('description')).toBe('Čaj ☕')
  expect(new Uint8Array(await (form.get('file') as File).arrayBuffer())).toEqual(await file.read(0, 1000))
})
