// Drawings of tools over HTTP: uploaded, encoded, marked, stored.

import { execFileSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { readAsset, type SavedAsset } from '@vivify/contract/routes/assets'
import { deleteCreation, importCreation, listCreations } from '@vivify/contract/routes/creations'
import { pictureFormats, savePicture } from '@vivify/contract/routes/pictures'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { markPicture } from '../../provenance/mark-picture.ts'

let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  server = await openTestServer()
  browser = server.openBrowser()
  await browser.send(signInAsGuest)
})
afterAll(() => server.close())

async function upload(name: string, bytes: Uint8Array, sender = browser): Promise<SavedAsset> {
  const answer = await sender.call('PUT', `/api/assets?name=${name}`, bytes)
  expect(answer.status).toBe(201)
  return answer.body as unknown as SavedAsset
}

async function download(assetId: string): Promise<{ bytes: Buffer; headers: Headers }> {
  const answer = await browser.fetch('GET', `/api/assets/${assetId}/content`)
  expect(answer.status).toBe(200)
  return { bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers }
}

/** Draws a picture with a transparent half, different each time. */
let drawn = 0
async function draw(): Promise<Buffer> {
  const create = {
    width: 60,
    height: 40,
    channels: 4,
    background: { r: 200, g: 90, b: 20, alpha: 0 },
  } as const
  const half = { width: 30, height: 40, channels: 3, background: { r: 20, g: drawn++, b: 90 } } as const
  return sharp({ create })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

/** Draws a picture that states how it came to be. */
async function drawMarked(
  digitalSourceType: 'algorithmicMedia' | 'trainedAlgorithmicMedia' | 'digitalCapture',
): Promise<Uint8Array> {
  return markPicture(await draw(), 'png', { digitalSourceType, madeWith: 'A test', aiSystem: null })
}

function readXmp({ xmp }: Metadata): string {
  return Buffer.from(xmp ?? []).toString('utf8')
}

async function countStored(): Promise<number> {
  const stored = path.join(server.context.config.dataFolder, 'storage')
  const entries = await readdir(stored, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

describe('a drawing that a tool saves', () => {
  test.each(pictureFormats)('becomes a %s that states how it came to be', async (format) => {
    const source = await upload('painted.png', await drawMarked('algorithmicMedia'))
    const drawing = await upload('drawing.png', await draw())
    const before = await countStored()
    const edits = ['cropped to 3:2', 'duotone']
    const body = {
      assetId: drawing.id,
      title: 'Tea & Time',
      format,
      tool: 'remix',
      sources: [source.id],
      edits,
    }
    const creation = await browser.send(savePicture, { body: { ...body, recipe: { crop: [0, 1] } } })
    expect(creation).toMatchObject({
      kind: 'image',
      title: 'Tea & Time',
      facts: {
        tool: 'remix',
        width: 60,
        height: 40,
        format,
        edits,
        sourceAssetIds: [source.id],
        recipe: { crop: [0, 1] },
        digitalSourceType: 'algorithmicMedia',
      },
    })
    const assetId = creation.files.image!
    const kept = await browser.send(readAsset, { params: { assetId } })
    expect(kept).toMatchObject({ mimeType: `image/${format}`, width: 60, height: 40 })
    expect(kept.provenance).toMatchObject({
      engine: 'Remix studio',
      source: 'made here from painted.png',
      edits,
      digitalSourceType: 'algorithmicMedia',
    })
    const { bytes } = await download(assetId)
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ format: format === 'avif' ? 'heif' : format, width: 60, height: 40 })
    expect(readXmp(metadata)).toContain('digitalsourcetype/algorithmicMedia"')
    // JPEG shows white where nothing was drawn; the other formats are transparent there.
    const corner = await sharp(bytes)
      .ensureAlpha()
      .extract({ left: 59, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect([...corner]).toEqual(
      format === 'jpeg' ? [255, 255, 255, 255] : [expect.anything(), expect.anything(), expect.anything(), 0],
    )
    // The result has replaced the drawing.
    expect(await countStored()).toBe(before)
    expect((await browser.call('GET', `/api/assets/${drawing.id}`)).status).toBe(404)
  })

  test('twice, or twice at the same time, gives one creation', async () => {
    const body = {
      assetId: (await upload('once.png', await draw())).id,
      title: 'Once',
      tool: 'ad',
      format: 'png',
    }
    const before = await countStored()
    const [first, second] = await Promise.all([
      browser.send(savePicture, { body }),
      browser.send(savePicture, { body }),
    ])
    const third = await browser.send(savePicture, { body })
    expect(second).toEqual(first)
    expect(third).toEqual(first)
    const { creations } = await browser.send(listCreations, { query: '?search=Once&tool=ad' })
    expect(creations).toHaveLength(1)
    const others = await browser.send(listCreations, { query: '?search=Once&tool=remix' })
    expect(others).toEqual({ creations: [], total: 0 })
    expect(await countStored()).toBe(before)
    // A deleted creation isn't made again without its owner knowing.
    await browser.send(deleteCreation, { params: { creationId: first.id } })
    expect((await browser.call('POST', '/api/pictures', body)).status).toBe(404)
  })

  test('keeps its file when it already is a creation', async () => {
    const drawing = await upload('mine.png', await draw())
    await browser.send(importCreation, { body: { assetId: drawing.id } })
    await browser.send(savePicture, { body: { assetId: drawing.id, title: 'A', tool: 'ad', format: 'webp' } })
    expect((await browser.call('GET', `/api/assets/${drawing.id}`)).status).toBe(200)
  })

  test('needs files of its own account, and a picture', async () => {
    const stranger = server.openBrowser()
    await stranger.send(signInAsGuest)
    const theirs = await upload('theirs.png', await draw(), stranger)
    const mine = await upload('mine.png', await draw())
    const body = { assetId: mine.id, title: 'A', tool: 'remix', format: 'png' }
    const refused = { status: 404, body: { code: 'not_found', error: messages.pictures.gone } }
    for (const changed of [{ assetId: theirs.id }, { sources: [theirs.id] }, { assetId: 'nothing' }]) {
      expect(await browser.call('POST', '/api/pictures', { ...body, ...changed })).toMatchObject(refused)
    }
    const tooLong = await browser.call('POST', '/api/pictures', {
      ...body,
      recipe: { words: 'a'.repeat(100_001) },
    })
    expect(tooLong).toMatchObject({ status: 422, body: { error: messages.pictures.recipeTooLong } })
    const sound = Buffer.from('RIFF\0\0\0\0WAVE')
    expect((await browser.call('PUT', '/api/assets?name=a.wav', sound)).status).toBe(422)
  })
})

describe('a file that is saved', () => {
  async function save(name: string, bytes: Uint8Array, choices: Record<string, unknown>) {
    const { id: assetId } = await upload(name, bytes)
    const creation = await browser.send(savePicture, {
      body: { assetId, title: name, tool: 'gif', ...choices },
    })
    const { bytes: kept, headers } = await download((creation.files.clip ?? creation.files.image)!)
    return { creation, kept, type: headers.get('content-type') }
  }

  test.each([
    [
      'turned by its camera',
      () => picture(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      [40, 60],
    ],
    ['in CMYK', () => picture(60, 40).toColourspace('cmyk').jpeg().toBuffer(), [60, 40]],
    ['of 16 bits', () => picture(60, 40).toColourspace('rgb16').png().toBuffer(), [60, 40]],
    ['of one pixel', () => picture(1, 1).png().toBuffer(), [1, 1]],
    ['of 8K', () => picture(7680, 4320).jpeg().toBuffer(), [7680, 4320]],
  ] as const)('is upright, in plain colors and of its size: %s', async (_, make, [width, height]) => {
    const { creation, kept } = await save('a', await make(), { format: 'jpeg' })
    expect(creation.facts).toMatchObject({ width, height })
    const metadata = await sharp(kept).metadata()
    expect(metadata).toMatchObject({ width, height, space: 'srgb', depth: 'uchar' })
    expect(metadata.orientation).toBeUndefined()
  })

  test.each(['gif', 'webp'] as const)('as an animated %s keeps all of its frames', async (format) => {
    const frames = await Promise.all(['#a00', '#0a0'].map((color) => picture(60, 40, color).png().toBuffer()))
    const bytes = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer()
    const { creation, kept, type } = await save(`a.${format}`, bytes, { edits: ['cut to 2 s'] })
    expect(creation).toMatchObject({ kind: 'image', facts: { tool: 'gif', width: 60, height: 40, format } })
    expect(type).toBe(`image/${format}`)
    expect((await sharp(kept).metadata()).pages).toBe(2)
    expect(kept.toString('latin1')).toContain('xmp:CreatorTool="Vivify: Video to GIF"')
    const { id: assetId } = await upload('again', bytes)
    const body = { assetId, title: 'a', tool: 'gif', format: 'png' }
    const refused = await browser.call('POST', '/api/pictures', body)
    expect(refused).toMatchObject({ status: 422, body: { error: messages.pictures.animationKept } })
  })

  test('as an MP4 is a clip, and says so when a model made it', async () => {
    const film = ['-f', 'lavfi', '-i', 'testsrc2=s=160x90:r=10:d=1,format=yuv420p']
    const fragments = ['-f', 'mp4', '-movflags', 'frag_keyframe+empty_moov', '-']
    const bytes = execFileSync('ffmpeg', ['-v', 'error', ...film, ...fragments])
    const source = await upload('model.png', await drawMarked('trainedAlgorithmicMedia'))
    const { creation, kept, type } = await save('a.mp4', bytes, { sources: [source.id] })
    expect(creation).toMatchObject({
      kind: 'clip',
      facts: { width: 160, height: 90, durationSeconds: 1, digitalSourceType: 'trainedAlgorithmicMedia' },
    })
    expect(type).toBe('video/mp4')
    expect(kept.toString('latin1')).toContain('digitalsourcetype/trainedAlgorithmicMedia"')
  })
})

function picture(width: number, height: number, background = '#336699') {
  return sharp({ create: { width, height, channels: 3, background } })
}

describe('the sources of a drawing', () => {
  async function saveFrom(
    sources: readonly Uint8Array[],
    edits: string[],
    drawing?: Uint8Array,
    tool: 'remix' | 'ad' = 'remix',
  ) {
    const ids: string[] = []
    for (const [index, bytes] of sources.entries()) ids.push((await upload(`source-${index}.png`, bytes)).id)
    const { id: assetId } = await upload('drawing.png', drawing ?? (await draw()))
    const body = { assetId, title: 'Made', format: 'png', tool, sources: ids, edits }
    const { files } = await browser.send(savePicture, { body })
    const { provenance } = await browser.send(readAsset, { params: { assetId: files.image! } })
    return provenance!.digitalSourceType
  }

  test('decide its IPTC term', async () => {
    const edits = ['poster']
    const model = await drawMarked('trainedAlgorithmicMedia')
    const photo = await drawMarked('digitalCapture')
    expect(await saveFrom([model], edits)).toBe('trainedAlgorithmicMedia')
    expect(await saveFrom([model, await draw()], edits)).toBe('compositeWithTrainedAlgorithmicMedia')
    expect(await saveFrom([photo], edits)).toBe('humanEdits')
    expect(await saveFrom([photo], [])).toBe('digitalCapture')
    expect(await saveFrom([photo, await drawMarked('algorithmicMedia')], edits)).toBe('composite')
    expect(await saveFrom([await draw(), await drawMarked('algorithmicMedia')], edits)).toBe('composite')
    // The term of an upload without a mark is unknown. An ad places it in a procedural scene.
    expect(await saveFrom([await draw()], edits)).toBeNull()
    expect(await saveFrom([await draw()], edits, undefined, 'ad')).toBe('composite')
    expect(await saveFrom([], edits)).toBeNull()
    expect(await saveFrom([], edits, model)).toBe('trainedAlgorithmicMedia')
  })
})
