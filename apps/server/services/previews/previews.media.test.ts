import { createServer } from 'node:http'
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import type { ProjectInput } from '@vivify/contract/project'
import * as account from '@vivify/contract/routes/account'
import * as routes from '@vivify/contract/routes/previews'
import { parseProject } from '@vivify/timeline/document/edit'
import { readWav } from '@vivify/timeline/sound/wav'
import { buildTimeline } from '@vivify/timeline/timeline'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { illustrateProject } from '../stages/pictures/illustrate.ts'
import { planSoundtrack } from '../stages/sound/soundtrack.ts'
import { speakProject } from '../stages/voice/speak.ts'

let server: TestServer
let browser: TestBrowser
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer()
  browser = await openGuest()
}, startMs)
afterAll(() => server.close(), startMs)

async function openGuest(): Promise<TestBrowser> {
  const guest = server.openBrowser()
  await guest.send(account.signInAsGuest)
  return guest
}

function buildDocument(changes: Partial<ProjectInput> = {}) {
  return parseProject({
    version: 1,
    title: 'Tea',
    seed: 5,
    resolution: 720,
    scenes: [
      { id: 'one', say: 'Tea is older than paper.' },
      { id: 'two', say: 'One pot holds six cups.' },
    ],
    ...changes,
  })
}

const failIfRun = () => Promise.reject(new Error('It was spoken again.'))

describe('speech for a preview', () => {
  test('comes with word times and readable utterances, and rendering does not speak it again', async () => {
    const document = buildDocument()
    const speech = await browser.send(routes.previewSpeech, { body: { document } })
    expect(speech.engine).toBe('offline draft voice')
    expect(speech.scenes.map(({ words }) => words.length)).toEqual([5, 5])
    const answer = await browser.fetch('GET', `/api/previews/utterances/${speech.scenes[0]!.utterance}`)
    expect(answer.headers.get('content-type')).toBe('audio/wav')
    const { channels, sampleRate } = readWav(new Uint8Array(await answer.arrayBuffer()))
    expect(channels[0]!.length / sampleRate).toBeCloseTo(speech.scenes[0]!.durationSeconds, 3)
    expect(channels[0]!.some((sample) => sample > 0.05)).toBe(true)

    const { dataFolder } = server.context.config
    const rendered = await speakProject(document, dataFolder, { run: failIfRun })
    expect(speech.scenes.map(({ utterance: _utterance, ...scene }) => scene)).toEqual(rendered.scenes)
  })

  test('speaks a scene that two documents share once, even when both ask at the same time', async () => {
    const scenes = [{ id: 'x', say: 'A shared line is spoken once.' }]
    const [first, second] = await Promise.all(
      ['First', 'Second'].map((title) =>
        browser.send(routes.previewSpeech, { body: { document: buildDocument({ title, scenes }) } }),
      ),
    )
    expect(first!.scenes).toEqual(second!.scenes)
  })

  test('gives reading times and no utterance for a silent document', async () => {
    const document = buildDocument({ voice: null })
    const { scenes, engine } = await browser.send(routes.previewSpeech, { body: { document } })
    expect(engine).toBe('none')
    expect(scenes.every(({ utterance, timing }) => utterance === null && timing === 'estimated')).toBe(true)
  })
})

