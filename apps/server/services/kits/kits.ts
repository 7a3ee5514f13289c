// Launch kits: facts about a product, read from an address or typed, and the texts that are written from them.

import { createHash } from 'node:crypto'
import { AppError } from '@vivify/contract/errors'
import {
  kitDocumentSchema,
  maxKits,
  type KitDocument,
  type KitForm,
  type KitReadingStep,
} from '@vivify/contract/kit'
import * as messages from '@vivify/contract/messages'
import type { planKitPosts, ListedKit, SavedKit, writeKit } from '@vivify/contract/routes/kits'
import type { z } from 'zod'
import type { ProductHuntConfig } from '../../config.ts'
import type { GuardedFetch } from '../../lib/guarded-fetch.ts'
import { StandingPool } from '../../processes/standing-pool.ts'
import type { Engines } from '../../providers/engine.ts'
import type { TextEngine } from '../../providers/text/port.ts'
import type { Database } from '../../store/database.ts'
import {
  countKits,
  findKit,
  insertKit,
  listKits,
  markKit,
  updateKit,
  type KitEntry,
  type KitRow,
} from '../../store/kits.ts'
import { lockBalance } from '../../store/ledger.ts'
import type { PostService } from '../posts/posts.ts'
import type { ProjectService } from '../projects/projects.ts'
import type { ScriptService } from '../scripts/scripts.ts'
import type { VendorCustomer, VendorRules } from '../vendors/vendor-rules.ts'
import { openScript } from './open-script.ts'
import { planPosts } from './plan-posts.ts'
import { readLaunch, type ReadLaunch } from './read-launch.ts'
import { launchPageContract } from './tasks/launch-page-contract.ts'
import { writeTexts } from './write-texts.ts'

export interface KitOptions {
  db: Database
  textEngines: Engines<TextEngine>
  vendors: Pick<VendorRules, 'textEnginesFor'>
  fetch: GuardedFetch
  productHunt: ProductHuntConfig
  posts: PostService
  projects: ProjectService
  scripts: Pick<ScriptService, 'write'>
  createId: () => string
}

/** What names a kit throws AppError `not_found` for one that is not the workspace's. */
export interface KitService {
  /**
   * Reads what is known about a launch or a product's page, within 8 s. Throws AppError `bad_input` for an address that
   * can't be used, and the signal's reason; whatever else goes wrong is a notice.
   */
  readLaunch(
    workspaceId: string,
    request: { url: string; steps: readonly KitReadingStep[] },
    signal: AbortSignal,
  ): Promise<ReadLaunch>
  /** Writes texts and stores nothing. Throws AppError `bad_input` without a name or a summary, and the signal's reason. */
  write(
    customer: VendorCustomer,
    request: { form: KitForm; variant: number },
    signal: AbortSignal,
  ): Promise<z.infer<(typeof writeKit)['answer']>>
  list(workspaceId: string): Promise<ListedKit[]>
  /** With a key that was used before, returns the kit made then. Throws AppError `rate_limited` at the most kits. */
  create(
    workspaceId: string,
    input: { document: KitDocument; idempotencyKey?: string | undefined },
  ): Promise<SavedKit>
  read(workspaceId: string, id: string): Promise<SavedKit>
  /** Throws AppError `conflict` when the revision is not the latest. */
  save(workspaceId: string, id: string, input: { document: KitDocument; revision: number }): Promise<SavedKit>
  remove(workspaceId: string, id: string): Promise<void>
  restore(workspaceId: string, id: string): Promise<SavedKit>
  /** Makes a project of a video script, once for the same words. Throws AppError `bad_input` for an empty script. */
  openScript(
    workspaceId: string,
    id: string,
    scriptId: string,
    signal: AbortSignal,
  ): Promise<{ projectId: string }>
  /** Adds the kit's posts to the calendar as drafts, or moves those that it added before. */
  planPosts(
    workspaceId: string,
    id: string,
    request: { date: string; zone: string },
  ): Promise<z.infer<(typeof planKitPosts)['answer']>>
  stop(): void
}

/** Deleted kits take room for a day. */
const maxWithDeleted = 2 * maxKits
const times = { idleMs: 60_000, timeoutMs: 5000, maxMegabytes: 300 }
const shares = { processes: 2, atOncePerAccount: 1, maxWaiting: 100, maxWaitingPerAccount: 3 }

