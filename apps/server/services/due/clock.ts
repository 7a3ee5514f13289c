// The clock of a process: what is done again and again is a line here. Lines of several processes run beside each other,
// so what may happen only once is taken from a row: see `lineUpDue` and `takeDueOperations`.

/** Something that is done again and again. */
export interface DueLine {
  /** For the log. */
  name: string
  /** From the end of one run to the next; the first one comes after as long, or after a minute. */
  everyMs: number
  run: () => Promise<unknown>
}

export interface Clock {
  /** Begins nothing more and waits for what runs. */
  stop(): Promise<void>
}

const tickMs = 500
const firstRunMs = 60_000

/** Runs each line when it is due; one that fails is tried again at its next time. */
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
