import { setImmediate as nextTurn } from 'node:timers/promises'

const maxHeldMs = 15

/**
 * Call and await the returned function often during a long computation, so that other requests are answered in between.
 */
export function createBreather(): () => Promise<void> {
  let lastMs = performance.now()
  return async () => {
    if (performance.now() - lastMs < maxHeldMs) return
    await nextTurn()
    lastMs = performance.now()
  }
}
