// A process that starts due jobs, and notes each in a table of the test. Its own clock is wrong by some milliseconds: the
// number of the second argument, then of each line of the standard input. The third argument says what calls
// `startDueJobs`: `loop` does so without a pause, so that most kills come while it runs; `clock` is the server's own clock.

import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '../../store/sql.ts'
import { openStore } from '../../store/database.ts'
import { startClock } from './clock.ts'
import { startDueJobs } from './due-jobs.ts'

const [url = '', offset = '0', how = 'loop'] = process.argv.slice(2)
let clockIsOffByMs = Number(offset)
const RightDate = Date
globalThis.Date = class extends RightDate {
  constructor(...given: [] | [number]) {
    super(...((given.length === 0 ? [RightDate.now() + clockIsOffByMs] : given) as [number]))
  }

  static override now(): number {
    return RightDate.now() + clockIsOffByMs
  }
} as DateConstructor
createInterface(process.stdin).on('line', (line) => {
  clockIsOffByMs = Number(line)
  process.stdout.write(`${Math.round((Date.now() - RightDate.now()) / 1000)}\n`)
})

const { db } = await openStore({ kind: 'postgres', url })
const queue = {
  async send(kind: string, tx: Pick<typeof db, 'execute'> = db): Promise<void> {
    await tx.execute(sql`insert into started (kind) values (${kind})`)
    // The test kills the process most often during this wait.
    await wait(5)
  },
}
process.stdout.write('ready\n')
if (how === 'clock') {
  const run = () => startDueJobs({ db, queue })
  startClock([{ name: 'due jobs', everyMs: 1, run }], (error) => {
    throw error
  })
}
while (how === 'loop') {
  await startDueJobs({ db, queue })
  await wait(2)
}