describe('pictures for a preview', () => {
  test('for kinetic words are immediate motifs without pictures to read', async () => {
    const pictures = await browser.send(routes.previewPictures, { body: { document: buildDocument() } })
    expect(pictures.engine).toBe('built-in typography')
    expect(pictures.scenes['one']!.motif!.layers.length).toBeGreaterThan(0)
    expect(pictures.urls).toEqual({})
  })

  test('are painted when they are read, and rendering does not paint them again', async () => {
    const document = buildDocument({
      style: 'AI Generation',
      scenes: [{ id: 'only', say: 'A lighthouse in a storm.' }],
    })
    const { scenes, urls } = await browser.send(routes.previewPictures, { body: { document } })
    const [key] = scenes['only']!.pictures
    const reads = await Promise.all([1, 2].map(() => browser.fetch('GET', urls[key!]!)))
    const [first, second] = await Promise.all(
      reads.map(async (read) => Buffer.from(await read.arrayBuffer())),
    )
    expect(first!.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    expect(first!.equals(second!)).toBe(true)

    const stopped = AbortSignal.abort()
    const { dataFolder } = server.context.config
    // The signal is aborted, so any painting would fail.
    const rendered = await illustrateProject(document, new Map(), dataFolder, { signal: stopped })
    expect(rendered.scenes).toEqual(scenes)
  })

  test('that were never planned, or were removed, are 404 with a sentence', async () => {
    for (const place of ['pictures', 'utterances', 'sounds']) {
      const [key, mark] = [32, 16].map((bytes) => randomBytes(bytes).toString('hex'))
      const answer = await browser.call('GET', `/api/previews/${place}/${key}.${mark}`)
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    const document = buildDocument({ scenes: [{ id: 'a', say: 'Soon it is gone.' }] })
    const speech = await browser.send(routes.previewSpeech, { body: { document } })
    await rm(path.join(server.context.config.dataFolder, 'cache', 'speech'), { recursive: true })
    const address = `/api/previews/utterances/${speech.scenes[0]!.utterance}`
    expect((await browser.call('GET', address)).status).toBe(404)
    await browser.send(routes.previewSpeech, { body: { document } })
    expect((await browser.fetch('GET', address)).status).toBe(200)
  })

  test('from a person’s own files are read; those of another workspace count as deleted', async () => {
    const picture = createCanvas(90, 160).toBuffer('image/png')
    const upload = await browser.call('PUT', '/api/assets?name=mine.png', new Uint8Array(picture))
    const { id, sha256 } = upload.body as { id: string; sha256: string }
    const document = buildDocument({
      style: 'AI Generation',
      scenes: [{ id: 'mine', say: 'Look at this.', visual: { asset: 'own' } }],
      assets: { own: { kind: 'image', source: id, sha256 } },
    })
    const own = await browser.send(routes.previewPictures, { body: { document } })
    expect(own.scenes['mine']!.pictures).toEqual([sha256])
    expect(own.urls).toEqual({ [sha256]: `/api/assets/${id}/content` })
    expect((await browser.fetch('GET', own.urls[sha256]!)).status).toBe(200)

    const other = await (await openGuest()).send(routes.previewPictures, { body: { document } })
    expect(other.warnings).toEqual(['A picture or clip in this video was deleted. Choose another one.'])
    expect(JSON.stringify(other)).not.toContain(id)
  })
})

describe('sound for a preview', () => {
  test('is the mix of the finished video, and can be read in parts', async () => {
    const document = buildDocument()
    const sound = await browser.send(routes.previewSound, { body: { document } })
    expect(sound.loudnessLufs).toBeCloseTo(-14, 1)
    const { dataFolder } = server.context.config
    const speech = await speakProject(document, dataFolder, { run: failIfRun })
    const plan = await planSoundtrack(
      document,
      buildTimeline(document, speech.scenes, {}),
      speech,
      dataFolder,
    )
    expect(sound.key.split('.')[0]).toBe(plan.key)
    expect(sound.durationSeconds).toBe(plan.request.durationSeconds)

    const address = `/api/previews/sounds/${sound.key}`
    const whole = Buffer.from(await (await browser.fetch('GET', address)).arrayBuffer())
    const { channels, sampleRate } = readWav(whole)
    expect(channels.length).toBe(2)
    expect(channels[0]!.length / sampleRate).toBeCloseTo(sound.durationSeconds, 2)
    for (const [start, end] of [
      [0, 43],
      [10, 100],
      [45, 45],
      [50_001, 150_000],
      [whole.length - 7, whole.length - 1],
    ] as const) {
      const part = await browser.fetch('GET', address, undefined, { range: `bytes=${start}-${end}` })
      expect(part.status).toBe(206)
      expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(start, end + 1))).toBe(true)
    }
    const beyond = await browser.fetch('GET', address, undefined, { range: `bytes=${whole.length}-` })
    expect(beyond.status).toBe(416)
  })

  test('samples a voice and a mood before they are chosen', async () => {
    const voice = await browser.fetch('GET', '/api/previews/voices/Echo?text=Good%20morning.')
    expect(readWav(new Uint8Array(await voice.arrayBuffer())).sampleRate).toBe(16_000)
    const music = await browser.fetch('GET', '/api/previews/music/Chill%20Ambient')
    const { channels } = readWav(new Uint8Array(await music.arrayBuffer()))
    expect(channels[0]!.length).toBe(12 * 48_000)
    expect(channels[0]!.some((sample) => sample > 0.1)).toBe(true)
  })
})

