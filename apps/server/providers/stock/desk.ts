// Asks one stock library as its rules ask: so many calls at a time, with pauses, answers kept for a day, and no call
// before the time that it named.

import { setTimeout as wait } from 'node:timers/promises'
import path from 'node:path'
import { z } from 'zod'
import { contentHash, openContentCache } from '../../lib/content-cache.ts'
import { Gate } from '../../lib/gate.ts'
import { writeWholeFile } from '../../lib/whole-file.ts'
import { callJson, parseAnswer, parseJson } from '../call-json.ts'
import { callVendor, type VendorCallOptions } from '../call-vendor.ts'
import { ProviderError } from '../provider-error.ts'
import type { StockCaller } from './port.ts'

export interface DeskPace {
  atOnce: number
  /** Between the starts of two calls. */
  pauseMs: number
}

export interface DeskTimes extends Required<
  Pick<VendorCallOptions, 'retries' | 'timeoutMs' | 'retryDelayMs'>
> {
  /** Between the starts of two calls. Default: the library's own. */
  pauseMs?: number
  /** After a failed connection, calls fail at once for this long. */
  awayMs: number
  /** The longest rest that is waited for; a longer one is reported. */
  maxRestMs: number
  /** Pixabay asks for a day, and nobody needs newer results. */
  keptMs: number
}

export interface DeskOptions {
  /** As shown on screens. */
  name: string
  pace: DeskPace
  userAgent: string
  /** Absolute path of the folder for answers. */
  cacheFolder: string
  times?: Partial<DeskTimes>
}

export interface DeskCall {
  url: string
  headers?: Record<string, string>
  /** Distinguishes kept answers. It holds no key. */
  cacheName: string
}

export interface Desk {
  /**
   * Throws ProviderError for a refusal, for an answer of another shape and without a network, AppError `too_large`,
   * `rate_limited` when too many calls wait, and the signal's reason.
   */
  ask<Answer extends z.ZodType>(
    call: DeskCall,
    schema: Answer,
    caller: StockCaller,
  ): Promise<{ answer: z.infer<Answer>; readAt: Date }>
}

const usualTimes: DeskTimes = {
  retries: 2,
  timeoutMs: 10_000,
  retryDelayMs: 500,
  awayMs: 30_000,
  maxRestMs: 3_000,
  keptMs: 24 * 60 * 60 * 1000,
}
/** A document of forty scenes waits with several searches each. */
const line = { maxWaiting: 2000, maxWaitingPerAccount: 300 }
const longestRestMs = 60 * 60 * 1000

const keptSchema = z.object({ readAt: z.coerce.date(), answer: z.unknown() })

interface DeskState {
  /** No connection was possible; no call before this time. */
  awayUntilMs: number
  /** The library asked for a rest until then. */
  restUntilMs: number
  nextStartMs: number
}

/** Creates the only caller of a library in this process, with one key. */
export function createDesk(options: DeskOptions): Desk {
  const times = { ...usualTimes, ...options.times }
  const gate = new Gate({ ...line, atOnce: options.pace.atOnce })
  const state: DeskState = { awayUntilMs: 0, restUntilMs: 0, nextStartMs: 0 }
  return {
    async ask(call, schema, { account, signal }) {
      const file = `${contentHash([options.name, call.cacheName])}.json`
      const read = async () => {
        const kept = await readKept(options.cacheFolder, file, times.keptMs)
        const parsed = kept && schema.safeParse(kept.answer)
        return parsed?.success ? { answer: parsed.data, readAt: kept!.readAt } : null
      }
      const kept = await read()
      if (kept) return kept
      return gate.pass(account, signal, async () => {
        // Somebody else may have asked the same in the meantime.
        const found = await read()
        if (found) return found
        const { raw, answer } = await askLibrary(options, schema, { call, state, times, signal })
        const readAt = new Date()
        await keep(path.join(options.cacheFolder, file), { readAt, answer: raw })
        return { answer, readAt }
      })
    },
  }
}

