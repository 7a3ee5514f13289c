// Asks all libraries at once, and goes on without those that are slow, away or resting.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { StockHit } from '@vivify/contract/stock'
import { ProviderError } from '../../providers/provider-error.ts'
import type { StockEngine, StockQuestion } from '../../providers/stock/port.ts'

export interface LibrarySearch {
  engines: readonly StockEngine[]
  question: StockQuestion
  account: string
  signal: AbortSignal
  /** Aborts when slow libraries are waited for no longer. They are not cut off: their answers are kept for later. */
  deadline: AbortSignal
}

export interface FoundHits {
  /** In the order of the engines, and in each library's own order. */
  hits: StockHit[]
  failures: LibraryFailure[]
  /** How many libraries answered. */
  answered: number
}

export interface LibraryFailure {
  name: string
  /** For the person. */
  sentence: string
  isAway: boolean
  /** It was left out because others had answered already. */
  isLate: boolean
}

/** Throws the signal's reason. A library that fails is a failure in the result. */
export async function searchLibraries(search: LibrarySearch): Promise<FoundHits> {
  const { question, account, signal, deadline } = search
  const asked = search.engines.filter(
    ({ kinds, status }) => kinds.includes(question.kind) && status().state === 'ready',
  )
  const late = untilAborted(deadline)
  const found: FoundHits = { hits: [], failures: [], answered: 0 }
  const answers = await Promise.all(
    asked.map((engine) => {
      const searching = engine.search(question, { account, signal })
      return Promise.race([searching, late]).catch((error: unknown) => {
        searching.catch(() => {})
        signal.throwIfAborted()
        found.failures.push(describeFailure(engine, error, error === deadline.reason))
        return null
      })
    }),
  )
  for (const hits of answers) {
    if (!hits) continue
    found.answered++
    found.hits.push(...hits)
  }
  return found
}

function untilAborted(signal: AbortSignal): Promise<never> {
  const waiting = new Promise<never>((_resolve, reject) => {
    const end = (): void => reject(signal.reason as Error)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
  // Nobody waits for it when every library has answered.
  waiting.catch(() => {})
  return waiting
}

function describeFailure({ name }: StockEngine, error: unknown, isLate: boolean): LibraryFailure {
  const words = messages.stock
  if (isLate) return { name, sentence: words.tooSlow(name), isAway: false, isLate }
  if (ProviderError.isInstance(error)) {
    const isAway = error.failure === 'connection'
    const seconds = error.failure === 'rate_limited' ? error.retryAfterSeconds : null
    const sentence = seconds === null ? words.someFailed(name, error.message) : words.resting(name, seconds)
    return { name, sentence, isAway, isLate }
  }
  if (!AppError.isInstance(error)) throw error
  return { name, sentence: words.someFailed(name, error.message), isAway: false, isLate }
}

/** One sentence a library, or one for all when none can be reached. */
export function describeFailures(failures: readonly LibraryFailure[], answered: number): string[] {
  const byName = new Map(failures.map((failure) => [failure.name, failure]))
  const all = [...byName.values()]
  if (answered === 0 && all.length > 0 && all.every(({ isAway }) => isAway)) {
    return [messages.stock.unreachable(listNames(all.map(({ name }) => name)))]
  }
  return all.map(({ sentence }) => sentence)
}

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

function listNames(names: readonly string[]): string {
  return listFormat.format(names)
}
