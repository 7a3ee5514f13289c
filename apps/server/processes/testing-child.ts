// A process for tests of how processes are started: says what it was given, or takes memory until it is ended.

import { AppError } from '@vivify/contract/errors'
import { z } from 'zod'
import type { Count, TaskContract } from './contract.ts'
import { serveTask, type TaskRun } from './serve-task.ts'

const requestSchema = z.object({
  megabytes: z.number(),
  /** Stops itself, as a debugger or a sleeping machine would. */
  freezes: z.boolean().optional(),
  fails: z.boolean().optional(),
  /** Sends what is no message. */
  babbles: z.boolean().optional(),
})
type Request = z.infer<typeof requestSchema>

export const childContract = {
  label: 'The test',
  request: requestSchema,
  result: z.array(z.string()),
} satisfies TaskContract<Request, string[]>

export const childEntry = new URL(import.meta.url)

/** Returns the names in this process's environment after it held so much memory, outside of V8's heap. */
async function work(
  { megabytes, freezes, fails, babbles }: Request,
  { report }: TaskRun<Count>,
): Promise<string[]> {
  if (fails) throw new AppError('bad_input', 'As it was asked to.')
  if (babbles) {
    process.send?.({ type: 'progress', progress: 'nearly' })
    await new Promise(() => setInterval(() => {}, 1000))
  }
  if (freezes) process.kill(process.pid, 'SIGSTOP')
  const held: Buffer[] = []
  for (let taken = 0; taken < megabytes; taken += 10) {
    held.push(Buffer.alloc(10_000_000, 1))
    report({ done: taken + 10, total: megabytes })
  }
  return held.length >= 0 ? Object.keys(process.env) : []
}

if (process.send !== undefined && process.argv[1]?.endsWith('testing-child.ts')) {
  serveTask(childContract, work)
}
