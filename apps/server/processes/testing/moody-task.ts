// A task for tests of the standing pool: it answers, waits, or crashes on request.

import { serveTask } from '../serve-task.ts'
import { moodyContract } from './moody-contract.ts'

let answered = 0
let isDoomed = false

serveTask(moodyContract, async ({ dwell, dies }) => {
  if (isDoomed || dies === 'now') process.kill(process.pid, 'SIGKILL')
  isDoomed = dies === 'next'
  await new Promise((resolve) => setTimeout(resolve, dwell))
  return { pid: process.pid, answered: ++answered }
})
