import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { unzipSync, strFromU8 } from 'fflate'
import { count, eq, is, sql } from '../../store/sql.ts'
import { PgTable } from '../../store/pg-tables.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import * as account from '@vivify/contract/routes/account'
import * as routes from '@vivify/contract/routes/account-data'
import { saveBrandKit } from '@vivify/contract/routes/brand-kit'
import { importCreation } from '@vivify/contract/routes/creations'
import { createProject } from '@vivify/contract/routes/projects'
import type { JobRun } from '../jobs/job.ts'
import { ownTables } from '../../store/own-rows.ts'
import * as sites from '../../store/schema-article-sites.ts'
import * as articles from '../../store/schema-articles.ts'
import * as callers from '../../store/schema-callers.ts'
import * as exports from '../../store/schema-data-exports.ts'
import * as kits from '../../store/schema-kits.ts'
import * as licences from '../../store/schema-licences.ts'
import * as payments from '../../store/schema-payments.ts'
import * as security from '../../store/schema-security.ts'
import * as vendorKeys from '../../store/schema-vendor-keys.ts'
import * as social from '../../store/schema-social.ts'
import * as teams from '../../store/schema-teams.ts'
import * as webhooks from '../../store/schema-webhooks.ts'
import * as schema from '../../store/schema.ts'
import { insertConnection } from '../../store/connections.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { exportDataJob } from '../../jobs/export-data.ts'

const words = messages.myData
const password = 'a long password'
const gif = Buffer.from('R0lGODlhAQABAPAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

/** A job that runs until it is canceled, and then leaves a file, as a render that is at its end would. */
const rendering = { isRunning: false, hasEnded: false, stored: '' }

let server: TestServer
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer({
    runsJobs: true,
    defineJobs: ({ store, storage, config }) => [
      exportDataJob({ db: store.db, storage, dataFolder: config.dataFolder }),
      { kind: 'decode-video', concurrency: 1, handle: (run) => renderSlowly(run) },
    ],
  })
}, startMs)
afterAll(() => server.close(), startMs)

async function renderSlowly(run: JobRun) {
  rendering.isRunning = true
  await new Promise((resolve) => run.signal.addEventListener('abort', resolve, { once: true }))
  // As a worker whose abort came too late: it goes on to the end.
  const { storage, config, store } = server.context
  const file = path.join(config.dataFolder, 'late.mp4')
  await writeFile(file, 'late')
  rendering.stored = `${run.workspaceId}/late.mp4`
  const stored = await storage.take(rendering.stored, file)
  rendering.hasEnded = true
  return {
    result: {} as never,
    save: async () => {
      await store.db.insert(schema.assets).values({
        id: 'late',
        workspaceId: run.workspaceId,
        kind: 'video',
        name: 'late.mp4',
        mimeType: 'video/mp4',
        storageKey: rendering.stored,
        ...stored,
      })
    },
    discard: () => storage.remove(rendering.stored),
  }
}

let people = 0
interface Person {
  browser: TestBrowser
  email: string
  userId: string
  workspaceId: string
}

async function openPerson(): Promise<Person> {
  const email = `data${++people}@example.com`
  const browser = server.openBrowser()
  const { session } = await browser.send(account.signUp, { body: { email, password } })
  const { db } = server.context.store
  const [row] = await db.select().from(schema.workspaces).where(eq(schema.workspaces.ownerUserId, session.id))
  const workspaceId = row!.id
  const { body } = await browser.call('PUT', '/api/assets?name=a.gif', gif)
  const assetId = String(body['id'])
  await browser.send(createProject, { body: { title: 'Tea' } })
  await browser.send(importCreation, { body: { assetId, title: 'Mine' } })
  await browser.send(saveBrandKit, { body: { brand: { logoAsset: assetId } } })
  await insertConnection(db, {
    id: `connection-${people}`,
    workspaceId,
    platform: 'mastodon',
    accountId: 'me',
    name: 'me@example.social',
    server: 'https://example.social',
    secrets: 'v1.sealed.secret.text',
    facts: {},
    expiresAt: null,
  })
  return { browser, email, userId: session.id, workspaceId }
}

async function makeExport({ browser }: Person): Promise<string> {
  const { jobId } = await browser.send(routes.startDataExport, { body: {} })
  const job = await expectJob(browser, jobId)
  expect(job).toBe('completed')
  return (await browser.send(routes.readDataExport)).export!.id
}

async function expectJob(browser: TestBrowser, jobId: string): Promise<string> {
  let status = ''
  await expect
    .poll(async () => {
      const { body } = await browser.call('GET', `/api/jobs/${jobId}`)
      status = (body['state'] as { status: string }).status
      return status
    })
    .not.toMatch(/queued|running/)
  return status
}

