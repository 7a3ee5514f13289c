// Calls one site of Wikimedia as its rules ask: one call at a time, with a name and a contact, answers kept for a week,
// and no call before the time that `Retry-After` names.

import { setTimeout as wait } from 'node:timers/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { buildConnector, Dispatcher } from 'undici'
import { z } from 'zod'
import { contentHash, openContentCache } from '../../lib/content-cache.ts'
import { Gate } from '../../lib/gate.ts'
import { readBody } from '../../lib/guarded-fetch-body.ts'
import { readRetryAfter } from '../../lib/retry-after.ts'
import { writeWholeFile } from '../../lib/whole-file.ts'
import { parseAnswer, parseJson } from '../call-json.ts'
import { errorOfStatus, ProviderError, toProviderError } from '../provider-error.ts'

export interface SiteOptions {
  /** As shown on screens. */
  name: string
  /** The address of its API, without a query. */
  apiUrl: string
  /** Names the product and a contact. */
  userAgent: string
  /** Absolute path of the folder for answers. */
  cacheFolder: string
  times?: Partial<SiteTimes>
}

export interface SiteTimes {
  /** A connection that takes longer counts as no network. Two sites are tried, and the person waits two seconds. */
  connectMs: number
  /** For one call, its answer included. */
  answerMs: number
  /** After a failed connection, calls fail at once for this long. */
  awayMs: number
  /** The longest `Retry-After` that is waited for. */
  maxRestMs: number
  keptMs: number
}

const usualTimes: SiteTimes = {
  connectMs: 800,
  answerMs: 10_000,
  awayMs: 30_000,
  maxRestMs: 5_000,
  keptMs: 7 * 24 * 60 * 60 * 1000,
}

export interface SiteAnswer<Answer> {
  answer: Answer
  /** When the site gave it. */
  readAt: Date
}

export interface SiteCaller {
  account: string
  signal: AbortSignal
}

export interface Site {
  /** As shown on screens. */
  readonly name: string
  /**
   * Asks the API. Throws ProviderError for a refusal, for an answer of another shape and without a network, AppError
   * `too_large`, `rate_limited` when too many calls wait, and the signal's reason.
   */
  ask<Answer extends z.ZodType>(
    parameters: Readonly<Record<string, string>>,
    schema: Answer,
    caller: SiteCaller,
  ): Promise<SiteAnswer<z.infer<Answer>>>
}

const maxAnswerBytes = 4_000_000
/** One retry: the person waits. */
const maxTries = 2
/** Wikimedia asks for calls one after another. */
const line = { atOnce: 1, maxWaiting: 100, maxWaitingPerAccount: 5 }

const keptSchema = z.object({ readAt: z.coerce.date(), answer: z.unknown() })
const faultSchema = z.object({ error: z.object({ code: z.string(), info: z.string().optional() }) })

/** Creates the only caller of a site in this process. */
export function createSite(options: SiteOptions): Site {
  const { name, apiUrl } = options
  const times = { ...usualTimes, ...options.times }
  const gate = new Gate(line)
  const state: SiteState = { awayUntilMs: 0, restUntilMs: 0 }
  const send = createSender(options, times, state)
  return {
    name,
    async ask(parameters, schema, { account, signal }) {
      const url = `${apiUrl}?${new URLSearchParams(parameters)}`
      const kept = await readKept(options.cacheFolder, url, times)
      if (kept) return { answer: parseAnswer(name, schema, kept.answer), readAt: kept.readAt }
      const answer = await gate.pass(account, signal, () =>
        askPatiently(name, url, { send, state, times, signal }),
      )
      const parsed = parseAnswer(name, schema, answer)
      const readAt = new Date()
      await keep(options.cacheFolder, url, { readAt, answer })
      return { answer: parsed, readAt }
    },
  }
}

interface SiteState {
  /** No connection was possible; no call before this time. */
  awayUntilMs: number
  /** The site asked for a rest until then. */
  restUntilMs: number
}

type Send = (url: string, signal: AbortSignal) => Promise<unknown>

interface Patience {
  send: Send
  state: SiteState
  times: SiteTimes
  signal: AbortSignal
}

