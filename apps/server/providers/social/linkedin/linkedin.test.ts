import { describe, expect, test, vi } from 'vitest'
import { threadMs } from '@vivify/contract/node/thread-time'
import { describeSocialPlatform } from '../suite.ts'
import { buildLoginCall, buildMeasureCall, consent, logIn, requireFailure } from '../testing-account.ts'
import { buildContent, buildFile, MemoryJournal, openStage, publishToEnd } from '../testing.ts'
import { linkedin } from './adapter.ts'
import { linkedinVersion } from './api.ts'
import { readLittleText, writeLittleText } from './little-text.ts'
import { login as linkedinLogin } from './login.ts'
import { LinkedinSimulator } from './simulator.ts'

const pictures = [1, 2, 3, 4].map((number) => buildFile({ sizeBytes: 1000, altText: `Picture ${number}` }))

describeSocialPlatform(linkedin, [
  { name: 'a text', content: buildContent({ text: 'Hello (world) @home #launch_day' }), files: [], count: 1 },
  { name: 'a text with four pictures', content: buildContent({ text: 'Four' }), files: pictures, count: 1 },
  {
    name: 'a video',
    content: buildContent({ text: 'Watch' }),
    files: [buildFile({ kind: 'video', sizeBytes: 2000 })],
    count: 1,
  },
  {
    name: 'a text with a first comment',
    content: buildContent({ text: 'Read on', firstComment: 'The link: https://vivify.app' }),
    files: [],
    count: 2,
  },
])

function openLinkedin(options: Parameters<typeof openStage>[1] = {}) {
  const stage = openStage(linkedin, options)
  if (!(stage.simulator instanceof LinkedinSimulator)) throw new Error('Another simulator')
  return { ...stage, simulator: stage.simulator }
}

const fullSignature = '\\ | { } @ [ ] ( ) < > # * _ ~ {hashtag|x} a_b_c *bold* (see below) #launch_day'

describe('linkedin: texts', () => {
  test('a text arrives whole, although LinkedIn gives a meaning to many characters', async () => {
    const stage = openLinkedin()
    await publishToEnd(stage, { content: buildContent({ text: fullSignature }) })
    expect(stage.simulator.posts()[0]!.text).toBe(fullSignature)
  })

  test('without its escapes, the same text would be cut off', async () => {
    const stage = openLinkedin()
    const fetch = async (request: Request) => {
      const body = (await request.text()).replaceAll('\\\\', '')
      const { method, url, headers } = request
      return stage.simulator.fetch(new Request(url, { method, headers, body }))
    }
    await publishToEnd(stage, { content: buildContent({ text: 'Before (after)' }), fetch })
    expect(stage.simulator.posts()[0]!.text).toBe('Before ')
  })

  test('reads hashtags as LinkedIn writes them', () => {
    expect(readLittleText('A {hashtag|\\#|Launch} \\(now\\)')).toBe('A #Launch (now)')
    expect(readLittleText(writeLittleText(fullSignature))).toBe(fullSignature)
  })

  test('a hostile text of braces is read in linear time', () => {
    const began = threadMs()
    readLittleText('{hashtag|#|'.repeat(100_000))
    expect(threadMs() - began).toBeLessThan(2000)
  })

  test('a text of 3,001 units is refused', async () => {
    const stage = openLinkedin()
    const fitting = await publishToEnd(stage, { content: buildContent({ text: '🎬'.repeat(1500) }) })
    expect(fitting.kind).toBe('published')
    const ending = await publishToEnd(stage, { content: buildContent({ text: '🎬'.repeat(1500) + 'a' }) })
    expect(requireFailure(ending)).toMatchObject({ failure: 'unprocessable', isRetryable: false })
    expect(stage.simulator.posts()).toHaveLength(1)
  })

  test('the same text twice is refused with the reason', async () => {
    const stage = openLinkedin()
    const content = buildContent({ text: 'Once' })
    await publishToEnd(stage, { content })
    const error = requireFailure(await publishToEnd(stage, { content }))
    expect(error.failure).toBe('unprocessable')
    expect(JSON.stringify(error.details)).toContain('duplicate')
  })
})

