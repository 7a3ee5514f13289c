// Articles as files. They are made in a process with limits, in a folder that goes away when the download is over.

import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { articleDocumentSchema, type ArticleDocument } from '@vivify/contract/article'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { exportFormats } from '@vivify/contract/routes/articles'
import { nameFile } from '../../lib/file-name.ts'
import { StandingPool } from '../../processes/standing-pool.ts'
import type { Storage } from '../../providers/storage/port.ts'
import { findExported, listExported } from '../../store/article-exports.ts'
import { findAssets } from '../../store/assets.ts'
import type { Database } from '../../store/database.ts'
import { findPictureIds } from './find-picture-ids.ts'
import { OpenExports } from './open-exports.ts'
import {
  exportContract,
  type ExportRequest,
  type ExportResult,
  type PreparedPost,
} from './tasks/export-contract.ts'

export type ExportFormat = (typeof exportFormats)[number]

/** What is exported of an article. */
export interface ExportedArticle {
  id: string
  document: ArticleDocument
  createdAt: string
  revision: number
}

/** A file to send. Reading it to the end, or destroying it, removes it. */
export interface ExportedFile {
  name: string
  mimeType: string
  sizeBytes: number
  content: Readable
}

export interface ArticleExportOptions {
  db: Database
  storage: Storage
  /** An absolute path. */
  dataFolder: string
  /** Default: the usual times. */
  open?: OpenExports
  /** Of the files of one export, before they are packed. Default: 1,000,000,000. */
  maxBytes?: number
}

/**
 * Every function throws AppError `not_found`, `timed_out`, `generator_failed`, and `rate_limited` when too many wait or
 * are open.
 */
export interface ArticleExportService {
  /** Throws AppError `not_found` for an article that the workspace does not have, and `conflict` for one without a text. */
  read(workspaceId: string, articleId: string): Promise<ExportedArticle>
  /** Markdown with pictures is a ZIP. Throws AppError `bad_input` for a text that can't become such a file. */
  exportOne(
    workspaceId: string,
    request: { articleId: string; format: ExportFormat; signal?: AbortSignal },
  ): Promise<ExportedFile>
  /** A ZIP of all formats. Throws AppError `not_found` when no article has a text, and `too_large`. */
  exportAll(
    workspaceId: string,
    request: { batchId: string | undefined; signal?: AbortSignal },
  ): Promise<ExportedFile>
  /** An article as it is sent to a site, with its pictures in `folder`. */
  preparePost(
    workspaceId: string,
    request: { article: ExportedArticle; folder: string; signal: AbortSignal },
  ): Promise<{ post: PreparedPost; warnings: string[] }>
  stop(): void
}

/** Articles in one ZIP. */
export const maxExportedArticles = 500
const usualMaxBytes = 1_000_000_000
const times = { idleMs: 60_000, timeoutMs: 60_000, maxMegabytes: 1000 }
/** Two processes, so that one account’s long article leaves a process for the others. */
const shares = { processes: 2, atOncePerAccount: 1, maxWaiting: 100, maxWaitingPerAccount: 5 }

const mimeTypes: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
}

export function createArticleExportService(options: ArticleExportOptions): ArticleExportService {
  const entry = new URL('./tasks/export-task.ts', import.meta.url)
  const pool = new StandingPool<ExportRequest, ExportResult>(entry, exportContract, { ...times, ...shares })
  const exporter: Exporter = {
    open: new OpenExports(),
    maxBytes: usualMaxBytes,
    ...options,
    ask: (workspaceId, request, signal) => pool.ask(workspaceId, request, signal),
  }
  return {
    read: (workspaceId, articleId) => readExported(options.db, workspaceId, articleId),
    exportOne: (workspaceId, request) => exportOne(exporter, workspaceId, request),
    exportAll: (workspaceId, request) => exportAll(exporter, workspaceId, request),
    async preparePost(workspaceId, { article, folder, signal }) {
      const { document, createdAt } = article
      await using pictures = await lendPictures(exporter, workspaceId, document)
      const request = { task: 'post' as const, document, createdAt, pictures: pictures.files, folder }
      const { post, warnings } = await exporter.ask(workspaceId, request, signal)
      return { post: post!, warnings }
    },
    stop: () => pool.stop(),
  }
}

interface Exporter extends Required<ArticleExportOptions> {
  ask(workspaceId: string, request: ExportRequest, signal?: AbortSignal): Promise<ExportResult>
}

async function exportOne(
  exporter: Exporter,
  workspaceId: string,
  { articleId, format, signal }: { articleId: string; format: ExportFormat; signal?: AbortSignal },
): Promise<ExportedFile> {
  const { maxBytes } = exporter
  const article = await readExported(exporter.db, workspaceId, articleId)
  const name = nameArticle(article.document)
  return inFolder(exporter, workspaceId, async (folder) => {
    const inside = path.join(folder, 'files')
    const request = { folder: inside, name, formats: [format], isOneOfMany: false }
    const { files } = await writeFiles(exporter, workspaceId, { article, request, signal })
    if (files.length === 1) return { file: path.join(inside, files[0]!), name: files[0]! }
    const output = path.join(folder, `${name}.zip`)
    await exporter.ask(workspaceId, { task: 'zip', folder: inside, output, maxBytes }, signal)
    return { file: output, name: `${name}.zip` }
  })
}

