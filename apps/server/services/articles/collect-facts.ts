// The facts of one article: the batch's own sources, which all its articles share, and what is known about the title.

import { cutCharacters } from '@vivify/contract/cut-characters'
import { AppError } from '@vivify/contract/errors'
import {
  maxFactSources,
  maxStatements,
  type CollectedFacts,
  type FactRequest,
  type FoundFacts,
} from '@vivify/contract/facts'
import * as messages from '@vivify/contract/messages'
import { Again } from '../../lib/again.ts'
import type { BatchRow } from '../../store/articles.ts'
import type { FactService } from '../facts/facts.ts'

export interface FactCollector {
  /**
   * What is known for a title. `nothing` says why. Throws Again when too much waits for the sources, and the signal's
   * reason.
   */
  collect(
    batch: BatchRow,
    title: string,
    signal: AbortSignal,
  ): Promise<{ status: 'found'; facts: CollectedFacts } | { status: 'nothing'; reason: string | null }>
}

/** Batches whose sources stay in memory, so that pages are read once for all their articles. */
const maxBatches = 8
const batchMs = 10 * 60_000
const busyMs = 5000
/** For all engines together; Wikipedia is asked for one page after another. */
const patienceMs = 60_000

interface Shared {
  found: Promise<FoundFacts>
  untilMs: number
}

export function createFactCollector(facts: FactService, nowMs: () => number = Date.now): FactCollector {
  const shared = new Map<string, Shared>()

  /** Reads a batch's own sources once. The signal is nobody's, because several articles may wait for the answer. */
  function readOwn(batch: BatchRow): Promise<FoundFacts> {
    const known = shared.get(batch.id)
    if (known && known.untilMs > nowMs()) return known.found
    const request = { ...batch.sources, topic: '', usesWikipedia: false }
    const found = facts.find(request, batch.workspaceId, AbortSignal.timeout(patienceMs))
    shared.set(batch.id, { found, untilMs: nowMs() + batchMs })
    found.catch(() => shared.delete(batch.id))
    for (const id of [...shared.keys()].slice(0, Math.max(0, shared.size - maxBatches))) shared.delete(id)
    return found
  }

  return {
    async collect(batch, title, signal) {
      const { notes, addresses, files, usesWikipedia, isBrief } = batch.sources
      const hasOwn = notes.trim() !== '' || addresses.length + files.length > 0
      const topic: FactRequest = {
        topic: cutCharacters(title, 300),
        notes: '',
        addresses: [],
        files: [],
        usesWikipedia,
        isBrief,
        ...meaningOf(title),
      }
      const [own, known] = await Promise.all([
        hasOwn ? inTime(() => orAborted(readOwn(batch), signal), signal) : null,
        inTime(
          () =>
            facts.find(topic, batch.workspaceId, AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])),
          signal,
        ),
      ])
      return merge(title, { own, known, isLookedUp: usesWikipedia })
    },
  }
}

/** "Mercury (planet)" is the title of an article of Wikipedia. */
function meaningOf(title: string): { meaning?: string } {
  return title.length <= 300 && /\([^()]+\)$/.test(title) ? { meaning: title } : {}
}

/** The promise's result, or the signal's reason if it comes first. */
async function orAborted<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const leave = (): void => reject(signal.reason as Error)
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

/** Sources that are too slow give nothing. */
async function inTime(find: () => Promise<FoundFacts>, signal: AbortSignal): Promise<FoundFacts> {
  try {
    return await find()
  } catch (error) {
    signal.throwIfAborted()
    if (AppError.isInstance(error) && error.code === 'rate_limited') {
      throw new Again({ afterMs: busyMs, reason: messages.articleWriting.waitReasonOfQueue })
    }
    const isLate =
      (error instanceof Error && error.name === 'TimeoutError') ||
      (AppError.isInstance(error) && error.code === 'timed_out')
    if (isLate) return { status: 'nothing', notice: messages.facts.tooSlow }
    throw error
  }
}

/** Ids of sources name their kinds, and both collections have different kinds. */
function merge(
  topic: string,
  { own, known, isLookedUp }: { own: FoundFacts | null; known: FoundFacts; isLookedUp: boolean },
): { status: 'found'; facts: CollectedFacts } | { status: 'nothing'; reason: string | null } {
  const all = [own, known].flatMap((found) => (found?.status === 'found' ? [found.facts] : []))
  const notices = [own, known].flatMap((found) =>
    found === null || found.status === 'found' ? [] : [noticeOf(found)],
  )
  // Whoever gives sources and asks for no look-up misses nothing.
  if (own?.status === 'found' && !isLookedUp) notices.length = 0
  if (all.length === 0) return { status: 'nothing', reason: notices.join(' ') || null }
  const sources = all.flatMap((facts) => facts.sources).slice(0, maxFactSources)
  const ids = new Set(sources.map(({ id }) => id))
  const statements = all.flatMap((facts) => facts.statements).filter(({ sourceId }) => ids.has(sourceId))
  const warnings = [...new Set([...all.flatMap((facts) => facts.warnings), ...notices])]
  return {
    status: 'found',
    facts: {
      topic: cutCharacters(topic, 500),
      sources,
      statements: statements.slice(0, maxStatements),
      warnings: warnings.slice(0, 40),
    },
  }
}

function noticeOf(found: Exclude<FoundFacts, { status: 'found' }>): string {
  if (found.status === 'nothing') return found.notice
  return messages.articleWriting.meanings(
    found.meanings
      .slice(0, 4)
      .map(({ title }) => title)
      .join(', '),
  )
}
