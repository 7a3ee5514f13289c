/**
 * Counts something at most once in `everyMs` for everybody who asks. Who asks meanwhile gets the same answer; one that
 * failed is not kept.
 */
export function countRarely<Result>(
  count: () => Promise<Result>,
  { everyMs, now }: { everyMs: number; now: () => number },
): () => Promise<Result> {
  let last: { result: Promise<Result>; beganMs: number } | null = null
  return () => {
    if (last === null || now() - last.beganMs >= everyMs) {
      const begun = { result: count(), beganMs: now() }
      last = begun
      begun.result.catch(() => {
        if (last === begun) last = null
      })
    }
    return last.result
  }
}
