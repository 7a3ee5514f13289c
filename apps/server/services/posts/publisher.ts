// Sends posts when they are due. Any number of processes may do so at once: each takes due targets with a lease, a few at
// a time, and looks for more as soon as it has room.

import type { Logger } from '../../lib/logger.ts'
import { readNextDueMs, releaseAllTargets, takeDueTargets } from '../../store/due-targets.ts'
import { Lease, leaseMs, renewAll, renewMs } from './lease.ts'
import { publishTarget, type PublishOptions } from './publish-target.ts'

export interface PublisherOptions extends PublishOptions {
  logger: Pick<Logger, 'error' | 'warn'>
  /** True when no other process uses the database, so that what a dead process took is free at once. */
  isAlone: boolean
  /** Targets worked on at once. Default: 32. */
  atOnce?: number
}

const usualAtOnce = 32
/** Of all targets that were taken, even those that wait for their videos. */
const maxHeld = 400
/** The longest pause between two looks, for posts that another process scheduled. */
const longestPauseMs = 1000
/** A due target may be held for a while, by another process or by a platform that asked to wait. */
const shortestPauseMs = 100
const afterFailureMs = 2000
/** A call that runs when the server stops may end by itself for this long; a post half sent is continued later. */
const graceMs = 5000

/** Starts sending due posts. */
export async function startPublisher(options: PublisherOptions): Promise<Publisher> {
  if (options.isAlone) await releaseAllTargets(options.db)
  return new Publisher(options)
}

export class Publisher {
  readonly #options: PublisherOptions
  readonly #atOnce: number
  /** Targets at work, each with the end of its work. */
  readonly #held = new Map<Lease, Promise<void>>()
  readonly #renewing: ReturnType<typeof setInterval>
  #isStopping = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #looking: Promise<void> | null = null
  #isWoken = false

  constructor(options: PublisherOptions) {
    this.#options = options
    this.#atOnce = options.atOnce ?? usualAtOnce
    this.#renewing = setInterval(() => {
      void renewAll(options.db, [...this.#held.keys()]).catch((error: unknown) => options.logger.warn(error))
    }, renewMs)
    this.wake()
  }

  /** Looks for due posts now instead of at the next tick. */
  wake(): void {
    this.#isWoken = true
    if (this.#looking !== null || this.#isStopping) return
    this.#isWoken = false
    if (this.#free === 0) return this.#plan(longestPauseMs)
    this.#looking = this.#look()
      .catch((error: unknown) => {
        this.#options.logger.error(error)
        return afterFailureMs
      })
      .then((pauseMs) => {
        this.#looking = null
        this.#plan(this.#isWoken ? 0 : pauseMs)
      })
  }

  /** Takes nothing more, lets running calls come to a safe point and gives the rest back. */
  async stop(): Promise<void> {
    this.#isStopping = true
    clearTimeout(this.#timer)
    await this.#looking
    const all = Promise.all(this.#held.values())
    const grace = setTimeout(() => {
      for (const lease of this.#held.keys()) lease.lose()
    }, graceMs)
    await all
    clearTimeout(grace)
    clearInterval(this.#renewing)
  }

  /** Returns the pause until the next look, in milliseconds. */
  async #look(): Promise<number> {
    const { db } = this.#options
    const takenMs = performance.now()
    const taken = await takeDueTargets(db, { limit: this.#free, leaseMs })
    for (const target of taken) this.#begin(target, takenMs)
    if (taken.length > 0) return 0
    const nextMs = (await readNextDueMs(db)) ?? longestPauseMs
    return Math.min(longestPauseMs, Math.max(shortestPauseMs, nextMs))
  }

  /** How many more targets may be sent. Those whose videos are being converted take no place, up to a limit. */
  get #free(): number {
    const sending = [...this.#held.keys()].filter(({ isAside }) => !isAside).length
    return Math.max(0, Math.min(this.#atOnce - sending, maxHeld - this.#held.size))
  }

  #begin(target: Parameters<typeof publishTarget>[1], takenMs: number): void {
    const lease = new Lease(target, takenMs, () => this.wake())
    const work = publishTarget(this.#options, target, lease)
      .catch((error: unknown) =>
        this.#options.logger.error({ target: target.id, error }, 'a post could not be worked on'),
      )
      .finally(() => {
        this.#held.delete(lease)
        // Several that end together look once.
        if (this.#free >= this.#atOnce / 2) this.wake()
        else this.#plan(longestPauseMs)
      })
    this.#held.set(lease, work)
  }

  #plan(pauseMs: number): void {
    clearTimeout(this.#timer)
    if (!this.#isStopping) this.#timer = setTimeout(() => this.wake(), pauseMs)
  }
}
