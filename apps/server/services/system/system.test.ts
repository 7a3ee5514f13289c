import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from '../../store/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest, signUp } from '@vivify/contract/routes/account'
import { createKey } from '@vivify/contract/routes/keys'
import { createProject } from '@vivify/contract/routes/projects'
import { listInstallationAccounts, readInstallation } from '@vivify/contract/routes/system'
import { assets, jobs, users } from '../../store/schema.ts'
import { ErrorTally } from '../../lib/error-tally.ts'
import { forgetLoggedErrors } from '../../store/logged-errors.ts'
import { openTestServer, testOrigin, type TestBrowser, type TestServer } from '../../testing.ts'
import { proveLedger } from '../credits/prove.ts'
import { keepErrors } from './keep-errors.ts'
import { measureDisk } from './measure-disk.ts'
import { createSystemService } from './system.ts'

const startMs = 60_000
let server: TestServer
let operator: TestBrowser
let person: TestBrowser
beforeAll(async () => {
  server = await openTestServer()
  operator = await openPerson('operator@example.com')
  person = await openPerson('person@example.com')
}, startMs)
afterAll(() => server.close(), startMs)

async function openPerson(email: string): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signUp, { body: { email, password: 'long enough' } })
  return browser
}

/** A service whose clock is set by hand. */
function openService(clock: { nowMs: number }) {
  const { config, store } = server.context
  const { db } = store
  const tally = new ErrorTally(() => clock.nowMs)
  const errors = keepErrors(db, tally)
  const now = () => clock.nowMs
  return {
    tally,
    errors,
    service: createSystemService({ db, config, errors, readEngines: async () => [], now }),
  }
}

async function workspaceOf(email: string): Promise<string> {
  return (await server.context.services.accounts.findForOperator(email)).workspaceId
}

describe('nobody but the operator', () => {
  const addresses = [readInstallation.path, `${listInstallationAccounts.path}?search=e`]
  test.each(addresses)('reads %s', async (address) => {
    const guest = server.openBrowser()
    await guest.send(signInAsGuest)
    for (const browser of [guest, person]) {
      expect(await browser.call('GET', address)).toMatchObject({
        status: 403,
        body: { error: messages.installation.operatorOnly },
      })
    }
    expect((await server.openBrowser().call('GET', address)).status).toBe(401)
    for (const browser of [person, operator]) {
      const { secret } = await browser.send(createKey, { body: { name: 'All', scopes: null } })
      const headers = { authorization: `Bearer ${secret}` }
      expect((await server.app.request(`${testOrigin}${address}`, { headers })).status).toBe(403)
    }
    expect((await operator.call('GET', address)).status).toBe(200)
  })
})

test('the report says what the server does, and nothing that anybody made', async () => {
  const title = 'A secret project'
  const document = { version: 1, title, seed: 1, scenes: [{ id: 'a', say: title }] }
  await person.send(createProject, { body: { title, document } })
  const { db } = server.context.store
  await proveLedger(db, { createId: () => 'proof' })
  const workspaceId = await workspaceOf('person@example.com')
  const job = { workspaceId, kind: 'make-video', payload: { title } } as const
  const ago = (seconds: number): Date => new Date(Date.now() - seconds * 1000)
  await db.insert(jobs).values([
    { ...job, id: 'a', idempotencyKey: 'a', status: 'queued', createdAt: ago(300) },
    { ...job, id: 'b', idempotencyKey: 'b', status: 'queued', dueAt: ago(-300), createdAt: ago(900) },
    { ...job, id: 'c', idempotencyKey: 'c', status: 'running', heartbeatAt: ago(1) },
    { ...job, id: 'd', idempotencyKey: 'd', status: 'running', heartbeatAt: ago(100) },
    { ...job, id: 'e', idempotencyKey: 'e', status: 'failed', finishedAt: ago(3600) },
    { ...job, id: 'f', idempotencyKey: 'f', status: 'failed', finishedAt: ago(100_000) },
    { ...job, id: 'g', idempotencyKey: 'g', status: 'completed', finishedAt: ago(1) },
  ])
  server.context.logger.error({ kind: 'make-video', error: new Error(title) }, 'an attempt failed')
  const clock = { nowMs: Date.now() }
  const { service } = openService(clock)
  const report = await service.report()
  await db.delete(jobs)
  expect(report.queue).toEqual([
    {
      kind: 'make-video',
      waiting: 1,
      later: 1,
      running: 2,
      silent: 1,
      failed: 1,
      oldestWaitSeconds: expect.closeTo(300, -1.5),
    },
  ])
  const { accounts } = report
  expect(accounts).toMatchObject({ people: 2, guests: 2 })
  expect(accounts.credits).toBeGreaterThan(0)
  expect(report.creditProof).toMatchObject({ wrong: 0 })
  expect(report.disk.freeBytes).toBeGreaterThan(0)
  expect(report.disk.totalBytes).toBeGreaterThanOrEqual(report.disk.freeBytes)
  expect(Date.parse(report.startedAt)).toBeLessThan(clock.nowMs)
  const served = await operator.send(readInstallation)
  expect(served.engines.some(({ isBuiltIn, state }) => isBuiltIn && state === 'ready')).toBe(true)
  expect(JSON.stringify([report, served])).not.toContain(title)
})

test('everybody who looks within a minute gets what was counted once', async () => {
  const clock = { nowMs: Date.now() }
  const { service, tally } = openService(clock)
  const [first, second] = await Promise.all([service.report(), service.report()])
  expect(second).toBe(first)
  tally.note({}, 'something new')
  clock.nowMs += 59_000
  expect(await service.report()).toBe(first)
  clock.nowMs += 1000
  const later = await service.report()
  expect(later.countedAt).not.toBe(first.countedAt)
  expect(later.errors.some(({ sentence }) => sentence === 'Something new')).toBe(true)
})

