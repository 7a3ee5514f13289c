import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectSchema, type ProjectInput } from '@vivify/contract/project'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { savedAssetSchema, type SavedAsset } from '@vivify/contract/routes/assets'
import { findAssets } from '../../store/assets.ts'
import { assets } from '../../store/schema.ts'
import { openTestServer, type TestServer } from '../../testing.ts'
import { borrowAllAssets } from './local-assets.ts'

let server: TestServer
let picture: SavedAsset
let workspaceId: string

beforeAll(async () => {
  server = await openTestServer()
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  const bytes = new Uint8Array(createCanvas(90, 160).toBuffer('image/png'))
  const answer = await browser.call('PUT', '/api/assets?name=River.png', bytes)
  picture = savedAssetSchema.parse(answer.body)
  const [row] = await server.context.store.db.select().from(assets)
  workspaceId = row!.workspaceId
})
afterAll(() => server.close())

function buildProject(changes: Partial<ProjectInput>) {
  const scenes = [{ id: 'a', say: 'Look.' }]
  return projectSchema.parse({ version: 1, title: 'Look', seed: 1, scenes, ...changes })
}

const open = (changes: Partial<ProjectInput>, workspace = workspaceId) => {
  const { store, storage } = server.context
  return borrowAllAssets({ db: store.db, storage }, workspace, buildProject(changes))
}

/** False facts that a sender may state about the file. */
const lie = () => ({ kind: 'clip' as const, source: picture.id, sha256: '1'.repeat(64), name: 'x', width: 7 })

describe("a document's assets", () => {
  test('are opened as files, and the stored facts replace the document’s', async () => {
    await using opened = await open({ assets: { mine: lie() } })
    const { mine } = opened.project.assets
    const [row] = await findAssets(server.context.store.db, workspaceId, [picture.id])
    await using file = await server.context.storage.borrow(row!.storageKey)
    expect(mine).toEqual({
      kind: 'image',
      source: file.path,
      name: 'River.png',
      sha256: picture.sha256,
      width: 90,
      height: 160,
    })
  })

  test('include the logo that a brand kit names by file id', async () => {
    await using opened = await open({ brand: { logoAsset: picture.id } })
    expect(opened.project.assets[picture.id]).toMatchObject({ kind: 'logo', sha256: picture.sha256 })
  })

  test('of another workspace are not found', async () => {
    await expect(open({ assets: { mine: lie() } }, 'another')).rejects.toMatchObject({
      code: 'asset_missing',
      message: 'A picture, clip or sound in this video was deleted. Choose another one.',
    })
  })
})
