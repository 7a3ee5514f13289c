// Collects what is known about a topic, as statements with their sources: the person's notes, files and pages,
// Wikipedia, Wikidata and the starters. Nothing is made up and nothing is reworded.

import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@vivify/contract/errors'
import type { FactRequest, FoundFacts } from '@vivify/contract/facts'
import * as messages from '@vivify/contract/messages'
import { maxFactFileBytes } from '@vivify/contract/routes/facts'
import { Gate } from '../../lib/gate.ts'
import type { GuardedFetch } from '../../lib/guarded-fetch.ts'
import { StandingPool } from '../../processes/standing-pool.ts'
import type { FactEngine } from '../../providers/facts/port.ts'
import { collectOwn, type SplitAll } from './own-sources.ts'
import { collect, type Source } from './collect.ts'
import { Pace } from './pace.ts'
import { lookUpTopic, type LookedUp } from './look-up-topic.ts'
import { factsContract } from './tasks/facts-contract.ts'

/** The text of a file that a person sent. */
export interface FactFile {
  name: string
  text: string
  /** What was left out, as sentences for the person. */
  warnings: string[]
}

/** `account` is the account whose turn the work takes. Both functions throw AppError `rate_limited` and `cancelled`. */
export interface FactService {
  /**
   * Collects statements about a topic. What can't be read is a warning when there is something else, and otherwise the
   * notice. Throws AppError `timed_out` when the sources take longer than 30 s to read, and the signal's reason.
   */
  find(request: FactRequest, account: string, signal: AbortSignal): Promise<FoundFacts>
  /**
   * The text of a TXT, Markdown, HTML, PDF or DOCX file, told apart by content. Throws AppError `bad_input` for another
   * or a protected file, `asset_unreadable` for a damaged one, `too_large`, and `timed_out` also for one that takes
   * longer than two minutes to arrive. `content` is not read before the account's turn.
   */
  readFile(name: string, content: Readable, account: string, signal: AbortSignal): Promise<FactFile>
  /** Ends the processes. */
  stop(): void
}

export interface FactServiceOptions {
  /** In the order in which their statements are listed. */
  engines: readonly FactEngine[]
  fetch: GuardedFetch
  /** Absolute path. */
  dataFolder: string
  /** How long a file may take to arrive. Default: 120,000. */
  uploadMs?: number
}

const times = { idleMs: 120_000, timeoutMs: 30_000, maxMegabytes: 800 }
/** Two processes, so that one account's long file leaves a process for the others. */
const shares = { processes: 2, atOncePerAccount: 1, maxWaiting: 100, maxWaitingPerAccount: 5 }
const perAccount = { atOncePerAccount: 2, maxWaiting: 100, maxWaitingPerAccount: 5 }
/** Each request may hold 12 MB of pages in this process, and two of an account leave places for the others. */
const pageTurns = { atOnce: 8, ...perAccount }
/** Requests without pages hold little, so that slow pages hold up no topic. */
const topicTurns = { atOnce: 24, ...perAccount }
/** A file that arrives takes a connection and room on the disk, so that slow senders hold up nobody's file. */
const uploadTurns = { atOnce: 60, ...perAccount }
/** In a minute, for an account: its articles would read the pages of somebody's small site again and again. */
const mostPageRequests = 30
const usualUploadMs = 120_000

export function createFactService(options: FactServiceOptions): FactService {
  const { engines, fetch, dataFolder, uploadMs = usualUploadMs } = options
  const entry = new URL('./tasks/facts-task.ts', import.meta.url)
  const pool = new StandingPool(entry, factsContract, { ...times, ...shares })
  const pages = new Gate(pageTurns)
  const topics = new Gate(topicTurns)
  const pace = new Pace(mostPageRequests)
  const uploads = new Gate(uploadTurns)

  const splitFor =
    (account: string, signal: AbortSignal): SplitAll =>
    async (texts) => {
      if (texts.length === 0) return []
      const answer = await pool.ask(account, { kind: 'split', texts: [...texts] }, signal)
      return answer.kind === 'split' ? answer.texts : []
    }

  return {
    async find(request, account, signal) {
      if (request.addresses.length > 0) pace.begin(account)
      return (request.addresses.length > 0 ? pages : topics).pass(account, signal, async () => {
        const split = splitFor(account, signal)
        const [own, known] = await Promise.all([
          collectOwn(request, { fetch, split, signal }),
          lookUpTopic(request, { engines, split, account, signal }),
        ])
        return answer(request, own, known)
      })
    },
    readFile: (name, content, account, signal) =>
      uploads.pass(account, signal, async () => {
        const folder = path.join(dataFolder, 'work')
        const file = path.join(folder, `${randomUUID()}.source`)
        await mkdir(folder, { recursive: true })
        try {
          await receive(content, { file, signal, uploadMs })
          const read = await pool
            .ask(account, { kind: 'file', file, name }, signal)
            .catch((error: unknown) => {
              throw explainLimits(error)
            })
          if (read.kind !== 'file') throw new AppError('internal', 'The file was not read.')
          return { name, text: read.text, warnings: read.warnings }
        } finally {
          await rm(file, { force: true })
        }
      }),
    stop() {
      for (const gate of [pages, topics, uploads]) gate.refuseAll()
      pool.stop()
    },
  }
}

/** Writes an upload to a file while it arrives. */
async function receive(
  content: Readable,
  { file, signal, uploadMs }: { file: string; signal: AbortSignal; uploadMs: number },
): Promise<void> {
  const late = AbortSignal.timeout(uploadMs)
  async function* limit(chunks: AsyncIterable<Uint8Array>) {
    let bytes = 0
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > maxFactFileBytes)
        throw new AppError('too_large', messages.facts.fileTooLarge(maxFactFileBytes / 1_000_000))
      yield chunk
    }
  }
  try {
    await pipeline(content, limit, createWriteStream(file), { signal: AbortSignal.any([signal, late]) })
  } catch (error) {
    signal.throwIfAborted()
    if (late.aborted) throw new AppError('timed_out', messages.facts.fileArrivesTooSlowly)
    throw error
  }
}

function answer(
  { topic }: FactRequest,
  own: { sources: Source[]; warnings: string[] },
  known: LookedUp,
): FoundFacts {
  if (known.choice !== null && own.sources.length === 0) {
    return { status: 'choose', meanings: [...known.choice.meanings], notice: messages.facts.choose(topic) }
  }
  const sources = [...own.sources, ...known.sources]
  if (sources.length > 0) {
    // Whoever gives sources and no topic asks for no look-up.
    const more = topic === '' ? null : (known.choice?.warning ?? known.notice)
    const warnings = [...own.warnings, ...(more === null ? [] : [more])]
    return { status: 'found', facts: collect(topic, sources, warnings) }
  }
  const notice = [...own.warnings, known.notice ?? messages.facts.nothingFound(topic)].join(' ')
  return { status: 'nothing', notice }
}

/** The pool's own sentences speak of texts. */
function explainLimits(error: unknown): unknown {
  if (!AppError.isInstance(error)) return error
  if (error.code === 'timed_out') return new AppError('timed_out', messages.facts.fileTooSlow)
  const isTooMuch = error.code === 'too_large' && error.details['needsMemory'] !== undefined
  return isTooMuch ? new AppError('too_large', messages.facts.wordTooLarge, { cause: error }) : error
}
