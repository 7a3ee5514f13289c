import type { Pixels } from '@vivify/timeline/ports'
import { ColorMap } from './color-map.ts'
import { writeFrame, type FrameBox } from './container.ts'
import { ColorHistogram } from './histogram.ts'
import { LzwPacker } from './lzw.ts'
import { createScreen, paintFrame, type Dither, type Screen } from './paint.ts'
import { choosePalette, type Palette } from './palette.ts'

export interface FrameEncoderOptions {
  width: number
  height: number
  /** The palette of all frames; null chooses one per frame. */
  palette: Palette | null
  /** Colors of a palette, 2 to 256; one index is reserved for "unchanged". */
  colors: number
  dither: Dither
  /** 0 to 1: how much a source pixel may change before it is painted again. */
  lossiness: number
  /** True when transparent pixels stay transparent and each frame is complete. Otherwise there are none. */
  isTransparent: boolean
}

/** Channel steps that are not painted at a lossiness of 1. */
const maxTolerance = 28

/** Turns frames into parts of a file, each drawn over the one before. */
export class FrameEncoder {
  readonly #options: FrameEncoderOptions
  readonly #packer = new LzwPacker()
  readonly #histogram = new ColorHistogram()
  readonly #map: ColorMap
  readonly #indices: Uint8Array
  #screen: Screen
  #isFirst = true

  constructor(options: FrameEncoderOptions) {
    this.#options = options
    this.#map = new ColorMap(options.palette ?? [])
    this.#indices = new Uint8Array(options.width * options.height)
    this.#screen = createScreen(options.width, options.height)
  }

  /**
   * The frame's part of the file; null when it changes nothing. An `exact` frame skips no pixel, so its screen depends
   * on it alone and the frames before it can be encoded elsewhere. Throws RangeError when the size differs.
   */
  encode(frame: Pixels, exact = false): Uint8Array | null {
    const { isTransparent } = this.#options
    if (isTransparent) this.#screen = createScreen(frame.width, frame.height)
    const map = this.#paint(frame, exact)
    const box = isTransparent ? wholeBox(frame) : this.#findChange(map.clearIndex)
    const isFirst = this.#isFirst
    this.#isFirst = false
    if (box === null && !isFirst) return null
    return this.#write(box ?? { left: 0, top: 0, width: 1, height: 1 }, map)
  }

  #write(box: FrameBox, map: ColorMap): Uint8Array {
    return writeFrame({
      box,
      clearIndex: map.clearIndex,
      isCleared: this.#options.isTransparent,
      palette: this.#options.palette ? null : map.palette,
      bits: map.bits,
      packed: this.#packer.pack(this.#cutOut(box), map.bits),
    })
  }

  /** Continues after an exact frame that was encoded elsewhere. */
  follow(frame: Pixels): void {
    this.#isFirst = false
    this.#paint(frame, true)
  }

  #paint(frame: Pixels, exact: boolean): ColorMap {
    const { width, height, dither, lossiness, colors } = this.#options
    if (frame.width !== width || frame.height !== height)
      throw new RangeError(`A frame of ${frame.width}×${frame.height} in a GIF of ${width}×${height}`)
    const pixels = packedPixels(frame)
    const map = this.#map
    if (!this.#options.palette) map.use(this.#choosePalette(pixels, colors))
    if (exact) this.#screen.painted.fill(0)
    paintFrame({
      screen: this.#screen,
      pixels,
      map,
      dither,
      tolerance: exact ? 0 : Math.round(lossiness * maxTolerance),
      indices: this.#indices,
    })
    return map
  }

  #choosePalette(pixels: Uint32Array, colors: number): Palette {
    this.#histogram.clear()
    this.#histogram.add(pixels)
    return choosePalette(this.#histogram.toPoints(), countColors(colors), 1)
  }

  #findChange(clearIndex: number): FrameBox | null {
    const { width, height } = this.#options
    const indices = this.#indices
    let [left, right, top, bottom] = [width, -1, -1, -1]
    for (let y = 0; y < height; y++) {
      const row = y * width
      let first = 0
      while (first < width && indices[row + first] === clearIndex) first++
      if (first === width) continue
      let last = width - 1
      while (indices[row + last] === clearIndex) last--
      if (top < 0) top = y
      bottom = y
      left = Math.min(left, first)
      right = Math.max(right, last)
    }
    return top < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
  }

  #cutOut({ left, top, width, height }: FrameBox): Uint8Array {
    const full = this.#options.width
    if (width === full) return this.#indices.subarray(top * full, (top + height) * full)
    const cut = new Uint8Array(width * height)
    for (let y = 0; y < height; y++) {
      const from = (top + y) * full + left
      cut.set(this.#indices.subarray(from, from + width), y * width)
    }
    return cut
  }
}

/** Number of colors that remain when one index is reserved. Throws RangeError outside 2 to 256. */
export function countColors(colors: number): number {
  if (!Number.isInteger(colors) || colors < 2 || colors > 256)
    throw new RangeError(`${colors} colors: a GIF has 2 to 256`)
  return Math.min(colors, 255)
}

/** The four bytes of each pixel as one number, red lowest. */
export function packedPixels({ data }: Pixels): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice()
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length >> 2)
}

function wholeBox({ width, height }: Pixels): FrameBox {
  return { left: 0, top: 0, width, height }
}
