import { AppError } from '@vivify/contract/errors'

/** Lets a few in at a time; the others wait in order, and only so many of them. */
export class Gate {
  #free: number
  readonly #maxWaiting: number
  #waiting: (() => void)[] = []

  constructor(options: { atOnce: number; maxWaiting: number }) {
    this.#free = options.atOnce
    this.#maxWaiting = options.maxWaiting
  }

  /** Works when it is let in. Throws AppError `rate_limited` when too many wait and `cancelled` when it gave up waiting. */
  async pass<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#enter(signal)
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  /**
   * Works outside, for one who is in: somebody else goes in meanwhile, and it comes back in order. Throws what the work
   * throws, and the signal's reason.
   */
  async rest<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    this.#leave()
    try {
      return await work()
    } finally {
      // One that was cancelled ends at once: it comes back without a place, and leaves without one.
      await this.#enter(signal).catch(() => this.#free--)
      signal.throwIfAborted()
    }
  }

  #leave(): void {
    // Below zero, one of those who are in has nobody's place.
    const next = this.#free < 0 ? undefined : this.#waiting.shift()
    if (next) next()
    else this.#free++
  }

  #enter(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(cancelled())
    if (this.#free > 0) {
      this.#free--
      return Promise.resolve()
    }
    if (this.#waiting.length >= this.#maxWaiting) {
      const sentence = 'Many people are asking for this right now. Try again in a moment.'
      return Promise.reject(new AppError('rate_limited', sentence))
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push(resolve)
      const leave = (): void => {
        if (!this.#waiting.includes(resolve)) return
        this.#waiting = this.#waiting.filter((other) => other !== resolve)
        reject(cancelled())
      }
      signal.addEventListener('abort', leave, { once: true })
    })
  }
}

function cancelled(): AppError {
  return new AppError('cancelled', 'This was cancelled.')
}
