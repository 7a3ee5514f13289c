/** Source positions and weights for each position of a result. */
export interface Taps {
  /** First source position of each result position. */
  starts: Int32Array
  count: number
  /** `count` weights for each result position; they add up to `one`. */
  weights: Int32Array
}

export const weightBits = 12
export const one = 1 << weightBits

/** Catmull-Rom cubic: sharp, with little ringing. */
const sharpness = -0.5

export interface TapsWanted {
  /** First and last usable source position; beyond them, the edge repeats. */
  first: number
  last: number
  /** Number of result positions. */
  count: number
  /** Source position of the first result position, and the distance from one to the next. */
  origin: number
  step: number
}

/** Weights of a cubic that is stretched when the picture shrinks. */
export function makeTaps({ first, last, count, origin, step }: TapsWanted): Taps {
  const reach = Math.max(1, step)
  const length = Math.min(last - first + 1, Math.ceil(reach * 4) + 1)
  const starts = new Int32Array(count)
  const weights = new Int32Array(count * length)
  for (let place = 0; place < count; place++) {
    const center = origin + place * step
    const low = Math.floor(center - reach * 2)
    const start = Math.min(last + 1 - length, Math.max(first, low + 1))
    const exact = new Float64Array(length)
    for (let source = low; source <= center + reach * 2; source++) {
      const inside = Math.min(last, Math.max(first, source))
      exact[inside - start]! += cubic((source - center) / reach)
    }
    const total = exact.reduce((sum, weight) => sum + weight, 0)
    const own = weights.subarray(place * length, (place + 1) * length)
    for (let tap = 0; tap < length; tap++) own[tap] = Math.round((exact[tap]! / total) * one)
    const middle = Math.min(length - 1, Math.max(0, Math.round(center) - start))
    own[middle]! += one - own.reduce((sum, weight) => sum + weight, 0)
    starts[place] = start
  }
  return { starts, count: length, weights }
}

function cubic(distance: number): number {
  const d = Math.abs(distance)
  if (d < 1) return (sharpness + 2) * d ** 3 - (sharpness + 3) * d ** 2 + 1
  if (d < 2) return sharpness * (d ** 3 - 5 * d ** 2 + 8 * d - 4)
  return 0
}
