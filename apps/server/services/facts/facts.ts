// Collects what is known about a topic, as statements with their sources: the person's notes, files and pages,
// Wikipedia, Wikidata and the starters. Nothing is made up and nothing is reworded.

import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import type { FactRequest, FoundFacts } from '@vivify/contract/facts'
import * as messages from '@vivify/contract/messages'
import type { GuardedFetch } from '../../lib/guarded-fetch.ts'
import { StandingPool } from '../../processes/standing-pool.ts'
import type { FactEngine } from '../../providers/facts/port.ts'
import { collectOwn, type SplitAll } from './own-sources.ts'
import { collect, type Source } from './collect.ts'
import { lookUpTopic, type LookedUp } from './look-up-topic.ts'
import { factsContract } from './tasks/facts-contract.ts'

/** A file as a person sent it. */
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
   * or a protected file, `asset_unreadable` for a damaged one, `too_large`, and `timed_out`.
   */
  readFile(name: string, bytes: Uint8Array, account: string, signal: AbortSignal): Promise<FactFile>
  /** Ends the processes. */
  stop(): void
}

export interface FactServiceOptions {
  /** In the order in which their statements are listed. */
  engines: readonly FactEngine[]
  fetch: GuardedFetch
  /** Absolute path. */
  dataFolder: string
}

const times = { idleMs: 120_000, timeoutMs: 30_000, maxMegabytes: 800 }
/** Two processes, so that one account's long file leaves a process for the others. */
const shares = { processes: 2, atOncePerAccount: 1, maxWaiting: 100, maxWaitingPerAccount: 5 }

export function createFactService({ engines, fetch, dataFolder }: FactServiceOptions): FactService {
  const entry = new URL('./tasks/facts-task.ts', import.meta.url)
  const pool = new StandingPool(entry, factsContract, { ...times, ...shares })

  const splitFor =
    (account: string, signal: AbortSignal): SplitAll =>
    async (texts) => {
      if (texts.length === 0) return []
      const answer = await pool.ask(account, { kind: 'split', texts: [...texts] }, signal)
      return answer.kind === 'split' ? answer.texts : []
    }

  return {
    async find(request, account, signal) {
      const split = splitFor(account, signal)
      const [own, known] = await Promise.all([
        collectOwn(request, { fetch, split, signal }),
        lookUpTopic(request, { engines, split, account, signal }),
      ])
      return answer(request, own, known)
    },
    async readFile(name, bytes, account, signal) {
      const folder = path.join(dataFolder, 'work')
      const file = path.join(folder, `${randomUUID()}.source`)
      await mkdir(folder, { recursive: true })
      try {
        await writeFile(file, bytes)
        const read = await pool.ask(account, { kind: 'file', file, name }, signal).catch((error: unknown) => {
          throw explainLimits(error)
        })
        if (read.kind !== 'file') throw new AppError('internal', 'The file was not read.')
        return { name, text: read.text, warnings: read.warnings }
      } finally {
        await rm(file, { force: true })
      }
    },
    stop: () => pool.stop(),
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
    const more = known.choice?.warning ?? known.notice
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
