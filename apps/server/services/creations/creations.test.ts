import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAsGuest } from '@vivify/contract/routes/account'
import * as creations from '@vivify/contract/routes/creations'
import * as projects from '@vivify/contract/routes/projects'
import { insertCreation } from '../../store/creations.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

let server: TestServer
/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer()
}, startMs)
afterAll(() => server.close(), startMs)

const document = { version: 1, title: 'Tea', seed: 1, scenes: [{ id: 'a', say: 'Tea is old.' }] } as const
const projectFile = { format: 'vivify-project', version: 1, title: 'Tea', document } as const
/** A GIF of one pixel. */
const gif = Buffer.from('R0lGODlhAQABAPAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

async function openGuest(): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  return browser
}

async function upload(browser: TestBrowser, name: string): Promise<{ id: string; sha256: string }> {
  const { body } = await browser.call('PUT', `/api/assets?name=${name}`, gif)
  return { id: String(body['id']), sha256: String(body['sha256']) }
}

async function importPictures(browser: TestBrowser, titles: readonly string[]): Promise<void> {
  const { id: assetId } = await upload(browser, 'cat.gif')
  for (const title of titles) await browser.send(creations.importCreation, { body: { assetId, title } })
}

async function listed(browser: TestBrowser, query = ''): Promise<string[]> {
  const answer = await browser.send(creations.listCreations, { query })
  return answer.creations.map(({ title }) => title)
}

describe('the list of creations', () => {
  test('comes in pages, newest first, with the total number', async () => {
    const browser = await openGuest()
    await importPictures(browser, ['one', 'two', 'three'])
    const first = await browser.send(creations.listCreations, { query: '?limit=2' })
    expect(first).toMatchObject({ total: 3, creations: [{ title: 'three' }, { title: 'two' }] })
    expect(await listed(browser, `?limit=2&after=${first.creations[1]!.id}`)).toEqual(['one'])
  })

  test('finds a part of a title in any case, and treats wildcards as plain characters', async () => {
    const browser = await openGuest()
    await importPictures(browser, ['Red Fox', '100% tea', 'a_b'])
    expect(await listed(browser, '?search=fox')).toEqual(['Red Fox'])
    expect(await listed(browser, '?search=%25')).toEqual(['100% tea'])
    expect(await listed(browser, '?search=_')).toEqual(['a_b'])
    expect(await listed(browser, '?search=nowhere')).toEqual([])
  })

  test('separates pictures from videos, and has the size of imported files', async () => {
    const browser = await openGuest()
    await importPictures(browser, ['picture'])
    await browser.send(creations.importProject, { body: projectFile })
    expect(await listed(browser, '?shows=images')).toEqual(['picture'])
    expect(await listed(browser, '?shows=videos')).toEqual(['Tea'])
    const { creations: images } = await browser.send(creations.listCreations, { query: '?shows=images' })
    expect(images[0]!.facts).toEqual({ width: 1, height: 1 })
  })

  test('omits the id of a deleted project', async () => {
    const browser = await openGuest()
    const { creation } = await browser.send(creations.importProject, { body: projectFile })
    await browser.send(projects.deleteProject, { params: { projectId: creation.projectId! } })
    const answer = await browser.send(creations.listCreations)
    expect(answer.creations).toMatchObject([{ id: creation.id, projectId: null }])
  })
})

describe('a project file', () => {
  test('becomes a project and a creation', async () => {
    const browser = await openGuest()
    const { creation, warnings } = await browser.send(creations.importProject, { body: projectFile })
    expect(creation).toMatchObject({ kind: 'project', title: 'Tea', facts: { excerpt: 'Tea is old.' } })
    expect(warnings).toEqual([])
    const params = { projectId: creation.projectId! }
    const saved = await browser.send(projects.readProject, { params })
    expect(saved.document).toMatchObject({ scenes: [{ say: 'Tea is old.' }] })
  })

  test('finds its files by content, and lists the missing ones', async () => {
    const browser = await openGuest()
    const { id, sha256 } = await upload(browser, 'cat.gif')
    const scenes = ['cat', 'dog'].map((asset) => ({ id: asset, say: 'Hello.', visual: { asset } }))
    const assets = {
      cat: { kind: 'image', source: 'of another account', sha256 },
      dog: { kind: 'image', source: id, sha256: '0'.repeat(64), name: 'dog.png' },
    }
    const body = { ...projectFile, document: { ...document, scenes, assets } }
    const { creation, warnings } = await browser.send(creations.importProject, { body })
    expect(warnings).toEqual(['Not in your library: dog.png. The project works without what is missing.'])
    const params = { projectId: creation.projectId! }
    const saved = await browser.send(projects.readProject, { params })
    expect(saved.document!.assets).toEqual({ cat: { kind: 'image', source: id, sha256 } })
    expect(saved.document!.scenes.map(({ visual }) => visual.asset)).toEqual(['cat', null])
  })

  test('does not reach the files of another account', async () => {
    const owner = await openGuest()
    const { id, sha256 } = await upload(owner, 'cat.gif')
    const assets = { cat: { kind: 'image', source: id, sha256 } }
    const body = { ...projectFile, document: { ...document, assets } }
    const { warnings } = await (await openGuest()).send(creations.importProject, { body })
    expect(warnings).toEqual(['Not in your library: a picture. The project works without what is missing.'])
  })

  test('of another version or with a broken document is refused', async () => {
    const browser = await openGuest()
    for (const body of [
      { ...projectFile, version: 2 },
      { ...projectFile, document: { ...document, scenes: [] } },
      { document },
    ]) {
      expect(await browser.call('POST', '/api/creations/projects', body)).toMatchObject({ status: 422 })
    }
    expect(await listed(browser)).toEqual([])
  })

  test('is replaced in the list by the video made from it', async () => {
    const browser = await openGuest()
    const { creation } = await browser.send(creations.importProject, { body: projectFile })
    const { projectId } = creation
    const { db } = server.context.store
    const row = await db.query.creations.findFirst({ where: (table, { eq }) => eq(table.id, creation.id) })
    const video = { id: 'video-1', kind: 'video', title: 'Tea, made', files: {}, facts: {} } as const
    await insertCreation(db, { ...video, workspaceId: row!.workspaceId, projectId })
    expect(await listed(browser)).toEqual(['Tea, made'])
    await browser.send(creations.deleteCreation, { params: { creationId: 'video-1' } })
    expect(await listed(browser)).toEqual(['Tea'])
  })
})
