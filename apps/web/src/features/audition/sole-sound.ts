// The page plays only one sound at a time: starting one stops the previous one.

let stopCurrent: (() => void) | null = null

/**
 * Stops the current sound; `stop` is called when another sound starts. Returns a function to call when this sound ends
 * by itself.
 */
export function claimSound(stop: () => void): () => void {
  stopCurrent?.()
  stopCurrent = stop
  return () => {
    if (stopCurrent === stop) stopCurrent = null
  }
}
