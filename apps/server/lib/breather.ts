import { setImmediate as nextTurn } from 'node:timers/promises'

const maxHeldMs = 15

/** Lets others be answered in between: await what it returns, often, in a long computation. */
export function createBreather(): () => Promise<void> {
  let lastMs = performance.now()
  return async () => {
    if (performance.now() - lastMs < maxHeldMs) return
    await nextTurn()
    lastMs = performance.now()
  }
}
