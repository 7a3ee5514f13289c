// Making a video takes three programs that each load for half a second: they load at the same time. Imported before the
// command's own code, so it imports next to nothing.

import type { ChildProcess } from 'node:child_process'
import { forkTask } from '../lib/fork-task.ts'
import { forkRenderProcess } from '../rendering/child/fork-render.ts'

/** Processes that load while the command still reads what it was asked. */
export interface StartedAhead {
  renderer: ChildProcess
  /** Speaks, then mixes. */
  sound: ChildProcess
  /** Ends those that have not ended. */
  stop(): void
}

/** Begins what every `make` needs. One that can't be begun is begun again when it is needed, which tells why. */
export function startAhead(): StartedAhead {
  const renderer = forkRenderProcess()
  const sound = forkTask(new URL('../services/stages/voice/tasks/sound-task.ts', import.meta.url))
  sound.on('error', () => {})
  return {
    renderer,
    sound,
    stop() {
      renderer.kill('SIGKILL')
      sound.kill('SIGKILL')
    },
  }
}
