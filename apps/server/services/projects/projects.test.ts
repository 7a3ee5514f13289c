import { setTimeout as wait } from 'node:timers/promises'
// The list of projects: its content, and actions on it.

import { eq } from '../../store/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectSchema } from '@vivify/contract/project'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { saveBrandKit } from '@vivify/contract/routes/brand-kit'
import * as routes from '@vivify/contract/routes/projects'
import { insertCreation } from '../../store/creations.ts'
import { assets } from '../../store/schema.ts'
import { purgeProjects } from '../../store/projects.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  server = await openTestServer()
  browser = server.openBrowser()
  await browser.send(signInAsGuest)
})
afterAll(() => server.close())

const document = projectSchema.parse({
  version: 1,
  title: 'Tea',
  seed: 1,
  theme: 'pixar',
  scenes: [{ id: 'a', say: 'Tea is old.' }],
})

const list = async () => (await browser.send(routes.listProjects)).projects

test('a project shows its first words and, once there is one, the cover of its latest video', async () => {
  const { id } = await browser.send(routes.createProject, { body: { document } })
  await browser.send(routes.createProject, { body: { notes: noteOf('why bees dance') } })
  expect(await list()).toMatchObject([
    { excerpt: 'why bees dance', theme: 'viral', thumbnail: null },
    { id, title: 'Tea', excerpt: 'Tea is old.', theme: 'pixar', thumbnail: null },
  ])
  const { store } = server.context
  const [{ workspaceId } = { workspaceId: '' }] = await store.db.query.projects.findMany({ limit: 1 })
  for (const name of ['first', 'second']) {
    await insertCreation(store.db, {
      id: name,
      workspaceId,
      projectId: id,
      kind: 'video',
      title: 'Tea',
      files: { thumbnail: `${name}-cover` },
      facts: {},
    })
    // The built-in database's clock counts milliseconds, and the second must be the later one.
    await wait(2)
  }
  expect((await list()).find((each) => each.id === id)?.thumbnail).toBe('second-cover')
})

test('a new name survives the next save, with and without a script', async () => {
  for (const input of [{ document }, { notes: noteOf('coffee') }]) {
    const { id, revision } = await browser.send(routes.createProject, { body: input })
    const params = { projectId: id }
    await browser.send(routes.renameProject, { params, body: { title: ' The oldest drink ' } })
    const saved = await browser.send(routes.readProject, { params })
    expect(saved.title).toBe('The oldest drink')
    expect(saved.document?.title ?? saved.notes.choices.title).toBe('The oldest drink')
    // A window that did not see the change is refused, and merges both.
    const stale = { title: 'Tea', revision }
    expect(await browser.call('PUT', `/api/projects/${id}`, stale)).toMatchObject({ status: 409 })
  }
})

test('a deleted project can be restored whole; one that was not deleted can’t', async () => {
  const { id } = await browser.send(routes.createProject, { body: { document } })
  const params = { projectId: id }
  expect(await browser.call('POST', `/api/projects/${id}/restore`)).toMatchObject({ status: 404 })
  await browser.send(routes.deleteProject, { params })
  expect((await list()).map((each) => each.id)).not.toContain(id)
  await browser.send(routes.restoreProject, { params })
  expect(await browser.send(routes.readProject, { params })).toMatchObject({ title: 'Tea', document })
})

test('a deleted project is gone for good after a day', async () => {
  const [deleted, kept] = [
    await browser.send(routes.createProject, { body: { document } }),
    await browser.send(routes.createProject, { body: { document } }),
  ]
  await browser.send(routes.deleteProject, { params: { projectId: deleted.id } })
  const hourAgo = new Date(Date.now() - 3_600_000)
  expect(await purgeProjects(server.context.store.db, hourAgo)).toBe(0)
  const inAnHour = new Date(Date.now() + 3_600_000)
  expect(await purgeProjects(server.context.store.db, inAnHour)).toBe(1)
  expect(await browser.call('POST', `/api/projects/${deleted.id}/restore`)).toMatchObject({ status: 404 })
  expect((await list()).map(({ id }) => id)).toContain(kept.id)
})

function noteOf(topic: string) {
  return routes.projectNotesSchema.parse({ topic })
}

test('a document that another tool made gets the look of the brand kit, and no logo whose file is gone', async () => {
  const { services, store } = server.context
  const guest = server.openBrowser()
  await guest.send(signInAsGuest)
  const { body: logo } = await guest.call('PUT', '/api/assets?name=logo.gif', pixel)
  const logoAsset = String(logo['id'])
  const [{ workspaceId } = { workspaceId: '' }] = await store.db
    .select({ workspaceId: assets.workspaceId })
    .from(assets)
    .where(eq(assets.id, logoAsset))
  const make = async () =>
    (await services.projects.create(workspaceId, { document, usesBrandKit: true })).document!
  expect(await make()).toEqual(document)
  const { brand } = await guest.send(saveBrandKit, {
    body: { brand: { logoAsset, primaryColor: '#123456', watermark: '@tea' } },
  })
  const branded = await make()
  expect(branded.brand).toEqual(brand)
  expect(branded.assets[logoAsset]).toMatchObject({ kind: 'logo', source: logoAsset })
  await store.db.update(assets).set({ deletedAt: new Date() })
  expect(await make()).toEqual({ ...document, brand: { ...brand, logoAsset: null } })
  // A document of the person's own keeps its look.
  expect((await services.projects.create(workspaceId, { document })).document).toEqual(document)
})

/** A GIF of one pixel. */
const pixel = Buffer.from('R0lGODlhAQABAPAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
