// A process's right to work on the targets that it took. The right ends by this machine's steady clock, so that a
// process that was frozen finds it gone when it wakes, whatever others did meanwhile.

import { AppError } from '@vivify/contract/errors'
import type { Database } from '../../store/database.ts'
import { renewLeases } from '../../store/due-targets.ts'
import type { TargetRow } from '../../store/posts.ts'

/** Longer than a call to a platform may take (60 s), plus the time between two renewals. */
export const leaseMs = 120_000
export const renewMs = 15_000
/** An irreversible call only begins with this much left, so that it has ended when the lease ends. */
const neededMs = 65_000

export class Lease {
  #endsMs: number
  readonly #onAside: () => void
  /** The target waits for work elsewhere on this machine, such as a video being converted. */
  isAside = false
  readonly stop = new AbortController()
  readonly target: Pick<TargetRow, 'id' | 'attempt'>

  /**
   * `takenMs` is the time by `performance.now()` before the target was taken. `onAside` is called when the target needs
   * no place among those being sent.
   */
  constructor(target: Pick<TargetRow, 'id' | 'attempt'>, takenMs: number, onAside: () => void = () => {}) {
    this.target = target
    this.#onAside = onAside
    this.#endsMs = takenMs + leaseMs
  }

  /** Does long work that other targets need not wait for. The lease is renewed meanwhile. */
  async aside<Result>(work: () => Promise<Result>): Promise<Result> {
    this.isAside = true
    this.#onAside()
    try {
      return await work()
    } finally {
      this.isAside = false
    }
  }

  renew(askedMs: number): void {
    this.#endsMs = askedMs + leaseMs
  }

  /** Throws AppError `cancelled` when the target may belong to another process soon. */
  require(): void {
    this.stop.signal.throwIfAborted()
    if (performance.now() + neededMs <= this.#endsMs) return
    this.lose()
    this.stop.signal.throwIfAborted()
  }

  lose(): void {
    this.stop.abort(new AppError('cancelled', 'Another process continues with this post.'))
  }
}

/** Renews leases together; those that another process has taken are lost. */
export async function renewAll(db: Database, leases: readonly Lease[]): Promise<void> {
  const askedMs = performance.now()
  const own = await renewLeases(
    db,
    leases.map(({ target }) => target),
    leaseMs,
  )
  for (const lease of leases) {
    if (own.has(lease.target.id)) lease.renew(askedMs)
    else lease.lose()
  }
}
