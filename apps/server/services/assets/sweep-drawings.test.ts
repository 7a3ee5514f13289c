import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAsGuest } from '@vivify/contract/routes/account'
import * as brandKit from '@vivify/contract/routes/brand-kit'
import * as creations from '@vivify/contract/routes/creations'
import { savePicture } from '@vivify/contract/routes/pictures'
import * as projects from '@vivify/contract/routes/projects'
import { openTestServer, type TestServer } from '../../testing.ts'
import { sweepDrawings } from './sweep-drawings.ts'

let server: TestServer
/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer()
}, startMs)
afterAll(() => server.close(), startMs)

/** A GIF of one pixel. */
const gif = Buffer.from('R0lGODlhAQABAPAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

test('an unused drawing is removed in time; used drawings and people’s uploads stay', async () => {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  const upload = async (query: string): Promise<string> => {
    const { body } = await browser.call('PUT', `/api/assets?name=a.gif${query}`, gif)
    return String(body['id'])
  }
  const drawing = '&drawing=1'
  const brought = await upload('')
  const unused = await upload(drawing)
  const imported = await upload(drawing)
  await browser.send(creations.importCreation, { body: { assetId: imported, title: 'Mine' } })
  const logo = await upload(drawing)
  await browser.send(brandKit.saveBrandKit, { body: { brand: { logoAsset: logo } } })
  const inRecipe = await upload(drawing)
  const source = await upload(drawing)
  const drawn = await upload(drawing)
  const made = await browser.send(savePicture, {
    body: {
      assetId: drawn,
      title: 'Made',
      tool: 'remix',
      sources: [source],
      recipe: { logo: { assetId: inRecipe } },
    },
  })
  const inProject = await upload(drawing)
  const layer = { kind: 'image', source: inProject, sha256: 'a'.repeat(64) } as const
  const scenes = [{ id: 'a', say: 'Tea is old.' }]
  const document = { version: 1, title: 'Tea', seed: 1, scenes, assets: { layer } } as const
  await browser.send(projects.createProject, { body: { title: 'Tea', document } })
  const deleted = await upload(drawing)
  const { id } = await browser.send(creations.importCreation, { body: { assetId: deleted, title: 'Gone' } })
  await browser.send(creations.deleteCreation, { params: { creationId: id } })

  const { store, storage } = server.context
  const kept = { db: store.db, storage }
  expect(await sweepDrawings(kept, new Date(Date.now() - 86_400_000))).toBe(0)
  expect(await sweepDrawings(kept, new Date(Date.now() + 1000))).toBe(1)
  const statusOf = async (assetId: string) => (await browser.call('GET', `/api/assets/${assetId}`)).status
  expect(await statusOf(unused)).toBe(404)
  for (const assetId of [brought, imported, logo, inRecipe, source, made.files.image!, inProject, deleted]) {
    expect(await statusOf(assetId)).toBe(200)
  }
  expect(await sweepDrawings(kept, new Date(Date.now() + 1000))).toBe(0)
})