describe('the address of a part', () => {
  test('works only for the workspace it was given to, and not with a forged mark', async () => {
    const document = buildDocument({
      style: 'AI Generation',
      scenes: [{ id: 'secret', say: 'Nobody else sees this launch plan.' }],
    })
    const addressesOf = async (who: TestBrowser): Promise<string[]> => {
      const speech = await who.send(routes.previewSpeech, { body: { document } })
      const pictures = await who.send(routes.previewPictures, { body: { document } })
      const sound = await who.send(routes.previewSound, { body: { document } })
      return [
        `/api/previews/utterances/${speech.scenes[0]!.utterance}`,
        ...Object.values(pictures.urls),
        `/api/previews/sounds/${sound.key}`,
      ]
    }
    const addresses = await addressesOf(browser)
    expect(addresses.length).toBe(3)
    expect(await addressesOf(browser)).toEqual(addresses)
    const stranger = await openGuest()
    for (const address of addresses) {
      const read = await browser.fetch('GET', address)
      expect(read.status).toBe(200)
      expect(read.headers.get('cache-control')).toContain('immutable')
      expect((await stranger.fetch('GET', address)).status).toBe(404)
      const forged = address.replace(/[0-9a-f]$/, (last) => (last === '0' ? '1' : '0'))
      expect((await browser.fetch('GET', forged)).status).toBe(404)
      const unmarked = address.replace(/\.[0-9a-f]+$/, '')
      expect((await stranger.fetch('GET', unmarked)).status).toBe(422)
    }
    // Another workspace with the same document gets different addresses.
    const own = await addressesOf(stranger)
    for (const [index, address] of own.entries()) {
      expect(address).not.toBe(addresses[index])
      expect((await stranger.fetch('GET', address)).status).toBe(200)
    }
  })
})

test('an account with many plans waits in its own short queue, while other accounts are served', async () => {
  const { previews } = server.context.services
  const long = buildDocument({
    style: 'Storyboard',
    scenes: Array.from({ length: 400 }, (_, index) => ({ id: `s${index}`, say: `Forest number ${index}.` })),
  })
  const stop = new AbortController()
  const asked = Array.from({ length: 40 }, () => previews.pictures('many', long, stop.signal))
  const settled = Promise.allSettled(asked)
  const refused = await Promise.race(asked).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'rate_limited', details: { maxWaitingPerAccount: 20 } })
  const other = await previews.pictures('few', buildDocument(), AbortSignal.timeout(startMs))
  expect(Object.keys(other.scenes)).toEqual(['one', 'two'])
  stop.abort()
  const codes = (await settled).map((each) => (each.status === 'rejected' ? codeOf(each.reason) : 'planned'))
  expect(codes.filter((code) => code === 'rate_limited').length).toBeGreaterThan(10)
  expect(codes).toContain('cancelled')
})

function codeOf(error: unknown): string {
  return AppError.isInstance(error) ? error.code : String(error)
}

describe('a caller who hangs up', () => {
  test('ends work that nobody else waits for', async () => {
    const document = buildDocument({
      style: 'AI Generation',
      preset: 'Anime',
      scenes: Array.from({ length: 8 }, (_, index) => ({ id: `s${index}`, say: `Forest number ${index}.` })),
    })
    const { previews } = server.context.services
    const stop = new AbortController()
    const { urls } = await previews.pictures('x', document, stop.signal)
    const addressKeys = Object.values(urls).map((url) => path.basename(url))
    const reads = addressKeys.map((key) => previews.readPicture('x', key, stop.signal))
    stop.abort()
    const ended = await Promise.allSettled(reads)
    expect(ended.length).toBe(8)
    for (const read of ended) expect(read).toMatchObject({ reason: { code: 'cancelled' } })
  })

  test('is noticed on a real connection', async () => {
    const { getRequestListener } = await import('@hono/node-server')
    const seen: Promise<boolean> = new Promise((resolve) => {
      const listener = getRequestListener(async (request) => {
        await new Promise<void>((aborted) => request.signal.addEventListener('abort', () => aborted()))
        resolve(request.signal.aborted)
        return new Response()
      })
      const http = createServer(listener).listen(0, '127.0.0.1', async () => {
        const { port } = http.address() as { port: number }
        const stop = new AbortController()
        const call = fetch(`http://127.0.0.1:${port}/`, { signal: stop.signal }).catch(() => {})
        await new Promise((turn) => http.once('request', turn))
        stop.abort()
        await call
        await seen
        http.close()
      })
    })
    expect(await seen).toBe(true)
  })
})