async function download({ browser }: Person, id: string): Promise<Record<string, Uint8Array>> {
  const response = await browser.fetch('GET', `/api/account/exports/${id}/content`)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
  return unzipSync(new Uint8Array(await response.arrayBuffer()))
}

describe('export', () => {
  test('every table of a workspace is exported or left out on purpose', () => {
    const rooms = [
      schema,
      social,
      articles,
      sites,
      kits,
      licences,
      payments,
      security,
      exports,
      vendorKeys,
      callers,
      teams,
      webhooks,
    ]
    const owned = rooms
      .flatMap((room): unknown[] => Object.values(room))
      .filter((value): value is PgTable => is(value, PgTable) && 'workspaceId' in value)
    const known = new Set<PgTable>(ownTables.map(({ table }) => table))
    const unknown = owned.filter((table) => !known.has(table))
    expect(unknown, 'add the table to ownTables in store/own-rows.ts').toEqual([])
    expect(owned.length).toBe(known.size)
  })

  test('a ZIP has the person’s rows and files, and no secret', async () => {
    const person = await openPerson()
    const id = await makeExport(person)
    const entries = await download(person, id)
    const read = (name: string): unknown => JSON.parse(strFromU8(entries[`data/${name}.json`]!))
    expect(read('account')).toMatchObject({ email: person.email })
    expect(read('projects')).toMatchObject([{ title: 'Tea' }])
    expect(read('creations')).toMatchObject([{ title: 'Mine' }])
    expect(read('credits')).toMatchObject([{ kind: 'grant', amount: 20 }])
    expect(read('connections')).toMatchObject([{ name: 'me@example.social' }])
    expect(read('posts')).toEqual([])
    const [file] = Object.keys(entries).filter((name) => name.startsWith('files/'))
    expect(Buffer.from(entries[file!]!)).toEqual(gif)
    const all = Object.values(entries)
      .map((bytes) => strFromU8(bytes, true))
      .join('')
    expect(all).not.toMatch(/sealed|storageKey|token_hash/)
  })

  test('only its owner gets it; a newer one replaces it, and time ends it', async () => {
    const [person, other] = [await openPerson(), await openPerson()]
    const id = await makeExport(person)
    const stranger = await other.browser.call('GET', `/api/account/exports/${id}/content`)
    expect(stranger).toMatchObject({ status: 404, body: { error: words.exportGone } })
    const newer = await makeExport(person)
    expect(newer).not.toBe(id)
    expect((await person.browser.call('GET', `/api/account/exports/${id}/content`)).status).toBe(404)
    const { db } = server.context.store
    const [row] = await db.select().from(exports.dataExports).where(eq(exports.dataExports.id, newer))
    await db
      .update(exports.dataExports)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(exports.dataExports.id, newer))
    expect(await person.browser.send(routes.readDataExport)).toEqual({ export: null })
    expect(await server.context.services.dataExports.tidyUp()).toBe(1)
    expect(await isStored(row!.storageKey)).toBe(false)
  })
})

