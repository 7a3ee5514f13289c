// Counts the log's error lines by sentence, for the operator's page. A sentence is made of what the code says and of the
// error's type and code; never of its message, its parameters or anything that a person wrote.

import { describeForLog, type LoggedError } from './describe-failure.ts'
import type { Logger } from './logger.ts'

export interface TalliedError {
  /** The part of the server, or the kind of job. */
  area: string
  sentence: string
  count: number
  lastSeenMs: number
}

/** Different sentences that are kept between two readings. All further ones are counted as one. */
const maxSentences = 200
const furtherErrors = 'Further errors'
/** What the code itself writes; anything else may come from outside. */
const plainName = /^[\w.]{1,60}$/

export class ErrorTally {
  readonly #now: () => number
  #seen = new Map<string, TalliedError>()
  /** Called after each line. */
  onNote = (): void => {}

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  note(entry: unknown, message: string | undefined): void {
    const error = errorOf(entry)
    this.#add({ area: areaOf(entry, error), sentence: sentenceOf(entry, error, message), count: 1 })
    this.onNote()
  }

  /** What was counted since the last call. */
  take(): TalliedError[] {
    const taken = [...this.#seen.values()]
    this.#seen = new Map()
    return taken
  }

  /** Counts again what could not be kept. */
  putBack(taken: readonly TalliedError[]): void {
    for (const one of taken) this.#add(one, one.lastSeenMs)
  }

  #add({ area, sentence, count }: Omit<TalliedError, 'lastSeenMs'>, lastSeenMs = this.#now()): void {
    const key = `${area}\n${sentence}`
    const known = this.#seen.get(key)
    if (known) {
      known.count += count
      known.lastSeenMs = Math.max(known.lastSeenMs, lastSeenMs)
    } else if (this.#seen.size < maxSentences || sentence === furtherErrors) {
      this.#seen.set(key, { area, sentence, count, lastSeenMs })
    } else {
      this.#add({ area: 'server', sentence: furtherErrors, count }, lastSeenMs)
    }
  }
}

/** A logger whose errors are also counted. */
export function tallyErrors(logger: Logger, tally: ErrorTally): Logger {
  return {
    ...logger,
    error(entry, message) {
      tally.note(entry, message)
      logger.error(entry, message)
    },
  }
}

function errorOf(entry: unknown): LoggedError | null {
  const inside = typeof entry === 'object' && entry !== null && 'error' in entry ? entry.error : entry
  return inside instanceof Error ? describeForLog(inside, 0) : null
}

function sentenceOf(entry: unknown, error: LoggedError | null, message: string | undefined): string {
  const own = message ?? 'something unexpected failed'
  const code = error ? error.code : fieldOf(entry, 'code')
  const names = [error?.type, code].filter((name) => name !== undefined && plainName.test(name))
  const sentence = own[0]!.toUpperCase() + own.slice(1)
  return names.length === 0 ? sentence : `${sentence} (${names.join(' ')})`
}

/** The kind of job, or the room of the code that threw the error. */
function areaOf(entry: unknown, error: LoggedError | null): string {
  const kind = fieldOf(entry, 'kind')
  if (kind !== undefined && /^[\w-]{1,60}$/.test(kind)) return kind
  for (const frame of error?.at ?? []) {
    const [, place] = frame.split('/apps/server/')
    if (place === undefined || place.startsWith('node_modules')) continue
    const [room, next] = place.split('/')
    if ((room === 'services' || room === 'providers') && next !== undefined) return next.split('.')[0]!
    return room!.split('.')[0]!
  }
  return 'server'
}

function fieldOf(entry: unknown, name: string): string | undefined {
  if (typeof entry !== 'object' || entry === null || !(name in entry)) return undefined
  const value = (entry as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : undefined
}
