import { afterAll, beforeAll, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { postContentSchema } from '@vivify/contract/post'
import * as creations from '@vivify/contract/routes/creations'
import * as routes from '@vivify/contract/routes/library'
import * as posts from '@vivify/contract/routes/posts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { purgeDeleted } from '../creations/creations.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** A GIF of one pixel. */
const gif = Buffer.from('R0lGODlhAQABAPAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

async function openGuest(): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  return browser
}

async function upload(browser: TestBrowser, name: string, query = ''): Promise<string> {
  const { body } = await browser.call('PUT', `/api/assets?name=${encodeURIComponent(name)}${query}`, gif)
  return String(body['id'])
}

const listed = async (browser: TestBrowser, query = '') =>
  (await browser.send(routes.listLibrary, { query })).items.map(({ title }) => title)
const of = (assetId: string) => ({ params: { assetId } })

test('uploads and creations are listed once, newest first and in pages; drawings are not', async () => {
  const browser = await openGuest()
  await upload(browser, 'one.gif')
  const assetId = await upload(browser, 'two.gif')
  await browser.send(creations.importCreation, { body: { assetId, title: 'Two made' } })
  await upload(browser, 'mask.gif', '&drawing=1')
  const first = await browser.send(routes.listLibrary, { query: '?limit=1' })
  expect(first).toMatchObject({ total: 2, items: [{ id: assetId, title: 'Two made', kind: 'gif' }] })
  expect(await listed(browser, `?limit=1&after=${assetId}`)).toEqual(['one.gif'])
  expect(await listed(browser, '?kind=image')).toEqual([])
})

test('search finds titles, names and tags, and treats wildcards as plain characters', async () => {
  const browser = await openGuest()
  const assetId = await upload(browser, 'fox 100%.gif')
  await upload(browser, 'tea.gif')
  await browser.send(routes.changeLibraryItem, { ...of(assetId), body: { tags: ['Forest', 'forest'] } })
  expect(await listed(browser, '?search=FOX')).toEqual(['fox 100%.gif'])
  expect(await listed(browser, '?search=%25')).toEqual(['fox 100%.gif'])
  expect(await listed(browser, '?search=ores')).toEqual(['fox 100%.gif'])
  expect(await listed(browser, '?tag=forest')).toEqual(['fox 100%.gif'])
  expect((await browser.send(routes.listFolders)).tags).toEqual(['forest'])
})

test('a folder counts its files, refuses a second one of its name, and leaves its files when it is deleted', async () => {
  const browser = await openGuest()
  const assetId = await upload(browser, 'fox.gif')
  const folder = await browser.send(routes.createFolder, { body: { name: 'Animals' } })
  const again = await browser.call('POST', '/api/library/folders', { name: ' Animals ' })
  expect(again).toMatchObject({ status: 409, body: { error: messages.library.folderExists('Animals') } })
  await browser.send(routes.changeLibraryItem, { ...of(assetId), body: { folderId: folder.id } })
  await browser.send(routes.changeLibraryItem, { ...of(assetId), body: { tags: ['red'] } })
  expect((await browser.send(routes.listFolders)).folders).toEqual([{ ...folder, count: 1 }])
  expect(await listed(browser, `?folderId=${folder.id}`)).toEqual(['fox.gif'])
  await browser.send(routes.deleteFolder, { params: { folderId: folder.id } })
  const { items } = await browser.send(routes.listLibrary)
  expect(items).toMatchObject([{ title: 'fox.gif', folderId: null, tags: ['red'] }])
})

test('a deleted upload comes back for a day, and its file is gone after that', async () => {
  const browser = await openGuest()
  const assetId = await upload(browser, 'fox.gif')
  await browser.send(routes.deleteLibraryItem, of(assetId))
  expect(await listed(browser)).toEqual([])
  await browser.send(routes.restoreLibraryItem, of(assetId))
  expect(await listed(browser)).toEqual(['fox.gif'])
  expect((await browser.send(creations.listCreations)).total).toBe(0)
  await browser.send(routes.deleteLibraryItem, of(assetId))
  const { store, storage } = server.context
  await purgeDeleted({ db: store.db, storage }, new Date(Date.now() + 1000))
  expect((await browser.call('POST', `/api/library/${assetId}/restore`)).status).toBe(404)
  expect((await browser.call('GET', `/api/assets/${assetId}`)).status).toBe(404)
  expect(await listed(browser)).toEqual([])
})

test('deleting the file of a creation deletes that creation, and restoring brings only it back', async () => {
  const browser = await openGuest()
  const assetId = await upload(browser, 'fox.gif')
  const make = (title: string) => browser.send(creations.importCreation, { body: { assetId, title } })
  const older = await make('Older')
  await make('Newer')
  await browser.send(creations.deleteCreation, { params: { creationId: older.id } })
  await browser.send(routes.deleteLibraryItem, of(assetId))
  expect((await browser.send(creations.listCreations)).total).toBe(0)
  await browser.send(routes.restoreLibraryItem, of(assetId))
  const left = await browser.send(creations.listCreations)
  expect(left.creations.map(({ title }) => title)).toEqual(['Newer'])
})

test('a file of a scheduled post is not deleted, and the sentence names the post', async () => {
  const browser = await openGuest()
  const assetId = await upload(browser, 'fox.gif')
  const date = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  const content = postContentSchema.parse({
    text: 'A fox at dusk.',
    platforms: ['twitter'],
    media: [{ assetId }],
    plan: { date, time: '18:30', zone: 'UTC' },
  })
  const post = await browser.send(posts.createPost, { body: { content } })
  const body = { revision: post.revision, when: 'planned' }
  await browser.send(posts.schedulePost, { params: { postId: post.id }, body })
  const refused = await browser.call('DELETE', `/api/library/${assetId}`)
  const error = messages.library.usedByPost('A fox at dusk.', `${date} 18:30`)
  expect(refused).toMatchObject({ status: 409, body: { error } })
  expect(await browser.send(routes.listUses, of(assetId))).toMatchObject({
    posts: [{ id: post.id, text: 'A fox at dusk.', state: 'scheduled' }],
    creations: [],
    projects: [],
  })
  await browser.send(posts.unschedulePost, { params: { postId: post.id } })
  await browser.send(routes.deleteLibraryItem, of(assetId))
})

test('files and folders of other accounts are out of reach', async () => {
  const ada = await openGuest()
  const bob = await openGuest()
  const assetId = await upload(ada, 'fox.gif')
  const own = await upload(bob, 'own.gif')
  const folder = await ada.send(routes.createFolder, { body: { name: 'Animals' } })
  expect(await listed(bob)).toEqual(['own.gif'])
  for (const [method, address, body] of [
    ['PATCH', `/api/library/${assetId}`, { tags: ['mine'] }],
    ['GET', `/api/library/${assetId}/uses`],
    ['DELETE', `/api/library/${assetId}`],
    ['POST', `/api/library/${assetId}/restore`],
    ['PATCH', `/api/library/${own}`, { folderId: folder.id }],
    ['PATCH', `/api/library/folders/${folder.id}`, { name: 'Bob' }],
    ['DELETE', `/api/library/folders/${folder.id}`],
  ] as const) {
    expect((await bob.call(method, address, body)).status, `${method} ${address}`).toBe(404)
  }
  expect((await server.openBrowser().call('GET', '/api/library')).status).toBe(401)
  expect(await listed(ada)).toEqual(['fox.gif'])
})