describe('deletion', () => {
  test('it takes the email, the password, and an operator without others', async () => {
    const person = await openPerson()
    const remove = (body: object) => person.browser.call('POST', '/api/account/delete', body)
    expect(await remove({ confirmation: 'yes', password })).toMatchObject({
      status: 422,
      body: { error: words.wrongConfirmation(person.email) },
    })
    expect(await remove({ confirmation: person.email })).toMatchObject({
      body: { error: words.passwordMissing },
    })
    expect(await remove({ confirmation: person.email, password: 'not it' })).toMatchObject({
      body: { error: messages.security.wrongPassword },
    })
    const operator = server.openBrowser()
    const email = 'data1@example.com'
    await operator.send(account.signIn, { body: { email, password } })
    expect(
      await operator.call('POST', '/api/account/delete', { confirmation: email, password }),
    ).toMatchObject({
      status: 409,
      body: { error: words.operatorStays },
    })
    expect((await person.browser.send(account.readSession)).session).not.toBeNull()
  })

  test('it waits until no plan is charged any more', async () => {
    const person = await openPerson()
    const { db } = server.context.store
    const id = `subscription of ${person.email}`
    const row = { id, workspaceId: person.workspaceId, plan: 'creator' as const, billing: 'monthly' as const }
    const now = new Date()
    await db.insert(payments.subscriptions).values({ ...row, status: 'active', periodEnd: now, readAt: now })
    const body = { confirmation: person.email, password }
    expect(await person.browser.call('POST', '/api/account/delete', body)).toMatchObject({
      status: 409,
      body: { error: words.planIsCharged },
    })
    await db
      .update(payments.subscriptions)
      .set({ endsAtPeriodEnd: true })
      .where(eq(payments.subscriptions.id, id))
    expect((await person.browser.call('POST', '/api/account/delete', body)).status).toBe(200)
  })

  test('rows and files go, the ledger stays without a name, and the email is free again', async () => {
    const person = await openPerson()
    await makeExport(person)
    expect(await countFiles(person)).toBeGreaterThan(1)
    await removePerson(person)
    expect(await countRows(person)).toEqual({ ledger: 1 })
    expect(await countFiles(person)).toBe(0)
    expect((await person.browser.send(account.readSession)).session).toBeNull()
    const { db } = server.context.store
    const [user] = await db.select().from(schema.users).where(eq(schema.users.id, person.userId))
    expect(user).toMatchObject({ name: '', email: `${person.userId}@deleted.invalid` })
    const again = await server.openBrowser().send(account.signUp, { body: { email: person.email, password } })
    expect(again.session.id).not.toBe(person.userId)
  })

  test('a guest types a word instead', async () => {
    const guest = server.openBrowser()
    const { session } = await guest.send(account.signInAsGuest)
    expect((await guest.call('POST', '/api/account/delete', { confirmation: 'no' })).status).toBe(422)
    await guest.send(routes.deleteAccount, { body: { confirmation: routes.guestConfirmation } })
    const next = await guest.send(account.signInAsGuest)
    expect(next.session.id, 'the cookie of the guest resumes nothing').not.toBe(session.id)
  })

  test('an account that is deleted in mid-render leaves nothing behind', async () => {
    const person = await openPerson()
    const { workspaceId } = person
    const job = await server.context.services.jobs.startJob({
      workspaceId,
      kind: 'decode-video',
      subject: 'a film',
      idempotencyKey: 'render',
      payload: { workspaceId, assetId: 'a film', idempotencyKey: 'render' },
      cost: { amount: 10, reference: 'film:render' },
    })
    await expect.poll(() => rendering.isRunning).toBe(true)
    await removePerson(person)
    await expect.poll(() => rendering.hasEnded).toBe(true)
    await expect.poll(() => isStored(rendering.stored)).toBe(false)
    expect(await countRows(person)).toEqual({ ledger: 3 })
    expect(await countFiles(person)).toBe(0)
    const { db } = server.context.store
    expect(await db.select().from(schema.jobs).where(eq(schema.jobs.id, job.id))).toEqual([])
    const [workspace] = await db.select().from(schema.workspaces).where(eq(schema.workspaces.id, workspaceId))
    expect(workspace!.creditBalance, 'what was reserved came back before').toBe(20)
  })

  test('what a request wrote after the deletion is removed later', async () => {
    const person = await openPerson()
    await removePerson(person)
    const { db } = server.context.store
    const late = {
      id: `late-${person.userId}`,
      workspaceId: person.workspaceId,
      title: 'Late',
      notes: {} as never,
    }
    await db.insert(schema.projects).values(late)
    await server.context.services.removal.finish()
    expect(await countRows(person), 'not before every request has ended').toEqual({ ledger: 1, projects: 1 })
    await db
      .update(schema.users)
      .set({ deletedAt: sql`now() - interval '1 hour'` })
      .where(eq(schema.users.id, person.userId))
    await db
      .update(schema.workspaces)
      .set({ purgedAt: sql`now() - interval '1 hour'` })
      .where(eq(schema.workspaces.id, person.workspaceId))
    await server.context.services.removal.finish()
    expect(await countRows(person)).toEqual({ ledger: 1 })
    expect(await server.context.services.removal.finish()).toBe(0)
  })
})

async function removePerson({ browser, email }: Person): Promise<void> {
  await browser.send(routes.deleteAccount, { body: { confirmation: email, password } })
}

/** Rows by table that belong to a workspace; tables without any are left out. */
async function countRows({ workspaceId }: Person): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  const { db } = server.context.store
  for (const { table, exportAs } of ownTables) {
    const name = table === exports.dataExports ? 'exports' : exportAs === 'credits' ? 'ledger' : exportAs
    if (name === null) continue
    const [row] = await db.select({ rows: count() }).from(table).where(eq(table.workspaceId, workspaceId))
    if (row!.rows > 0) found[name] = row!.rows
  }
  return found
}

async function countFiles({ workspaceId }: Person): Promise<number> {
  const folder = path.join(server.context.config.dataFolder, 'storage', workspaceId)
  return (await readdir(folder).catch(() => [])).length
}

async function isStored(key: string): Promise<boolean> {
  await wait(50)
  const stream = await server.context.storage.read(key).catch(() => null)
  stream?.destroy()
  return stream !== null
}
