import type { VideoEngine } from '../../../providers/video/port.ts'
import type { OutsideKind } from '../../outside/operations.ts'

/** Vendors delete their films after a day or two. */
export const forgottenAfterMs = 20 * 60 * 60 * 1000

/**
 * Tells the reconciler how to end shots that no job waits for any more. A shot is asked about with the keys of the
 * account that ordered it.
 */
export function filmShotKind(
  enginesOf: (workspaceId: string) => Promise<readonly VideoEngine[]>,
): OutsideKind {
  return {
    kind: 'film-shot',
    forgottenAfterMs,
    async cancel({ workspaceId, vendor, operation }, signal) {
      const engine = (await enginesOf(workspaceId)).find(({ id }) => id === vendor)
      if (!engine?.cancel || !operation) return false
      await engine.cancel(operation, signal)
      return true
    },
  }
}
