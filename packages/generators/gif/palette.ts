// Chooses the colors of a palette. The set of colors is split in two where that helps most, again and again, and each
// part is represented by the mean of its nearest colors.

import type { ColorPoints } from './histogram.ts'
import { channelWeights, createColorFinder } from './nearest.ts'

/** Red, green, blue of each entry. */
export type Palette = readonly (readonly [red: number, green: number, blue: number])[]

/** Bits of an index, 2 to 8, with room for one that means "unchanged". */
export function paletteBits(palette: Palette): number {
  return Math.max(2, Math.ceil(Math.log2(palette.length + 1)))
}

/** A range of the ordered points, with the gain of splitting it. */
interface Group {
  from: number
  to: number
  /** Squared error that the best split removes. */
  gain: number
  axis: number
  /** Points whose channel is below the limit go to the first part. */
  limit: number
}

/**
 * At most `size` colors for the points, at least one. Each of the `refinements` rounds moves every color to the mean of
 * the colors nearest to it; two rounds come close to the optimum.
 */
export function choosePalette(points: ColorPoints, size: number, refinements = 2): Palette {
  if (points.counts.length === 0) return [[0, 0, 0]]
  let palette = new Cutter(points).cut(size)
  for (let round = 0; round < refinements; round++) palette = moveToMeans(palette, points)
  return palette.map(([red, green, blue]) => [Math.round(red), Math.round(green), Math.round(blue)])
}

/** Splits points into groups, which are contiguous in `#order`. */
class Cutter {
  readonly #points: ColorPoints
  readonly #channels: readonly Float64Array[]
  readonly #order: Uint32Array
  /** For each value from 0 to 255 of one channel: number of pixels, and sums of their channel. */
  readonly #counts = new Float64Array(256)
  readonly #sums = new Float64Array(256)

  constructor(points: ColorPoints) {
    this.#points = points
    this.#channels = [points.red, points.green, points.blue]
    this.#order = Uint32Array.from(points.counts, (_, at) => at)
  }

  cut(size: number): [number, number, number][] {
    const groups = [this.#look(0, this.#order.length)]
    while (groups.length < size) {
      let best = 0
      for (let at = 1; at < groups.length; at++) if (groups[at]!.gain > groups[best]!.gain) best = at
      const group = groups[best]!
      if (group.gain <= 0) break
      const middle = this.#part(group)
      groups[best] = this.#look(group.from, middle)
      groups.push(this.#look(middle, group.to))
    }
    return groups.map((group) => this.#meanOf(group))
  }

  #look(from: number, to: number): Group {
    const group = { from, to, gain: 0, axis: 0, limit: 0 }
    if (to - from < 2) return group
    for (let axis = 0; axis < 3; axis++) {
      const [first, last] = this.#count(from, to, this.#channels[axis]!)
      const found = this.#findCut(first, last)
      const gain = found.gain * channelWeights[axis]!
      if (gain > group.gain) Object.assign(group, { gain, axis, limit: found.limit })
    }
    return group
  }

  /** Fills the counts of a channel; returns its first and last value. */
  #count(from: number, to: number, channel: Float64Array): [number, number] {
    const [order, counts, sums, all] = [this.#order, this.#counts, this.#sums, this.#points.counts]
    counts.fill(0)
    sums.fill(0)
    let [first, last] = [255, 0]
    for (let place = from; place < to; place++) {
      const point = order[place]!
      const value = channel[point]!
      const whole = value | 0
      const count = all[point]!
      counts[whole]! += count
      sums[whole]! += count * value
      if (whole < first) first = whole
      if (whole > last) last = whole
    }
    return [first, last]
  }

  /** The limit with the least squared error on its two sides, and the error that it removes. */
  #findCut(first: number, last: number): { limit: number; gain: number } {
    const [counts, sums] = [this.#counts, this.#sums]
    let [count, sum] = [0, 0]
    for (let value = first; value <= last; value++) {
      count += counts[value]!
      sum += sums[value]!
    }
    let [lowCount, lowSum, limit, gain] = [0, 0, 0, 0]
    for (let value = first; value < last; value++) {
      lowCount += counts[value]!
      lowSum += sums[value]!
      const highCount = count - lowCount
      const apart = lowSum / lowCount - (sum - lowSum) / highCount
      const taken = ((lowCount * highCount) / count) * apart * apart
      if (taken > gain) [limit, gain] = [value + 1, taken]
    }
    return { limit, gain }
  }

  /** Moves the points below the limit to the front; returns the start of the others. */
  #part({ from, to, axis, limit }: Group): number {
    const [order, channel] = [this.#order, this.#channels[axis]!]
    let middle = from
    for (let place = from; place < to; place++) {
      const point = order[place]!
      if (channel[point]! >= limit) continue
      order[place] = order[middle]!
      order[middle++] = point
    }
    return middle
  }

  #meanOf({ from, to }: Group): [number, number, number] {
    const { counts } = this.#points
    let total = 0
    const sums: [number, number, number] = [0, 0, 0]
    for (let place = from; place < to; place++) {
      const point = this.#order[place]!
      total += counts[point]!
      for (let axis = 0; axis < 3; axis++) sums[axis]! += counts[point]! * this.#channels[axis]![point]!
    }
    return [sums[0] / total, sums[1] / total, sums[2] / total]
  }
}

function moveToMeans(
  palette: readonly [number, number, number][],
  { counts, red, green, blue }: ColorPoints,
): [number, number, number][] {
  const find = createColorFinder(palette)
  const totals = new Float64Array(palette.length * 4)
  for (let point = 0; point < counts.length; point++) {
    const count = counts[point]!
    const at = find(red[point]!, green[point]!, blue[point]!) * 4
    totals[at]! += count
    totals[at + 1]! += count * red[point]!
    totals[at + 2]! += count * green[point]!
    totals[at + 3]! += count * blue[point]!
  }
  return palette.map((color, index) => {
    const count = totals[index * 4]!
    if (count === 0) return color
    const mean = (channel: number): number => totals[index * 4 + channel]! / count
    return [mean(1), mean(2), mean(3)]
  })
}
