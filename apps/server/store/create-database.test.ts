import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from './sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killServer, killServers, spawnServer } from '../testing-process.ts'
import { ensureDatabase } from './create-database.ts'
import { openStore } from './database.ts'

/** Starting a database takes seconds on a busy machine. */
const longestTestMs = 60_000

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-create-'))
})
afterAll(async () => {
  killServers()
  await rm(folder, { recursive: true, force: true })
})

test(
  'two processes that create the database of one folder at the same time end with one complete database',
  async () => {
    const data = path.join(folder, 'two')
    // An empty folder doesn't count as a database.
    await mkdir(path.join(data, 'database'), { recursive: true })
    await Promise.all([ensureDatabase(data), ensureDatabase(data)])
    expect(await readdir(data)).toEqual(['database'])
    const { ino } = await stat(path.join(data, 'database'))
    const store = await openStore({ kind: 'folder', folder: data })
    await store.db.execute(sql`select 1 from workspaces`)
    await store.close()
    expect((await stat(path.join(data, 'database'))).ino).toBe(ino)
  },
  longestTestMs,
)

test(
  'a server killed while it creates the database leaves none, and the next start creates it',
  async () => {
    const data = path.join(folder, 'killed')
    const child = spawnServer([], { DATA_DIR: data, PORT: '0' })
    const list = async (): Promise<string[]> => readdir(data).catch(() => [])
    const isBegun = (names: string[]): boolean => names.some((name) => name.endsWith('.unfinished'))
    await expect.poll(async () => isBegun(await list()), { timeout: longestTestMs, interval: 5 }).toBe(true)
    await killServer({ child }, 'SIGKILL')
    expect(await list()).not.toContain('database')
    const store = await openStore({ kind: 'folder', folder: data })
    await store.db.execute(sql`select 1 from workspaces`)
    await store.close()
    // A later start at the latest removes the files that the first one's process still wrote.
    await writeFile(path.join(data, 'database', 'kept'), '')
    await (await openStore({ kind: 'folder', folder: data })).close()
    expect(isBegun(await list())).toBe(false)
    expect(await readdir(path.join(data, 'database'))).toContain('kept')
  },
  longestTestMs,
)
