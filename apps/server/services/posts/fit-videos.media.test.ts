// Videos of many kinds, made by ffmpeg, sent through the product's own publisher. Skipped where ffmpeg is missing.
// Nothing here depends on the database, so the pass on PostgreSQL leaves it out (scripts/run-tests.ts).

import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from '../../store/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlatformId } from '@vivify/contract/platforms'
import { postContentSchema } from '@vivify/contract/post'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { readAssetTracks, savedAssetSchema, type SavedAsset } from '@vivify/contract/routes/assets'
import * as routes from '@vivify/contract/routes/posts'
import type { SocialFile } from '../../providers/social/port.ts'
import { createMemoryStorage } from '../../providers/storage/testing.ts'
import { decodeSound } from '../../rendering/sound/decode-sound.ts'
import { createTemporaryFolder, hashFrames, probe } from '../../rendering/testing.ts'
import { assets, workspaces } from '../../store/schema.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { encoderOf } from '../../config.ts'
import { buildClaimingClip } from '../assets/testing.ts'
import { createVideoConverter } from './convert-videos.ts'
import { startPublisher } from './publisher.ts'
import { hasFfmpeg, makeVideo, runFile, vp9, x264 } from './testing-videos.ts'

const noStop = new AbortController().signal
const aside = <Result>(work: () => Promise<Result>): Promise<Result> => work()

/** The machine may be busy. */

let server: TestServer
let ada: TestBrowser
let workspaceId: string
let folder: Awaited<ReturnType<typeof createTemporaryFolder>>

beforeAll(async () => {
  // As with object storage, files are lent as copies, which are removed when given back.
  server = await openTestServer({ storage: createMemoryStorage() })
  folder = await createTemporaryFolder()
  ada = server.openBrowser()
  await ada.send(signInAsGuest)
  const [workspace] = await server.context.store.db.select().from(workspaces)
  workspaceId = workspace!.id
})
afterAll(async () => {
  await server.close()
  await folder[Symbol.asyncDispose]()
})

async function upload(file: string): Promise<SavedAsset> {
  const name = encodeURIComponent(path.basename(file))
  const type = { 'content-type': 'application/octet-stream' }
  const answer = await ada.call('PUT', `/api/assets?name=${name}`, await readFile(file), type)
  return savedAssetSchema.parse(answer.body)
}

const contentWith = (asset: SavedAsset, platforms: PlatformId[]) =>
  postContentSchema.parse({
    text: 'A lighthouse at dusk',
    platforms,
    media: [{ assetId: asset.id }],
    fields: { youtube: { title: 'A lighthouse' }, tiktok: { privacy: 'SELF_ONLY' } },
  })

/** The bytes that a platform gets. */
async function openAs(asset: SavedAsset, platform: PlatformId, signal = noStop) {
  const { openMedia } = server.context.publishing
  await using media = await openMedia(workspaceId, contentWith(asset, [platform]), platform, signal)
  const [file] = media.files as [SocialFile]
  return { ...file, bytes: await file.read(0, file.sizeBytes) }
}

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const cacheFolder = () => path.join(server.context.config.dataFolder, 'cache', 'posts')

async function sendNow(asset: SavedAsset, platforms: PlatformId[]) {
  const body = { content: contentWith(asset, platforms) }
  const { id, revision } = await ada.send(routes.createPost, { body })
  await ada.send(routes.schedulePost, { params: { postId: id }, body: { revision, when: 'now' } })
  const { logger, publishing } = server.context
  const publisher = await startPublisher({ ...publishing, logger, isAlone: true })
  const read = () => ada.send(routes.readPost, { params: { postId: id } })
  try {
    await expect.poll(async () => (await read()).targets.every(({ endedAt }) => endedAt !== null)).toBe(true)
    return (await read()).targets
  } finally {
    await publisher.stop()
  }
}

/** The streams of a file by ffprobe, as the platforms judge them. */
async function judge(bytes: Uint8Array) {
  const file = path.join(folder.path, 'judged.mp4')
  await writeFile(file, bytes)
  const { streams } = await probe(file)
  const video = streams.find((stream) => stream['codec_type'] === 'video')!
  const sound = streams.find((stream) => stream['codec_type'] === 'audio')
  return { video, sound }
}

