// Everything of an account as one ZIP, made by a job: rows as JSON, and the files. It is kept for a week.

import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { deriveId } from '../../lib/content-cache.ts'
import { openWorkFolder } from '../../lib/work-folder.ts'
import type { Storage } from '../../providers/storage/port.ts'
import { ownTables, readOwnRows } from '../../store/own-rows.ts'
import { listWorkspaceFiles } from '../../store/assets.ts'
import {
  findDataExport,
  replaceDataExport,
  takeExpiredExports,
  type DataExportRow,
} from '../../store/data-exports.ts'
import type { Database } from '../../store/database.ts'
import type { JobRow } from '../../store/jobs.ts'
import { findWorkspaceOwner } from '../../store/workspaces.ts'
import type { JobOutcome, JobRun } from '../jobs/job.ts'
import type { JobService } from '../jobs/jobs.ts'

export interface ExportJobOptions {
  db: Database
  storage: Storage
  dataFolder: string
}

export interface DataExportService {
  /** Starts packing; while one is packed, that job is returned or AppError `conflict` thrown. */
  start(workspaceId: string, idempotencyKey: string): Promise<JobRow>
  /** The account's ZIP; null without one or when it has expired. */
  find(workspaceId: string): Promise<DataExportRow | null>
  /** Throws AppError `not_found` for one of another account and for one that has expired. */
  open(workspaceId: string, id: string): Promise<{ row: DataExportRow; content: Readable }>
  /** Removes expired ones. */
  tidyUp(): Promise<number>
}

const keptMs = 7 * 24 * 3_600_000

export function createDataExportService(
  options: Omit<ExportJobOptions, 'dataFolder'> & { jobs: JobService },
): DataExportService {
  const { db, storage, jobs } = options
  return {
    start: (workspaceId, idempotencyKey) =>
      jobs.startJob({
        workspaceId,
        kind: 'export-data',
        subject: workspaceId,
        idempotencyKey,
        payload: { workspaceId, idempotencyKey },
        cost: null,
        needsNoRoom: true,
      }),
    find: (workspaceId) => findDataExport(db, workspaceId),
    async open(workspaceId, id) {
      const row = await findDataExport(db, workspaceId, id)
      if (!row) throw new AppError('not_found', messages.myData.exportGone)
      return { row, content: await storage.read(row.storageKey, { sizeBytes: row.sizeBytes }) }
    },
    async tidyUp() {
      const keys = await takeExpiredExports(db)
      for (const key of keys) await storage.remove(key)
      return keys.length
    },
  }
}

type ExportRun = Pick<JobRun<'export-data'>, 'id' | 'attempt' | 'payload' | 'signal' | 'report'>

/** Packs the data of a job's account. Throws `cancelled` when the signal aborts. */
export async function exportData(
  options: ExportJobOptions,
  run: ExportRun,
): Promise<JobOutcome<'export-data'>> {
  const { workspaceId } = run.payload
  await using folder = await openWorkFolder(options.dataFolder, run)
  const file = path.join(folder.path, 'data.zip')
  await writeArchive(options, run, file)
  run.signal.throwIfAborted()
  // The name contains the attempt, so that an attempt that lost the job removes only its own file.
  const storageKey = `${workspaceId}/export-${run.id}-${run.attempt}.zip`
  const { sizeBytes } = await options.storage.take(storageKey, file)
  const id = deriveId(run.id, 'export')
  let replaced: string[] = []
  return {
    result: { exportId: id, sizeBytes },
    async save(tx) {
      const expiresAt = new Date(Date.now() + keptMs)
      replaced = await replaceDataExport(tx, { id, workspaceId, storageKey, sizeBytes, expiresAt })
    },
    async finish() {
      for (const key of replaced) await options.storage.remove(key)
    },
    discard: () => options.storage.remove(storageKey),
  }
}

async function writeArchive(options: ExportJobOptions, run: ExportRun, file: string): Promise<void> {
  const { db, storage } = options
  const { workspaceId } = run.payload
  const owner = await findWorkspaceOwner(db, workspaceId)
  const files = await listWorkspaceFiles(db, workspaceId)
  const zip = new ZipFile()
  const mtime = new Date()
  const about = { name: owner?.name, email: owner?.email, createdAt: owner?.createdAt, plan: owner?.plan }
  zip.addBuffer(Buffer.from(messages.myData.readMe(mtime.toISOString().slice(0, 10))), 'read-me.txt', {
    mtime,
  })
  zip.addBuffer(Buffer.from(toJson(about)), 'data/account.json', { mtime })
  const tables = ownTables.filter(({ exportAs }) => exportAs !== null)
  for (const [place, { table, exportAs }] of tables.entries()) {
    addLazily(zip, `data/${exportAs}.json`, { mtime, compress: true }, async () => {
      run.report({ stage: 'rows', done: place, total: tables.length })
      return Readable.from(listAsJson(readOwnRows(db, table, workspaceId)))
    })
  }
  const totalBytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  let doneBytes = 0
  for (const { id, name, storageKey, sizeBytes } of files) {
    // Pictures and films are compressed already.
    addLazily(zip, `files/${id}-${nameEntry(name)}`, { mtime, compress: false }, async () => {
      run.report({ stage: 'files', done: doneBytes, total: Math.max(1, totalBytes) })
      doneBytes += sizeBytes
      return storage.read(storageKey).catch((error: unknown) => {
        // Its row is in the list; the file was lost before.
        if (AppError.isInstance(error) && error.code === 'not_found') return Readable.from([])
        throw error
      })
    })
  }
  zip.end()
  // Typed as any readable stream, but it is one of Node's.
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  await pipeline(output, createWriteStream(file), { signal: run.signal })
}

function addLazily(
  zip: ZipFile,
  name: string,
  options: { mtime: Date; compress: boolean },
  open: () => Promise<Readable>,
): void {
  zip.addReadStreamLazy(name, options, (give) => {
    open().then(
      (stream) => give(null, stream),
      (error: unknown) => give(error, Readable.from([])),
    )
  })
}

async function* listAsJson(rows: AsyncIterable<Record<string, unknown>>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** A name that every system can unpack: one part, of ordinary characters. */
function nameEntry(name: string): string {
  return name.replace(/[^\p{L}\p{N}._-]/gu, '_').slice(-80)
}
