import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { savedAssetSchema, type SavedAsset } from '@vivify/contract/routes/assets'
import { deleteCreation, makeCover, readCreation } from '@vivify/contract/routes/creations'
import { decodedVideoSchema, decodeVideo } from '@vivify/contract/routes/gifs'
import { savePicture } from '@vivify/contract/routes/pictures'
import { previewPictures, previewSound } from '@vivify/contract/routes/previews'
import { createProject } from '@vivify/contract/routes/projects'
import { createVideo } from '@vivify/contract/routes/videos'
import { purgeDeleted } from '../../services/creations/creations.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { createDiskStorage } from './disk.ts'
import { testStorage } from './suite.ts'
import { createMemoryStorage } from './testing.ts'

describe('a folder', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vivify-storage-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  testStorage(() => createDiskStorage(folder))

  test('refuses a key that leads elsewhere', async () => {
    const storage = createDiskStorage(folder)
    for (const key of ['../secret', 'space/../../secret', 'secret', '/etc/passwd']) {
      await expect(storage.read(key)).rejects.toMatchObject({ code: 'internal' })
    }
  })
})

describe('bytes under keys', () => testStorage(createMemoryStorage))

describe('a server whose files are in an object store', () => {
  const storage = createMemoryStorage()
  let server: TestServer
  let browser: TestBrowser
  let picture: SavedAsset
  let music: SavedAsset
  const startMs = 120_000
  beforeAll(async () => {
    server = await openTestServer({ runsJobs: true, storage })
    browser = server.openBrowser()
    await browser.send(signInAsGuest)
    picture = await upload('river.png', await draw())
    music = await upload('tune.wav', hum())
  }, startMs)
  afterEach(() => {
    expect(storage.lent, 'files that nobody gave back').toBe(0)
    expect(existsSync(path.join(server.context.config.dataFolder, 'storage'))).toBe(false)
  })
  afterAll(() => server.close(), startMs)

  async function upload(name: string, bytes: Uint8Array): Promise<SavedAsset> {
    return savedAssetSchema.parse((await browser.call('PUT', `/api/assets?name=${name}`, bytes)).body)
  }

  const draw = (): Promise<Buffer> =>
    sharp({ create: { width: 360, height: 640, channels: 3, background: '#2a6' } })
      .png()
      .toBuffer()

  async function finish(jobId: string): Promise<unknown> {
    const state = await browser.awaitJob(jobId)
    return state.status === 'completed' ? state.result : state
  }

  const buildDocument = () => ({
    version: 1,
    title: 'River',
    seed: 3,
    resolution: 720,
    voice: null,
    progressBar: false,
    musicAsset: 'tune',
    scenes: [{ id: 'a', say: '', holdSeconds: 1, visual: { kind: 'image', asset: 'river' } }],
    assets: {
      river: { kind: 'image', source: picture.id, sha256: picture.sha256 },
      tune: { kind: 'audio', source: music.id, sha256: music.sha256 },
    },
  })

  test('keeps pictures that tools drew', async () => {
    const drawing = await upload('drawing.png', await draw())
    const body = {
      assetId: drawing.id,
      title: 'Green',
      format: 'webp',
      tool: 'remix',
      sources: [],
      edits: [],
    }
    const { files } = await browser.send(savePicture, { body: { ...body, recipe: {} } })
    const kept = await browser.fetch('GET', `/api/assets/${files.image}/content`)
    expect(await sharp(Buffer.from(await kept.arrayBuffer())).metadata()).toMatchObject({ format: 'webp' })
  })

  test('previews a document with its own sounds and pictures', async () => {
    const body = { document: buildDocument() }
    expect((await browser.send(previewSound, { body })).loudnessLufs).toBeGreaterThan(-30)
    expect((await browser.send(previewPictures, { body })).urls[picture.sha256]).toContain(picture.id)
  })

  test(
    'makes a video of them, a new cover and a clip, and removes the files with the creation',
    async () => {
      const project = await browser.send(createProject, { body: { document: buildDocument() } })
      const started = await browser.send(createVideo, { body: { projectId: project.id } })
      const { creationId } = (await finish(started.jobId)) as { creationId: string }
      const params = { creationId }
      const cover = await browser.send(makeCover, {
        params,
        body: { title: 'Green water', frame: 'frame-1' },
      })
      expect(cover.files.thumbnail).toBeDefined()
      const made = await browser.send(readCreation, { params })
      const range = { range: 'bytes=4-7' }
      const part = await browser.fetch('GET', `/api/assets/${made.files.video}/content`, undefined, range)
      expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
      const decoding = await browser.send(decodeVideo, { body: { assetId: made.files.video } })
      const decoded = decodedVideoSchema.parse(await finish(decoding.jobId))
      expect(decoded.durationSeconds).toBeCloseTo(1, 0)
      await browser.call('DELETE', deleteCreation.path.replace('{creationId}', creationId))
      const before = storage.keys.length
      const { db } = server.context.store
      await purgeDeleted({ db, storage }, new Date(Date.now() + 60_000))
      expect(before - storage.keys.length).toBeGreaterThanOrEqual(5)
    },
    startMs,
  )
})

/** Two seconds of a tone, as an 8-bit WAV file. */
function hum(): Uint8Array {
  const rate = 16_000
  const samples = Buffer.from(
    Uint8Array.from({ length: 2 * rate }, (_, index) => 128 + 60 * Math.sin(index / 9)),
  )
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}
