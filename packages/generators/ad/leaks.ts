// A flood that follows soft shadows also runs into products as pale as their background, through gaps in their outline.
// A second, strict flood avoids such products but also stops at shadows. An area that only the first flood covers is a
// shadow if most of it is outside the product's hull; otherwise it is a leak.

import { dilate, erode, findRegions } from './masks.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Combines both floods without the leaks; 1 is background. */
export function mendLeaks(lenient: Uint8Array, strict: Uint8Array, size: Size): Uint8Array {
  const hull = hullOf(lenient, size)
  const mended = lenient.slice()
  const disputed = lenient.map((isBackground, index) => (isBackground === 1 && strict[index] === 0 ? 1 : 0))
  const product = hull.reduce((sum, isInside) => sum + isInside, 0)
  for (const { pixels } of findRegions(disputed, size.width, size.height)) {
    if (pixels.length < product * 0.002) break
    const inside = pixels.reduce((sum, index) => sum + hull[index]!, 0)
    if (inside < pixels.length * 0.8) continue
    for (const index of pixels) if (hull[index] === 1) mended[index] = 0
  }
  return closeChannels(mended, size)
}

/** 1 inside the convex hull of everything that is not background, ignoring specks. */
function hullOf(background: Uint8Array, { width, height }: Size): Uint8Array {
  const product = background.map((isBackground) => 1 - isBackground)
  const regions = findRegions(product, width, height)
  const smallest = Math.max(12, (regions[0]?.pixels.length ?? 0) * 0.004)
  const left = new Int32Array(height).fill(width)
  const right = new Int32Array(height).fill(-1)
  for (const { pixels } of regions) {
    if (pixels.length < smallest) break
    for (const index of pixels) {
      const y = Math.floor(index / width)
      const x = index % width
      if (x < left[y]!) left[y] = x
      if (x > right[y]!) right[y] = x
    }
  }
  const inside = new Uint8Array(width * height)
  const lefts = chain(left, (y) => right[y]! >= 0, 1)
  const rights = chain(right, (y) => right[y]! >= 0, -1)
  for (let y = 0; y < height; y++) {
    if (Number.isNaN(lefts[y]!)) continue
    inside.fill(1, y * width + Math.ceil(lefts[y]!), y * width + Math.floor(rights[y]!) + 1)
  }
  return inside
}

/** One side of a convex hull, row by row; `sign` 1 is the left side. NaN in rows above and below the hull. */
function chain(edge: Int32Array, isThere: (y: number) => boolean, sign: 1 | -1): Float64Array {
  const stack: number[] = []
  for (let y = 0; y < edge.length; y++) {
    if (!isThere(y)) continue
    while (stack.length > 1) {
      const [first, second] = [stack.at(-2)!, stack.at(-1)!]
      const turn = (second - first) * (edge[y]! - edge[first]!) - (y - first) * (edge[second]! - edge[first]!)
      if (turn * sign > 0) break
      stack.pop()
    }
    stack.push(y)
  }
  const line = new Float64Array(edge.length).fill(Number.NaN)
  for (let corner = 0; corner < stack.length; corner++) {
    const from = stack[corner]!
    const to = stack[Math.min(stack.length - 1, corner + 1)]!
    for (let y = from; y <= to; y++) {
      line[y] = edge[from]! + ((edge[to]! - edge[from]!) * (y - from)) / Math.max(1, to - from)
    }
  }
  return line
}

/** Fills narrow channels that run far into the product, such as a highlight as bright as the background. */
function closeChannels(background: Uint8Array, { width, height }: Size): Uint8Array {
  const product = background.map((isBackground) => 1 - isBackground)
  const area = product.reduce((sum, isProduct) => sum + isProduct, 0)
  const radius = Math.max(2, Math.round(Math.sqrt(area) * 0.05))
  const closed = erode(dilate(product, width, height, radius), width, height, radius)
  const filled = closed.map((isClosed, index) => (isClosed === 1 && product[index] === 0 ? 1 : 0))
  const mended = background.slice()
  for (const { pixels } of findRegions(filled, width, height)) {
    if (pixels.length < area * 0.003) break
    if (wallShare(pixels, filled, product, width) < 0.8) continue
    for (const index of pixels) mended[index] = 0
  }
  return mended
}

/** Share of a region's outline that borders the product rather than open background. */
function wallShare(pixels: Int32Array, isIn: Uint8Array, product: Uint8Array, width: number): number {
  let walls = 0
  let open = 0
  for (const index of pixels) {
    for (const other of [index - 1, index + 1, index - width, index + width]) {
      if (isIn[other] === 1) continue
      if (product[other] === 1) walls++
      else open++
    }
  }
  return walls / Math.max(1, walls + open)
}