test('errors of all processes are added up for a day, and forgotten later', async () => {
  const { db } = server.context.store
  const clock = { nowMs: Date.now() + 7 * 86_400_000 }
  const [one, other] = [openService(clock), openService(clock)]
  for (const { tally } of [one, one, other]) tally.note({ kind: 'make-gif' }, 'an attempt failed')
  await one.errors.stop()
  clock.nowMs += 3_600_000
  other.tally.note({ kind: 'make-gif' }, 'an attempt failed')
  const own = ({ errors }: Awaited<ReturnType<typeof one.service.report>>) =>
    errors.filter(({ area }) => area === 'make-gif')
  expect(own(await other.service.report())).toEqual([
    {
      area: 'make-gif',
      sentence: 'An attempt failed',
      count: 4,
      lastSeenAt: new Date(clock.nowMs).toISOString(),
    },
  ])
  clock.nowMs += 86_400_001
  expect(own(await other.service.report())).toEqual([])
  await forgetLoggedErrors(db, new Date(clock.nowMs))
})

describe('the list of accounts', () => {
  test('is searched, paged, and says how much each uses', async () => {
    const { db } = server.context.store
    const emails = Array.from({ length: 5 }, (_, at) => `many_${at}@example.com`)
    for (const email of emails) await openPerson(email)
    // Equal moments must not hide an account between two pages.
    const createdAt = new Date('2026-01-01T00:00:00Z')
    await db.update(users).set({ createdAt })
    const [workspaceId, file] = [await workspaceOf(emails[0]!), { kind: 'image', name: 'x' } as const]
    const facts = { ...file, workspaceId, mimeType: 'image/png', sizeBytes: 1000, sha256: 'x' }
    await db.insert(assets).values([
      { ...facts, id: 'big', storageKey: 'big' },
      { ...facts, id: 'gone', storageKey: 'gone', deletedAt: new Date() },
    ])
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const more: string = after === '' ? '' : `&after=${after}`
      const page = await operator.send(listInstallationAccounts, { query: `?search=MANY_&limit=2${more}` })
      seen.push(...page.accounts.map(({ email }) => email!))
      for (const { email, credits, lastSeenAt, bytes } of page.accounts) {
        expect(credits).toBeGreaterThan(0)
        expect(lastSeenAt).not.toBeNull()
        expect(bytes).toBe(email === emails[0] ? 1000 : 0)
      }
      after = page.next
    }
    expect(seen.sort()).toEqual(emails)
  })

  test('takes signs of patterns literally, and refuses a place that it did not give', async () => {
    const find = (query: string) => operator.send(listInstallationAccounts, { query })
    expect((await find('?search=%25')).accounts).toEqual([])
    expect((await find('?search=person_example')).accounts).toEqual([])
    expect((await find('?search=%27%20or%201%3D1')).accounts).toEqual([])
    for (const query of ['after=1', 'after=x-y', `after=1-${'x'.repeat(100)}`, `search=${'x'.repeat(101)}`]) {
      expect((await operator.call('GET', `${listInstallationAccounts.path}?${query}`)).status).toBe(422)
    }
  })

  test('names no guest, and leaves out accounts that were deleted', async () => {
    const guests = await operator.send(listInstallationAccounts, { query: '?show=guests' })
    expect(guests.accounts.length).toBeGreaterThan(0)
    expect(guests.accounts.every(({ email }) => email === null)).toBe(true)
    await openPerson('gone@example.com')
    expect((await operator.send(listInstallationAccounts, { query: '?search=gone' })).accounts).toHaveLength(
      1,
    )
    await server.context.store.db.update(users).set({ deletedAt: new Date() }).where(emailIs('gone'))
    expect((await operator.send(listInstallationAccounts, { query: '?search=gone' })).accounts).toEqual([])
  })
})

function emailIs(name: string) {
  return eq(users.email, `${name}@example.com`)
}

test('a data folder is measured by part, without following links, and in part when that takes too long', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'vivify-disk-'))
  try {
    const storageFolder = path.join(dataFolder, 'storage')
    for (const [name, bytes] of [
      ['database/a/b', 10],
      ['storage/w/1', 20],
      ['storage/w/2', 30],
      ['cache/1', 40],
      ['odd/1', 50],
      ['secret', 60],
    ] as const) {
      await mkdir(path.dirname(path.join(dataFolder, name)), { recursive: true })
      await writeFile(path.join(dataFolder, name), Buffer.alloc(bytes))
    }
    await symlink('/', path.join(storageFolder, 'link'))
    const measured = await measureDisk({ dataFolder, storageFolder, databaseBytes: null })
    expect(
      Object.fromEntries(measured.parts.map(({ part, bytes, files }) => [part, [bytes, files]])),
    ).toEqual({
      database: [10, 1],
      storage: [50, 2],
      cache: [40, 1],
      segments: [0, 0],
      footage: [0, 0],
      work: [0, 0],
      other: [110, 2],
    })
    expect(measured.parts.every(({ isWhole }) => isWhole)).toBe(true)
    const short = await measureDisk({ dataFolder, storageFolder, databaseBytes: 7, longestMs: -1 })
    expect(short.parts.find(({ part }) => part === 'storage')?.isWhole).toBe(false)
    expect(short.parts[0]).toEqual({ part: 'database', bytes: 7, files: 0, isWhole: true })
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
})
