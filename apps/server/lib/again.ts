// What services and jobs agree on without knowing each other.

export interface Later {
  /** From now on, by the database's clock. */
  afterMs: number
  /** Why, as a sentence for the job's owner. */
  reason: string
}

/**
 * Thrown by a job's handler that can't go on yet, for instance because a vendor asks to come back later. It is no failure:
 * the job waits for its moment without a worker, keeps what it reserved and its place among its account's, and is begun
 * again from the start, so the handler must find what it has done.
 */
export class Again extends Error implements Later {
  override readonly name = 'Again'
  readonly afterMs: number
  readonly reason: string

  constructor({ afterMs, reason }: Later) {
    super(reason)
    this.afterMs = afterMs
    this.reason = reason
  }
}
