export interface QuietWatch {
  /** There was a sign of progress. */
  note(): void
  stop(): void
}

const ticks = 10

/**
 * Calls `onQuiet`, once, when nothing was noted for `maxQuietMs`. It counts ticks instead of reading a clock: a process
 * that was itself frozen, or slept with its machine, sees one tick when it wakes, and then what it has missed. Ticks at
 * which `mayBeQuiet` is true do not count.
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