describe('linkedin: versions', () => {
  const month = (year: number, index: number): number => Date.UTC(year, index, 15)

  test('asks for the version it was written for, and once that is retired, for one that is still served', () => {
    expect(linkedinVersion(month(2026, 10))).toBe('202610')
    expect(linkedinVersion(month(2027, 8))).toBe('202610')
    expect(linkedinVersion(month(2027, 9))).toBe('202611')
    expect(linkedinVersion(month(2029, 0))).toBe('202802')
  })

  test('publishes three years later', async () => {
    const stage = openLinkedin()
    stage.clock.nowMs = month(2029, 10)
    const access = stage.simulator.addAccount('later')
    const ending = await publishToEnd({ ...stage, access }, { content: buildContent({ text: 'Still here' }) })
    expect(ending.kind).toBe('published')
  })

  test.each([
    ['202511', 426],
    ['202512', 401],
    ['202612', 426],
    ['', 400],
  ])('the simulator answers version “%s” with %i', async (version, status) => {
    const { simulator } = openLinkedin()
    const headers = { 'linkedin-version': version, 'x-restli-protocol-version': '2.0.0' }
    const request = new Request('https://platform.test/rest/posts?q=author', { headers })
    expect((await simulator.fetch(request)).status).toBe(status)
  })
})

describe('linkedin: an unknown outcome', () => {
  test('finds the post again by its text', async () => {
    const stage = openLinkedin()
    stage.simulator.inject({ call: 'POST /rest/posts', kind: 'cut_after' })
    const content = buildContent({ text: 'Found (again) https://vivify.app', firstComment: 'First' })
    expect((await publishToEnd(stage, { content })).kind).toBe('published')
    expect(stage.simulator.posts().map(({ text }) => text)).toEqual([
      'Found (again) https://vivify.app',
      'First',
    ])
  })

  test('finds a lost first comment again', async () => {
    const stage = openLinkedin()
    stage.simulator.inject({ call: '/comments', kind: 'error_after' })
    const content = buildContent({ text: 'Post', firstComment: 'First' })
    expect((await publishToEnd(stage, { content })).kind).toBe('published')
    expect(stage.simulator.posts()).toHaveLength(2)
  })

  test('a post that is listed only after minutes is found when LinkedIn refuses it as a duplicate', async () => {
    const stage = openLinkedin()
    stage.simulator.inject({ call: 'POST /rest/posts', kind: 'error_after' })
    const body = { elements: [] }
    stage.simulator.inject({ call: 'GET /rest/posts', kind: 'status', status: 200, body, times: 9 })
    expect((await publishToEnd(stage, { content: buildContent({ text: 'Late' }) })).kind).toBe('published')
    expect(stage.simulator.posts()).toHaveLength(1)
  })

  test('where the app may not read posts, the post stays unconfirmed and is not sent again', async () => {
    const stage = openLinkedin()
    stage.simulator.mayRead = false
    stage.simulator.inject({ call: 'POST /rest/posts', kind: 'cut_before' })
    const ending = await publishToEnd(stage, { content: buildContent({ text: 'Unread' }) })
    expect(ending.kind).toBe('unconfirmed')
    expect(stage.simulator.posts()).toHaveLength(0)
  })
})

describe('linkedin: media', () => {
  const sizeBytes = 10_000_000
  const read = vi.fn(async (start: number, end: number) => new Uint8Array(end - start))
  const video = buildFile({ kind: 'video', sizeBytes, read })

  test('a large video goes in parts, and a run after a crash sends only the missing ones', async () => {
    read.mockClear()
    const stage = openLinkedin({ pollsUntilReady: 3 })
    const journal = new MemoryJournal(() => stage.clock.nowMs)
    // The session, two parts, and the third one is sent but not kept.
    journal.dieAt = { change: 4, when: 'before' }
    const drive = { content: buildContent({ text: 'Long' }), files: [video], journal }
    expect((await publishToEnd(stage, drive)).kind).toBe('published')
    expect(read.mock.calls.map(([start]) => start / 4_194_304)).toEqual([0, 1, 2, 2])
    expect(stage.simulator.posts()[0]).toMatchObject({ media: [{ mimeType: 'video/mp4', sizeBytes }] })
    const asked = stage.simulator.calls().filter((call) => call.startsWith('GET /rest/videos/'))
    expect(asked).toHaveLength(4)
  })

  test('the token is not sent to an upload address of somebody else', async () => {
    const stage = openLinkedin()
    const value = { uploadUrl: 'https://linkedin.com.evil.test/upload', image: 'urn:li:image:1' }
    stage.simulator.inject({ call: '/rest/images', kind: 'status', status: 200, body: { value } })
    const drive = { content: buildContent({ text: 'Picture' }), files: [buildFile()] }
    expect(requireFailure(await publishToEnd(stage, drive)).failure).toBe('bad_answer')
    expect(stage.simulator.calls()).toEqual(['POST /rest/images'])
  })

  test('a part that would fill the memory is not read', async () => {
    read.mockClear()
    const stage = openLinkedin()
    const part = { uploadUrl: 'https://platform.test/part', firstByte: 0, lastByte: 499_999_999 }
    const value = { video: 'urn:li:video:1', uploadUrlsExpireAt: 2e12, uploadInstructions: [part] }
    stage.simulator.inject({ call: '/rest/videos', kind: 'status', status: 200, body: { value } })
    const drive = { content: buildContent({ text: 'Long' }), files: [video] }
    expect(requireFailure(await publishToEnd(stage, drive)).failure).toBe('bad_answer')
    expect(read).not.toHaveBeenCalled()
  })

  test('pictures keep their order and descriptions', async () => {
    const stage = openLinkedin()
    await publishToEnd(stage, { content: buildContent({ text: 'Four' }), files: pictures })
    const shown = stage.simulator.posts()[0]!.media.map(({ altText }) => altText)
    expect(shown).toEqual(['Picture 1', 'Picture 2', 'Picture 3', 'Picture 4'])
  })
})

