import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { eq } from '../../store/sql.ts'
import { assets, jobs, workspaces } from '../../store/schema.ts'
import { openTestServer, type TestServer } from '../../testing.ts'
import { limitCaches } from './limit-caches.ts'
import { sweepFiles, sweepLeftWork } from './sweep-files.ts'

let server: TestServer
let dataFolder: string

beforeAll(async () => {
  server = await openTestServer({ environment: { CACHE_MAX_MB: '100' } })
  dataFolder = server.context.config.dataFolder
})
afterAll(() => server.close())

async function write(name: string, ageHours: number, bytes = 10): Promise<void> {
  const file = path.join(dataFolder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, Buffer.alloc(bytes))
  const moment = new Date(Date.now() - ageHours * 3_600_000)
  await utimes(file, moment, moment)
}

const list = async (folder: string): Promise<string[]> =>
  (await readdir(path.join(dataFolder, folder), { recursive: true })).sort()

test('files without a row are removed after a day, half-written ones after an hour; all others stay', async () => {
  await server.openBrowser().send(signInAsGuest)
  const { db } = server.context.store
  const [workspace] = await db.select().from(workspaces)
  const workspaceId = workspace!.id
  const facts = { kind: 'image', name: 'a.png', mimeType: 'image/png', sizeBytes: 1, sha256: 'a' } as const
  await db.insert(assets).values({ id: 'a', workspaceId, storageKey: 'w/owned.png', ...facts })
  await write('storage/w/owned.png', 100)
  await write('storage/w/stray.png', 25)
  await write('storage/w/new.png', 23)
  await write('storage/w/half.png.0.partial', 2)
  await write('storage/w/coming.png.0.partial', 0)
  await write('work/left.jpg', 2)
  await write('work/now.jpg', 0)
  const { storage } = server.context
  expect(await sweepFiles({ db, storage, dataFolder, nowMs: Date.now() })).toBe(3)
  expect(await list('storage')).toEqual(['w', 'w/coming.png.0.partial', 'w/new.png', 'w/owned.png'])
  expect(await list('work')).toEqual(['now.jpg'])
  await db.delete(assets).where(eq(assets.id, 'a'))
})

test('a process that starts clears ended jobs from the work folder; one that is alone, all but unfinished jobs', async () => {
  const { db } = server.context.store
  const [workspace] = await db.select().from(workspaces)
  const job = { workspaceId: workspace!.id, kind: 'make-video', payload: {} } as const
  await db.insert(jobs).values([
    { ...job, id: 'waits', idempotencyKey: 'a', status: 'queued' },
    { ...job, id: 'ended', idempotencyKey: 'b', status: 'failed' },
  ])
  for (const name of ['waits/1/a.mp4', 'ended/1/a.mp4', 'unknown/1/a.mp4', 'now.jpg'])
    await write(`work/${name}`, 0)
  // Beside other processes: what they may still write stays.
  expect(await sweepLeftWork({ db, dataFolder, isAlone: false })).toBe(1)
  expect(await list('work')).not.toContain('ended')
  expect(await sweepLeftWork({ db, dataFolder, isAlone: true })).toBe(2)
  expect(await list('work')).toEqual(['waits', 'waits/1', 'waits/1/a.mp4'])
  await db.delete(jobs)
})

test('caches and segments are cut to a common size, least recently used first, except files in use', async () => {
  await write('cache/pictures/oldest', 5, 40_000_000)
  await write('segments/old.mp4', 4, 40_000_000)
  await write('cache/sound/later', 3, 40_000_000)
  await write('cache/pictures/now', 0, 40_000_000)
  await limitCaches(server.context)
  expect(await list('cache')).toEqual(['pictures', 'pictures/now', 'sound', 'sound/later'])
  expect(await list('segments')).toEqual([])
  await write('cache/pictures/now', 0, 120_000_000)
  await limitCaches(server.context)
  expect(await list('cache')).toEqual(['pictures', 'pictures/now', 'sound'])
})
