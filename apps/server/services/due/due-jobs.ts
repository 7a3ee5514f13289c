import type { JobQueue } from '../../store/job-queue.ts'
import type { Database } from '../../store/database.ts'
import { lineUpDue } from '../../store/jobs.ts'

/** Puts jobs whose moment has come in line, each once on any number of processes. */
export async function startDueJobs({ db, queue }: { db: Database; queue: JobQueue }): Promise<void> {
  await db.transaction(async (tx) => {
    for (const kind of await lineUpDue(tx)) await queue.send(kind, tx)
  })
}
