// The fair queue for work of many accounts: in front of a shared process, and of this machine's own work.

import { AppError } from '@vivify/contract/errors'

export interface GateOptions {
  atOnce: number
  /** Per account. Default: `atOnce`. */
  atOncePerAccount?: number
  /** All accounts together. */
  maxWaiting: number
  /** Per account. Default: `maxWaiting`. */
  maxWaitingPerAccount?: number
  /**
   * Shared by all requests inside. A request that needs more than this goes in when nobody else is inside. Default: no
   * limit.
   */
  megabytes?: number
}

interface Waiting {
  megabytes: number
  enter: () => void
  refuse: (error: Error) => void
}

/** Given to callers who are refused: after this time most of a line has gone. */
const retryAfterSeconds = 5
/** The number of accounts whose last turn is remembered. */
const maxRemembered = 10_000

/**
 * Lets a few requests in at a time; the others wait. A free place goes to the account with the fewest requests inside;
 * among equals, to the account whose last turn was longest ago. Requests of one account go in order, so an account with
 * many requests waits behind its own. A request that needs more memory than is free holds up those behind it, because
 * small requests would otherwise pass it forever.
 */
export class Gate {
  #free: number
  #freeMegabytes: number
  readonly #options: Required<GateOptions>
  readonly #inside = new Map<string, number>()
  readonly #lines = new Map<string, Waiting[]>()
  /** The number of each account's last turn, oldest first. */
  readonly #lastTurns = new Map<string, number>()
  #turns = 0
  #waiting = 0

  constructor(options: GateOptions) {
    const { atOnce, maxWaiting } = options
    this.#free = atOnce
    const megabytes = Number.POSITIVE_INFINITY
    this.#options = { atOncePerAccount: atOnce, maxWaitingPerAccount: maxWaiting, megabytes, ...options }
    this.#freeMegabytes = this.#options.megabytes
  }

  /**
   * Runs `work` when its turn comes. Throws AppError `cancelled` when the caller gave up waiting, and `rate_limited`
   * when too many wait, of this account or of all.
   */
  async pass<Result>(
    account: string,
    signal: AbortSignal,
    work: () => Promise<Result>,
    megabytes = 0,
  ): Promise<Result> {
    await this.#enter(account, signal, megabytes)
    try {
      return await work()
    } finally {
      this.#leave(account, megabytes)
    }
  }

  /** Changes the memory limit. Requests already inside stay inside. */
  limitMegabytes(megabytes: number): void {
    this.#freeMegabytes += megabytes - this.#options.megabytes
    this.#options.megabytes = megabytes
    this.#admit()
  }

  /** Rejects all waiting requests with `cancelled`. */
  refuseAll(): void {
    const waiting = [...this.#lines.values()].flat()
    for (const { refuse } of waiting) refuse(cancelled())
  }

  #goIn(account: string, megabytes: number): void {
    this.#free--
    this.#freeMegabytes -= megabytes
    this.#inside.set(account, this.#countInside(account) + 1)
    this.#lastTurns.delete(account)
    this.#lastTurns.set(account, ++this.#turns)
    if (this.#lastTurns.size > maxRemembered) this.#lastTurns.delete(this.#lastTurns.keys().next().value!)
  }

  #leave(account: string, megabytes: number): void {
    this.#free++
    this.#freeMegabytes += megabytes
    const left = this.#countInside(account) - 1
    if (left > 0) this.#inside.set(account, left)
    else this.#inside.delete(account)
    this.#admit()
  }

  #admit(): void {
    while (this.#free > 0) {
      const next = this.#chooseAccount()
      if (next === null) return
      const [first] = this.#lines.get(next)!
      if (!this.#hasRoom(first!.megabytes)) return
      first!.enter()
    }
  }

  #hasRoom(megabytes: number): boolean {
    return megabytes <= this.#freeMegabytes || this.#inside.size === 0
  }

  /** The account whose turn it is; null when no waiting request may go in. */
  #chooseAccount(): string | null {
    let chosen: string | null = null
    for (const account of this.#lines.keys()) {
      if (this.#countInside(account) >= this.#options.atOncePerAccount) continue
      if (chosen === null || this.#isBefore(account, chosen)) chosen = account
    }
    return chosen
  }

  #isBefore(account: string, other: string): boolean {
    const fewer = this.#countInside(account) - this.#countInside(other)
    if (fewer !== 0) return fewer < 0
    return (this.#lastTurns.get(account) ?? 0) < (this.#lastTurns.get(other) ?? 0)
  }

  #countInside(account: string): number {
    return this.#inside.get(account) ?? 0
  }

  async #enter(account: string, signal: AbortSignal, megabytes: number): Promise<void> {
    if (signal.aborted) throw cancelled()
    const hasPlace = this.#free > 0 && this.#countInside(account) < this.#options.atOncePerAccount
    // If a place is free, an account whose turn it is must be waiting for memory: don't go in ahead of it.
    if (hasPlace && this.#hasRoom(megabytes) && this.#chooseAccount() === null) {
      this.#goIn(account, megabytes)
      return
    }
    const line = this.#lines.get(account) ?? []
    const { maxWaiting, maxWaitingPerAccount } = this.#options
    if (line.length >= maxWaitingPerAccount) throw tooManyOfOne(maxWaitingPerAccount)
    if (this.#waiting >= maxWaiting) throw tooMany()
    await this.#wait(account, line, signal, megabytes)
  }

  #wait(account: string, line: Waiting[], signal: AbortSignal, megabytes: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const goAway = (): void => {
        signal.removeEventListener('abort', giveUp)
        line.splice(line.indexOf(waiting), 1)
        if (line.length === 0) this.#lines.delete(account)
        this.#waiting--
      }
      const waiting: Waiting = {
        megabytes,
        enter: () => {
          goAway()
          this.#goIn(account, megabytes)
          resolve()
        },
        refuse: (error) => {
          goAway()
          reject(error)
        },
      }
      const giveUp = (): void => {
        waiting.refuse(cancelled())
        // Perhaps only this request lacked memory, and those behind it fit.
        this.#admit()
      }
      line.push(waiting)
      this.#lines.set(account, line)
      this.#waiting++
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }
}

function tooManyOfOne(maxWaitingPerAccount: number): AppError {
  const sentence = `${maxWaitingPerAccount} of your requests for this are waiting already. Try again in a moment.`
  return new AppError('rate_limited', sentence, { details: { maxWaitingPerAccount, retryAfterSeconds } })
}

function tooMany(): AppError {
  const sentence = 'Many people are asking for this right now. Try again in a moment.'
  return new AppError('rate_limited', sentence, { details: { retryAfterSeconds } })
}

function cancelled(): AppError {
  return new AppError('cancelled', 'This was canceled.')
}
