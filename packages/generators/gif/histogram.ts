/** Bits kept of a channel. The colours of a cell are summed exactly, so a cell answers with their mean. */
const cellBits = 5
export const cellsPerChannel = 1 << cellBits
export const cellCount = 1 << (cellBits * 3)

/** How often colours occur, in 32 × 32 × 32 cells. */
export class ColorHistogram {
  readonly counts = new Float64Array(cellCount)
  readonly red = new Float64Array(cellCount)
  readonly green = new Float64Array(cellCount)
  readonly blue = new Float64Array(cellCount)

  clear(): void {
    for (const sums of [this.counts, this.red, this.green, this.blue]) sums.fill(0)
  }

  /** Counts packed pixels (alpha, blue, green, red from the high byte), every `step`-th; see-through ones don't count. */
  add(pixels: Uint32Array, step = 1): void {
    const { counts, red, green, blue } = this
    for (let at = 0; at < pixels.length; at += step) {
      const pixel = pixels[at]!
      if (pixel >>> 31 === 0) continue
      const cell = ((pixel & 0xf8) << 7) | ((pixel >>> 6) & 0x3e0) | ((pixel >>> 19) & 0x1f)
      counts[cell]!++
      red[cell]! += pixel & 255
      green[cell]! += (pixel >>> 8) & 255
      blue[cell]! += (pixel >>> 16) & 255
    }
  }
}