async function exportAll(
  exporter: Exporter,
  workspaceId: string,
  { batchId, signal }: { batchId: string | undefined; signal?: AbortSignal },
): Promise<ExportedFile> {
  const { maxBytes } = exporter
  const ids = await listExported(exporter.db, workspaceId, { batchId, limit: maxExportedArticles + 1 })
  if (ids.length === 0) throw new AppError('not_found', messages.articleExports.nothing)
  if (ids.length > maxExportedArticles) {
    throw new AppError('too_large', messages.articleExports.tooMany(maxExportedArticles))
  }
  return inFolder(exporter, workspaceId, async (folder) => {
    const inside = path.join(folder, 'files')
    const names = new Names()
    const notes: string[] = []
    let bytes = 0
    for (const id of ids) {
      signal?.throwIfAborted()
      const article = await readExported(exporter.db, workspaceId, id)
      const name = names.take(nameArticle(article.document))
      const request = {
        folder: path.join(inside, name),
        name,
        formats: [...exportFormats],
        isOneOfMany: true,
      }
      const { warnings } = await writeFiles(exporter, workspaceId, { article, request, signal })
      bytes += await sizeOf(request.folder)
      // Before the next one is written: the disk is everybody's.
      if (bytes > maxBytes)
        throw new AppError('too_large', messages.articleExports.tooLarge(inMegabytes(maxBytes)))
      if (warnings.length > 0) notes.push(`${name}\n${warnings.map((warning) => `- ${warning}`).join('\n')}`)
    }
    if (notes.length > 0) {
      const text = [messages.articleExports.notes, ...notes].join('\n\n')
      await writeFile(path.join(inside, `${names.take('notes')}.txt`), `${text}\n`)
    }
    const output = path.join(folder, 'articles.zip')
    await exporter.ask(workspaceId, { task: 'zip', folder: inside, output, maxBytes }, signal)
    return { file: output, name: 'articles.zip' }
  })
}

async function readExported(db: Database, workspaceId: string, articleId: string): Promise<ExportedArticle> {
  const row = await findExported(db, workspaceId, articleId)
  if (!row) throw new AppError('not_found', messages.articleWriting.notFound)
  if (row.document === null) throw new AppError('conflict', messages.articleSites.notWritten)
  const { id, revision } = row
  return {
    id,
    revision,
    document: articleDocumentSchema.parse(row.document),
    createdAt: row.createdAt.toISOString(),
  }
}

interface WriteRequest {
  article: ExportedArticle
  request: Pick<Extract<ExportRequest, { task: 'files' }>, 'folder' | 'name' | 'formats' | 'isOneOfMany'>
  signal: AbortSignal | undefined
}

async function writeFiles(
  exporter: Exporter,
  workspaceId: string,
  { article, request, signal }: WriteRequest,
): Promise<ExportResult> {
  const { document, createdAt } = article
  await using pictures = await lendPictures(exporter, workspaceId, document)
  const task = { task: 'files' as const, document, createdAt, pictures: pictures.files, ...request }
  // The pictures are given back when this function ends.
  return await exporter.ask(workspaceId, task, signal)
}

/** Files of the pictures that the document may show. What is no picture of this workspace is left out. */
async function lendPictures({ db, storage }: Exporter, workspaceId: string, document: ArticleDocument) {
  const rows = await findAssets(db, workspaceId, findPictureIds(document))
  await using lent = new AsyncDisposableStack()
  const files: Record<string, string> = {}
  for (const { id, kind, storageKey } of rows) {
    const file = kind === 'image' ? await borrowIfThere(storage, storageKey) : null
    if (file) files[id] = lent.use(file).path
  }
  const kept = lent.move()
  return { files, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

/** An article is worth having without a picture whose file is lost. */
async function borrowIfThere(
  storage: Storage,
  key: string,
): Promise<Awaited<ReturnType<Storage['borrow']>> | null> {
  try {
    return await storage.borrow(key)
  } catch (error) {
    if (AppError.isInstance(error) && error.code === 'not_found') return null
    throw error
  }
}

/** Makes a file in a folder of its own, and returns it open; the folder goes when the file is closed. */
async function inFolder(
  { dataFolder, open }: Exporter,
  account: string,
  make: (folder: string) => Promise<{ file: string; name: string }>,
): Promise<ExportedFile> {
  const folder = path.join(dataFolder, 'work', `export-${randomUUID()}`)
  const end = open.begin(account)
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true }).finally(end)
  try {
    await mkdir(folder, { recursive: true })
    const { file, name } = await make(folder)
    const { size } = await stat(file)
    const content = createReadStream(file)
    content.once('close', () => void remove().catch(() => {}))
    open.watch(content)
    return { name, mimeType: mimeTypes[path.extname(name)]!, sizeBytes: size, content }
  } catch (error) {
    await remove()
    throw error
  }
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(path.join(parentPath, name))))
  return sizes.reduce((sum, { size }) => sum + size, 0)
}

function inMegabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000)
}

function nameArticle({ slug, title }: ArticleDocument): string {
  return slug || nameFile(title.toLowerCase(), 'article')
}

/** Names that occur once, without regard to capitals, as some file systems have it. */
class Names {
  readonly #taken = new Set<string>()

  take(name: string): string {
    let free = name
    for (let count = 2; this.#taken.has(free.toLowerCase()); count++) free = `${name}-${count}`
    this.#taken.add(free.toLowerCase())
    return free
  }
}
