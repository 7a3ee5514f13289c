// Easing curves. Each maps 0..1 to 0..1; a spring may pass 1 on the way.

/** Limits a value to [min, max]. */
export function clamp(value: number, min = 0, max = 1): number {
  return value < min ? min : value > max ? max : value
}

/** Interpolates from `from` to `to` as `amount` goes from 0 to 1. */
export function mix(from: number, to: number, amount: number): number {
  return from + (to - from) * amount
}

export function easeOutCubic(amount: number): number {
  const rest = 1 - clamp(amount)
  return 1 - rest * rest * rest
}

export function easeInCubic(amount: number): number {
  const value = clamp(amount)
  return value * value * value
}

export function easeInOut(amount: number): number {
  const value = clamp(amount)
  return value * value * (3 - 2 * value)
}

/** Overshoots by about a tenth, then settles within 0.45 s. `seconds` is the time since the start. */
export function spring(seconds: number): number {
  if (seconds <= 0) return 0
  if (seconds > 0.6) return 1
  return 1 - Math.exp(-10 * seconds) * Math.cos(14 * seconds)
}

/** How far `now` has come from `start` over `duration` seconds, 0 to 1. */
export function progressOf(now: number, start: number, duration: number): number {
  return clamp((now - start) / duration)
}
