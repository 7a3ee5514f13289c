import { createColorFinder, type FindColor } from './nearest.ts'
import { paletteBits, type Palette } from './palette.ts'

/** Bits per channel when a color is looked up. */
const keyBits = 6
const cutBits = 8 - keyBits
/** Middle of a cell, relative to its lowest color. */
const cellMiddle = ((1 << cutBits) - 1) / 2

/** A palette prepared for painting: the nearest color is searched once for each of 64 × 64 × 64 cells, on first use. */
export class ColorMap {
  palette: Palette = []
  /** The index after the colors means "unchanged". */
  clearIndex = 0
  /** Bits of an index, 2 to 8. */
  bits = 0
  /** Opaque colors, with red in the lowest byte, then green and blue. */
  packed = new Uint32Array(0)
  /** Mean distance of a color from its nearest neighbor, in channel steps, which dithering has to bridge. */
  gap = 0
  readonly #found = new Uint8Array(1 << (keyBits * 3))
  #find: FindColor = () => 0

  constructor(palette: Palette) {
    this.use(palette)
  }

  /** Changes to another palette, of 1 to 255 colors. */
  use(palette: Palette): void {
    this.palette = palette
    this.clearIndex = palette.length
    this.bits = paletteBits(palette)
    this.packed = Uint32Array.from(palette, ([red, green, blue]) => pack(red, green, blue))
    this.gap = measureGap(palette)
    this.#found.fill(this.clearIndex)
    this.#find = createColorFinder(palette)
  }

  /** Index of the nearest color; whole channels from 0 to 255. */
  indexOf(red: number, green: number, blue: number): number {
    const key = ((red >> cutBits) << (keyBits * 2)) | ((green >> cutBits) << keyBits) | (blue >> cutBits)
    const found = this.#found[key]!
    if (found !== this.clearIndex) return found
    const index = this.#find(middleOf(red), middleOf(green), middleOf(blue))
    this.#found[key] = index
    return index
  }
}

function middleOf(channel: number): number {
  return ((channel >> cutBits) << cutBits) + cellMiddle
}

function pack(red: number, green: number, blue: number): number {
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0
}

function measureGap(palette: Palette): number {
  if (palette.length < 2) return 0
  let total = 0
  for (const color of palette) {
    let nearest = Infinity
    for (const other of palette) {
      const red = other[0] - color[0]
      const green = other[1] - color[1]
      const blue = other[2] - color[2]
      const distance = red * red + green * green + blue * blue
      if (distance > 0 && distance < nearest) nearest = distance
    }
    if (nearest < Infinity) total += Math.sqrt(nearest)
  }
  return total / palette.length / Math.sqrt(3)
}
