// Voices of vendors through the routes, with stubs that speak like Flite.

import { execFileSync } from 'node:child_process'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { readJob } from '@vivify/contract/routes/jobs'
import { previewSpeech } from '@vivify/contract/routes/previews'
import { createProject } from '@vivify/contract/routes/projects'
import { createVideo } from '@vivify/contract/routes/videos'
import { listVoices } from '@vivify/contract/routes/voices'
import {
  compatibleRules,
  elevenLabsRules,
  openAiRules,
  speakWithFlite,
  SpeechStub,
  suiteModel,
  toWave,
} from '../../providers/speech/testing.ts'
import { suiteKey } from '../../providers/testing.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

const eleven = new SpeechStub(elevenLabsRules)
const openAi = new SpeechStub(openAiRules)
const own = new SpeechStub(compatibleRules)
/** Long enough for a database on a busy machine. */
const startMs = 60_000
let server: TestServer
let strict: TestServer
beforeAll(async () => {
  await Promise.all([eleven.open(), openAi.open(), own.open()])
  const environment = {
    ELEVENLABS_API_KEY: suiteKey,
    ELEVENLABS_BASE_URL: eleven.baseUrl,
    ELEVENLABS_MODEL: suiteModel,
    OPENAI_API_KEY: suiteKey,
    OPENAI_BASE_URL: openAi.baseUrl,
    OPENAI_SPEECH_MODEL: suiteModel,
    COMPATIBLE_SPEECH_BASE_URL: own.baseUrl,
    COMPATIBLE_SPEECH_API_KEY: suiteKey,
    COMPATIBLE_SPEECH_MODEL: suiteModel,
    VOICE_PRICES: 'openai=0.02',
  }
  const open = { runsJobs: true, environment: { ...environment, GUESTS_USE_VENDORS: 'on' } }
  ;[server, strict] = await Promise.all([
    openTestServer(open),
    openTestServer({ environment: { ...environment, ENFORCE_PLANS: 'on', GUESTS_USE_VENDORS: 'off' } }),
  ])
}, startMs)
afterEach(() => {
  eleven.forget()
  openAi.forget()
  own.forget()
})
afterAll(async () => {
  await Promise.all([server.close(), strict.close()])
  eleven.close()
  openAi.close()
  own.close()
}, startMs)

const rachel = { engine: 'elevenlabs', id: elevenLabsRules.voice, name: 'Rachel' }
const alloy = { engine: 'openai', id: 'alloy', name: 'Alloy' }

function buildDocument(vendorVoice: object, ...says: string[]) {
  const scenes = says.map((say, index) => ({ id: `s${index}`, say }))
  const quiet = { music: 'No Music', soundEffects: 'none', captions: 'Off', progressBar: false }
  return { version: 1, title: 'Tea', seed: 1, format: '1:1', resolution: 720, ...quiet, vendorVoice, scenes }
}

async function openGuest(at = server): Promise<TestBrowser> {
  const browser = at.openBrowser()
  await browser.send(signInAsGuest)
  return browser
}

/** An account on the strict server. */
async function openAccount(): Promise<TestBrowser> {
  const browser = strict.openBrowser()
  const email = `${crypto.randomUUID()}@example.com`
  await browser.call('POST', '/api/auth/sign-up', { email, password: 'long enough' })
  return browser
}

const preview = (browser: TestBrowser, document: object) =>
  browser.call('POST', '/api/previews/speech', { document })

