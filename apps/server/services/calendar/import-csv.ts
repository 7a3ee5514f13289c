// Imports posts from a CSV file: a preview of what each row becomes, then the posts. A long file is imported in several
// calls; each post is named by the import's key and its line, so a call that is repeated makes nothing twice.

import type { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { PostContent } from '@vivify/contract/post'
import type * as routes from '@vivify/contract/routes/calendar'
import type { SavedPost } from '@vivify/contract/routes/posts'
import { createBreather } from '../../lib/breather.ts'
import type { Gate } from '../../lib/gate.ts'
import { findNamedFiles, listReadyAccounts, type NamedFile } from '../../store/calendar.ts'
import type { Database } from '../../store/database.ts'
import { readCsv, type RawRow } from './csv-file.ts'
import { buildRow, namesOfMedia, type BuiltRow } from './csv-rows.ts'

/** What an import asks of the posts service. */
export interface PostWriter {
  create(workspaceId: string, post: { content: PostContent; idempotencyKey: string }): Promise<SavedPost>
  schedule(
    workspaceId: string,
    postId: string,
    request: { revision: number; when: 'planned' },
  ): Promise<SavedPost>
}

export interface ImportOptions {
  db: Database
  posts: PostWriter
  /** Files of all accounts take turns. */
  gate: Gate
  now: () => number
}

export type CsvRequest = z.output<typeof routes.importCsv.body>
export type CsvAnswer = z.output<typeof routes.importCsv.answer>

/** A call ends after this time, and names the line to go on from. */
const callMs = 8000
const maxFailures = 200
const maxMediaNames = 5000
const namesAtOnce = 1000

/** Throws AppError `bad_input` for a file that holds no rows, and `too_large`. */
export async function importCsv(
  options: ImportOptions,
  workspaceId: string,
  request: CsvRequest,
  signal: AbortSignal,
): Promise<CsvAnswer> {
  const rows = await options.gate.pass(workspaceId, signal, () =>
    buildRows(options, workspaceId, request, signal),
  )
  const ok = rows.filter(({ status }) => status === 'ok').length
  const counts = { total: rows.length, ok, problems: rows.length - ok }
  if (request.isCommit) {
    return { ...counts, rows: [], ...(await keepRows(options, workspaceId, request, rows, signal)) }
  }
  return { ...counts, rows, imported: 0, nextLine: null, failures: [] }
}

async function buildRows(
  options: ImportOptions,
  workspaceId: string,
  { csv, zone, saveAs }: CsvRequest,
  signal: AbortSignal,
): Promise<BuiltRow[]> {
  const raw = await readCsv(csv, signal)
  const files = await findFiles(options.db, workspaceId, raw)
  // Of several accounts on a platform, posts go to the one that was connected first.
  const ready = (await listReadyAccounts(options.db, workspaceId)).toReversed()
  const accounts = Object.fromEntries(ready.map(({ id, platform }) => [platform, id]))
  const surroundings = { accounts, zone, nowMs: options.now(), isDraftWanted: saveAs === 'drafts', files }
  const breathe = createBreather()
  const known = new Map<string, number>()
  const built: BuiltRow[] = []
  for (const row of raw) {
    await breathe()
    signal.throwIfAborted()
    built.push(noteDuplicate(buildRow(row, surroundings), known))
  }
  return built
}

function noteDuplicate(row: BuiltRow, known: Map<string, number>): BuiltRow {
  if (row.content === null || row.plan === null) return row
  const { text, platforms, plan } = row.content
  const name = JSON.stringify([text, platforms, plan])
  const before = known.get(name)
  if (before === undefined) {
    known.set(name, row.line)
    return row
  }
  const note = messages.csv.duplicate(before)
  return { ...row, message: row.message === null ? note : `${row.message} ${note}` }
}

/** The files that rows name, by id and by name in lower case; of files with the same name, the newest. */
async function findFiles(
  db: Database,
  workspaceId: string,
  rows: readonly RawRow[],
): Promise<Map<string, NamedFile>> {
  const names = [...new Set(rows.flatMap(({ fields }) => namesOfMedia(fields)))]
  if (names.length > maxMediaNames) throw new AppError('too_large', messages.csv.tooManyMediaNames)
  const found = new Map<string, NamedFile>()
  for (let start = 0; start < names.length; start += namesAtOnce) {
    for (const file of await findNamedFiles(db, workspaceId, names.slice(start, start + namesAtOnce))) {
      const name = file.name.toLowerCase()
      if (!found.has(name)) found.set(name, file)
      found.set(file.id, file)
    }
  }
  return found
}

type Kept = Pick<CsvAnswer, 'imported' | 'nextLine' | 'failures'>

async function keepRows(
  { posts, now }: ImportOptions,
  workspaceId: string,
  request: CsvRequest,
  rows: readonly BuiltRow[],
  signal: AbortSignal,
): Promise<Kept> {
  const endMs = now() + callMs
  const kept: Kept = { imported: 0, nextLine: null, failures: [] }
  for (const { line, content, becomes } of rows) {
    if (content === null || line < request.fromLine) continue
    if (now() > endMs || signal.aborted || kept.failures.length >= maxFailures) {
      return { ...kept, nextLine: line }
    }
    try {
      const idempotencyKey = `csv:${request.idempotencyKey}:${line}`
      const post = await posts.create(workspaceId, { content, idempotencyKey })
      if (becomes === 'scheduled' && post.state === 'draft') {
        await posts.schedule(workspaceId, post.id, { revision: post.revision, when: 'planned' })
      }
      kept.imported++
    } catch (error) {
      if (!AppError.isInstance(error) || !isAboutRow(error)) throw error
      kept.failures.push({ line, message: error.message })
    }
  }
  return kept
}

/** False when the next rows would fail for the same reason. */
function isAboutRow({ code }: AppError): boolean {
  return ['bad_input', 'conflict', 'not_found', 'asset_missing'].includes(code)
}
