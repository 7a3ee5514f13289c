import { describe, expect, test, vi } from 'vitest'
import { describeSocialPlatform } from '../suite.ts'
import { buildLoginCall, buildMeasureCall, consent, logIn, requireFailure } from '../testing-account.ts'
import { buildContent, buildFile, MemoryJournal, openStage, publishToEnd, testOrigin } from '../testing.ts'
import { twitter } from './adapter.ts'
import { login as twitterLogin } from './login.ts'
import { TwitterSimulator } from './simulator.ts'

const pictures = [1, 2, 3, 4].map((number) => buildFile({ sizeBytes: 1000, altText: `Picture ${number}` }))

describeSocialPlatform(twitter, [
  { name: 'a text', content: buildContent({ text: 'Hello & welcome <3 vivify.app' }), files: [], count: 1 },
  {
    name: 'a text with four pictures',
    content: buildContent({ text: 'Four lighthouses' }),
    files: pictures,
    count: 1,
  },
  {
    name: 'a video',
    content: buildContent({ text: 'Watch' }),
    files: [buildFile({ kind: 'video', sizeBytes: 2000 })],
    count: 1,
  },
  {
    name: 'a thread',
    content: buildContent({ text: 'One', thread: ['Two https://vivify.app', 'Three'] }),
    files: [],
    count: 3,
  },
])

function openTwitter(options: Parameters<typeof openStage>[1] = {}) {
  const stage = openStage(twitter, options)
  if (!(stage.simulator instanceof TwitterSimulator)) throw new Error('Another simulator')
  return { ...stage, simulator: stage.simulator }
}

describe('twitter: refusals', () => {
  test('a text of 281 weighted characters is refused, and one of 280 is taken', async () => {
    // Emoji count two, a link 23.
    const link = 'https://vivify.app/a-very-long-path-that-counts-as-twenty-three-characters'
    const fitting = `${'🎬'.repeat(100)}${'a'.repeat(56)} ${link}`
    const stage = openTwitter()
    expect((await publishToEnd(stage, { content: buildContent({ text: fitting }) })).kind).toBe('published')
    const ending = await publishToEnd(stage, { content: buildContent({ text: `${fitting}!` }) })
    expect(requireFailure(ending)).toMatchObject({ failure: 'bad_request', isRetryable: false })
    expect(stage.simulator.posts()).toHaveLength(1)
  })

  test('the same text twice is refused with the reason, and is not sent again', async () => {
    const stage = openTwitter()
    const content = buildContent({ text: 'Once' })
    await publishToEnd(stage, { content })
    const error = requireFailure(await publishToEnd(stage, { content }))
    expect(error).toMatchObject({ failure: 'forbidden', isRetryable: false })
    expect(JSON.stringify(error.details)).toContain('duplicate content')
    expect(stage.simulator.posts()).toHaveLength(1)
  })

  test('an operator without credits is told so by 402', async () => {
    const stage = openTwitter()
    stage.simulator.creditPosts = 0
    const error = requireFailure(await publishToEnd(stage, { content: buildContent({ text: 'Hello' }) }))
    expect(error).toMatchObject({ failure: 'forbidden', status: 402, isRetryable: false })
  })

  test('the 101st post of 15 minutes waits until the window ends, as x-rate-limit-reset says', async () => {
    const stage = openTwitter()
    for (let count = 0; count < 100; count++) {
      await publishToEnd(stage, { content: buildContent({ text: `Post ${count}` }) })
    }
    stage.clock.nowMs += 60_000
    const content = buildContent({ text: 'Post 100' })
    const fetch = async (request: Request) => {
      const response = await stage.simulator.fetch(request)
      response.headers.delete('retry-after')
      return response
    }
    const error = requireFailure(await publishToEnd(stage, { content, fetch }))
    expect(error).toMatchObject({ failure: 'rate_limited', retryAfterSeconds: 14 * 60 })
    stage.clock.nowMs += 14 * 60_000
    expect((await publishToEnd(stage, { content })).kind).toBe('published')
  })

  test('a token is valid for two hours', async () => {
    const stage = openTwitter()
    stage.clock.nowMs += 7200_000
    const error = requireFailure(await publishToEnd(stage, { content: buildContent({ text: 'Late' }) }))
    expect(error.failure).toBe('unauthorized')
  })
})

