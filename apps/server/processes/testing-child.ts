// A child process for tests of starting processes: it returns its environment, or takes memory until it is ended.

import { AppError } from '@vivify/contract/errors'
import { z } from 'zod'
import type { Count, TaskContract } from './contract.ts'
import { serveTask, type TaskRun } from './serve-task.ts'

const requestSchema = z.object({
  megabytes: z.number(),
  /** Stops itself with a signal, like a debugger or a sleeping machine. */
  freezes: z.boolean().optional(),
  fails: z.boolean().optional(),
  /** Sends an invalid message. */
  babbles: z.boolean().optional(),
})
type Request = z.infer<typeof requestSchema>

export const childContract = {
  label: 'The test',
  request: requestSchema,
  result: z.array(z.string()),
} satisfies TaskContract<Request, string[]>

export const childEntry = new URL(import.meta.url)

/**
 * Returns the variable names of this process's environment, after it has allocated the given memory outside V8's heap.
 */
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
