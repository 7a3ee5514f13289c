import type { JobQueue } from '../../store/job-queue.ts'
import type { Database } from '../../store/database.ts'
import { lineUpDue } from '../../store/jobs.ts'

/** Puts due jobs in line. Each job goes in line once, even if several processes do this at the same time. */
export async function startDueJobs(options: { db: Database; queue: Pick<JobQueue, 'send'> }): Promise<void> {
  const { db, queue } = options
  await db.transaction(async (tx) => {
    for (const kind of await lineUpDue(tx)) await queue.send(kind, tx)
  })
}
