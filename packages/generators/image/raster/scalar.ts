/** Limits a value to two bounds, 0 and 1 by default. */
export function clamp(value: number, min = 0, max = 1): number {
  return value < min ? min : value > max ? max : value
}

/** The value at `share` of the way from one number to another. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** 0 below `start`, 1 above `end`, eased between; `start` may be the larger. */
export function smoothStep(start: number, end: number, value: number): number {
  const share = clamp((value - start) / (end - start))
  return share * share * (3 - 2 * share)
}