describe('the list of voices', () => {
  test('is grouped by engine, with prices, and says what is not set up', async () => {
    const { groups, isAllowed } = await (await openGuest()).send(listVoices)
    expect(isAllowed).toBe(true)
    expect(groups.map(({ engine, state, voices }) => [engine, state, voices.length])).toEqual([
      ['elevenlabs', 'ready', 3],
      ['openai', 'ready', 13],
      ['gemini', 'needs_key', 0],
      ['compatible', 'ready', 3],
    ])
    expect(groups[0]!.voices[0]).toMatchObject({
      id: rachel.id,
      name: 'Rachel',
      gender: 'female',
      language: 'en',
    })
    expect(groups[1]!.price).toEqual({ dollarsPerMinute: 0.02, asOf: null })
    expect(groups[2]!.sentence).toContain('GEMINI_API_KEY')
    expect(groups[3]!.price).toEqual({ dollarsPerMinute: 0, asOf: '2026-11' })
  })

  test('is asked for once in a while, and a vendor that does not answer hides no other', async () => {
    const browser = await openGuest()
    await browser.send(listVoices)
    expect(eleven.calls).toEqual([])
    eleven.planned = [{ status: 401, body: elevenLabsRules.refuse('Invalid key') }]
    const { groups } = await (await openAccount()).send(listVoices)
    expect(groups[0]).toMatchObject({ voices: [], sentence: expect.stringContaining('rejected its key') })
    expect(groups[1]!.voices).toHaveLength(13)
  })
})

describe('a document that names a vendor’s voice', () => {
  test('is spoken by it, with the vendor’s times, once for each account', async () => {
    const browser = await openGuest()
    const document = buildDocument(rachel, 'Tea is old.', 'It grows on hills.')
    const first = await browser.send(previewSpeech, { body: { document } })
    expect(first.engine).toBe(`ElevenLabs (${suiteModel})`)
    expect(first.scenes.map(({ timing }) => timing)).toEqual(['provider', 'provider'])
    expect(first.scenes[0]!.words.map(({ text }) => text)).toEqual(['Tea', 'is', 'old.'])
    expect(eleven.said.toSorted()).toEqual(['It grows on hills.', 'Tea is old.'])
    // A changed scene costs only itself.
    const changed = buildDocument(rachel, 'Tea is old.', 'It grows in gardens.')
    await browser.send(previewSpeech, { body: { document: changed } })
    expect(eleven.said).toHaveLength(3)
    await (await openGuest()).send(previewSpeech, { body: { document: changed } })
    expect(eleven.said).toHaveLength(5)
  })

  test('is timed by alignment when the vendor gives no times, and by its letters in a language Flite can’t speak', async () => {
    const document = buildDocument(
      alloy,
      'Tea is older than coffee, and it is cheaper.',
      'Die Brücke ist wieder für alle geöffnet.',
    )
    const { scenes } = await (await openGuest()).send(previewSpeech, { body: { document } })
    expect(scenes.map(({ timing }) => timing)).toEqual(['aligned', 'estimated'])
    for (const { words, durationSeconds } of scenes) {
      expect(words.at(-1)!.end).toBeLessThanOrEqual(durationSeconds)
    }
  })

  test('is spoken by a server of one’s own that answers with MP3, whatever it is asked for', async () => {
    const say = 'Tea is older than coffee, and it is cheaper.'
    const { pcm, words } = await speakWithFlite(say)
    const input = toWave(pcm)
    const mp3 = execFileSync('ffmpeg', ['-v', 'error', '-i', 'pipe:0', '-f', 'mp3', 'pipe:1'], { input })
    own.planned = [{ headers: { 'content-type': 'audio/mpeg' }, body: mp3 }]
    const michael = { engine: 'compatible', id: 'am_michael', name: 'Michael' }
    const document = buildDocument(michael, say)
    const { scenes } = await (await openGuest()).send(previewSpeech, { body: { document } })
    expect(scenes[0]!.timing).toBe('aligned')
    expect(scenes[0]!.durationSeconds).toBeCloseTo(pcm.length / 24_000, 0)
    const errors = scenes[0]!.words.map(({ start }, index) => Math.abs(start - words[index]!.start))
    expect(errors.toSorted((a, b) => a - b)[errors.length >> 1]).toBeLessThan(0.08)
  })

  test('is heard before it is chosen, and the same words are ordered once', async () => {
    const browser = await openGuest()
    const address = `/api/voices/elevenlabs/${rachel.id}?name=Rachel`
    for (let times = 0; times < 2; times++) {
      const answer = await browser.fetch('GET', address)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('audio/wav')
    }
    expect(eleven.said).toEqual([messages.voices.introduce('Rachel')])
  })

  test('is refused in a sentence when the voice or its engine is unknown, and never spoken by another voice', async () => {
    const browser = await openGuest()
    const lost = { ...rachel, id: 'noSuchVoice' }
    expect(await preview(browser, buildDocument(lost, 'Tea is old.'))).toMatchObject({
      status: 422,
      body: { code: 'bad_input', error: messages.voices.unknown('ElevenLabs') },
    })
    expect(await preview(browser, buildDocument({ ...rachel, engine: 'nobody' }, 'Tea.'))).toMatchObject({
      body: { error: messages.voices.engineUnknown },
    })
    eleven.planned = [{ status: 403, body: elevenLabsRules.refuse('Quota') }]
    expect(await preview(browser, buildDocument(rachel, 'Something new.'))).toMatchObject({
      body: { code: 'provider_failed', error: expect.stringMatching(/^ElevenLabs does not allow this/) },
    })
  })
})

