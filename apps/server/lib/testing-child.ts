// A process for tests of how processes are started: says what it was given, or takes memory until it is ended.

import { z } from 'zod'
import { serveStandingTask } from './standing-task.ts'
import { serveTask, type TaskContract } from './task.ts'

export const childContract = {
  label: 'The test',
  request: z.object({ megabytes: z.number() }),
  result: z.array(z.string()),
} satisfies TaskContract<{ megabytes: number }, string[]>

export const childEntry = new URL(import.meta.url)

/** Returns the names in this process's environment after it held so much memory, outside of V8's heap. */
async function work({ megabytes }: { megabytes: number }): Promise<string[]> {
  const held: Buffer[] = []
  for (let taken = 0; taken < megabytes; taken += 10) held.push(Buffer.alloc(10_000_000, 1))
  return held.length >= 0 ? Object.keys(process.env) : []
}

if (process.send !== undefined && process.argv[1]?.endsWith('testing-child.ts')) {
  if (process.execArgv.length > 0) serveStandingTask(childContract, work)
  else serveTask(childContract, work)
}
