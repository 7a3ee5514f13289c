// Types that services and jobs share, so that neither imports the other.

export interface Later {
  /** How long to wait, in milliseconds, counted from now by the database's clock. */
  afterMs: number
  /** The reason, as a sentence for the job's owner. */
  reason: string
}

/**
 * Thrown by a job handler that can't go on yet, for instance because a vendor asks to come back later. This is not a
 * failure: until then the job waits without a worker, and keeps its reservation and its place among the jobs of its
 * account. Then the handler runs again from the start, so it must find the work it has already done.
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
