/** Bits kept of a channel. The colours of a cell are summed exactly, so a cell answers with their mean. */
const cellBits = 5
export const cellsPerChannel = 1 << cellBits
export const cellCount = 1 << (cellBits * 3)

/** What a histogram holds: only the cells with colours. */
export interface ColorSums {
  cells: Int32Array<ArrayBuffer>
  /** Count, red, green, blue of each. */
  sums: Float64Array<ArrayBuffer>
}

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

  /** The cells that hold colours, to send or keep. */
  toSums(): ColorSums {
    const cells: number[] = []
    for (let cell = 0; cell < cellCount; cell++) if (this.counts[cell]! > 0) cells.push(cell)
    const sums = cells.flatMap((cell) => [
      this.counts[cell]!,
      this.red[cell]!,
      this.green[cell]!,
      this.blue[cell]!,
    ])
    return { cells: Int32Array.from(cells), sums: Float64Array.from(sums) }
  }

  static fromSums(parts: readonly ColorSums[]): ColorHistogram {
    const histogram = new ColorHistogram()
    for (const { cells, sums } of parts) {
      for (const [place, cell] of cells.entries()) {
        histogram.counts[cell]! += sums[place * 4]!
        histogram.red[cell]! += sums[place * 4 + 1]!
        histogram.green[cell]! += sums[place * 4 + 2]!
        histogram.blue[cell]! += sums[place * 4 + 3]!
      }
    }
    return histogram
  }
}
