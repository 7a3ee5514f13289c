import type { RenderRequest } from './render-contract.ts'
import type { RenderProcess } from './render-in-child.ts'

/** Hands out render processes; keeps one ready, whose code is compiled, so that a second export starts at once. */
export interface RenderProcesses {
  /** The process belongs to the caller, who gives it back. Throws AppError `encoder_missing`. */
  take(): Promise<RenderProcess>
  /** One that has finished its work waits for the next, for a while; another is ended and a fresh one begun. */
  giveBack(process: RenderProcess, hasFinished: boolean): void
  stop(): void
}

/** Most people who export again do so within minutes. */
const idleMs = 180_000
/** What native code may lose with every render does not add up for ever. */
const maxRenders = 20

/** Loaded with the first render: what it brings takes memory and time that an idle server need not spend. */
async function startRenderProcess(
  encoder: RenderRequest['encoder'],
  options: { hasTime?: boolean; entry?: URL | undefined },
): Promise<RenderProcess> {
  return (await import('./render-in-child.ts')).startRenderProcess(encoder, options)
}

/** `entry` is another program than the usual one that serves renders. */
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
      // What is missing is told when a process is taken.
      if (ready === null) void start().catch(() => {})
    },
    stop: drop,
  }
}
