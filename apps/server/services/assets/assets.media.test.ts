// Uploads over HTTP: real files, made here, and the errors for broken ones.

import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { readAsset } from '@vivify/contract/routes/assets'
import { markPicture } from '../../provenance/mark-picture.ts'
import { buildClaimingClip } from './testing.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

let server: TestServer
let browser: TestBrowser
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-uploads-'))
  server = await openTestServer()
  browser = server.openBrowser()
  await browser.send(signInAsGuest)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Makes a file with ffmpeg. */
function makeMedia(name: string, ...options: string[]): Promise<Buffer> {
  const file = path.join(folder, name)
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...options, file])
  return readFile(file)
}

const tone = ['-f', 'lavfi', '-i', 'sine=330:d=1.5']
const film = ['-f', 'lavfi', '-i', 'testsrc2=s=160x90:r=10:d=2,format=yuv420p']

/** Arguments that add a picture to a song's tags. */
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

async function makeAnimation(format: 'gif' | 'webp'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const frames = ['#a00', '#0a0', '#00a'].map((background) =>
    sharp({ create: { width: 90, height: 60, channels: 3, background, noise } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
}

/** Makes a PNG of one color with one bit per pixel. */
function makeBomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const chunk = (type: string, content: Buffer): Buffer => {
    const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), content, Buffer.alloc(4)])
    bytes.writeUInt32BE(content.length, 0)
    bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
    return bytes
  }
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 })
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

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

/** Counts the files in storage. */
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
  test('has the size of its upright picture', async () => {
    const bytes = await makePicture(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { body } = await upload('phone.jpg', bytes)
    expect(body).toMatchObject({ kind: 'image', width: 40, height: 60, durationSeconds: null })
    const params = { assetId: String(body['id']) }
    expect(await browser.send(readAsset, { params })).toMatchObject({ width: 40, height: 60 })
  })

  test('that is cut off is refused by name and not stored', async () => {
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

  test.each([
    ['CMYK', 'cmyk.jpg', () => makePicture(60, 40).toColourspace('cmyk').jpeg().toBuffer(), 60, 40],
    ['16 bits', 'deep.png', () => makePicture(60, 40).toColourspace('rgb16').png().toBuffer(), 60, 40],
    ['one pixel', 'dot.png', () => makePicture(1, 1).png().toBuffer(), 1, 1],
    ['8K', 'large.png', () => makePicture(7680, 4320).png().toBuffer(), 7680, 4320],
    ['AVIF', 'new.avif', () => makePicture(60, 40).avif({ effort: 0 }).toBuffer(), 60, 40],
    ['a moving GIF', 'moves.gif', () => makeAnimation('gif'), 90, 60],
    ['a moving WebP', 'moves.webp', () => makeAnimation('webp'), 90, 60],
  ] as const)('of an unusual kind has the size that is seen: %s', async (_, name, make, width, height) => {
    const { status, body } = await upload(name, await make())
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'image', width, height })
  })

  test('that is a truncated animation is refused by name and not stored', async () => {
    for (const format of ['gif', 'webp'] as const) {
      const bytes = await makeAnimation(format)
      const part = bytes.subarray(0, Math.round(bytes.length * 0.8))
      await expectRefused(`half.${format}`, part, 422, messages.uploads.brokenPicture(`half.${format}`))
    }
  })

  test('that is a decompression bomb of a few kilobytes is refused before it is decoded', async () => {
    const bomb = makeBomb(30_000)
    expect(bomb.length).toBeLessThan(120_000)
    await expectRefused('bomb.png', bomb, 413, messages.uploads.tooManyPixels)
    const screen = Buffer.from('GIF89a\xff\xff\xff\xff\0\0\0;', 'latin1')
    const { status } = await upload('bomb.gif', screen)
    expect([413, 422]).toContain(status)
  })

  test('has the source type that its file states', async () => {
    const mark = { madeWith: 'A test', aiSystem: null }
    const plain = await makePicture(60, 40).png().toBuffer()
    const marked = markPicture(plain, 'png', { ...mark, digitalSourceType: 'digitalCapture' })
    expect((await upload('plain.png', plain)).body['provenance']).toMatchObject({
      source: 'upload',
      engine: null,
      digitalSourceType: null,
    })
    const packed = await sharp(marked).withMetadata().keepMetadata().png().toBuffer()
    for (const bytes of [marked, packed]) {
      const { body } = await upload('photo.png', bytes)
      expect(body['provenance']).toMatchObject({ source: 'upload', digitalSourceType: 'digitalCapture' })
    }
  })

  test('that contains a script is served only as a picture', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const { body } = await upload('page.html', Buffer.concat([await makeAnimation('gif'), page]))
    const address = `/api/assets/${String(body['id'])}/content`
    const etag = `"${String(body['sha256'])}"`
    for (const [headers, status] of [
      [{}, 200],
      [{ range: 'bytes=0-9' }, 206],
      [{ 'if-none-match': etag }, 304],
    ] as const) {
      const answer = await browser.fetch('GET', address, undefined, headers)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      if (status === 304) continue
      expect(answer.headers.get('content-type')).toBe('image/gif')
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    }
  })

  test('made of vectors is refused with a specific message, whatever its name', async () => {
    const start = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"'
    for (const drawing of [`${start}/>`, `${start} onload="alert(1)"><script>alert(2)</script></svg>`]) {
      await expectRefused('drawing.png', Buffer.from(drawing), 422, messages.uploads.vectorPicture)
    }
  })
})

