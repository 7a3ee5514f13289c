import { describe, expect, test, vi } from 'vitest'
import { describeSocialPlatform } from '../suite.ts'
import { buildLoginCall, buildMeasureCall, logIn, requireFailure } from '../testing-account.ts'
import { buildContent, buildFile, MemoryJournal, openStage, publishToEnd } from '../testing.ts'
import { youtube } from './adapter.ts'
import { login as youtubeLogin } from './login.ts'
import { YoutubeSimulator } from './simulator.ts'

const partBytes = 8 * 1_048_576
const sizeBytes = 20_000_000
const read = vi.fn(async (start: number, end: number) => new Uint8Array(end - start))

const video = buildFile({ kind: 'video', sizeBytes: 2000 })
const longVideo = buildFile({ kind: 'video', sizeBytes, read })
const fields = { youtube: { title: 'A lighthouse' } }

describeSocialPlatform(youtube, [
  { name: 'a video', content: buildContent({ text: 'At dusk', fields }), files: [video], count: 1 },
  {
    name: 'a video of several parts',
    content: buildContent({ text: 'At dusk', fields }),
    files: [buildFile({ kind: 'video', sizeBytes: partBytes + 1000, read })],
    count: 1,
  },
  {
    name: 'a video with a first comment',
    content: buildContent({ text: 'At dusk', firstComment: 'More: https://vivify.app', fields }),
    files: [video],
    count: 2,
  },
])

function openYoutube(options: Parameters<typeof openStage>[1] = {}) {
  const stage = openStage(youtube, options)
  if (!(stage.simulator instanceof YoutubeSimulator)) throw new Error('Another simulator')
  return { ...stage, simulator: stage.simulator }
}

const post = { content: buildContent({ text: 'At dusk', fields }), files: [video] }
const put = 'PUT /upload'

