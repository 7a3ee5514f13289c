// The empty database that tests start with. PGlite takes seconds to create one, so it is created once and kept between test
// runs, named by the hash of its inputs. It is migrated when opened, like any other, and then has nothing to do.

import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { constants, existsSync, globSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { fromPglite, PgBoss } from 'pg-boss'
import { databaseFolder } from './store/create-database.ts'

const runFile = promisify(execFile)

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/vivify-test', import.meta.url))
const migrationsFolder = fileURLToPath(new URL('drizzle', import.meta.url))
const ownFile = fileURLToPath(import.meta.url)
const lockFile = fileURLToPath(new URL('../../package-lock.json', import.meta.url))

let template: Promise<Blob> | null = null

/** The database as an archive for PGlite, about 30 MB. All test files of a process read it once. */
export function openTemplate(): Promise<Blob> {
  template ??= readTemplate()
  return template
}

async function readTemplate(): Promise<Blob> {
  const file = `${await openTemplateFolder()}.tar`
  if (!existsSync(file)) {
    await makeOnce(file, (part) =>
      runFile('tar', ['-cf', part, ...unusedDatabases, '-C', file.slice(0, -'.tar'.length), '.']),
    )
  }
  return new KeptBlob(await readFile(file))
}

/** PostgreSQL's two template databases: half of all files, which PGlite never opens and every test would load. */
const unusedDatabases = ['1', '4'].map((id) => `--exclude=./base/${id}/*`)

/** Gives out its bytes without copying them: PGlite only reads them, but once for each database. */
class KeptBlob extends Blob {
  readonly #bytes: Promise<ArrayBuffer>

  constructor({ buffer, byteOffset, byteLength }: Buffer) {
    super()
    this.#bytes = Promise.resolve(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes
  }
}

/** Gives a new data folder the same empty database, as a server would have created it; an existing one stays. */
export async function fillDataFolder(dataFolder: string): Promise<void> {
  const database = databaseFolder(dataFolder)
  if (existsSync(database)) return
  const template = await openTemplateFolder()
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  await cp(template, database, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

/** The database as a folder. It was closed properly: otherwise PostgreSQL would repair each copy when it opens it. */
async function openTemplateFolder(): Promise<string> {
  const folder = path.join(cacheFolder, `empty-${hashMakings()}`)
  if (!existsSync(folder)) await makeOnce(folder, makeTemplate)
  return folder
}

/** Several test workers may make the same at the same time; the first one moves it into place. */
async function makeOnce(place: string, make: (part: string) => Promise<unknown>): Promise<void> {
  const part = `${place}.${randomUUID()}.partial`
  await mkdir(cacheFolder, { recursive: true })
  await make(part)
  await rename(part, place).catch(async (error: unknown) => {
    await rm(part, { recursive: true })
    if (!existsSync(place)) throw error
  })
}

async function makeTemplate(folder: string): Promise<void> {
  const client = await PGlite.create(folder, { initDbStartParams: smallLog })
  await migrate(drizzle(client), { migrationsFolder })
  const boss = new PgBoss({ db: fromPglite(client), backend: 'pglite', schedule: false })
  await boss.start()
  await boss.stop({ graceful: false, close: false })
  await client.close()
  await runFile('chmod', ['-R', 'go=', folder])
}

/** The log is copied with every database. It takes 16 MB by default. */
const smallLog = ['--wal-segsize=1', '--set=min_wal_size=2MB', '--set=max_wal_size=4MB']

/**
 * Creates a database on a PostgreSQL server as a copy of one that is already migrated, which takes a tenth of the time
 * of migrating it. The server keeps that template.
 */
export async function createPostgresDatabase(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    const template = `vivify_template_${hashMakings()}`
    // Test workers that start at the same time create it once.
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount === 0) await makePostgresTemplate(client, server, template)
    await client.query('select pg_advisory_unlock($1)', [templateLock])
    await client.query(`create database ${name} template ${template}`)
  } finally {
    await client.end()
  }
}

/** Any constant. */
const templateLock = 7_241_903

async function makePostgresTemplate(client: pg.Client, server: string, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`
  await client.query(`drop database if exists ${unfinished}`)
  await client.query(`create database ${unfinished}`)
  const url = new URL(server)
  url.pathname = `/${unfinished}`
  const pool = new pg.Pool({ connectionString: url.href, max: 1 })
  try {
    await migratePostgres(drizzlePostgres(pool), { migrationsFolder })
    const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
    const boss = new PgBoss({ db, schedule: false })
    await boss.start()
    await boss.stop({ graceful: false, close: false })
  } finally {
    await pool.end()
  }
  await client.query(`alter database ${unfinished} rename to ${template}`)
}

/** Hash of the migrations, of the lock file with the versions of PGlite and of the queue, and of this file. */
function hashMakings(): string {
  const hash = createHash('sha256').update(readFileSync(lockFile)).update(readFileSync(ownFile))
  for (const name of globSync('**/*.sql', { cwd: migrationsFolder }).sort()) {
    hash.update(name).update(readFileSync(path.join(migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