describe('where plans are enforced', () => {
  async function openCreator(): Promise<TestBrowser> {
    const browser = await openAccount()
    const terms = { plan: 'creator' as const, credits: 0, seats: 1, expiresAt: null, batch: 'test' }
    const [key] = await strict.context.services.licences.issue(terms, 1)
    await browser.call('POST', '/api/licences/redeem', { key })
    return browser
  }

  test('premium voices are listed, and refused to plans without them: in previews, samples and videos', async () => {
    const browser = await openAccount()
    const { isAllowed, groups } = await browser.send(listVoices)
    expect(isAllowed).toBe(false)
    expect(groups[0]!.voices).toHaveLength(3)
    const document = buildDocument(rachel, 'Tea is old.')
    const refused = {
      status: 403,
      body: { code: 'forbidden', error: messages.plans.needed('Premium voices', 'Creator') },
    }
    expect(await preview(browser, document)).toMatchObject(refused)
    expect(await browser.call('GET', `/api/voices/elevenlabs/${rachel.id}`)).toMatchObject(refused)
    const { id: projectId } = await browser.send(createProject, { body: { title: 'Tea', document } })
    expect(await browser.call('POST', '/api/videos', { projectId })).toMatchObject(refused)
    expect(eleven.said).toEqual([])
    expect(await preview(await openCreator(), document)).toMatchObject({ status: 200 })
  })
})

test('guests use vendors’ voices only where the operator lets them', async () => {
  const browser = await openGuest(strict)
  const { groups } = await browser.send(listVoices)
  expect(groups[0]).toMatchObject({ state: 'needs_account', voices: [] })
  const sentence = messages.vendors.guestsExcluded('ElevenLabs')
  expect(groups[0]!.sentence).toBe(sentence)
})

describe('a video with a vendor’s voice', () => {
  async function order(vendorVoice: object, ...says: string[]) {
    const browser = await openGuest()
    const document = { ...buildDocument(vendorVoice, ...says), style: 'Kinetic Text' }
    const { id: projectId } = await browser.send(createProject, { body: { title: 'Tea', document } })
    const { jobId } = await browser.send(createVideo, { body: { projectId } })
    return { browser, jobId }
  }
  async function stateOf({ browser, jobId }: Awaited<ReturnType<typeof order>>) {
    return (await browser.send(readJob, { params: { jobId } })).state
  }

  test('waits when the vendor asks for it, and says so', async () => {
    eleven.planned = [
      { status: 429, headers: { 'retry-after': '120' }, body: elevenLabsRules.refuse('Slow down') },
    ]
    const job = await order(rachel, 'Please wait for me.')
    await expect
      .poll(() => stateOf(job))
      .toMatchObject({
        status: 'running',
        reason: messages.voices.later('ElevenLabs'),
        waitsUntil: expect.any(String),
      })
  })

  test('fails in the vendor’s words and gives the credits back', async () => {
    eleven.planned = [{ status: 401, body: elevenLabsRules.refuse('Invalid key') }]
    const job = await order(rachel, 'This one fails.')
    await expect
      .poll(() => stateOf(job))
      .toMatchObject({
        status: 'failed',
        message: expect.stringMatching(/^ElevenLabs rejected its key/),
      })
    expect(eleven.said).toEqual([])
  })
})
