// The queue of a ComfyUI server: an order gets a place in it, its result is asked for until it is there, and an order that
// nobody waits for any more is taken back.

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import { durations } from '@vivify/contract/plans'
import * as messages from '@vivify/contract/messages'
import { callBytes } from '../call-bytes.ts'
import { callJson, type FormPart, type JsonRequest } from '../call-json.ts'
import { callVendor } from '../call-vendor.ts'
import { ProviderError, quoteReason } from '../provider-error.ts'
import type { Graph } from './comfyui-graph.ts'
import { maxPictureBytes, type ImageWork } from './create-engine.ts'
import { loginHeaders } from './diffusion.ts'

/** For one call: none waits for the picture itself. */
const callMs = 60_000
const stopCallMs = 5000
/** The queue holds the whole workflow of everyone who waits. */
const maxQueueBytes = 20_000_000
/** For those workflows, which are not read. */
const maxQueueValues = 2_000_000
const maxQueued = 10_000
/** The server moves an order from the queue to the results in one step, but the two are asked for one after the other. */
const missesUntilLost = 2

export interface OrderedGraph {
  vendor: string
  graph: Graph
  /** The node whose result is the picture. */
  node: string
  /** Also the order's id in the queue, so that it is found again. */
  workId: string
  /** True when an earlier run may have ordered the same work. */
  mayBeOrdered: boolean
}

export interface MadeFile {
  filename: string
  subfolder: string
  type: string
}

/**
 * Orders a workflow, and waits for its picture. Throws ProviderError, AppError `provider_failed` when the result holds no
 * picture, and the signal's reason; the server then no longer works on it.
 */
export async function runGraph(work: ImageWork, order: OrderedGraph): Promise<MadeFile> {
  const { vendor } = order
  const limit = AbortSignal.timeout(work.calls.timeoutMs ?? durations.vendorTimeoutMs)
  const limited = { ...work, calls: { ...work.calls, signal: AbortSignal.any([work.calls.signal, limit]) } }
  /** The order that the server may have; null while it has none. */
  let sent: string | null = null
  const note = (id: string | null): void => void (sent = id)
  try {
    return await waitForFile(limited, order, await placeOrder(limited, order, note))
  } catch (error) {
    if (sent !== null) await takeBack(work, vendor, sent)
    work.calls.signal.throwIfAborted()
    throw limit.aborted ? new ProviderError({ vendor, failure: 'timed_out' }) : error
  }
}

/** Downloads a file of the server. Throws ProviderError, and AppError `provider_failed` when it is not there. */
export async function readFile(work: ImageWork, vendor: string, file: MadeFile): Promise<Uint8Array> {
  const query = new URLSearchParams({ ...file }).toString()
  const accept = ['image/*', 'application/octet-stream']
  try {
    return await callVendor(shortCalls(work), (signal) =>
      callBytes({
        ...to(work, `/view?${query}`),
        vendor,
        method: 'GET',
        accept,
        maxBytes: maxPictureBytes,
        signal,
      }),
    )
  } catch (error) {
    if (!ProviderError.isInstance(error) || error.failure !== 'not_found') throw error
    throw new AppError('provider_failed', messages.images.addressDead(vendor), { cause: error })
  }
}

const uploadedSchema = z.object({ name: z.string().min(1), subfolder: z.string() })

/** Uploads a picture until the server restarts. Gives the name by which nodes load it. Throws ProviderError. */
export async function uploadPicture(work: ImageWork, vendor: string, image: FormPart): Promise<string> {
  const form = { image, type: 'temp', subfolder: 'vivify', overwrite: 'true' }
  const { name, subfolder } = await callVendor(shortCalls(work), (signal) =>
    callJson({ ...to(work, '/upload/image'), vendor, form, answer: uploadedSchema, signal }),
  )
  return `${subfolder === '' ? name : `${subfolder}/${name}`} [temp]`
}

const placedSchema = z.object({ prompt_id: z.string().min(1).max(200) })

/** Gives the order's id, which earlier versions of the server choose themselves. */
async function placeOrder(
  work: ImageWork,
  { vendor, graph, workId, mayBeOrdered }: OrderedGraph,
  note: (id: string | null) => void,
): Promise<string> {
  let id = workId
  let mayBeThere = mayBeOrdered
  return callVendor(shortCalls(work), async (signal) => {
    if (mayBeThere) {
      const known = await findOrder({ ...work, calls: { ...work.calls, signal } }, vendor, id)
      if (known) note(known.id)
      if (known?.state === 'open') return known.id
      // What failed or was interrupted must not be found in place of the new order.
      if (known) id = randomUUID()
    }
    mayBeThere = true
    note(id)
    const body = { prompt: graph, prompt_id: id, client_id: id }
    try {
      const call = { ...to(work, '/prompt'), vendor, body, answer: placedSchema, signal }
      const placed = (await callJson(call)).prompt_id
      note(placed)
      return placed
    } catch (error) {
      const isRefused = ProviderError.isInstance(error) && error.status !== null && error.status < 500
      if (isRefused) note(null)
      throw isModelUnknown(error) ? new ProviderError({ vendor, failure: 'not_found', status: 400 }) : error
    }
  })
}

function isModelUnknown(error: unknown): boolean {
  const reason = ProviderError.isInstance(error) ? error.details['reason'] : null
  return typeof reason === 'string' && reason.startsWith('Value not in list: ckpt_name')
}