describe.skipIf(!hasFfmpeg)('videos as platforms get them', () => {
  test('VP9 in Matroska with 120 frames a second is sent as H.264 with 60, and rehearsed on all platforms', async () => {
    const sound = ['-c:a', 'libopus']
    const file = await makeVideo(folder.path, {
      name: 'fast.mkv',
      coding: vp9,
      size: '640x360',
      fps: 120,
      seconds: 3,
      sound,
    })
    const asset = await upload(file)
    const params = { assetId: asset.id }
    expect(await ada.send(readAssetTracks, { params })).toMatchObject({
      codec: 'vp9',
      isPlain: true,
      fps: 120,
      sound: { codec: 'opus', channelCount: 1 },
    })
    const { bytes, mimeType, width, height, durationSeconds } = await openAs(asset, 'twitter')
    expect({ mimeType, width, height }).toEqual({ mimeType: 'video/mp4', width: 640, height: 360 })
    expect(durationSeconds).toBeCloseTo(3, 1)
    const { video, sound: heard } = await judge(bytes)
    expect(video).toMatchObject({ codec_name: 'h264', pix_fmt: 'yuv420p', r_frame_rate: '60/1' })
    expect(Number(video['duration'])).toBeCloseTo(3, 1)
    expect(heard).toMatchObject({ codec_name: 'aac', channels: 2 })
    expect(Number(heard!['duration'])).toBeCloseTo(3, 1)
    const platforms: PlatformId[] = [
      'twitter',
      'linkedin',
      'facebook',
      'instagram',
      'tiktok',
      'bluesky',
      'mastodon',
    ]
    const targets = await sendNow(asset, platforms)
    expect(targets.map(({ platform, state, message }) => [platform, state, message])).toEqual(
      platforms.toSorted().map((platform) => [platform, 'rehearsed', null]),
    )
    // All of them share one conversion.
    expect((await readdir(cacheFolder())).filter((name) => name.endsWith('.mp4'))).toHaveLength(1)
  })

  test('what fits is sent byte for byte', async () => {
    const file = await makeVideo(folder.path, {
      name: 'plain.mp4',
      coding: x264,
      size: '480x480',
      fps: 25,
      seconds: 3,
    })
    const asset = await upload(file)
    for (const platform of ['twitter', 'tiktok', 'webhook'] as const) {
      const { bytes, sha256 } = await openAs(asset, platform)
      expect(hash(bytes)).toBe(asset.sha256)
      expect(sha256).toBeUndefined()
    }
  })

  test('H.264 in MOV keeps its pictures and its sound, in an MP4 whose index comes first', async () => {
    const file = await makeVideo(folder.path, {
      name: 'phone.mov',
      coding: [...x264, '-bf', '2'],
      size: '480x360',
    })
    const { bytes, mimeType } = await openAs(await upload(file), 'bluesky')
    expect(mimeType).toBe('video/mp4')
    const sent = path.join(folder.path, 'sent.mp4')
    await writeFile(sent, bytes)
    expect(await hashFrames(sent)).toHaveLength(60)
    expect((await hashFrames(sent)).map((frame) => frame.hash)).toEqual(
      (await hashFrames(file)).map((frame) => frame.hash),
    )
    expect(Buffer.from(bytes).indexOf('moov')).toBeLessThan(Buffer.from(bytes).indexOf('mdat'))
    const { sound } = await judge(bytes)
    expect(Number(sound!['duration'])).toBeCloseTo(2, 1)
  })

  test('4K with MPEG-4 Visual in MOV becomes 1080p', async () => {
    const coding = ['-c:v', 'mpeg4', '-q:v', '8', '-pix_fmt', 'yuv420p']
    const file = await makeVideo(folder.path, {
      name: 'large.mov',
      coding,
      size: '3840x2160',
      fps: 60,
      seconds: 1,
      sound: null,
    })
    const { bytes } = await openAs(await upload(file), 'twitter')
    const { video, sound } = await judge(bytes)
    expect(video).toMatchObject({ codec_name: 'h264', width: 1920, height: 1080, r_frame_rate: '60/1' })
    expect(sound).toBeUndefined()
  })

  test('HDR as phones record it is mapped to what every screen shows', async () => {
    const colors = ['-color_primaries', 'bt2020', '-color_trc', 'arib-std-b67', '-colorspace', 'bt2020nc']
    const params = 'log-level=none:colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc'
    const x265 = [
      '-c:v',
      'libx265',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p10le',
      '-x265-params',
      params,
    ]
    const coding = [...x265, ...colors, '-tag:v', 'hvc1']
    const file = await makeVideo(folder.path, { name: 'hdr.mov', coding, seconds: 1, sound: null })
    const { bytes } = await openAs(await upload(file), 'twitter')
    const { video } = await judge(bytes)
    expect(video).toMatchObject({ pix_fmt: 'yuv420p', color_transfer: 'bt709', color_primaries: 'bt709' })
  })

  test('sound that begins later than the pictures still does', async () => {
    const early = await makeVideo(folder.path, { name: 'tone.mkv', coding: vp9, sound: ['-c:a', 'libopus'] })
    const late = path.join(folder.path, 'late.mkv')
    const inputs = ['-i', early, '-itsoffset', '0.5', '-i', early]
    await runFile('ffmpeg', [
      '-v',
      'error',
      '-y',
      ...inputs,
      '-map',
      '0:v',
      '-map',
      '1:a',
      '-c',
      'copy',
      late,
    ])
    const { bytes } = await openAs(await upload(late), 'twitter')
    const sent = path.join(folder.path, 'late.mp4')
    await writeFile(sent, bytes)
    const [samples] = await decodeSound(sent, { channelCount: 1, sampleRate: 48_000, maxSeconds: 2 })
    expect(loudness(samples!.subarray(0, 0.45 * 48_000))).toBeLessThan(0.001)
    expect(loudness(samples!.subarray(0.6 * 48_000, 1.4 * 48_000))).toBeGreaterThan(0.02)
  })

  test('after a stop in the middle, and after the cache was emptied, the same bytes are sent', async () => {
    const file = await makeVideo(folder.path, {
      name: 'again.webm',
      coding: vp9,
      size: '640x360',
      seconds: 12,
      sound: ['-c:a', 'libopus'],
    })
    const asset = await upload(file)
    const whole = await openAs(asset, 'twitter')
    // The cache has it now: nothing is written again.
    const listFiles = async () =>
      Promise.all(
        (await readdir(cacheFolder())).map(async (name) => [
          name,
          (await stat(path.join(cacheFolder(), name))).ino,
        ]),
      )
    const before = await listFiles()
    expect((await openAs(asset, 'twitter')).sha256).toBe(whole.sha256)
    expect(await listFiles()).toEqual(before)
    await rm(cacheFolder(), { recursive: true })
    const stop = new AbortController()
    const stopped = openAs(asset, 'twitter', stop.signal)
    await expect
      .poll(() => readdir(cacheFolder(), { recursive: true }).catch(() => []))
      .toContainEqual(expect.stringMatching(/pictures-0/))
    stop.abort()
    await expect(stopped).rejects.toMatchObject({ code: 'cancelled' })
    await expect.poll(() => readdir(cacheFolder())).toEqual([])
    const again = await openAs(asset, 'twitter')
    expect(hash(again.bytes)).toBe(hash(whole.bytes))
    expect(again.sha256).toBe(hash(again.bytes))
  })

  test('a limit on bits holds for pictures that need many more', async () => {
    const noise = 'noise=alls=60:allf=t'
    const coding = ['-vf', noise, '-c:v', 'mpeg4', '-q:v', '4']
    const file = await makeVideo(folder.path, { name: 'noise.avi', coding, seconds: 25, sound: null })
    const [row] = await server.context.store.db
      .select()
      .from(assets)
      .where(eq(assets.id, (await upload(file)).id))
    const { config, storage } = server.context
    const converter = createVideoConverter({ ...config, storage, encoder: encoderOf(config) })
    const form = { width: 320, height: 240, fps: 30, maxBitsPerSecond: 400_000, hasSound: false }
    const order = { asset: row!, form, durationSeconds: 25, signal: noStop, aside }
    const { sizeBytes } = await converter.convert(order)
    converter.stop()
    expect(sizeBytes).toBeLessThan(((400_000 * 25) / 8) * 1.08)
    expect(sizeBytes).toBeGreaterThan(((400_000 * 25) / 8) * 0.8)
  })

  test('a video with too many pixels, and one that is none, are refused with a sentence', async () => {
    const form = { width: 320, height: 240, fps: 30, maxBitsPerSecond: 1_000_000, hasSound: false }
    const { config, store } = server.context
    const files = {
      'huge.mp4': buildClaimingClip({ samples: 10, width: 30_000, height: 30_000 }),
      'none.mp4': Buffer.from('This is no video.'),
    }
    const [row] = await store.db.select().from(assets).where(eq(assets.kind, 'clip'))
    for (const [name, bytes] of Object.entries(files)) {
      const file = path.join(folder.path, name)
      await writeFile(file, bytes)
      const borrow = async () => ({ path: file, [Symbol.asyncDispose]: async () => {} })
      const storage = { ...server.context.storage, borrow }
      const converter = createVideoConverter({ ...config, storage, encoder: encoderOf(config) })
      const asset = { ...row!, name, sha256: name }
      const order = {
        asset,
        form,
        durationSeconds: 1,
        signal: noStop,
        aside,
      }
      await expect(converter.convert(order)).rejects.toMatchObject({
        code: expect.stringMatching(/^(asset_unreadable|too_large)$/),
        message: expect.stringContaining(name),
      })
      converter.stop()
    }
    expect((await readdir(cacheFolder())).filter((name) => name.includes('partial'))).toEqual([])
  })

  test('a video that only a person can change is refused before anything is sent', async () => {
    const file = await makeVideo(folder.path, { name: 'wide.mkv', coding: vp9, size: '640x160', sound: null })
    const asset = await upload(file)
    await expect(openAs(asset, 'twitter')).rejects.toMatchObject({
      code: 'bad_input',
      message: 'This video is too wide for Twitter. Crop it, or leave it out there.',
    })
  })
})

function loudness(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}