describe('linkedin: log-in and measures', () => {
  test('a person logs in for 60 days, without a refresh token', async () => {
    const stage = openLinkedin()
    const { tokens, accounts } = await logIn(stage)
    expect(accounts).toEqual([{ accountId: stage.access.accountId, name: 'tester' }])
    expect(tokens).toMatchObject({ expiresInSeconds: 60 * 86_400, refreshToken: null })
    const code = await consent(stage)
    const call = { ...buildLoginCall(stage), redirectUrl: 'https://elsewhere.test/' }
    await expect(linkedinLogin.exchangeCode(call, { code, codeVerifier: '' })).rejects.toMatchObject({
      failure: 'bad_request',
    })
  })

  test('an expired token is told as such', async () => {
    const stage = openLinkedin({ tokenSeconds: 60 })
    stage.clock.nowMs += 60_000
    const ending = await publishToEnd(stage, { content: buildContent({ text: 'Late' }) })
    expect(requireFailure(ending).failure).toBe('unauthorized')
  })

  test('the 101st post of a day waits for the next one', async () => {
    const stage = openLinkedin()
    for (let count = 0; count < 100; count++) {
      await publishToEnd(stage, { content: buildContent({ text: `Post ${count}` }) })
    }
    const ending = await publishToEnd(stage, { content: buildContent({ text: 'Post 100' }) })
    expect(requireFailure(ending)).toMatchObject({ failure: 'rate_limited', retryAfterSeconds: 86_400 })
  })

  test('a metric that is withheld is missing, and the others stay', async () => {
    const stage = openLinkedin()
    await publishToEnd(stage, { content: buildContent({ text: 'Measured' }) })
    const { id } = stage.simulator.posts()[0]!
    const all = { views: 800, reach: 610, likes: 31, comments: 4, shares: 2 }
    expect((await linkedin.measurePosts!(buildMeasureCall(stage), [id])).get(id)).toEqual(all)
    stage.simulator.withheldMetrics.add('MEMBERS_REACHED')
    const { reach: _, ...others } = all
    expect((await linkedin.measurePosts!(buildMeasureCall(stage), [id])).get(id)).toEqual(others)
  })

  test('a rate limit ends the measuring instead of looking like missing values', async () => {
    const stage = openLinkedin()
    stage.simulator.inject({
      call: 'Analytics',
      kind: 'status',
      status: 429,
      headers: { 'retry-after': '60' },
    })
    const measuring = linkedin.measurePosts!(buildMeasureCall(stage), ['urn:li:share:1'])
    await expect(measuring).rejects.toMatchObject({ failure: 'rate_limited', retryAfterSeconds: 60 })
  })

  test('followers are missing where the app may not read them', async () => {
    const stage = openLinkedin()
    expect(await linkedin.measureAccount!(buildMeasureCall(stage))).toEqual({ followers: 2150 })
    stage.simulator.withheldMetrics.add('followers')
    expect(await linkedin.measureAccount!(buildMeasureCall(stage))).toEqual({})
  })
})
