import type { ChildProcess } from 'node:child_process'
import { forkChild } from '../../lib/fork-child.ts'

/** Far above any video: what clips and pictures make a decoder take beyond it is no honest need. */
const maxMegabytes = 6000

/** Starts a process that will render; it loads its code and waits. */
export function forkRenderProcess(): ChildProcess {
  const environment = { GLIBC_TUNABLES: listTunables(process.env['GLIBC_TUNABLES']) }
  const child = forkChild(new URL('./render-child.ts', import.meta.url), { maxMegabytes, environment })
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
