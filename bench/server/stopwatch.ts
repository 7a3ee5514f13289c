/** Durations of calls by name, in milliseconds. */
export interface Stopwatch {
  readonly times: ReadonlyMap<string, readonly number[]>
  measure<Result>(name: string, act: () => Promise<Result>): Promise<Result>
}

export function createStopwatch(): Stopwatch {
  const times = new Map<string, number[]>()
  return {
    times,
    async measure(name, act) {
      const started = performance.now()
      const result = await act()
      const taken = times.get(name)
      if (taken) taken.push(performance.now() - started)
      else times.set(name, [performance.now() - started])
      return result
    },
  }
}

/** The value that a share (0 to 1) of all values does not exceed. Throws RangeError for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError('No values have no percentile')
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!
}
