import type { VideoEngine } from '../../../providers/video/port.ts'
import type { OutsideKind } from '../../outside/operations.ts'

/** Vendors delete their films after a day or two. */
export const forgottenAfterMs = 20 * 60 * 60 * 1000

/** Tells the reconciler how to end shots that no job waits for any more. */
export function filmShotKind(engines: readonly VideoEngine[]): OutsideKind {
  return {
    kind: 'film-shot',
    forgottenAfterMs,
    async cancel({ vendor, operation }, signal) {
      const engine = engines.find(({ id }) => id === vendor)
      if (!engine?.cancel || !operation) return false
      await engine.cancel(operation, signal)
      return true
    },
  }
}
