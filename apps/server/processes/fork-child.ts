// The only place that starts child processes. Each gets an environment without our secrets; a process that reads
// strangers' files also gets a memory limit (docs/decisions/009-processes-for-strangers-files.md).

import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from './child-environment.ts'

export interface ChildOptions {
  /** The process is ended when it uses more memory. Default: no limit. */
  maxMegabytes?: number | undefined
  /** Added to the child's environment. */
  environment?: Readonly<Record<string, string>>
}

/** Starts a child process. Its parent reads its error output, which may say why it ended. */
export function forkChild(entry: URL, { maxMegabytes, environment }: ChildOptions = {}): ChildProcess {
  return fork(fileURLToPath(entry), [], {
    execArgv: maxMegabytes === undefined ? [] : ['--import', watchOf(maxMegabytes)],
    env: { ...childEnvironment(process.env), ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
}

function watchOf(maxMegabytes: number): string {
  const watch = new URL('./memory-watch.ts', import.meta.url)
  watch.searchParams.set('megabytes', String(maxMegabytes))
  return watch.href
}

/** Whether a process ended because it exceeded its memory limit, by its error output. */
export function ranOutOfMemory(said: string): boolean {
  return said.includes(overMemorySentence)
}

/** What the process prints before it ends itself. */
const overMemorySentence = 'More memory than this process may have'
