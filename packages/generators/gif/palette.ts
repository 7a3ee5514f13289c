// Chooses the colours of a palette: Wu's cutting of the colour cube by variance, then means of the nearest colours.

import { cellCount, cellsPerChannel, type ColorHistogram } from './histogram.ts'
import { channelWeights, createColorFinder } from './nearest.ts'

/** Red, green, blue of each entry. */
export type Palette = readonly (readonly [red: number, green: number, blue: number])[]

/** Width of an index, 2 to 8, with room for one that stands for "unchanged". */
export function paletteBits(palette: Palette): number {
  return Math.max(2, Math.ceil(Math.log2(palette.length + 1)))
}

/** Points of the grid of sums: one before the first cell in each direction. */
const side = cellsPerChannel + 1
const [redStep, greenStep, blueStep] = [side * side, side, 1]
const axes = [redStep, greenStep, blueStep] as const

/** From (exclusive) and to (inclusive) in each direction, in cells. */
interface Box {
  from: [number, number, number]
  to: [number, number, number]
  /** Squared error of showing all its pixels in their mean. */
  error: number
}

/**
 * At most `size` colours for the pixels counted, at least one. `refinements` are rounds of moving each colour to the
 * mean of what it stands for; two come close to the best.
 */
export function choosePalette(histogram: ColorHistogram, size: number, refinements = 2): Palette {
  const sums = sumUp(histogram)
  const boxes = cutBoxes(sums, size)
  let palette: Palette = boxes.map((box) => meanOf(sums, box))
  for (let round = 0; round < refinements; round++) palette = moveToMeans(palette, histogram)
  return palette
}

interface Sums {
  counts: Float64Array
  red: Float64Array
  green: Float64Array
  blue: Float64Array
  /** Weighted squares. */
  squares: Float64Array
}

/** Of each grid point, the sums of all cells below it in every direction. */
function sumUp(histogram: ColorHistogram): Sums {
  const make = (): Float64Array => new Float64Array(side ** 3)
  const sums = { counts: make(), red: make(), green: make(), blue: make(), squares: make() }
  const [redWeight, greenWeight, blueWeight] = channelWeights
  for (let cell = 0; cell < cellCount; cell++) {
    const count = histogram.counts[cell]!
    if (count === 0) continue
    const point =
      ((cell >> 10) + 1) * redStep + (((cell >> 5) & 31) + 1) * greenStep + ((cell & 31) + 1) * blueStep
    const [red, green, blue] = [histogram.red[cell]!, histogram.green[cell]!, histogram.blue[cell]!]
    sums.counts[point] = count
    sums.red[point] = red
    sums.green[point] = green
    sums.blue[point] = blue
    sums.squares[point] =
      (redWeight * red * red + greenWeight * green * green + blueWeight * blue * blue) / count
  }
  for (const grid of Object.values(sums)) accumulate(grid)
  return sums
}

function accumulate(grid: Float64Array): void {
  for (const step of axes) {
    for (let point = step; point < grid.length; point++) {
      const place = Math.floor(point / step) % side
      if (place > 0) grid[point]! += grid[point - step]!
    }
  }
}

function readBox(grid: Float64Array, { from, to }: Box): number {
  return readFace(grid, from, to, to[0]) - readFace(grid, from, to, from[0])
}

/** The sum of a box's part below a red place. */
function readFace(grid: Float64Array, from: Box['from'], to: Box['to'], red: number): number {
  const row = red * redStep
  return (
    grid[row + to[1] * greenStep + to[2]]! -
    grid[row + from[1] * greenStep + to[2]]! -
    grid[row + to[1] * greenStep + from[2]]! +
    grid[row + from[1] * greenStep + from[2]]!
  )
}

function meanOf(sums: Sums, box: Box): [number, number, number] {
  const count = Math.max(1, readBox(sums.counts, box))
  return [
    Math.round(readBox(sums.red, box) / count),
    Math.round(readBox(sums.green, box) / count),
    Math.round(readBox(sums.blue, box) / count),
  ]
}

/** The part of the squared error that a mean takes away: the more, the better the mean fits. */
function fitOf(sums: Sums, box: Box): number {
  const count = readBox(sums.counts, box)
  if (count === 0) return 0
  const [redWeight, greenWeight, blueWeight] = channelWeights
  const [red, green, blue] = [readBox(sums.red, box), readBox(sums.green, box), readBox(sums.blue, box)]
  return (redWeight * red * red + greenWeight * green * green + blueWeight * blue * blue) / count
}

function withError(sums: Sums, from: Box['from'], to: Box['to']): Box {
  const box = { from, to, error: 0 }
  box.error = readBox(sums.squares, box) - fitOf(sums, box)
  return box
}

/** Cuts the box with the greatest error where the two parts fit best, until there are enough. */
function cutBoxes(sums: Sums, size: number): Box[] {
  const last = cellsPerChannel
  const boxes = [withError(sums, [0, 0, 0], [last, last, last])]
  const done: Box[] = []
  while (boxes.length > 0 && boxes.length + done.length < size) {
    let worst = 0
    for (let at = 1; at < boxes.length; at++) if (boxes[at]!.error > boxes[worst]!.error) worst = at
    const [box] = boxes.splice(worst, 1)
    const parts = cutBox(sums, box!)
    if (parts) boxes.push(...parts)
    else done.push(box!)
  }
  return [...boxes, ...done]
}

/** Null when all pixels are in one cell. */
function cutBox(sums: Sums, box: Box): [Box, Box] | null {
  let best: { axis: number; place: number; fit: number } | null = null
  for (let axis = 0; axis < 3; axis++) {
    for (let place = box.from[axis]! + 1; place < box.to[axis]!; place++) {
      const [low, high] = splitAt(box, axis, place)
      if (readBox(sums.counts, low) === 0 || readBox(sums.counts, high) === 0) continue
      const fit = fitOf(sums, low) + fitOf(sums, high)
      if (best === null || fit > best.fit) best = { axis, place, fit }
    }
  }
  if (!best) return null
  const [low, high] = splitAt(box, best.axis, best.place)
  return [withError(sums, low.from, low.to), withError(sums, high.from, high.to)]
}

function splitAt(box: Box, axis: number, place: number): [Box, Box] {
  const low: Box = { from: box.from, to: [...box.to], error: 0 }
  const high: Box = { from: [...box.from], to: box.to, error: 0 }
  low.to[axis] = place
  high.from[axis] = place
  return [low, high]
}

function moveToMeans(palette: Palette, histogram: ColorHistogram): Palette {
  const find = createColorFinder(palette)
  const totals = new Float64Array(palette.length * 4)
  for (let cell = 0; cell < cellCount; cell++) {
    const count = histogram.counts[cell]!
    if (count === 0) continue
    const [red, green, blue] = [histogram.red[cell]!, histogram.green[cell]!, histogram.blue[cell]!]
    const at = find(red / count, green / count, blue / count) * 4
    totals[at]! += count
    totals[at + 1]! += red
    totals[at + 2]! += green
    totals[at + 3]! += blue
  }
  return palette.map((color, index) => {
    const count = totals[index * 4]!
    if (count === 0) return color
    const mean = (channel: number): number => Math.round(totals[index * 4 + channel]! / count)
    return [mean(1), mean(2), mean(3)]
  })
}