describe('youtube: resumable uploads', () => {
  test('a part that was cut off goes on from the byte that arrived', async () => {
    read.mockClear()
    const stage = openYoutube()
    const journal = new MemoryJournal(() => stage.clock.nowMs)
    const drive = { ...post, files: [longVideo], journal }
    let puts = 0
    const fetch = (request: Request) => {
      // The first put is a probe, the next two are parts.
      if (request.method === 'PUT' && ++puts === 3) stage.simulator.inject({ call: put, kind: 'cut_after' })
      return stage.simulator.fetch(request)
    }
    expect(requireFailure(await publishToEnd(stage, { ...drive, fetch })).isRetryable).toBe(true)
    expect((await publishToEnd(stage, drive)).kind).toBe('published')
    expect(read.mock.calls.map(([start]) => start / partBytes)).toEqual([0, 1, 2])
    expect(Math.max(...read.mock.calls.map(([start, end]) => end - start))).toBe(partBytes)
    expect(stage.simulator.posts()[0]!.media).toEqual([{ mimeType: 'video/mp4', sizeBytes, altText: '' }])
  })

  test.each(['cut_after', 'error_after'] as const)(
    'a probe finds a finished upload whose answer was lost by %s',
    async (kind) => {
      const stage = openYoutube()
      let puts = 0
      const fetch = (request: Request) => {
        if (request.method === 'PUT' && ++puts === 2) stage.simulator.inject({ call: put, kind })
        return stage.simulator.fetch(request)
      }
      const ending = await publishToEnd(stage, { ...post, fetch })
      const [found] = stage.simulator.posts()
      expect(ending).toMatchObject({ kind: 'published', post: { id: found!.id } })
      expect(stage.simulator.posts()).toHaveLength(1)
      expect(
        stage.simulator.calls().filter((call) => call === 'POST /upload/youtube/v3/videos'),
      ).toHaveLength(1)
      // A probe, the file, and the probe that finds it.
      expect(puts).toBe(3)
    },
  )

  test('goes on from what Google kept of a part, and publishes nothing before the last call', async () => {
    const stage = openYoutube()
    stage.simulator.keepsOfNextPart = partBytes - 262_144
    const size = 2 * partBytes + 1000
    const ranges: string[] = []
    const fetch = (request: Request) => {
      if (request.method === 'PUT') ranges.push(request.headers.get('content-range') ?? '')
      return stage.simulator.fetch(request)
    }
    const files = [buildFile({ kind: 'video', sizeBytes: size, read })]
    expect((await publishToEnd(stage, { ...post, files, fetch })).kind).toBe('published')
    const kept = partBytes - 262_144
    expect(ranges).toEqual([
      `bytes */${size}`,
      `bytes 0-${partBytes - 1}/${size}`,
      `bytes ${kept}-${kept + partBytes - 1}/${size}`,
      `bytes ${kept + partBytes}-${2 * partBytes - 1}/${size}`,
      `bytes */${size}`,
      `bytes ${2 * partBytes}-${size - 1}/${size}`,
    ])
  })

  test('a session that is gone after an unknown outcome leaves the post unconfirmed', async () => {
    const stage = openYoutube()
    let puts = 0
    const fetch = (request: Request) => {
      if (request.method === 'PUT' && ++puts === 2) {
        stage.simulator.inject({ call: put, kind: 'cut_after' })
        stage.simulator.inject({ call: put, kind: 'status', status: 404 })
      }
      return stage.simulator.fetch(request)
    }
    expect((await publishToEnd(stage, { ...post, fetch })).kind).toBe('unconfirmed')
    expect(stage.simulator.posts()).toHaveLength(1)
  })

  test('a session that expired before the video was whole is opened anew', async () => {
    const stage = openYoutube({ tokenSeconds: 10_000_000 })
    const journal = new MemoryJournal(() => stage.clock.nowMs)
    stage.simulator.inject({ call: put, kind: 'status', status: 429 })
    expect((await publishToEnd(stage, { ...post, files: [longVideo], journal })).kind).toBe('failed')
    stage.clock.nowMs += 8 * 86_400_000
    expect((await publishToEnd(stage, { ...post, files: [longVideo], journal })).kind).toBe('published')
  })

  test('a session that Google has forgotten before the video was whole is replaced', async () => {
    const stage = openYoutube()
    stage.simulator.inject({ call: put, kind: 'status', status: 404 })
    expect((await publishToEnd(stage, { ...post, files: [longVideo] })).kind).toBe('published')
    const opened = stage.simulator.calls().filter((call) => call === 'POST /upload/youtube/v3/videos')
    expect(opened).toHaveLength(2)
    expect(stage.simulator.posts()).toHaveLength(1)
  })

  test('a clock that jumps back to an old session does not make the video twice', async () => {
    const stage = openYoutube({ tokenSeconds: 10_000_000 })
    const journal = new MemoryJournal(() => stage.clock.nowMs)
    const drive = { ...post, files: [longVideo], journal }
    stage.simulator.inject({ call: put, kind: 'status', status: 429 })
    expect((await publishToEnd(stage, drive)).kind).toBe('failed')
    stage.clock.nowMs += 6.5 * 86_400_000
    stage.simulator.inject({ call: 'GET /youtube/v3/videos', kind: 'status', status: 429 })
    expect((await publishToEnd(stage, drive)).kind).toBe('failed')
    stage.clock.nowMs -= 6.5 * 86_400_000
    expect((await publishToEnd(stage, drive)).kind).toBe('published')
    expect(stage.simulator.posts()).toHaveLength(1)
  })

  test('the simulator refuses parts that are no multiple of 256 KB', async () => {
    const stage = openYoutube()
    const { token } = stage.access
    const authorization = `Bearer ${token}`
    const opened = await stage.simulator.fetch(
      new Request('https://platform.test/upload/youtube/v3/videos?uploadType=resumable', {
        method: 'POST',
        headers: {
          authorization,
          'x-upload-content-length': '1000000',
          'x-upload-content-type': 'video/mp4',
        },
        body: JSON.stringify({
          snippet: { title: 'A', categoryId: '22' },
          status: { privacyStatus: 'public' },
        }),
      }),
    )
    const send = (range: string, bytes: number) =>
      stage.simulator.fetch(
        new Request(opened.headers.get('location')!, {
          method: 'PUT',
          headers: { authorization, 'content-range': range },
          body: new Uint8Array(bytes),
        }),
      )
    expect((await send('bytes 0-99999/1000000', 100_000)).status).toBe(400)
    const part = await send('bytes 0-262143/1000000', 262_144)
    expect([part.status, part.headers.get('range')]).toEqual([308, 'bytes=0-262143'])
    expect((await send('bytes */1000000', 0)).status).toBe(308)
  })

  test('the token is not sent to a session of somebody else', async () => {
    const stage = openYoutube()
    const headers = { location: 'https://googleapis.com.evil.test/upload' }
    stage.simulator.inject({ call: 'POST /upload', kind: 'status', status: 200, headers })
    expect(requireFailure(await publishToEnd(stage, post)).failure).toBe('bad_answer')
    expect(stage.simulator.calls()).toHaveLength(1)
  })
})

