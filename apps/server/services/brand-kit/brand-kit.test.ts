import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { createCanvas } from '@napi-rs/canvas'
import { brandMessages } from '@vivify/contract/brand-messages'
import { bookendSecondsRange, projectSchema } from '@vivify/contract/project'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { readBrandKit, saveBrandKit } from '@vivify/contract/routes/brand-kit'
import { previewPictures } from '@vivify/contract/routes/previews'
import { eq } from '../../store/sql.ts'
import { assets } from '../../store/schema.ts'
import { createMemoryStorage } from '../../providers/storage/testing.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

let server: TestServer
let browser: TestBrowser
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-brand-'))
  // As with object storage, files are lent as copies, which are removed when given back.
  server = await openTestServer({ storage: createMemoryStorage() })
  browser = server.openBrowser()
  await browser.send(signInAsGuest)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function upload(name: string, bytes: Uint8Array): Promise<string> {
  const answer = await browser.call('PUT', `/api/assets?name=${name}`, bytes)
  expect(answer.status).toBe(201)
  return String(answer.body['id'])
}

async function uploadClip(seconds: number): Promise<string> {
  const file = path.join(folder, `${seconds}.mp4`)
  const color = `color=red:s=64x64:r=10:d=${seconds}`
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', color, '-pix_fmt', 'yuv420p', file])
  return upload(`${seconds}s.mp4`, await readFile(file))
}

const saveIntro = (asset: string | null) =>
  browser.call('PUT', '/api/brand-kit', { brand: { name: 'Acme', intro: { asset, seconds: 7 } } })

test('a clip gives the intro its length, and a card has its own', async () => {
  const clip = await uploadClip(1.5)
  expect(await saveIntro(clip)).toMatchObject({ status: 200 })
  const { brand } = await browser.send(readBrandKit)
  expect(brand).toMatchObject({ name: 'Acme', intro: { isOn: true, asset: clip, seconds: 1.5 } })
  await browser.send(saveBrandKit, { body: { brand: { outro: { seconds: 9 } } } })
  expect((await browser.send(readBrandKit)).brand.outro).toEqual({ isOn: true, asset: null, seconds: 2 })
})

test('a clip that is too long or too short is refused with its length', async () => {
  for (const seconds of [12, 0.5]) {
    const error = brandMessages.bookendLength('intro', seconds, bookendSecondsRange)
    expect(await saveIntro(await uploadClip(seconds))).toMatchObject({ status: 422, body: { error } })
  }
})

test('a file that is no picture or clip, or is another account’s, is refused', async () => {
  const stranger = server.openBrowser()
  await stranger.send(signInAsGuest)
  const clip = await uploadClip(1.2)
  const error = brandMessages.bookendMissing('intro')
  const refused = { status: 422, body: { error } }
  expect(await stranger.call('PUT', '/api/brand-kit', { brand: { intro: { asset: clip } } })).toMatchObject(
    refused,
  )
  expect(await saveIntro('nothing')).toMatchObject(refused)
})

test('a picture of the account gets the brand once, as a copy that says so', async () => {
  const guest = server.openBrowser()
  await guest.send(signInAsGuest)
  const area = { create: { width: 600, height: 400, channels: 3 as const, background: '#808080' } }
  const send = async (name: string, bytes: Uint8Array) =>
    String((await guest.call('PUT', `/api/assets?name=${name}`, bytes)).body['id'])
  const assetId = await send('shop.webp', await sharp(area).webp().toBuffer())
  const brand = (id: string, from = guest) => from.call('POST', '/api/pictures/branded', { assetId: id })
  expect(await brand(assetId)).toMatchObject({ status: 422, body: { error: brandMessages.noKit } })
  await guest.send(saveBrandKit, { body: { brand: { primaryColor: '#ff0000' } } })
  const made = await brand(assetId)
  expect(made).toMatchObject({
    status: 201,
    body: {
      name: 'shop.png',
      mimeType: 'image/png',
      width: 600,
      height: 400,
      provenance: { edits: [brandMessages.brandedEdit], sourceAssetIds: [assetId] },
    },
  })
  const id = String(made.body['id'])
  const [row] = await server.context.store.db.select().from(assets).where(eq(assets.id, id))
  await using file = await server.context.storage.borrow(row!.storageKey)
  const { data, info } = await sharp(file.path).raw().toBuffer({ resolveWithObject: true })
  const at = (info.width * (info.height - 2) + 10) * info.channels
  expect([...data.subarray(at, at + 3)]).toEqual([255, 0, 0])

  expect(await brand(id)).toMatchObject({ status: 422, body: { error: brandMessages.brandedAlready } })
  const moving = await send('moving.gif', await sharp(area).gif().toBuffer())
  expect(await brand(moving)).toMatchObject({ status: 422, body: { error: brandMessages.notOnThis } })
  expect(await brand(assetId, browser)).toMatchObject({ status: 404 })
})

test.each([
  [
    'an SVG with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a picture that is cut off', createCanvas(200, 200).toBuffer('image/png').subarray(0, 90)],
])('%s can’t be uploaded as a logo', async (_what, bytes) => {
  const answer = await browser.call('PUT', '/api/assets?name=logo.svg', new Uint8Array(bytes))
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
})

test('a deleted intro is left out of new documents, and named by the preview and by a video that shows it', async () => {
  const clip = await uploadClip(1.1)
  await saveIntro(clip)
  const { services, store } = server.context
  const [{ workspaceId } = { workspaceId: '' }] = await store.db
    .select({ workspaceId: assets.workspaceId })
    .from(assets)
    .where(eq(assets.id, clip))
  const plain = projectSchema.parse({
    version: 1,
    title: 'T',
    seed: 1,
    voice: null,
    scenes: [{ id: 'a', say: 'Hi.' }],
  })
  const make = async () =>
    (await services.projects.create(workspaceId, { document: plain, usesBrandKit: true })).document!
  const branded = await make()
  expect(branded.assets[clip]).toMatchObject({ kind: 'clip', source: clip })
  const shown = await browser.send(previewPictures, { body: { document: branded } })
  expect(shown.bookends).toMatchObject({ intro: { clip: { durationSeconds: expect.closeTo(1.1, 1) } } })
  await store.db.update(assets).set({ deletedAt: new Date() }).where(eq(assets.id, clip))
  expect((await make()).brand).toMatchObject({ name: 'Acme' })
  expect((await make()).brand.intro).toBeUndefined()
  const { warnings, bookends } = await browser.send(previewPictures, { body: { document: branded } })
  expect(bookends).toEqual({})
  expect(warnings.join()).toContain('intro or outro of this video was deleted')
  expect((await saveIntro(clip)).status).toBe(422)
  const off = { brand: { intro: { isOn: false, asset: clip } } }
  expect((await browser.send(saveBrandKit, { body: off })).brand.intro).toMatchObject({ asset: null })
})
