// Loads nothing: the command line starts the render process before it reads its own code.

import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Starts a process that will render; it loads its code and waits. */
export function forkRenderProcess(): ChildProcess {
  const child = fork(fileURLToPath(new URL('./render-child.ts', import.meta.url)), [], {
    execArgv: [],
    env: { ...process.env, GLIBC_TUNABLES: listTunables(process.env['GLIBC_TUNABLES']) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  child.on('error', () => {})
  return child
}

/**
 * A render takes and frees blocks of eight megabytes for every frame. By itself glibc keeps them in heaps that grow to
 * 300 MB more than is used; given back at once they cost fresh pages each time, of which large ones take a sixth of
 * the CPU that small ones do. Other C libraries ignore it.
 */
function listTunables(given: string | undefined): string {
  const ours = 'glibc.malloc.hugetlb=1:glibc.malloc.trim_threshold=8388608:glibc.malloc.arena_max=1'
  return given ? `${given}:${ours}` : ours
}
