import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'

const minuteMs = 60_000

/** How often an account may begin something in a minute. */
export class Pace {
  readonly #perMinute: number
  readonly #begun = new Map<string, number[]>()

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  /** Throws AppError `rate_limited`. `nowMs` never goes back. */
  begin(account: string, nowMs = performance.now()): void {
    for (const [other, times] of this.#begun) {
      if (times.at(-1)! > nowMs - minuteMs) break
      this.#begun.delete(other)
    }
    const times = (this.#begun.get(account) ?? []).filter((time) => time > nowMs - minuteMs)
    if (times.length >= this.#perMinute) {
      const retryAfterSeconds = Math.ceil((times[0]! + minuteMs - nowMs) / 1000)
      const sentence = messages.facts.tooManyPages(this.#perMinute)
      throw new AppError('rate_limited', sentence, { details: { retryAfterSeconds } })
    }
    // At the end, so that the accounts are in the order of their last beginning.
    this.#begun.delete(account)
    this.#begun.set(account, [...times, nowMs])
  }
}
