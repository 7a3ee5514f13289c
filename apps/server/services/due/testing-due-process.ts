// A process that starts due jobs, and notes each in a table of the test. Its own clock is wrong by some milliseconds.

import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openStore } from '../../store/database.ts'
import { startDueJobs } from './due-jobs.ts'

const [url = '', clockIsOffByMs = '0'] = process.argv.slice(2)
const rightNow = Date.now
Date.now = () => rightNow() + Number(clockIsOffByMs)

const { db } = await openStore({ kind: 'postgres', url })
const queue = {
  async send(kind: string, tx: Pick<typeof db, 'execute'> = db): Promise<void> {
    await tx.execute(sql`insert into started (kind) values (${kind})`)
    // Most kills come in here.
    await wait(5)
  },
}
process.stdout.write('ready\n')
for (;;) {
  await startDueJobs({ db, queue })
  await wait(2)
}
