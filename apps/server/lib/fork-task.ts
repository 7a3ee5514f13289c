import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Starts the process of a task, a file that calls `serveTask`; it loads while its request is worked out. */
export function forkTask(entry: URL): ChildProcess {
  return fork(fileURLToPath(entry), [], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
}