export function createKitService(options: KitOptions): KitService {
  const { db, fetch, productHunt } = options
  const reader = new StandingPool(
    new URL('./tasks/launch-page-task.ts', import.meta.url),
    launchPageContract,
    {
      ...times,
      ...shares,
    },
  )
  const pause = { untilMs: 0 }
  return {
    readLaunch: (workspaceId, request, signal) =>
      readLaunch(
        { fetch, productHunt, pause, readText: (text, within) => reader.ask(workspaceId, text, within) },
        request,
        signal,
      ),
    async write(customer, request, signal) {
      const engines = await options.vendors.textEnginesFor(options.textEngines, customer)
      return writeTexts(engines, request, signal)
    },
    list: async (workspaceId) => (await listKits(db, workspaceId, maxKits)).map(describeEntry),
    create: async (workspaceId, input) => describe(await create(options, workspaceId, input)),
    read: async (workspaceId, id) => describe(await requireKit(db, workspaceId, id)),
    save: (workspaceId, id, input) => save(db, workspaceId, id, input),
    async remove(workspaceId, id) {
      if (!(await markKit(db, { workspaceId, id }, 'deleted'))) throw missingKit()
    },
    async restore(workspaceId, id) {
      await db.transaction(async (tx) => {
        await lockBalance(tx, workspaceId)
        if ((await countKits(tx, workspaceId)).live >= maxKits) throw tooMany()
        if (!(await markKit(tx, { workspaceId, id }, 'restored'))) throw missingKit()
      })
      return describe(await requireKit(db, workspaceId, id))
    },
    async openScript(workspaceId, id, scriptId, signal) {
      const row = await requireKit(db, workspaceId, id)
      return openScript(options, { workspaceId, kitId: id, document: documentOf(row), scriptId }, signal)
    },
    async planPosts(workspaceId, id, request) {
      const row = await requireKit(db, workspaceId, id)
      return planPosts(options, { workspaceId, kitId: id, document: documentOf(row), ...request })
    },
    stop: () => reader.stop(),
  }
}

async function create(
  { db, createId }: KitOptions,
  workspaceId: string,
  { document, idempotencyKey }: { document: KitDocument; idempotencyKey?: string | undefined },
): Promise<KitRow> {
  const key = idempotencyKey ?? createId()
  const id = createHash('sha256').update(`kit\n${workspaceId}\n${key}`).digest('hex').slice(0, 32)
  return db.transaction(async (tx) => {
    // First, so that a call with the same key at this moment is seen.
    await lockBalance(tx, workspaceId)
    const before = await findKit(tx, workspaceId, id)
    if (before) return before
    const { live, all } = await countKits(tx, workspaceId)
    if (live >= maxKits) throw tooMany()
    if (all >= maxWithDeleted) throw new AppError('rate_limited', messages.kit.tooManyDeleted)
    const kit = { workspaceId, name: document.form.name, document: { ...document } }
    // A kit that was deleted keeps its id.
    return (await insertKit(tx, { ...kit, id })) ?? (await insertKit(tx, { ...kit, id: createId() }))!
  })
}

async function save(
  db: Database,
  workspaceId: string,
  id: string,
  { document, revision }: { document: KitDocument; revision: number },
): Promise<SavedKit> {
  const row = await requireKit(db, workspaceId, id)
  const changes = { name: document.form.name, document: { ...document } }
  const changed = await updateKit(db, { workspaceId, id, revision }, changes)
  if (changed) return describe(changed)
  throw new AppError('conflict', messages.kit.changed, { details: { revision: row.revision } })
}

async function requireKit(db: Database, workspaceId: string, id: string): Promise<KitRow> {
  const row = await findKit(db, workspaceId, id)
  if (!row) throw missingKit()
  return row
}

function missingKit(): AppError {
  return new AppError('not_found', messages.kit.notFound)
}

function tooMany(): AppError {
  return new AppError('rate_limited', messages.kit.tooMany(maxKits))
}

function documentOf({ document }: KitRow): KitDocument {
  return kitDocumentSchema.parse(document)
}

function describeEntry({ id, name, revision, createdAt, updatedAt }: KitEntry): ListedKit {
  return { id, name, revision, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

function describe(row: KitRow): SavedKit {
  return { ...describeEntry(row), document: documentOf(row) }
}