test('a file that lost its end is an error before a byte is sent, for the whole, a part or a HEAD request', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  const { body } = await upload('blue.png', bytes)
  const stored = path.join(server.context.config.dataFolder, 'storage')
  const file = (await readdir(stored, { recursive: true })).find((name) => name.includes(String(body['id'])))!
  await truncate(path.join(stored, file), bytes.length - 10)
  for (const range of [undefined, 'bytes=0-9']) {
    const address = `/api/assets/${String(body['id'])}/content`
    const answer = await browser.fetch('GET', address, undefined, range ? { range } : {})
    expect(answer.status).toBe(500)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-length')).toBeNull()
    expect(await answer.json()).toMatchObject({
      error: 'This file is damaged on the server. Make or upload it again.',
    })
    expect((await browser.fetch('HEAD', address)).status).toBe(500)
  }
})

test('a missing file is a clean 404, for the whole, a part or a HEAD request', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const { body } = await upload('red.png', bytes)
  const { config } = server.context
  await rm(path.join(config.dataFolder, 'storage'), { recursive: true })
  for (const [method, range] of [
    ['GET', undefined],
    ['GET', 'bytes=0-9'],
    ['HEAD', undefined],
  ] as const) {
    const address = `/api/assets/${String(body['id'])}/content`
    const answer = await browser.fetch(method, address, undefined, range ? { range } : {})
    expect(answer.status).toBe(404)
    const said = Object.fromEntries(answer.headers)
    expect(said).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json' })
    expect(said).not.toHaveProperty('content-length')
    expect(said).not.toHaveProperty('etag')
    if (method === 'GET') expect(await answer.json()).toMatchObject({ error: 'This file is gone.' })
  }
})

describe('an uploaded clip', () => {
  test('has a size and a length', async () => {
    const { body } = await upload('film.mp4', await makeMedia('film.mp4', ...film, ...tone))
    expect(body).toMatchObject({ kind: 'clip', mimeType: 'video/mp4', width: 160, height: 90 })
    expect(body['durationSeconds']).toBeCloseTo(2, 1)
  })

  test('that is cut off or damaged is refused by name and not stored', async () => {
    const whole = await makeMedia('whole.mp4', ...film, '-g', '2', '-movflags', 'faststart')
    const part = whole.subarray(0, Math.round(whole.length * 0.6))
    const cutOff = 'The clip my film.mp4 is cut off before its end. Copy or export it again.'
    await expectRefused('my film.mp4', part, 422, cutOff)
    const damaged =
      "Can't read the clip my film.mp4: it is damaged or not a video. Remove it or export it again."
    await expectRefused('my film.mp4', whole.subarray(0, 400), 422, damaged)
  })
})

