// A standing task of the tests: it answers, dwells, or dies as it is told.

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
