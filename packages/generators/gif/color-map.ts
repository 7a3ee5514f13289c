import { createColorFinder, type FindColor } from './nearest.ts'
import { paletteBits, type Palette } from './palette.ts'

/** Bits kept of a channel when a colour is looked up. */
const keyBits = 7

/** A palette ready for painting: nearest colours are searched once for each of 128 × 128 × 128 cells, when first asked. */
export class ColorMap {
  readonly palette: Palette
  /** The entry after the colours stands for "leave what is there". */
  readonly clearIndex: number
  /** Width of an index, 2 to 8. */
  readonly bits: number
  /** Red, green, blue from the low byte, opaque. */
  readonly packed: Uint32Array
  /** Mean distance of a colour from its neighbour, in steps of a channel: what dithering has to bridge. */
  readonly gap: number
  readonly #found: Uint8Array
  readonly #find: FindColor

  /** The palette has 1 to 255 colours. */
  constructor(palette: Palette) {
    this.palette = palette
    this.clearIndex = palette.length
    this.bits = paletteBits(palette)
    this.packed = Uint32Array.from(palette, ([red, green, blue]) => pack(red, green, blue))
    this.gap = measureGap(palette)
    this.#found = new Uint8Array(1 << (keyBits * 3)).fill(this.clearIndex)
    this.#find = createColorFinder(palette)
  }

  /** Index of the nearest colour; channels from 0 to 255. */
  indexOf(red: number, green: number, blue: number): number {
    const key = ((red & 0xfe) << 13) | ((green & 0xfe) << 6) | (blue >> 1)
    const found = this.#found[key]!
    if (found !== this.clearIndex) return found
    const index = this.#find((red & 0xfe) + 0.5, (green & 0xfe) + 0.5, (blue & 0xfe) + 0.5)
    this.#found[key] = index
    return index
  }
}

function pack(red: number, green: number, blue: number): number {
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0
}

function measureGap(palette: Palette): number {
  if (palette.length < 2) return 0
  let total = 0
  for (const [index, color] of palette.entries()) {
    let nearest = Infinity
    for (const [other, { 0: red, 1: green, 2: blue }] of palette.entries()) {
      if (other === index) continue
      nearest = Math.min(nearest, (red - color[0]) ** 2 + (green - color[1]) ** 2 + (blue - color[2]) ** 2)
    }
    total += Math.sqrt(nearest)
  }
  return total / palette.length / Math.sqrt(3)
}
