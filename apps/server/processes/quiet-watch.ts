export interface QuietWatch {
  /** Records a sign of progress. */
  note(): void
  stop(): void
}

const ticks = 10

/**
 * Calls `onQuiet` once, when nothing was noted for `maxQuietMs`. Counts ticks instead of reading a clock: a process
 * that was itself frozen, or slept with its machine, first gets one tick when it wakes, and then the messages it
 * missed. Ticks while `mayBeQuiet` is true do not count.
 */
export function watchQuiet(
  maxQuietMs: number,
  onQuiet: () => void,
  mayBeQuiet: () => boolean = () => false,
): QuietWatch {
  let quietTicks = 0
  const timer = setInterval(() => {
    if (mayBeQuiet() || ++quietTicks < ticks) return
    clearInterval(timer)
    onQuiet()
  }, maxQuietMs / ticks)
  return {
    note() {
      quietTicks = 0
    },
    stop: () => clearInterval(timer),
  }
}