interface Asking {
  call: DeskCall
  state: DeskState
  times: DeskTimes
  signal: AbortSignal
}

async function askLibrary<Answer extends z.ZodType>(
  { name, pace, userAgent }: DeskOptions,
  schema: Answer,
  { call, state, times, signal }: Asking,
): Promise<{ raw: unknown; answer: z.infer<Answer> }> {
  const { retries, timeoutMs, retryDelayMs } = times
  try {
    return await callVendor({ vendor: name, signal, retries, timeoutMs, retryDelayMs }, async (tried) => {
      await awaitTurn(name, { state, times, pauseMs: times.pauseMs ?? pace.pauseMs, signal: tried })
      const raw = await callJson({
        vendor: name,
        method: 'GET',
        url: call.url,
        headers: { 'user-agent': userAgent, ...call.headers },
        answer: z.unknown(),
        signal: tried,
        onHeaders: (headers) => noteRest(state, headers),
      })
      return { raw, answer: parseAnswer(name, schema, raw) }
    })
  } catch (error) {
    if (ProviderError.isInstance(error)) noteFailure(state, error, times)
    throw error
  }
}

/** Waits for the pause between calls and for a short rest. Throws ProviderError when the library is away or rests long. */
async function awaitTurn(
  name: string,
  { state, times, pauseMs, signal }: Omit<Asking, 'call'> & { pauseMs: number },
): Promise<void> {
  const now = Date.now()
  if (state.awayUntilMs > now) throw new ProviderError({ vendor: name, failure: 'connection' })
  const restMs = state.restUntilMs - now
  if (restMs > times.maxRestMs) {
    const retryAfterSeconds = Math.ceil(restMs / 1000)
    throw new ProviderError({ vendor: name, failure: 'rate_limited', retryAfterSeconds })
  }
  const startMs = Math.max(now, state.nextStartMs, state.restUntilMs)
  state.nextStartMs = startMs + pauseMs
  if (startMs > now) await wait(startMs - now, undefined, { signal })
}

function noteFailure(
  state: DeskState,
  { failure, retryAfterSeconds }: ProviderError,
  times: DeskTimes,
): void {
  if (failure === 'connection') state.awayUntilMs = Math.max(state.awayUntilMs, Date.now() + times.awayMs)
  if (retryAfterSeconds === null) return
  const restMs = Math.min(retryAfterSeconds * 1000, longestRestMs)
  state.restUntilMs = Math.max(state.restUntilMs, Date.now() + restMs)
}

/** Anything larger is a moment, in seconds since 1970, and not a number of seconds. */
const maxResetSeconds = 10_000_000

/** After the last call of a period, the library rests until the next period. */
function noteRest(state: DeskState, headers: Pick<Headers, 'get'>): void {
  state.awayUntilMs = 0
  if (headers.get('x-ratelimit-remaining')?.trim() !== '0') return
  const reset = Number(headers.get('x-ratelimit-reset') ?? '')
  if (!Number.isFinite(reset) || reset <= 0) return
  const restMs = reset > maxResetSeconds ? reset * 1000 - Date.now() : reset * 1000
  state.restUntilMs = Math.max(state.restUntilMs, Date.now() + Math.min(restMs, longestRestMs))
}

/** The answer of the last day; null when there is none, or it can't be read. */
async function readKept(folder: string, file: string, keptMs: number) {
  const cache = await openContentCache(folder)
  const bytes = await cache.read(file)
  if (!bytes) return null
  const parsed = keptSchema.safeParse(parseJson(bytes))
  return parsed.success && Date.now() - parsed.data.readAt.getTime() < keptMs ? parsed.data : null
}

/** A full disk is no reason to fail: the answer is here. */
async function keep(file: string, kept: { readAt: Date; answer: unknown }): Promise<void> {
  await writeWholeFile(file, JSON.stringify(kept)).catch(() => {})
}
