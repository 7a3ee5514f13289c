import type { ChildProcess } from 'node:child_process'
import { forkChild, type ChildOptions } from './fork-child.ts'

/** Starts the process of a task, a file that calls `serveTask`; it loads while its request is worked out. */
export function forkTask(entry: URL, options: ChildOptions = {}): ChildProcess {
  return forkChild(entry, options)
}