describe('twitter: an unknown outcome', () => {
  test.each([
    'A link https://vivify.app/start and an unnamed one, vivify.app, among <words> & signs',
    'https://vivify.app/only-a-link',
  ])('finds the post again by its text: %s', async (text) => {
    const stage = openTwitter()
    stage.simulator.inject({ call: 'POST /2/tweets', kind: 'cut_after' })
    const ending = await publishToEnd(stage, { content: buildContent({ text }) })
    expect(ending).toMatchObject({ kind: 'published', post: { id: stage.simulator.posts()[0]!.id } })
    expect(stage.simulator.posts()).toHaveLength(1)
  })

  test('a post of five minutes ago with the same text and a picture is not taken for this one', async () => {
    const stage = openTwitter()
    const post = { content: buildContent({ text: 'Good morning' }), files: [buildFile()] }
    await publishToEnd(stage, post)
    stage.clock.nowMs += 300_000
    stage.simulator.inject({ call: 'POST /2/tweets', kind: 'cut_before' })
    expect((await publishToEnd(stage, post)).kind).toBe('published')
    expect(stage.simulator.posts()).toHaveLength(2)
  })

  test('finds the post although the clock of this computer is five minutes ahead', async () => {
    const stage = openTwitter()
    const { simulator, clock } = stage
    const aheadMs = 300_000
    const behind = twitter.createSimulator({ now: () => clock.nowMs - aheadMs, origin: testOrigin })
    const access = behind.addAccount()
    behind.inject({ call: 'POST /2/tweets', kind: 'cut_after' })
    const drive = { content: buildContent({ text: 'Ahead' }) }
    const ending = await publishToEnd({ ...stage, simulator: behind, access }, drive)
    expect(ending.kind).toBe('published')
    expect(behind.posts()).toHaveLength(1)
    expect(simulator.posts()).toHaveLength(0)
  })

  test('a lost reply of a thread is found, and the thread goes on below it', async () => {
    const stage = openTwitter()
    stage.simulator.inject({ call: 'POST /2/tweets', kind: 'error_after' })
    const thread = ['Two', 'Three']
    const journal = new MemoryJournal(() => stage.clock.nowMs)
    const ending = await publishToEnd(stage, { content: buildContent({ text: 'One', thread }), journal })
    const posts = stage.simulator.posts()
    expect(posts.map(({ text }) => text)).toEqual(['One', 'Two', 'Three'])
    expect(posts.map(({ inReplyTo }) => inReplyTo)).toEqual([null, posts[0]!.id, posts[1]!.id])
    expect(ending).toMatchObject({ post: { id: posts[0]!.id } })
  })

  test('a post of its own with the text of a lost reply is not taken for that reply', async () => {
    const stage = openTwitter()
    let posts = 0
    const fetch = async (request: Request) => {
      if (!new URL(request.url).pathname.endsWith('/2/tweets') || ++posts !== 2) {
        return stage.simulator.fetch(request)
      }
      const { url, method, headers } = request
      await stage.simulator.fetch(
        new Request(url, { method, headers, body: JSON.stringify({ text: 'Two' }) }),
      )
      throw new TypeError('fetch failed')
    }
    const content = buildContent({ text: 'One', thread: ['Two'] })
    const ending = await publishToEnd(stage, { content, fetch })
    // X itself refuses the reply as a duplicate then.
    expect(requireFailure(ending).failure).toBe('forbidden')
  })

  test('a post that is listed only after four minutes is found when X refuses it as a duplicate', async () => {
    const stage = openTwitter()
    stage.simulator.inject({ call: 'POST /2/tweets', kind: 'cut_after' })
    stage.simulator.inject({ call: 'GET /2/users', kind: 'status', status: 200, body: {}, times: 9 })
    const ending = await publishToEnd(stage, { content: buildContent({ text: 'Late' }) })
    expect(ending).toMatchObject({ kind: 'published', post: { id: stage.simulator.posts()[0]!.id } })
    expect(stage.simulator.posts()).toHaveLength(1)
    expect(stage.simulator.calls().filter((call) => call === 'POST /2/tweets')).toHaveLength(2)
  })

  test('an account that may not be read leaves the post unconfirmed, and it is not sent again', async () => {
    const stage = openTwitter()
    stage.simulator.inject({ call: 'POST /2/tweets', kind: 'cut_after' })
    stage.simulator.inject({ call: '/tweets', kind: 'status', status: 402 })
    const ending = await publishToEnd(stage, { content: buildContent({ text: 'Unread' }) })
    // The first fault that fits is the cut; the second one hits the search.
    expect(ending.kind).toBe('unconfirmed')
    expect(stage.simulator.posts()).toHaveLength(1)
  })
})

