import type { RenderRequest } from './messages.ts'
import type { RenderProcess } from './render-in-child.ts'

/** Hands out render processes; keeps the next one ready, so that a second export starts at once. */
export interface RenderProcesses {
  /** The process belongs to the caller, who stops it. Throws AppError `encoder_missing`. */
  take(): Promise<RenderProcess>
  /** Gets the next one ready, for a while. */
  prepare(): void
  stop(): void
}

/** Most people who export again do so within minutes. */
const idleMs = 180_000

/** Loaded with the first render: what it brings takes memory and time that an idle server need not spend. */
async function startRenderProcess(
  encoder: RenderRequest['encoder'],
  hasTime = false,
): Promise<RenderProcess> {
  return (await import('./render-in-child.ts')).startRenderProcess(encoder, { hasTime })
}

export function createRenderProcesses(encoder: RenderRequest['encoder']): RenderProcesses {
  let ready: RenderProcess | null = null
  let timer: NodeJS.Timeout | undefined

  function drop(): void {
    clearTimeout(timer)
    ready?.stop()
    ready = null
  }

  async function start(): Promise<void> {
    const process = await startRenderProcess(encoder, true)
    if (ready) return process.stop()
    ready = process
    // Neither the process nor its channel keeps the server from ending.
    process.child.unref()
    process.child.channel?.unref()
    process.child.once('exit', () => {
      if (ready === process) ready = null
    })
    timer = setTimeout(drop, idleMs).unref()
  }

  return {
    async take() {
      clearTimeout(timer)
      const taken = ready
      ready = null
      if (taken === null || taken.child.exitCode !== null) return startRenderProcess(encoder)
      taken.child.ref()
      taken.child.channel?.ref()
      return taken
    },
    prepare() {
      // What is missing is told when a process is taken.
      if (ready === null) void start().catch(() => {})
    },
    stop: drop,
  }
}