describe('youtube: what it takes', () => {
  test('title, tags, privacy, audience and the label of synthetic media arrive', async () => {
    const stage = openYoutube({ pollsUntilReady: 4 })
    const own = { title: 'Dusk', privacy: 'unlisted' as const, tags: ['sea', 'night sky'], isForKids: true }
    const content = buildContent({ text: 'Text', isAiMade: true, fields: { youtube: own } })
    const ending = await publishToEnd(stage, { content, files: [video] })
    const [shown] = stage.simulator.posts()
    expect(shown).toMatchObject({
      text: 'Text',
      fields: {
        title: 'Dusk',
        tags: ['sea', 'night sky'],
        privacyStatus: 'unlisted',
        selfDeclaredMadeForKids: true,
        containsSyntheticMedia: true,
      },
    })
    const permalink = `https://www.youtube.com/watch?v=${shown!.id}`
    expect(ending).toMatchObject({ post: { id: shown!.id, permalink } })
  })

  test.each([
    ['a description of 5,001 bytes', { text: 'é'.repeat(2500) + 'a', fields }],
    ['a title of 101 characters', { text: '', fields: { youtube: { title: 'a'.repeat(101) } } }],
    ['501 characters of tags', { text: '', fields: { youtube: { title: 'A', tags: ['a'.repeat(99)] } } }],
  ])('%s is refused before a byte is sent', async (_, content) => {
    const stage = openYoutube()
    const built = buildContent(content)
    const { youtube: own } = built.fields
    if (own.tags.length > 0) own.tags = [...Array.from({ length: 5 }, () => 'a'.repeat(99)), 'ab']
    expect(requireFailure(await publishToEnd(stage, { content: built, files: [video] })).failure).toBe(
      'bad_request',
    )
    expect(stage.simulator.calls()).toEqual(['POST /upload/youtube/v3/videos'])
  })

  test('a video that YouTube rejects is told with the reason', async () => {
    const stage = openYoutube()
    const body = { items: [{ status: { uploadStatus: 'rejected', rejectionReason: 'duplicate' } }] }
    stage.simulator.inject({ call: 'GET /youtube/v3/videos', kind: 'status', status: 200, body })
    const error = requireFailure(await publishToEnd(stage, post))
    expect(error).toMatchObject({ failure: 'unprocessable', isRetryable: false })
    expect(JSON.stringify(error.details)).toContain('duplicate')
  })

  test('the 101st upload of a day waits until midnight in California', async () => {
    const stage = openYoutube({ tokenSeconds: 1_000_000 })
    for (let count = 0; count < 100; count++) await publishToEnd(stage, post)
    const error = requireFailure(await publishToEnd(stage, post))
    expect(error).toMatchObject({ failure: 'rate_limited', isRetryable: true })
    const endsMs = stage.clock.nowMs + error.retryAfterSeconds! * 1000
    const time = new Date(endsMs).toLocaleTimeString('en-US', { timeZone: 'America/Los_Angeles' })
    expect(time).toBe('12:00:00 AM')
  })

  test('an expired token is told as such', async () => {
    const stage = openYoutube()
    stage.clock.nowMs += 3_600_000
    expect(requireFailure(await publishToEnd(stage, post)).failure).toBe('unauthorized')
  })

  test('a lost first comment is found again', async () => {
    const stage = openYoutube()
    stage.simulator.inject({ call: 'POST /youtube/v3/commentThreads', kind: 'cut_after' })
    const content = buildContent({ text: 'At dusk', firstComment: 'First', fields })
    expect((await publishToEnd(stage, { content, files: [video] })).kind).toBe('published')
    expect(stage.simulator.posts()).toHaveLength(2)
  })
})

describe('youtube: log-in and measures', () => {
  test('a person logs in with PKCE, and the refresh token goes on working', async () => {
    const stage = openYoutube()
    const { tokens, accounts } = await logIn(stage)
    expect(accounts).toEqual([{ accountId: stage.access.accountId, name: 'tester' }])
    const call = buildLoginCall(stage)
    for (let count = 0; count < 2; count++) {
      const next = await youtubeLogin.refresh(call, tokens.refreshToken!)
      expect(next).toMatchObject({ refreshToken: tokens.refreshToken, expiresInSeconds: 3600 })
    }
  })

  test('a hidden number is missing, and the others stay', async () => {
    const stage = openYoutube()
    await publishToEnd(stage, post)
    const { id } = stage.simulator.posts()[0]!
    const call = buildMeasureCall(stage)
    const all = { views: 730, likes: 52, comments: 6 }
    expect([...(await youtube.measurePosts!(call, [id]))]).toEqual([[id, all]])
    expect(await youtube.measureAccount!(call)).toEqual({ followers: 4100, views: 52_000 })
    stage.simulator.hiddenStatistics.add('likeCount').add('subscriberCount')
    const { likes: _, ...others } = all
    expect((await youtube.measurePosts!(call, [id])).get(id)).toEqual(others)
    expect(await youtube.measureAccount!(call)).toEqual({ views: 52_000 })
  })
})
