// The one place that starts processes of ours. Each gets an environment without our secrets; one that reads what
// strangers sent also gets a limit of memory (docs/decisions/009-processes-for-strangers-files.md).

import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from './child-environment.ts'

export interface ChildOptions {
  /** The process is ended when it holds more. Default: no limit. */
  maxMegabytes?: number | undefined
  /** Added to its environment. */
  environment?: Readonly<Record<string, string>>
}

/** Starts a process of ours; its parent reads its error output, which may say why it ended. */
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

/** Whether a process that ended had more memory than it may have, by its error output. */
export function ranOutOfMemory(said: string): boolean {
  return said.includes(overMemorySentence)
}

/** What the process says before it ends itself. */
const overMemorySentence = 'More memory than this process may have'