describe('a file that is named like a video but is not one', () => {
  test('is refused by its first bytes, at any size, and not stored', async () => {
    for (const [start, sizeBytes] of [
      ['not a film', 104_857_600],
      ['\0\0\0\x18ftypisom', 1_000_000],
      ['\x1a\x45\xdf\xa3', 1_000_000],
    ] as const) {
      const noise = randomBytes(sizeBytes)
      noise.write(start, 0, 'latin1')
      // Random bytes that never name a box.
      noise[0x1c] = 0
      await expectRefused('film.mp4', noise, 422, messages.uploads.unknownKind)
    }
    await expectRefused('film.mp4', new Uint8Array(), 422, messages.uploads.empty)
  })

  test('is refused after reading, and not stored, if it begins like a video', async () => {
    const noise = randomBytes(3_000_000)
    noise.write('\0\0\0\x18ftypisom\0\0\0\0isommp41\x7f\0\0\0mdat', 0, 'latin1')
    const before = await countStored()
    const { status, body } = await upload('film.mp4', noise)
    expect(status).toBe(422)
    expect(body['error']).toMatch(/film\.mp4/)
    expect(await countStored()).toBe(before)
  })

  test('without a single picture is refused; a video of two hours is measured', async () => {
    const still = ['-f', 'lavfi', '-i', 'color=s=16x16:r=1:d=7200']
    const { body } = await upload('long.mp4', await makeMedia('long.mp4', ...still, '-preset', 'ultrafast'))
    expect(body).toMatchObject({ kind: 'clip', durationSeconds: 7200 })
    const nothing = await makeMedia('nothing.mp4', ...still, '-t', '0')
    const { status, body: answer } = await upload('nothing.mp4', nothing)
    expect(status).toBe(422)
    expect(answer['error']).toMatch(/nothing\.mp4/)
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

  test('that is cut off or not a sound is refused by name', async () => {
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

  test('may be larger when a tool drew it', async () => {
    const bytes = await makePicture(60, 40).png().toBuffer()
    // Bytes after the last chunk only add to the size.
    const large = Buffer.concat([bytes, Buffer.alloc(10_485_760)])
    expect(await upload('a.png', large)).toMatchObject({ status: 413 })
    const answer = await browser.call('PUT', '/api/assets?name=a.png&drawing=1', large)
    expect(answer.status).toBe(201)
    const declared = { 'content-length': '67108865' }
    const refused = await browser.call('PUT', '/api/assets?name=a.png&drawing=1', bytes, declared)
    expect(refused).toMatchObject({ status: 413, body: { error: messages.uploads.drawingTooLarge } })
  })

  test('without a declared size is refused while it arrives, and not stored', async () => {
    const sound = Buffer.alloc(52_428_801)
    sound.write('fLaC')
    await expectRefused('long.flac', sound, 413, messages.uploads.soundTooLarge)
  })

  test('of zero bytes is refused too', async () => {
    await expectRefused('nothing.png', new Uint8Array(), 422, messages.uploads.empty)
  })
})

describe('a film with false claims', () => {
  test('fails alone with a reason, while other files are read', async () => {
    const bytes = buildClaimingClip({ samples: 50_000_000 })
    const picture = await makePicture(30, 20).png().toBuffer()
    const clip = await makeMedia('neighbor.mp4', ...film)
    const [first, second, ...others] = await Promise.all([
      upload('claims.mp4', bytes),
      upload('claims.mp4', bytes),
      upload('good.png', picture),
      upload('good.mp4', clip),
      upload('good.png', picture),
    ])
    for (const answer of [first, second]) {
      const error = messages.uploads.needsMemory('claims.mp4', 320)
      expect(answer).toMatchObject({ status: 422, body: { code: 'asset_unreadable', error } })
    }
    for (const answer of others) expect(answer.status).toBe(201)
  })

  test('of more pixels than a decoder may use is refused by its size', async () => {
    const bytes = buildClaimingClip({ samples: 1, width: 16_384, height: 16_000 })
    const sentence = messages.uploads.clipTooManyPixels('huge.mp4', 16_384, 16_000)
    await expectRefused('huge.mp4', bytes, 413, sentence)
  })
})
