// Scales pictures in the decoder's format, with luma and chroma apart. That is half the work of scaling red, green and
// blue, and exact; browsers convert whole pictures quickly but coarsely.

import type { Pixels } from '@vivify/timeline/ports'
import type { Rectangle } from './resize.ts'
import { makeTaps, weightBits, type Taps, type TapsWanted } from './taps.ts'

/** One channel in a decoder's bytes. */
export interface Plane {
  offset: number
  /** Bytes from row to row. */
  stride: number
  /** Bytes from sample to sample: 2 where two channels alternate. */
  step: number
}

export interface PlanarFormat {
  /** Width of the luma in pixels; the chroma has half the width and height. */
  width: number
  height: number
  matrix: 'bt601' | 'bt709'
  /** True for values from 0 to 255 instead of 16 to 235. */
  isFullRange: boolean
}

/** Weights of red and blue in luma. */
const lumaParts = { bt601: [0.299, 0.114], bt709: [0.2126, 0.0722] } as const
/** Fractional bits that are kept between the passes. */
const restBits = 4
const restScale = 1 << restBits

/** Cuts a rectangle out of pictures of one size and scales it. Keeps its tables between pictures. */
export class PlanarResizer {
  readonly #width: number
  readonly #height: number
  readonly #luma: Scaler
  readonly #cb: Scaler
  readonly #cr: Scaler
  readonly #factors: ReturnType<typeof makeFactors>

  constructor(format: PlanarFormat, crop: Rectangle, width: number, height: number) {
    this.#width = width
    this.#height = height
    const across = { from: crop.left, length: crop.width, whole: format.width, count: width }
    const down = { from: crop.top, length: crop.height, whole: format.height, count: height }
    // Chroma samples are on every second column and between two rows, as in MPEG.
    const colorAcross = placeColors(across, 0)
    const colorDown = placeColors(down, 0.5)
    this.#luma = new Scaler(placeLuma(across), placeLuma(down))
    this.#cb = new Scaler(colorAcross, colorDown)
    this.#cr = new Scaler(colorAcross, colorDown)
    this.#factors = makeFactors(format)
  }

  resize(bytes: Uint8Array, [luma, cb, cr]: readonly [Plane, Plane, Plane]): Pixels {
    const lights = this.#luma.scale(bytes, luma)
    const blues = this.#cb.scale(bytes, cb)
    const reds = this.#cr.scale(bytes, cr)
    const data = new Uint8ClampedArray(this.#width * this.#height * 4)
    const { black, light, redOfCr, greenOfCb, greenOfCr, blueOfCb } = this.#factors
    const gray = 128 * restScale
    for (let at = 0, to = 0; at < lights.length; at++, to += 4) {
      const level = (lights[at]! - black) * light
      const [blue, red] = [blues[at]! - gray, reds[at]! - gray]
      data[to] = level + redOfCr * red
      data[to + 1] = level - greenOfCb * blue - greenOfCr * red
      data[to + 2] = level + blueOfCb * blue
      data[to + 3] = 255
    }
    return { width: this.#width, height: this.#height, data }
  }
}

function makeFactors({ matrix, isFullRange }: PlanarFormat) {
  const [redPart, bluePart] = lumaParts[matrix]
  const greenPart = 1 - redPart - bluePart
  const color = (isFullRange ? 1 : 255 / 224) / restScale
  return {
    black: isFullRange ? 0 : 16 * restScale,
    light: (isFullRange ? 1 : 255 / 219) / restScale,
    redOfCr: 2 * (1 - redPart) * color,
    greenOfCb: ((2 * (1 - bluePart) * bluePart) / greenPart) * color,
    greenOfCr: ((2 * (1 - redPart) * redPart) / greenPart) * color,
    blueOfCb: 2 * (1 - bluePart) * color,
  }
}

interface Side {
  from: number
  length: number
  whole: number
  count: number
}

function placeLuma({ from, length, count }: Side): TapsWanted {
  const step = length / count
  return { first: from, last: from + length - 1, count, origin: from + step / 2 - 0.5, step }
}

/** `shift` is the position of the first chroma sample among the luma's. */
function placeColors({ from, length, whole, count }: Side, shift: number): TapsWanted {
  const luma = placeLuma({ from, length, whole, count })
  const end = Math.ceil(whole / 2) - 1
  return {
    first: Math.min(end, from >> 1),
    last: Math.min(end, (from + length - 1) >> 1),
    count,
    origin: (luma.origin - shift) / 2,
    step: luma.step / 2,
  }
}

/** Scales one channel; the result is valid until the next call. */
class Scaler {
  readonly #across: Taps
  readonly #down: Taps
  readonly #firstRow: number
  readonly #rowCount: number
  readonly #middle: Int16Array
  readonly #scaled: Int16Array

  constructor(across: TapsWanted, down: TapsWanted) {
    this.#across = makeTaps(across)
    this.#down = makeTaps(down)
    this.#firstRow = down.first
    this.#rowCount = down.last - down.first + 1
    this.#middle = new Int16Array(across.count * this.#rowCount)
    this.#scaled = new Int16Array(across.count * down.count)
  }

  scale(bytes: Uint8Array, plane: Plane): Int16Array {
    this.#scaleRows(bytes, plane)
    this.#scaleColumns()
    return this.#scaled
  }

  #scaleRows(bytes: Uint8Array, { offset, stride, step }: Plane): void {
    const { starts, count, weights } = this.#across
    const middle = this.#middle
    const width = starts.length
    for (let y = 0, to = 0; y < this.#rowCount; y++) {
      const row = offset + (this.#firstRow + y) * stride
      for (let x = 0, weight = 0; x < width; x++, to++) {
        let sum = 0
        let from = row + starts[x]! * step
        for (const end = weight + count; weight < end; weight++, from += step)
          sum += bytes[from]! * weights[weight]!
        middle[to] = sum >> (weightBits - restBits)
      }
    }
  }

  #scaleColumns(): void {
    const { starts, count, weights } = this.#down
    const [middle, scaled] = [this.#middle, this.#scaled]
    const width = this.#across.starts.length
    const half = 1 << (weightBits - 1)
    for (let y = 0, to = 0; y < starts.length; y++) {
      const start = (starts[y]! - this.#firstRow) * width
      const firstWeight = y * count
      for (let x = 0; x < width; x++, to++) {
        let sum = half
        for (let tap = 0, from = start + x; tap < count; tap++, from += width)
          sum += middle[from]! * weights[firstWeight + tap]!
        scaled[to] = sum >> weightBits
      }
    }
  }
}
