// Footage and photos of stock libraries for the page: searching, small pictures of what was found, and jobs that fetch it.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { Project } from '@vivify/contract/project'
import { readStockPreview, type StockResult } from '@vivify/contract/routes/stock'
import type { StockHit } from '@vivify/contract/stock'
import { kindPrefixBytes, readFileKind } from '../../lib/file-kind.ts'
import { Gate } from '../../lib/gate.ts'
import type { GuardedFetch } from '../../lib/guarded-fetch.ts'
import type { StockEngine, StockQuestion } from '../../providers/stock/port.ts'
import type { Database } from '../../store/database.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { JobService } from '../jobs/jobs.ts'
import { requireProject } from '../projects/projects.ts'
import type { VendorCustomer, VendorRules } from '../vendors/vendor-rules.ts'
import { listSearched } from './place-footage.ts'
import { namesOf } from './rank-hits.ts'
import { createReferences, type References } from './references.ts'
import { describeFailures, searchLibraries } from './search-libraries.ts'

export interface StockServiceOptions {
  db: Database
  jobs: JobService
  vendors: Pick<VendorRules, 'listFor' | 'mayUse'>
  engines: readonly StockEngine[]
  /** Fetches small pictures of libraries. */
  fetch: GuardedFetch
  userAgent: string
  secret: string
  createId: () => string
}

export interface StockSearch extends StockQuestion {
  minSeconds: number
  library?: string | undefined
}

export interface PlaceOrder {
  projectId: string
  scenes?: readonly { sceneId: string; reference?: string | undefined }[] | undefined
  idempotencyKey?: string | undefined
}

export interface StockService {
  /**
   * Searches the libraries that are ready. Those that fail or are too slow are notices. Throws AppError `bad_input` when
   * none is ready, `rate_limited` and the signal's reason.
   */
  search(
    customer: VendorCustomer,
    search: StockSearch,
    signal: AbortSignal,
  ): Promise<{ results: StockResult[]; notices: string[]; hasMore: boolean }>
  /**
   * A small picture of a result. Throws AppError `bad_input` for a reference that is not ours, `provider_failed` when it
   * can't be fetched or is no picture, and `rate_limited`.
   */
  readPreview(
    workspaceId: string,
    reference: string,
    signal: AbortSignal,
  ): Promise<{ bytes: Uint8Array; mimeType: string }>
  /**
   * Starts fetching footage for scenes of a project. Throws AppError `not_found`, `script_empty`, `bad_input` when no
   * library is ready or no scene needs footage, `conflict` while the same is being done, and `rate_limited`.
   */
  place(customer: VendorCustomer, order: PlaceOrder): Promise<JobRow>
  /** Refuses those who wait. */
  stop(): void
}

/** A person waits. */
const searchMs = 6000
const searchTurns = { atOnce: 24, atOncePerAccount: 2, maxWaiting: 100, maxWaitingPerAccount: 5 }
/** A page of results has a hundred pictures, which a browser asks for together. */
const previewTurns = { atOnce: 24, atOncePerAccount: 8, maxWaiting: 2000, maxWaitingPerAccount: 300 }
const maxPreviewBytes = 2_000_000
const maxActiveJobs = 3

export function createStockService(options: StockServiceOptions): StockService {
  const { engines, vendors } = options
  const searches = new Gate(searchTurns)
  const previews = new Gate(previewTurns)
  const references = createReferences(options.secret)
  const listReady = async (customer: VendorCustomer): Promise<StockEngine[]> => {
    const all = await vendors.listFor(engines, customer)
    const ready = all.filter((engine) => engine.status().state === 'ready')
    if (ready.length > 0) return ready
    const isOff = all.every((engine) => engine.status().state === 'unsupported')
    throw new AppError('bad_input', isOff ? messages.stock.off : messages.stock.noSource)
  }
  return {
    search: (customer, search, signal) =>
      searches.pass(customer.workspaceId, signal, async () => {
        const ready = await listReady(customer)
        const asked = ready.filter(({ id }) => search.library === undefined || id === search.library)
        const { hits, failures, answered } = await searchLibraries({
          engines: asked,
          question: search,
          account: customer.workspaceId,
          signal,
          deadline: AbortSignal.timeout(searchMs),
        })
        const shown = listOnce(interleave(hits)).filter((hit) => isWanted(hit, search))
        return {
          results: shown.map((hit) => viewHit(hit, references.write(hit))),
          notices: describeFailures(failures, answered),
          hasMore: hits.length > 0,
        }
      }),
    readPreview: (workspaceId, reference, signal) =>
      previews.pass(workspaceId, signal, () => readPreview(options, references.read(reference), signal)),
    async place(customer, order) {
      const { document } = await requireProject(options.db, customer.workspaceId, order.projectId)
      if (!document) throw new AppError('script_empty', messages.dashboard.scriptMissing)
      await listReady(customer)
      return startPlacing(options, { references, customer, document, order })
    },
    stop() {
      searches.refuseAll()
      previews.refuseAll()
    },
  }
}

