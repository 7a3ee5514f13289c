import type { RenderRequest } from './render-contract.ts'
import type { RenderProcess } from './render-in-child.ts'

/** Hands out render processes. Keeps one ready with compiled code, so that a second export starts at once. */
export interface RenderProcesses {
  /** Hands out a process; the caller must give it back. Throws AppError `encoder_missing`. */
  take(): Promise<RenderProcess>
  /**
   * Takes a process back. One that finished its work is kept for the next render for a while; otherwise it is ended and
   * a fresh one starts.
   */
  giveBack(process: RenderProcess, hasFinished: boolean): void
  stop(): void
}

/** Most people who export again do so within minutes. */
const idleMs = 180_000
/** Ends a process after this many renders, because native code may leak memory with every render. */
const maxRenders = 20

/** Loads the module with the first render, because it takes memory and time that an idle server need not spend. */
async function startRenderProcess(
  encoder: RenderRequest['encoder'],
  options: { hasTime?: boolean; entry?: URL | undefined },
): Promise<RenderProcess> {
  return (await import('./render-in-child.ts')).startRenderProcess(encoder, options)
}

/** `entry` is a program that serves renders, instead of the usual one. */
export function createRenderProcesses(encoder: RenderRequest['encoder'], entry?: URL): RenderProcesses {
  const renderCounts = new WeakMap<RenderProcess, number>()
  let ready: RenderProcess | null = null
  let timer: NodeJS.Timeout | undefined

  function drop(): void {
    clearTimeout(timer)
    ready?.stop()
    ready = null
  }

  function keep(process: RenderProcess): void {
    ready = process
    process.task.unref()
    timer = setTimeout(drop, idleMs).unref()
  }

  async function start(): Promise<void> {
    const process = await startRenderProcess(encoder, { hasTime: true, entry })
    if (ready) process.stop()
    else keep(process)
  }

  return {
    async take() {
      clearTimeout(timer)
      const taken = ready
      ready = null
      if (!taken?.task.isAlive) return startRenderProcess(encoder, { entry })
      taken.task.ref()
      return taken
    },
    giveBack(process, hasFinished) {
      const count = (renderCounts.get(process) ?? 0) + 1
      renderCounts.set(process, count)
      if (!ready?.task.isAlive) drop()
      if (ready === null && hasFinished && count < maxRenders && process.task.isAlive) return keep(process)
      process.stop()
      // Errors are ignored here: `take` reports a missing encoder.
      if (ready === null) void start().catch(() => {})
    },
    stop: drop,
  }
}
