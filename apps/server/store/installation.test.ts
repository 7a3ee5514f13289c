import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../testing.ts'
import { openStore, type Store } from './database.ts'
import { requireSameInstallation } from './installation.ts'
import { installation } from './schema.ts'

let store: Store
let removeDatabase: () => Promise<void>
let folder: string
const shared = () => ({ db: store.db, isExclusive: false })
const secret = 'a secret that all processes share'

beforeAll(async () => {
  const database = await openTestDatabase()
  removeDatabase = database.remove
  store = await openStore(database.location)
})
afterAll(async () => {
  await store.close()
  await removeDatabase()
})
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-installation-'))
})
afterEach(async () => {
  await store.db.delete(installation)
  await rm(folder, { recursive: true, force: true })
})

const start = (changed: Partial<Parameters<typeof requireSameInstallation>[0]> = {}): Promise<boolean> =>
  requireSameInstallation({
    store: shared(),
    dataFolder: path.join(folder, 'data'),
    authSecret: secret,
    replacesSecret: false,
    ...changed,
  })

describe('processes of one installation', () => {
  test('that start at the same time on a new database and a new folder agree', async () => {
    expect(await Promise.all([start(), start(), start()])).toEqual([false, false, false])
    expect(await start()).toBe(false)
  })

  test('are refused with another folder, empty or of another database, with a sentence that says what to do', async () => {
    await start()
    const id = (await readFile(path.join(folder, 'data/installation-id'), 'utf8')).trim()
    const other = path.join(folder, 'other')
    await expect(start({ dataFolder: other })).rejects.toThrow(
      `${other} is not the data folder of this database. Set DATA_DIR`,
    )
    await rm(path.join(folder, 'data/installation-id'))
    await writeFile(path.join(folder, 'data/installation-id'), 'of another database\n')
    await expect(start()).rejects.toThrow('belongs to another database')
    await writeFile(path.join(folder, 'data/installation-id'), `${id}\n`)
    expect(await start()).toBe(false)
  })

  test('do not use a folder of one database with another, new one', async () => {
    await start()
    await store.db.delete(installation)
    await expect(start()).rejects.toThrow('belongs to another database')
    await expect(start({ store: { ...shared(), isExclusive: true } })).rejects.toThrow('another database')
  })

  test('are refused with another secret, unless it replaces the old one', async () => {
    await start()
    const authSecret = 'another secret, just as long as it was'
    await expect(start({ authSecret })).rejects.toThrow('AUTH_SECRET is not the secret')
    expect(await start({ authSecret, replacesSecret: true })).toBe(true)
    expect(await start({ authSecret })).toBe(false)
    await expect(start()).rejects.toThrow('AUTH_SECRET is not the secret')
  })
})

test('a process that alone uses its database may change its secret, and restores the folder’s id file', async () => {
  const alone = { store: { ...shared(), isExclusive: true } }
  await start(alone)
  await rm(path.join(folder, 'data/installation-id'))
  expect(await start(alone)).toBe(false)
  expect(await start({ ...alone, authSecret: 'another secret, just as long as it was' })).toBe(true)
})
