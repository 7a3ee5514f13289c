// Exports that are made or sent. Each keeps files on the disk until its download is over, so an account has a few, and a
// reader that stops reading loses its file.

import type { Readable } from 'node:stream'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'

const most = { perAccount: 6, all: 60 }
const retryAfterSeconds = 30
const usualTimes = { idleMs: 60_000, longestMs: 30 * 60_000 }

export class OpenExports {
  readonly #open = new Map<string, number>()
  readonly #times: { idleMs: number; longestMs: number }
  #count = 0

  /** `idleMs` is how long a reader may read nothing, `longestMs` how long a download may take. */
  constructor(times = usualTimes) {
    this.#times = times
  }

  /** Returns what ends the export. Throws AppError `rate_limited` when too many are open, of this account or of all. */
  begin(account: string): () => void {
    const own = this.#open.get(account) ?? 0
    if (own >= most.perAccount || this.#count >= most.all) {
      const { tooManyOpen, busy } = messages.articleExports
      const sentence = own >= most.perAccount ? tooManyOpen(most.perAccount) : busy
      throw new AppError('rate_limited', sentence, { details: { retryAfterSeconds } })
    }
    this.#open.set(account, own + 1)
    this.#count++
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#count--
      const left = this.#open.get(account)! - 1
      if (left === 0) this.#open.delete(account)
      else this.#open.set(account, left)
    }
  }

  /** Destroys a file whose reader has stopped, or takes too long. */
  watch(content: Readable & { readonly bytesRead: number }): void {
    const { idleMs, longestMs } = this.#times
    const begun = performance.now()
    let before = -1
    const look = setInterval(() => {
      const isLate = content.bytesRead === before || performance.now() - begun > longestMs
      before = content.bytesRead
      if (isLate) content.destroy(new Error('The reader of an export has stopped.'))
    }, idleMs).unref()
    content.once('close', () => clearInterval(look))
  }
}
