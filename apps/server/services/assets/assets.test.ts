// Uploads over the wire: real files, made here, and what is said of broken ones.

import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages } from '@vivify/contract/messages'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { readAsset } from '@vivify/contract/routes/assets'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

let server: TestServer
let browser: TestBrowser
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-uploads-'))
  server = await openTestServer()
  browser = server.openBrowser()
  await browser.send(signInAsGuest)
}, 60_000)
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** A file by ffmpeg. */
function makeMedia(name: string, ...options: string[]): Promise<Buffer> {
  const file = path.join(folder, name)
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...options, file])
  return readFile(file)
}

const tone = ['-f', 'lavfi', '-i', 'sine=330:d=1.5']
const film = ['-f', 'lavfi', '-i', 'testsrc2=s=160x90:r=10:d=2,format=yuv420p']

/** A picture in the tags of a song. */
const cover = [
  '-f',
  'lavfi',
  '-i',
  'testsrc2=s=64x64:d=0.04',
  '-map',
  '0',
  '-map',
  '1',
  '-c:v',
  'mjpeg',
].concat(['-frames:v', '1', '-disposition:v', 'attached_pic'])

function makePicture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } })
}

async function upload(name: string, bytes: Uint8Array, headers: Record<string, string> = {}) {
  const address = `/api/assets?name=${encodeURIComponent(name)}`
  const answer = await browser.fetch('PUT', address, bytes, {
    'content-type': 'application/octet-stream',
    ...headers,
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** Files that storage holds. */
async function countStored(): Promise<number> {
  const stored = path.join(server.context.config.dataFolder, 'storage')
  const entries = await readdir(stored, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

async function expectRefused(name: string, bytes: Uint8Array, status: number, error: string): Promise<void> {
  const before = await countStored()
  expect(await upload(name, bytes)).toMatchObject({ status, body: { error } })
  expect(await countStored()).toBe(before)
}

describe('an uploaded picture', () => {
  test('is measured upright, as its camera was held', async () => {
    const bytes = await makePicture(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { body } = await upload('phone.jpg', bytes)
    expect(body).toMatchObject({ kind: 'image', width: 40, height: 60, durationSeconds: null })
    const params = { assetId: String(body['id']) }
    expect(await browser.send(readAsset, { params })).toMatchObject({ width: 40, height: 60 })
  })

  test('that is cut off is refused by its name and not kept', async () => {
    const noise = await sharp({
      create: {
        width: 90,
        height: 90,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
        background: '#000',
      },
    })
      .png()
      .toBuffer()
    for (const [name, bytes] of [
      ['half.png', noise],
      ['half.jpg', await sharp(noise).jpeg().toBuffer()],
      ['half.webp', await sharp(noise).webp().toBuffer()],
    ] as const) {
      const half = bytes.subarray(0, Math.round(bytes.length / 2))
      await expectRefused(name, half, 422, messages.uploads.brokenPicture(name))
    }
  })

  test('of more than 50 million pixels is refused before it is decoded', async () => {
    const bomb = await makePicture(7100, 7100).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(500_000)
    await expectRefused('bomb.png', bomb, 413, messages.uploads.tooManyPixels)
  })

  test('made of vectors is refused in words of its own, whatever its name says', async () => {
    const drawing = Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>')
    await expectRefused('drawing.png', drawing, 422, messages.uploads.vectorPicture)
  })
})

describe('an uploaded clip', () => {
  test('has a size and a length', async () => {
    const { body } = await upload('film.mp4', await makeMedia('film.mp4', ...film, ...tone))
    expect(body).toMatchObject({ kind: 'clip', mimeType: 'video/mp4', width: 160, height: 90 })
    expect(body['durationSeconds']).toBeCloseTo(2, 1)
  })

  test('that is cut off or damaged is refused by its name and not kept', async () => {
    const whole = await makeMedia('whole.mp4', ...film, '-g', '2', '-movflags', 'faststart')
    const part = whole.subarray(0, Math.round(whole.length * 0.6))
    const cutOff = 'The clip my film.mp4 is cut off before its end. Copy or export it again.'
    await expectRefused('my film.mp4', part, 422, cutOff)
    const damaged =
      "Can't read the clip my film.mp4: it is damaged or not a video. Take it out or export it again."
    await expectRefused('my film.mp4', whole.subarray(0, 400), 422, damaged)
  })
})

describe('an uploaded sound', () => {
  test.each([
    { name: 'voice.wav', options: ['-ac', '1'], mimeType: 'audio/wav' },
    { name: 'song.mp3', options: [], mimeType: 'audio/mpeg' },
    { name: 'song.m4a', options: [], mimeType: 'audio/mp4' },
    { name: 'song.ogg', options: ['-c:a', 'libvorbis', '-ac', '2'], mimeType: 'audio/ogg' },
    { name: 'song.flac', options: [], mimeType: 'audio/flac' },
    // As browsers record a microphone.
    { name: 'recording.webm', options: ['-c:a', 'libopus'], mimeType: 'audio/webm' },
    { name: 'recording.mp4', options: [], mimeType: 'audio/mp4' },
    { name: 'with-cover.mp3', options: cover, mimeType: 'audio/mpeg' },
    { name: 'with-cover.mp4', options: cover, mimeType: 'audio/mp4' },
  ])('$name has a length', async ({ name, options, mimeType }) => {
    const { status, body } = await upload(name, await makeMedia(name, ...tone, ...options))
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'audio', mimeType, width: null, height: null })
    expect(body['durationSeconds']).toBeCloseTo(1.5, 0)
  })

  test('that is cut off or none is refused by its name', async () => {
    const whole = await makeMedia('cut.wav', ...tone)
    const cutOff = 'The sound cut.wav is cut off before its end. Copy or export it again.'
    await expectRefused('cut.wav', whole.subarray(0, 60_000), 422, cutOff)
    const noise = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(3000, 'x')])
    const none =
      "Can't read the sound noise.mp3: it is damaged or has no sound. Use WAV, MP3, M4A, OGG or FLAC."
    await expectRefused('noise.mp3', noise, 422, none)
  })
})

describe('an upload over the limit of its kind', () => {
  test.each([
    { name: 'a.png', start: '\x89PNG\r\n\x1a\n', bytes: 10_485_761, error: messages.ads.imageTooLarge },
    { name: 'a.flac', start: 'fLaC', bytes: 52_428_801, error: messages.uploads.soundTooLarge },
    { name: 'a.webm', start: '\x1a\x45\xdf\xa3webm', bytes: 104_857_601, error: messages.gifs.videoTooLarge },
  ])('is refused by the length that is declared: $name', async ({ name, start, bytes, error }) => {
    const sent = Buffer.from(start, 'latin1')
    const answer = await upload(name, sent, { 'content-length': String(bytes) })
    expect(answer).toMatchObject({ status: 413, body: { error } })
  })

  test('is refused while it comes when nothing was declared, and not kept', async () => {
    const sound = Buffer.alloc(52_428_801)
    sound.write('fLaC')
    await expectRefused('long.flac', sound, 413, messages.uploads.soundTooLarge)
  })

  test('of nothing at all is refused too', async () => {
    await expectRefused('nothing.png', new Uint8Array(), 422, messages.uploads.empty)
  })
})

test('an upload is read although the process that reads died meanwhile', async () => {
  const bytes = await makePicture(30, 20).png().toBuffer()
  const pending = upload('while.png', bytes)
  // Whatever another upload does to that process.
  server.context.services.assets.stop()
  expect(await pending).toMatchObject({ status: 201, body: { width: 30, height: 20 } })
})
