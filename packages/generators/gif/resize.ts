// Makes pictures smaller or larger with a clean filter: a canvas is slower at this and softer.

import type { Pixels } from '@vivify/timeline/ports'

interface Rectangle {
  left: number
  top: number
  width: number
  height: number
}

interface Taps {
  /** First source place of each result place. */
  starts: Int32Array
  count: number
  /** `count` for each result place; they add up to `one`. */
  weights: Int32Array
}

const weightBits = 12
const one = 1 << weightBits
/** Catmull and Rom's cubic: sharp, with little ringing. */
const sharpness = -0.5

/** Cuts a rectangle out of opaque pictures of one size and scales it. Keeps its tables from picture to picture. */
export class Resizer {
  readonly #sourceWidth: number
  readonly #crop: Rectangle
  readonly #width: number
  readonly #height: number
  readonly #halvings: number
  readonly #across: Taps
  readonly #down: Taps
  #middle = new Int16Array(0)

  /** The crop is in whole pixels and lies inside the source. */
  constructor(sourceWidth: number, crop: Rectangle, width: number, height: number) {
    let [fromWidth, fromHeight, halvings] = [crop.width, crop.height, 0]
    // Means of four are cheap and lose nothing that is still there at half the size.
    while (fromWidth >= width * 2 && fromHeight >= height * 2) {
      fromWidth >>= 1
      fromHeight >>= 1
      halvings++
    }
    this.#sourceWidth = sourceWidth
    this.#crop = crop
    this.#width = width
    this.#height = height
    this.#halvings = halvings
    this.#across = makeTaps(fromWidth, width)
    this.#down = makeTaps(fromHeight, height)
  }

