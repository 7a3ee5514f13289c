import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createGuardedSend } from '../../../lib/guarded-send.ts'
import { describeSocialPlatform } from '../suite.ts'
import { buildContent, buildFile, MemoryJournal, openStage, publishToEnd } from '../testing.ts'
import { webhook } from './adapter.ts'
import { isSigned, signBody } from './signature.ts'

const thread = buildContent({ text: 'One', thread: ['Two', 'Three'], isAiMade: true })

describeSocialPlatform(webhook, [
  {
    name: 'a text with a link',
    content: buildContent({ text: 'Tea https://example.org/a #tea' }),
    files: [],
    count: 1,
  },
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
  { name: 'a thread of three, in one call', content: thread, files: [], count: 1 },
])

test('the receiver gets texts, media with descriptions, and how the post was made', async () => {
  const stage = openStage(webhook)
  const plan = { date: '2026-11-24', time: '09:00', zone: 'Europe/Berlin' }
  const content = buildContent({ ...thread, plan })
  const ending = await publishToEnd(stage, { content, files: [buildFile({ altText: 'A cup' })] })
  expect(ending).toMatchObject({ post: { permalink: expect.stringMatching(/\/received\/\d+$/) } })
  expect(stage.simulator.posts()[0]).toMatchObject({
    text: 'One',
    media: [{ mimeType: 'image/jpeg', altText: 'A cup', url: 'https://vivify.test/files/40000' }],
    fields: { thread: ['Two', 'Three'], isAiMade: true, plan },
  })
})

test('the signature is the HMAC-SHA-256 of time and body, and lasts five minutes', () => {
  const nowMs = 1_800_000_000_500
  const header = signBody('{"a":1}', { secret: 'secret', nowMs })
  const expected = createHmac('sha256', 'secret').update('1800000000.{"a":1}').digest('hex')
  expect(header).toBe(`t=1800000000,v1=${expected}`)
  expect(isSigned('{"a":1}', { header, secret: 'secret', nowMs })).toBe(true)
  expect(isSigned('{"a":2}', { header, secret: 'secret', nowMs })).toBe(false)
  expect(isSigned('{"a":1}', { header, secret: 'other', nowMs })).toBe(false)
  expect(isSigned('{"a":1}', { header, secret: 'secret', nowMs: nowMs + 301_000 })).toBe(false)
  expect(isSigned('{"a":1}', { header: 't=1,v1=', secret: 'secret', nowMs })).toBe(false)
})

test('a file that the receiver could not fetch is not left out silently', async () => {
  const stage = openStage(webhook)
  const files = [buildFile({ publicUrl: async () => null })]
  const ending = await publishToEnd(stage, { content: thread, files })
  expect(ending).toMatchObject({ kind: 'failed', error: { code: 'bad_input' } })
  expect(stage.simulator.calls()).toEqual([])
})

test('a receiver that answers no JSON has taken the post', async () => {
  const stage = openStage(webhook)
  const fetch = async () => new Response('<p>OK', { status: 200 })
  const ending = await publishToEnd(stage, { content: thread, fetch })
  expect(ending).toMatchObject({ kind: 'published', post: { permalink: null } })
})

test('an address in the server’s own network is refused with a sentence, and nothing is left unconfirmed', async () => {
  const stage = openStage(webhook)
  const access = { ...stage.access, server: 'http://169.254.169.254/latest/meta-data/' }
  const journal = new MemoryJournal(() => stage.clock.nowMs)
  const ending = await publishToEnd(
    { ...stage, access },
    { content: thread, journal, fetch: createGuardedSend() },
  )
  expect(ending).toMatchObject({
    kind: 'failed',
    error: { code: 'bad_input', message: expect.stringContaining('not on the public internet') },
  })
})