describe('twitter: media', () => {
  const sizeBytes = 10_000_000
  const read = vi.fn(async (start: number, end: number) => new Uint8Array(end - start))
  const video = buildFile({ kind: 'video', sizeBytes, read })

  test('a large video goes in parts, and a run after a crash sends only the missing ones', async () => {
    read.mockClear()
    const stage = openTwitter({ pollsUntilReady: 3 })
    const journal = new MemoryJournal(() => stage.clock.nowMs)
    // The session, two parts, and the third one is sent but not kept.
    journal.dieAt = { change: 4, when: 'before' }
    const ending = await publishToEnd(stage, {
      content: buildContent({ text: 'Long' }),
      files: [video],
      journal,
    })
    expect(ending.kind).toBe('published')
    const partBytes = 4 * 1_048_576
    expect(read.mock.calls.map(([start]) => start / partBytes)).toEqual([0, 1, 2, 2])
    expect(Math.max(...read.mock.calls.map(([start, end]) => end - start))).toBe(partBytes)
    expect(stage.simulator.posts()[0]!.media).toEqual([{ mimeType: 'video/mp4', sizeBytes, altText: '' }])
    const asked = stage.simulator.calls().filter((call) => call === 'GET /2/media/upload')
    expect(asked).toHaveLength(4)
  })

  test('an upload that expired before the post was taken is made anew', async () => {
    const stage = openTwitter({ tokenSeconds: 1_000_000 })
    const journal = new MemoryJournal(() => stage.clock.nowMs)
    const drive = { content: buildContent({ text: 'Old' }), files: [buildFile()], journal }
    stage.simulator.inject({ call: 'POST /2/tweets', kind: 'status', status: 429 })
    expect((await publishToEnd(stage, drive)).kind).toBe('failed')
    stage.clock.nowMs += 25 * 3_600_000
    expect((await publishToEnd(stage, drive)).kind).toBe('published')
  })

  test('a post that is made by AI carries the label of X, and others do not', async () => {
    const stage = openTwitter()
    for (const isAiMade of [true, false]) {
      await publishToEnd(stage, { content: buildContent({ text: `AI: ${isAiMade}`, isAiMade }) })
    }
    const labels = stage.simulator.posts().map(({ fields }) => fields['made_with_ai'])
    expect(labels).toEqual([true, false])
  })

  test('pictures keep their order and descriptions', async () => {
    const stage = openTwitter()
    await publishToEnd(stage, { content: buildContent({ text: 'Four' }), files: pictures })
    const shown = stage.simulator.posts()[0]!.media.map(({ altText }) => altText)
    expect(shown).toEqual(['Picture 1', 'Picture 2', 'Picture 3', 'Picture 4'])
  })
})

describe('twitter: log-in and measures', () => {
  test('a person logs in with PKCE, and each refresh token works once', async () => {
    const stage = openTwitter()
    const { tokens, accounts } = await logIn(stage)
    expect(accounts).toEqual([{ accountId: stage.access.accountId, name: '@tester' }])
    expect(tokens.expiresInSeconds).toBe(7200)
    const next = await twitterLogin.refresh(buildLoginCall(stage), tokens.refreshToken!)
    expect(next.refreshToken).not.toBe(tokens.refreshToken)
    const again = twitterLogin.refresh(buildLoginCall(stage), tokens.refreshToken!)
    await expect(again).rejects.toMatchObject({ failure: 'bad_request' })
  })

  test('a code with another verifier is refused', async () => {
    const stage = openTwitter()
    const code = await consent(stage)
    const exchange = twitterLogin.exchangeCode(buildLoginCall(stage), { code, codeVerifier: 'w'.repeat(64) })
    await expect(exchange).rejects.toMatchObject({ failure: 'bad_request' })
  })

  test('measures posts and the account', async () => {
    const stage = openTwitter()
    const content = buildContent({ text: 'One', thread: ['Two'] })
    await publishToEnd(stage, { content })
    const [first] = stage.simulator.posts()
    const measured = await twitter.measurePosts!(buildMeasureCall(stage), [first!.id, '404'])
    expect([...measured]).toEqual([[first!.id, { views: 900, likes: 40, comments: 1, shares: 7 }]])
    expect(await twitter.measureAccount!(buildMeasureCall(stage))).toEqual({ followers: 1200 })
  })

  test('a metric that X withdrew is missing, and the others stay', async () => {
    const stage = openTwitter()
    const body = { data: [{ id: '7', public_metrics: { like_count: 3, retweet_count: 1 } }] }
    stage.simulator.inject({ call: 'GET /2/tweets', kind: 'status', status: 200, body })
    const measured = await twitter.measurePosts!(buildMeasureCall(stage), ['7'])
    expect(measured.get('7')).toEqual({ likes: 3, shares: 1 })
  })
})
