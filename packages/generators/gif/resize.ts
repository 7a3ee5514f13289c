// Scales pictures with a clean filter; a canvas is slower and softer.

import type { Pixels } from '@vivify/timeline/ports'
import { makeTaps, one, weightBits, type Taps } from './taps.ts'

export interface Rectangle {
  left: number
  top: number
  width: number
  height: number
}

/** Cuts a rectangle out of opaque pictures of one size and scales it. Keeps its tables between pictures. */
export class Resizer {
  readonly #sourceWidth: number
  readonly #crop: Rectangle
  readonly #width: number
  readonly #height: number
  readonly #halvings: number
  readonly #across: Taps
  readonly #down: Taps
  #middle = new Int16Array(0)

  /** The crop is in whole pixels and inside the source. */
  constructor(sourceWidth: number, crop: Rectangle, width: number, height: number) {
    let [fromWidth, fromHeight, halvings] = [crop.width, crop.height, 0]
    // Averaging four pixels is cheap and loses no detail that half the size can still show.
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
    this.#across = spreadTaps(fromWidth, width)
    this.#down = spreadTaps(fromHeight, height)
  }

  /** The source has four bytes per pixel, in rows without gaps; its alpha is ignored. */
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

function spreadTaps(from: number, count: number): Taps {
  const step = from / count
  return makeTaps({ first: 0, last: from - 1, count, origin: step / 2 - 0.5, step })
}

function halve(pixels: Uint32Array, stride: number, width: number, height: number): Uint32Array {
  const half = new Uint32Array(width * height)
  // Two channels of eight bits are processed at once, each with room for its sum.
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
      // A signed value with four more bits than a byte; the second pass removes them.
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
