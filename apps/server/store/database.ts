// One database interface over two drivers: PGlite in our data folder, or PostgreSQL. Both run the same migrations.

import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from './pg-tables.ts'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { fromPglite, type ConstructorOptions } from 'pg-boss'
import { AppError } from '@vivify/contract/errors'
import { closeFolder } from '../lib/private-files.ts'
import { databaseFolder, ensureDatabase, removeUnfinished } from './create-database.ts'
import { lockFolder } from './folder-lock.ts'
import { watchOutages, type Outage } from './outage.ts'
import { listenOnPostgres } from './postgres-listener.ts'
import * as schema from './schema.ts'

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a query runs on: the database, or the caller's transaction. */
export type Executor = Database | Transaction

export interface Store {
  db: Database
  /** Connects the queue to the same database. */
  queueOptions: ConstructorOptions
  /** True when only this process uses the database, so that jobs found running at start have no worker. */
  isExclusive: boolean
  /**
   * Receives what `pg_notify` sends on a channel. Calls `missed` when messages may have been lost because the
   * connection was broken for a while. Returns a function that stops listening.
   */
  listen(channel: string, hear: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>
  /** Null for a database inside this process, which can't be unreachable. */
  outage: Outage | null
  close(): Promise<void>
}

/** Receives the beginning and the end of an outage. */
export interface OutageListener {
  onAway: (reason: string) => void
  onBack: (afterSeconds: number) => void
}

const nobody: OutageListener = { onAway() {}, onBack() {} }

export type StoreLocation =
  | { kind: 'folder'; folder: string }
  /** Starts from the content of `template` (PGlite's `dumpDataDir`), instead of an empty database. */
  | { kind: 'memory'; template?: Blob }
  | { kind: 'postgres'; url: string }

const migrationsFolder = fileURLToPath(new URL('../drizzle', import.meta.url))
const maxConnections = 10
/** A request that waits longer for a connection fails. */
const connectMs = 5000

/**
 * Opens and migrates the database. Throws AppError `conflict` when another process uses the folder, and `internal` when
 * the database can't be reached.
 */
export function openStore(location: StoreLocation, outages = nobody): Promise<Store> {
  return location.kind === 'postgres' ? openPostgres(location.url, outages) : openPglite(location)
}

async function openPglite(location: Exclude<StoreLocation, { kind: 'postgres' }>): Promise<Store> {
  const unlock = location.kind === 'folder' ? lockFolder(location.folder) : () => {}
  try {
    if (location.kind === 'folder') {
      await ensureDatabase(location.folder)
      removeUnfinished(location.folder)
    }
    const client = await (location.kind === 'folder'
      ? PGlite.create(databaseFolder(location.folder), { startParams })
      : PGlite.create('memory://', {
          startParams,
          ...(location.template ? { loadDataDir: location.template } : {}),
        }))
    const db = drizzlePglite(client, { schema })
    await migratePglite(db, { migrationsFolder })
    client.parsers = withoutTypesOfTables(client.parsers)
    if (location.kind === 'folder') closeFolder(databaseFolder(location.folder))
    return {
      db: db as unknown as Database,
      queueOptions: { db: fromPglite(client), backend: 'pglite', useListenNotify: true },
      isExclusive: true,
      listen: (channel, hear) => client.listen(channel, hear),
      outage: null,
      async close() {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * PostgreSQL clears its whole cache when it starts, so the usual 128 MB would all count as this process's memory.
 * With 32 MB, reads of 60 MB of rows are as fast, because the system caches the files, too.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

/** Types with smaller numbers are PostgreSQL's own. */
const firstOwnType = 16_384

/**
 * PGlite copies its parsers for every query. Most of them are for rows of our tables as values, which no query returns.
 */
function withoutTypesOfTables<T>(parsers: Record<number, T>): Record<number, T> {
  return Object.fromEntries(Object.entries(parsers).filter(([type]) => Number(type) < firstOwnType))
}

async function openPostgres(url: string, outages: OutageListener): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
  })
  const db = drizzlePostgres(pool, { schema })
  // The pool replaces an idle connection that breaks. Without a listener, its error would end the process.
  pool.on('error', () => {})
  try {
    await migrateAlone(pool, () => migratePostgres(db, { migrationsFolder }))
  } catch (cause) {
    await pool.end()
    throw new AppError('internal', 'The database of DATABASE_URL can’t be reached or migrated.', { cause })
  }
  const outage = watchOutages({ url, ...outages })
  watchPool(pool, outage)
  return {
    db: db as unknown as Database,
    queueOptions: { connectionString: url, max: 5, useListenNotify: true },
    isExclusive: false,
    listen: (channel, hear, missed) => listenOnPostgres({ url, channel, hear, missed }),
    outage,
    async close() {
      outage.stop()
      await pool.end()
    },
  }
}

/** Reports every failed or lost connection of the pool as an outage, even where the caller swallows the error. */
function watchPool(pool: pg.Pool, outage: Outage): void {
  pool.on('error', (error) => outage.note(error))
  pool.on('connect', (client) => client.on('error', (error) => outage.note(error)))
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => Promise<pg.PoolClient> | undefined
  type Callback = (error: Error | undefined, ...rest: unknown[]) => void
  const watched = (callback?: Callback): Promise<pg.PoolClient> | undefined =>
    callback
      ? connect((error: Error | undefined, ...rest: unknown[]) => {
          outage.note(error)
          callback(error, ...rest)
        })
      : connect()?.catch((error: unknown) => {
          outage.note(error)
          throw error
        })
  pool.connect = watched as typeof pool.connect
}

/** Any constant. With this lock, processes that start at the same time migrate one after the other. */
const migrationLock = 7_461_823

async function migrateAlone(pool: pg.Pool, migrate: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {})
    client.release()
  }
}