  /** The source is four bytes a pixel in rows without gaps; its alpha is not looked at. */
  resize(source: Uint8Array | Uint8ClampedArray): Pixels {
    let pixels: Uint32Array = new Uint32Array(source.buffer, source.byteOffset, source.length >> 2)
    let { left, top, width, height } = this.#crop
    let stride = this.#sourceWidth
    for (let turn = 0; turn < this.#halvings; turn++) {
      pixels = halve(pixels.subarray(top * stride + left), stride, width >> 1, height >> 1)
      ;[left, top, width, height, stride] = [0, 0, width >> 1, height >> 1, width >> 1]
    }
    const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset + (top * stride + left) * 4)
    const data = new Uint8ClampedArray(this.#width * this.#height * 4)
    const isSameSize = width === this.#width && height === this.#height
    if (isSameSize) copyRows(bytes, stride, width, height, data)
    else this.#filter(bytes, stride, height, data)
    return { width: this.#width, height: this.#height, data }
  }

  #filter(bytes: Uint8Array, stride: number, height: number, data: Uint8ClampedArray): void {
    const middleLength = this.#width * height * 3
    if (this.#middle.length < middleLength) this.#middle = new Int16Array(middleLength)
    filterRows(bytes, stride, height, this.#across, this.#middle)
    filterColumns(this.#middle, this.#width, this.#down, data)
  }
}

function halve(pixels: Uint32Array, stride: number, width: number, height: number): Uint32Array {
  const half = new Uint32Array(width * height)
  // Two channels of eight bits at once, each with room for its sum.
  const lanes = 0x00ff00ff
  for (let y = 0, to = 0; y < height; y++) {
    let from = y * 2 * stride
    for (let x = 0; x < width; x++, to++, from += 2) {
      const [a, b, c, d] = [
        pixels[from]!,
        pixels[from + 1]!,
        pixels[from + stride]!,
        pixels[from + stride + 1]!,
      ]
      const even = ((a & lanes) + (b & lanes) + (c & lanes) + (d & lanes) + 0x00020002) >>> 2
      const odd =
        (((a >>> 8) & lanes) +
          ((b >>> 8) & lanes) +
          ((c >>> 8) & lanes) +
          ((d >>> 8) & lanes) +
          0x00020002) >>>
        2
      half[to] = (even & lanes) | ((odd & lanes) << 8)
    }
  }
  return half
}

function copyRows(
  bytes: Uint8Array,
  stride: number,
  width: number,
  height: number,
  data: Uint8ClampedArray,
): void {
  for (let y = 0; y < height; y++)
    data.set(bytes.subarray(y * stride * 4, (y * stride + width) * 4), y * width * 4)
  for (let at = 3; at < data.length; at += 4) data[at] = 255
}

function filterRows(bytes: Uint8Array, stride: number, height: number, taps: Taps, middle: Int16Array): void {
  const { starts, count, weights } = taps
  const width = starts.length
  for (let y = 0, to = 0; y < height; y++) {
    const row = y * stride * 4
    for (let x = 0, weight = 0; x < width; x++, to += 3) {
      let [red, green, blue] = [0, 0, 0]
      let from = row + starts[x]! * 4
      for (const end = weight + count; weight < end; weight++, from += 4) {
        const share = weights[weight]!
        red += bytes[from]! * share
        green += bytes[from + 1]! * share
        blue += bytes[from + 2]! * share
      }
      // Four bits more than a byte, with its sign: the second pass takes them off.
      middle[to] = red >> (weightBits - 4)
      middle[to + 1] = green >> (weightBits - 4)
      middle[to + 2] = blue >> (weightBits - 4)
    }
  }
}

function filterColumns(middle: Int16Array, width: number, taps: Taps, data: Uint8ClampedArray): void {
  const { starts, count, weights } = taps
  const half = one * 8
  const rowLength = width * 3
  for (let y = 0, to = 0; y < starts.length; y++) {
    const start = starts[y]! * rowLength
    const firstWeight = y * count
    for (let x = 0; x < rowLength; x += 3, to += 4) {
      let [red, green, blue] = [half, half, half]
      for (let tap = 0, from = start + x; tap < count; tap++, from += rowLength) {
        const share = weights[firstWeight + tap]!
        red += middle[from]! * share
        green += middle[from + 1]! * share
        blue += middle[from + 2]! * share
      }
      data[to] = red >> (weightBits + 4)
      data[to + 1] = green >> (weightBits + 4)
      data[to + 2] = blue >> (weightBits + 4)
      data[to + 3] = 255
    }
  }
}

/** Weights of a cubic, as wide as the step from pixel to pixel wants; what lies outside repeats the edge. */
function makeTaps(from: number, to: number): Taps {
  const step = from / to
  const reach = Math.max(1, step)
  const count = Math.min(from, Math.ceil(reach * 4) + 1)
  const starts = new Int32Array(to)
  const weights = new Int32Array(to * count)
  for (let place = 0; place < to; place++) {
    const center = (place + 0.5) * step - 0.5
    const start = Math.min(from - count, Math.max(0, Math.floor(center - reach * 2) + 1))
    const exact = new Float64Array(count)
    for (let source = Math.floor(center - reach * 2); source <= center + reach * 2; source++) {
      const inside = Math.min(from - 1, Math.max(0, source))
      exact[inside - start]! += cubic((source - center) / reach)
    }
    const total = exact.reduce((sum, weight) => sum + weight, 0)
    starts[place] = start
    for (let tap = 0; tap < count; tap++)
      weights[place * count + tap] = Math.round((exact[tap]! / total) * one)
    const rounded = weights.subarray(place * count, (place + 1) * count)
    const middle = Math.min(count - 1, Math.max(0, Math.round(center) - start))
    rounded[middle]! += one - rounded.reduce((sum, weight) => sum + weight, 0)
  }
  return { starts, count, weights }
}

function cubic(distance: number): number {
  const d = Math.abs(distance)
  if (d < 1) return (sharpness + 2) * d ** 3 - (sharpness + 3) * d ** 2 + 1
  if (d < 2) return sharpness * (d ** 3 - 5 * d ** 2 + 8 * d - 4)
  return 0
}
