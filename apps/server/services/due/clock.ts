// Runs tasks of a process at intervals. Several processes may run the same task at the same time, so a task that must
// act only once claims a row first: see `lineUpDue` and `takeDueOperations`.

/** A task that repeats. */
export interface DueLine {
  /** Shown in the log. */
  name: string
  /**
   * Time between the end of a run and the next run. The first run comes after the same time, but after a minute at
   * most.
   */
  everyMs: number
  run: () => Promise<unknown>
}

export interface Clock {
  /** Starts no more runs and waits for those in progress. */
  stop(): Promise<void>
}

const tickMs = 500
const firstRunMs = 60_000

/** Runs each line when it is due. After an error, a line runs again at its next time. */
export function startClock(
  lines: readonly DueLine[],
  onError: (error: unknown, line: string) => void,
): Clock {
  const now = (): number => performance.now()
  const hands = lines.map((line) => ({
    line,
    dueMs: now() + Math.min(line.everyMs, firstRunMs),
    running: null as Promise<void> | null,
  }))
  const runOne = async (hand: (typeof hands)[number]): Promise<void> => {
    try {
      await hand.line.run()
    } catch (error) {
      onError(error, hand.line.name)
    } finally {
      hand.dueMs = now() + hand.line.everyMs
      hand.running = null
    }
  }
  const timer = setInterval(() => {
    for (const hand of hands) {
      if (hand.running === null && now() >= hand.dueMs) hand.running = runOne(hand)
    }
  }, tickMs)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(hands.map(({ running }) => running))
    },
  }
}