/** Waits for a short rest that the site asks for, and reports a long one. */
async function askPatiently(
  name: string,
  url: string,
  { send, state, times, signal }: Patience,
): Promise<unknown> {
  for (let tried = 1; ; tried++) {
    if (state.awayUntilMs > Date.now()) throw new ProviderError({ vendor: name, failure: 'connection' })
    const restMs = state.restUntilMs - Date.now()
    if (restMs > times.maxRestMs) throw tired(name, restMs)
    if (restMs > 0) await wait(restMs, undefined, { signal })
    try {
      return await send(url, signal)
    } catch (error) {
      signal.throwIfAborted()
      const failure = toProviderError(error, name)
      if (!ProviderError.isInstance(failure)) throw failure
      if (failure.failure === 'connection') state.awayUntilMs = Date.now() + times.awayMs
      if (failure.retryAfterSeconds !== null) {
        state.restUntilMs = Date.now() + failure.retryAfterSeconds * 1000
      }
      const mayRetry = failure.failure === 'rate_limited' || failure.failure === 'server_error'
      if (tried >= maxTries || !mayRetry || failure.retryAfterSeconds === null) throw failure
    }
  }
}

function tired(name: string, restMs: number): ProviderError {
  return new ProviderError({
    vendor: name,
    failure: 'rate_limited',
    retryAfterSeconds: Math.ceil(restMs / 1000),
  })
}

function createSender({ name, userAgent }: SiteOptions, times: SiteTimes, state: SiteState): Send {
  let agent: Dispatcher | null = null
  return async (url, asked) => {
    // Loaded on first use, because it is large.
    const undici = await import('undici')
    agent ??= new undici.Agent({
      connect: connectWithin(undici.buildConnector({ timeout: 0 }), times.connectMs),
      pipelining: 1,
      connections: 1,
    })
    const timeout = AbortSignal.timeout(times.answerMs)
    const signal = AbortSignal.any([asked, timeout])
    try {
      const response = await undici.fetch(url, {
        headers: { accept: 'application/json', 'user-agent': userAgent },
        redirect: 'error',
        dispatcher: agent,
        signal,
      })
      const stream = response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([])
      const retryAfter = response.headers.get('retry-after')
      if (!response.ok) {
        stream.destroy()
        throw errorOfStatus(name, { status: response.status, retryAfter })
      }
      const bytes = await readBody(stream, { encoding: '', maxBytes: maxAnswerBytes, signal })
      state.awayUntilMs = 0
      return readAnswer(name, bytes, retryAfter)
    } catch (error) {
      asked.throwIfAborted()
      if (timeout.aborted) throw new ProviderError({ vendor: name, failure: 'timed_out' })
      throw error
    }
  }
}

/** The API reports its own faults with status 200; only `maxlag` and `ratelimited` pass. */
function readAnswer(name: string, bytes: Uint8Array, retryAfter: string | null): unknown {
  const answer = parseJson(bytes)
  const fault = faultSchema.safeParse(answer)
  if (!fault.success) return answer
  const { code, info } = fault.data.error
  const isBusy = code === 'maxlag' || code === 'ratelimited' || code === 'readonly'
  const seconds = readRetryAfter(retryAfter)
  throw new ProviderError({
    vendor: name,
    failure: isBusy ? 'rate_limited' : 'bad_request',
    ...(isBusy ? { retryAfterSeconds: seconds ?? 5 } : {}),
    ...(info === undefined || isBusy ? {} : { reason: info.slice(0, 200) }),
  })
}

/** The connector's own time-out is exact to a second only, and a person waits for this one. */
function connectWithin(connect: buildConnector.connector, connectMs: number): buildConnector.connector {
  return (options, done) => {
    let isOver = false
    const timer = setTimeout(() => {
      isOver = true
      done(new Error('The connection took too long'), null)
    }, connectMs)
    connect(options, (...result) => {
      clearTimeout(timer)
      if (isOver) result[1]?.destroy()
      else done(...result)
    })
  }
}

/** The answer of the last week; null when there is none, or it can't be read. */
async function readKept(
  folder: string,
  url: string,
  { keptMs }: SiteTimes,
): Promise<z.infer<typeof keptSchema> | null> {
  const cache = await openContentCache(folder)
  const bytes = await cache.read(nameOf(url))
  if (!bytes) return null
  const parsed = keptSchema.safeParse(parseJson(bytes))
  const isFresh = parsed.success && Date.now() - parsed.data.readAt.getTime() < keptMs
  return isFresh ? parsed.data : null
}

/** A full disk is no reason to fail: the answer is here. */
async function keep(folder: string, url: string, kept: { readAt: Date; answer: unknown }): Promise<void> {
  await writeWholeFile(path.join(folder, nameOf(url)), JSON.stringify(kept)).catch(() => {})
}

function nameOf(url: string): string {
  return `${contentHash([url])}.json`
}
