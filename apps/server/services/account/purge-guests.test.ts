import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { count, eq, sum } from '../../store/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as account from '@vivify/contract/routes/account'
import { saveBrandKit } from '@vivify/contract/routes/brand-kit'
import { importCreation } from '@vivify/contract/routes/creations'
import { createProject, listProjects } from '@vivify/contract/routes/projects'
import {
  assets,
  brandKits,
  creations,
  jobs,
  ledgerEntries,
  projects,
  sessions,
  workspaces,
} from '../../store/schema.ts'
import { listLostGuests, purgeGuest } from '../../store/guests.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { purgeGuests } from './purge-guests.ts'

let server: TestServer
/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer()
}, startMs)
afterAll(() => server.close(), startMs)

/** A GIF of one pixel. */
const gif = Buffer.from('R0lGODlhAQABAPAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

interface Guest {
  browser: TestBrowser
  userId: string
  workspaceId: string
  assetId: string
}

/** Creates a guest with one row in every table that can hold its work, and one stored file. */
async function makeGuest(jobStatus: 'completed' | 'running' = 'completed'): Promise<Guest> {
  const browser = server.openBrowser()
  const { session } = await browser.send(account.signInAsGuest)
  const { body } = await browser.call('PUT', '/api/assets?name=a.gif', gif)
  const assetId = String(body['id'])
  await browser.send(createProject, { body: { title: 'Tea' } })
  await browser.send(importCreation, { body: { assetId, title: 'Mine' } })
  await browser.send(saveBrandKit, { body: { brand: { logoAsset: assetId } } })
  const { db } = server.context.store
  const [workspace] = await db.select().from(workspaces).where(eq(workspaces.ownerUserId, session.id))
  const workspaceId = workspace!.id
  const job = { id: `job-${workspaceId}`, kind: 'test', idempotencyKey: 'a', payload: {}, status: jobStatus }
  await db.insert(jobs).values({ ...job, workspaceId })
  return { browser, userId: session.id, workspaceId, assetId }
}

async function countRows({ userId, workspaceId }: Guest): Promise<number[]> {
  const { db } = server.context.store
  const counts: number[] = []
  for (const table of [projects, creations, assets, brandKits, jobs]) {
    const [row] = await db.select({ rows: count() }).from(table).where(eq(table.workspaceId, workspaceId))
    counts.push(row!.rows)
  }
  const [row] = await db.select({ rows: count() }).from(sessions).where(eq(sessions.userId, userId))
  return [...counts, row!.rows]
}

async function readWorkspace({ workspaceId }: Guest) {
  const { db } = server.context.store
  const [workspace] = await db.select().from(workspaces).where(eq(workspaces.id, workspaceId))
  const [ledger] = await db
    .select({ total: sum(ledgerEntries.amount) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.workspaceId, workspaceId))
  return { ...workspace!, ledgerTotal: Number(ledger!.total) }
}

async function countFiles(): Promise<number> {
  const folder = path.join(server.context.config.dataFolder, 'storage')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

/** Returns a time between earlier and later steps of a test, even if clocks differ a little. */
async function passMoment(): Promise<Date> {
  await wait(100)
  const moment = new Date()
  await wait(100)
  return moment
}

test('an absent guest is purged with its files; new, returned, working and signed-up guests stay', async () => {
  const { store, storage } = server.context
  const lost = [await makeGuest(), await makeGuest(), await makeGuest()]
  const atWork = await makeGuest('running')
  const signedUp = await makeGuest()
  await signedUp.browser.send(account.signUp, { body: { email: 'kept@x.org', password: 'p' } })
  const returning = await makeGuest()
  await returning.browser.send(account.signOut)
  const before = await passMoment()
  await returning.browser.send(account.signInAsGuest)
  const young = await makeGuest()
  expect(await countFiles()).toBe(7)

  // Two processes at once. Each guest is purged by only one of them.
  const runs = await Promise.all([1, 2].map(() => purgeGuests({ db: store.db, storage }, before)))
  expect(runs[0]! + runs[1]!).toBe(3)
  expect(await purgeGuests({ db: store.db, storage }, before)).toBe(0)

  for (const guest of lost) {
    expect(await countRows(guest)).toEqual([0, 0, 0, 0, 0, 0])
    const workspace = await readWorkspace(guest)
    expect(workspace).toMatchObject({ creditBalance: 20, ledgerTotal: 20 })
    expect(workspace.purgedAt).not.toBeNull()
    expect(await guest.browser.send(account.readSession)).toMatchObject({ session: null })
  }
  for (const guest of [atWork, signedUp, returning, young]) {
    expect(await countRows(guest)).toEqual([1, 1, 1, 1, 1, 1])
    expect((await readWorkspace(guest)).purgedAt).toBeNull()
    expect(await guest.browser.call('GET', '/api/projects')).toMatchObject({ status: 200 })
    expect((await guest.browser.fetch('GET', `/api/assets/${guest.assetId}`)).status).toBe(200)
  }
  expect(await countFiles()).toBe(4)
})

test('a guest that returns after the purge starts over without a new grant, and can be purged again', async () => {
  const { store, storage } = server.context
  const guest = await makeGuest()
  await store.db.delete(jobs).where(eq(jobs.status, 'running'))
  expect(await purgeGuests({ db: store.db, storage }, await passMoment())).toBeGreaterThan(0)
  const back = await guest.browser.send(account.signInAsGuest)
  expect(back).toMatchObject({ isNew: false, session: { id: guest.userId, credits: 20 } })
  expect((await guest.browser.send(listProjects)).projects).toEqual([])
  expect((await readWorkspace(guest)).purgedAt).toBeNull()
  await guest.browser.send(createProject, { body: { title: 'Again' } })
  expect(await purgeGuests({ db: store.db, storage }, await passMoment())).toBe(1)
  expect(await countRows(guest)).toEqual([0, 0, 0, 0, 0, 0])
})

test('a guest that returns during the purge keeps everything', async () => {
  const { store } = server.context

  const guest = await makeGuest()
  const before = await passMoment()
  const [found] = await listLostGuests(store.db, before, 50)
  expect(found).toEqual({ userId: guest.userId, workspaceId: guest.workspaceId })
  await guest.browser.send(createProject, { body: { title: 'Back' } })
  expect(await purgeGuest(store.db, found!, before)).toBeNull()
  expect(await countRows(guest)).toEqual([2, 1, 1, 1, 1, 1])
})