/** `open` is waiting, being painted or done; `ended` failed or was interrupted. */
async function findOrder(
  work: ImageWork,
  vendor: string,
  workId: string,
): Promise<{ id: string; state: 'open' | 'ended' } | null> {
  const { running, pending } = await readQueue(work, vendor)
  const waiting = [...running, ...pending].find((item) => item.isOf(workId))
  if (waiting) return { id: waiting.id, state: 'open' }
  const entry = await readHistory(work, vendor, workId)
  return entry && { id: workId, state: hasFailed(entry) ? 'ended' : 'open' }
}

async function waitForFile(work: ImageWork, { vendor, node }: OrderedGraph, id: string): Promise<MadeFile> {
  let misses = 0
  while (misses < missesUntilLost) {
    const entry = await readHistory(work, vendor, id)
    if (entry) return readEntry(entry, { vendor, node })
    const { running, pending } = await readQueue(work, vendor)
    misses = [...running, ...pending].some((item) => item.isOf(id)) ? 0 : misses + 1
    await wait(work.pollMs, undefined, { signal: work.calls.signal })
  }
  // It was restarted, or somebody emptied its queue.
  throw new ProviderError({ vendor, failure: 'server_error', reason: 'The order is no longer in its queue.' })
}

const entrySchema = z.object({
  status: z
    .object({ status_str: z.string(), messages: z.array(z.tuple([z.string(), z.unknown()])).default([]) })
    .nullish(),
  outputs: z
    .record(
      z.string(),
      z.object({
        images: z
          .array(z.object({ filename: z.string().min(1), subfolder: z.string(), type: z.string() }))
          .nullish(),
      }),
    )
    .default({}),
})
type HistoryEntry = z.infer<typeof entrySchema>

function hasFailed({ status }: HistoryEntry): boolean {
  return status?.status_str === 'error'
}

const exceptionSchema = z.object({ exception_message: z.string() })

function readEntry(entry: HistoryEntry, { vendor, node }: { vendor: string; node: string }): MadeFile {
  if (hasFailed(entry)) {
    const [, told] = entry.status?.messages.find(([kind]) => kind === 'execution_error') ?? []
    const exception = exceptionSchema.safeParse(told)
    const reason = exception.success ? exception.data.exception_message : 'Somebody interrupted it.'
    throw new ProviderError({ vendor, failure: 'server_error', reason: quoteReason(reason) })
  }
  const [file] = entry.outputs[node]?.images ?? []
  if (file) return file
  throw new AppError('provider_failed', messages.images.noUrl, { details: { vendor } })
}

/** An entry is there from the end of the work on; null before. */
async function readHistory(work: ImageWork, vendor: string, id: string): Promise<HistoryEntry | null> {
  const answer = z.record(z.string(), entrySchema)
  const found = await callVendor(shortCalls(work), (signal) =>
    callJson({ ...to(work, `/history/${encodeURIComponent(id)}`), vendor, method: 'GET', answer, signal }),
  )
  // The server may choose the id: `constructor`, for instance, is part of every object.
  return Object.hasOwn(found, id) ? found[id]! : null
}

/** Number, id, workflow, further data, nodes of the result. */
const itemSchema = z
  .tuple(
    [z.number(), z.string(), z.unknown(), z.object({ client_id: z.unknown() }).partial().catch({})],
    z.unknown(),
  )
  .transform(([, id, , { client_id: client }]) => ({
    id,
    isOf: (workId: string): boolean => id === workId || client === workId,
  }))
const itemsSchema = z.array(z.unknown()).max(maxQueued).pipe(z.array(itemSchema))
const queueSchema = z
  .object({ queue_running: itemsSchema, queue_pending: itemsSchema })
  .transform(({ queue_running, queue_pending }) => ({ running: queue_running, pending: queue_pending }))

async function readQueue(work: ImageWork, vendor: string): Promise<z.infer<typeof queueSchema>> {
  return callVendor(shortCalls(work), (signal) =>
    callJson({
      ...to(work, '/queue'),
      vendor,
      method: 'GET',
      answer: queueSchema,
      maxBytes: maxQueueBytes,
      maxValues: maxQueueValues,
      signal,
    }),
  )
}

/** Takes an order out of the queue, or interrupts it when it is being painted; never that of somebody else. */
async function takeBack(work: ImageWork, vendor: string, id: string): Promise<void> {
  const within = AbortSignal.timeout(stopCallMs)
  const calls = { ...work.calls, retries: 0, signal: within }
  const tell = (path: string, body: unknown): Promise<unknown> =>
    callJson({ ...to(work, path), vendor, body, answer: z.unknown(), signal: within })
  try {
    const before = await readQueue({ ...work, calls }, vendor)
    const ours = [...before.running, ...before.pending].find((item) => item.isOf(id))
    if (!ours) return
    await tell('/queue', { delete: [ours.id] })
    // It may have begun meanwhile. Earlier versions interrupt whatever they paint, so that it has to be ours.
    const after = await readQueue({ ...work, calls }, vendor)
    if (after.running.some((item) => item.id === ours.id)) await tell('/interrupt', { prompt_id: ours.id })
  } catch {
    // A server that can't be asked can't be stopped either.
  }
}

function shortCalls({ calls }: ImageWork): ImageWork['calls'] {
  return { ...calls, timeoutMs: Math.min(callMs, calls.timeoutMs ?? callMs) }
}

function to({ connection }: ImageWork, path: string): Pick<JsonRequest, 'url' | 'headers'> {
  return { url: connection.baseUrl + path, headers: loginHeaders(connection.apiKey) }
}
