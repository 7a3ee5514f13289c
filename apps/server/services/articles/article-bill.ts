import type { JobRun } from '../jobs/job.ts'

/** What an article owes if its job ends now, without what earlier jobs of the article were charged. */
export interface Bill {
  /**
   * Records what was ordered from vendors; what is not named stays. Call it before the order. Throws AppError
   * `cancelled` when this attempt has lost the job.
   */
  order(ordered: { text?: number; pictures?: number }): Promise<void>
  /** After a failure, which is not the person's: the text costs nothing. Pictures are kept, and owed. */
  forgiveText(): Promise<void>
  /** What is left to pay of an article's price. */
  leftOf(credits: number): number
}

export function createBill(
  run: Pick<JobRun<'write-article'>, 'order'>,
  known: {
    /** Credits that earlier jobs of the article were charged. */
    charged: number
    /** Credits that earlier attempts of this job have ordered. They stay owed while the job goes on. */
    ordered: number
  },
): Bill {
  const owed = { text: 0, pictures: 0 }
  let written = known.ordered
  const leftOf = (credits: number): number => Math.max(0, credits - known.charged)
  const write = async (credits: number): Promise<void> => {
    if (credits === written) return
    await run.order(credits)
    written = credits
  }
  return {
    leftOf,
    order(ordered) {
      Object.assign(owed, ordered)
      return write(Math.max(known.ordered, leftOf(owed.text + owed.pictures)))
    },
    forgiveText: () => write(leftOf(owed.pictures)),
  }
}
