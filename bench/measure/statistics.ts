/** Middle value; the mean of the two middle ones for an even count. Throws RangeError for none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('No values have no median')
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** `median [smallest–largest]`, each with the given digits after the point; the median alone for one value. */
export function formatSpread(values: readonly number[], digits: number): string {
  const middle = median(values).toFixed(digits)
  if (values.length === 1) return middle
  return `${middle} [${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}]`
}