interface Placing {
  references: References
  customer: VendorCustomer
  document: Project
  order: PlaceOrder
}

async function startPlacing(
  options: StockServiceOptions,
  { references, customer, document, order }: Placing,
): Promise<JobRow> {
  const { vendors } = options
  const { workspaceId } = customer
  const scenes =
    order.scenes?.map(({ sceneId, reference }) => ({
      sceneId,
      hit: reference === undefined ? null : references.read(reference),
    })) ?? (await listSearched(document)).map((sceneId) => ({ sceneId, hit: null }))
  if (scenes.length === 0) throw new AppError('bad_input', messages.stock.nothingOpen)
  const idempotencyKey = order.idempotencyKey ?? options.createId()
  // Scenes are fetched for side by side, but each only once at a time.
  const [only] = order.scenes?.length === 1 ? scenes : []
  return options.jobs.startJob({
    workspaceId,
    kind: 'place-stock',
    subject: only ? `${order.projectId} ${only.sceneId}` : order.projectId,
    idempotencyKey,
    payload: {
      idempotencyKey,
      workspaceId,
      project: document,
      scenes,
      mayUseKeys: vendors.mayUse(customer),
    },
    mostAtOnce: { count: maxActiveJobs, sentence: messages.stock.tooManyAtOnce },
    cost: null,
  })
}

/** A hit of each library in turn, so that no library fills the page. */
function interleave(hits: readonly StockHit[]): StockHit[] {
  const bySource = Map.groupBy(hits, ({ source }) => source)
  const longest = Math.max(0, ...[...bySource.values()].map((list) => list.length))
  return Array.from({ length: longest }, (_, index) => index).flatMap((index) =>
    [...bySource.values()].flatMap((list) => list[index] ?? []),
  )
}

/** Libraries have each other's files. */
function listOnce(hits: readonly StockHit[]): StockHit[] {
  const seen = new Set<string>()
  return hits.filter((hit) => {
    const names = namesOf(hit)
    const isNew = names.every((name) => !seen.has(name))
    for (const name of names) seen.add(name)
    return isNew
  })
}

function isWanted(
  { kind, width, height, durationSeconds }: StockHit,
  { minPixels, minSeconds }: StockSearch,
): boolean {
  if (width !== null && height !== null && Math.min(width, height) < minPixels) return false
  return kind === 'photo' || durationSeconds === null || durationSeconds >= minSeconds
}

function viewHit(hit: StockHit, reference: string): StockResult {
  const { tags: _tags, previewUrl: _previewUrl, fileUrl: _fileUrl, ...shown } = hit
  return { ...shown, reference, preview: `${readStockPreview.path}?${new URLSearchParams({ reference })}` }
}

async function readPreview(
  { fetch, userAgent }: StockServiceOptions,
  hit: StockHit,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; mimeType: string }> {
  const { bytes } = await fetch(hit.previewUrl, {
    accept: ['image/*', 'application/octet-stream', 'binary/octet-stream'],
    headers: { 'user-agent': userAgent },
    maxBytes: maxPreviewBytes,
    signal,
  })
  const known = readFileKind(bytes.subarray(0, kindPrefixBytes))
  if (known?.kind !== 'image') throw new AppError('provider_failed', messages.stock.wrongKind(hit.title))
  return { bytes, mimeType: known.mimeType }
}
