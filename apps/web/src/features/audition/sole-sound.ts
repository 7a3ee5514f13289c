// One sound at a time in the whole page: whoever begins to play stops the one before.

let stopCurrent: (() => void) | null = null

/**
 * Stops what plays, and is told when something else begins. Returns a function to call when the sound has ended by
 * itself.
 */
export function claimSound(stop: () => void): () => void {
  stopCurrent?.()
  stopCurrent = stop
  return () => {
    if (stopCurrent === stop) stopCurrent = null
  }
}
