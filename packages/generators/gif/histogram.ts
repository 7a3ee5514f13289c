/**
 * Bits per channel that select a cell. The remaining bits are summed exactly, so a cell returns the mean of its colors.
 */
const cellBits = 6
const restBits = 8 - cellBits
const restMask = (1 << restBits) - 1
const cellCount = 1 << (cellBits * 3)
const cellMask = (1 << cellBits) - 1

/** Colors and their counts, in columns. */
export interface ColorPoints {
  counts: Float64Array
  /** Means, 0 to 255, with fractions. */
  red: Float64Array
  green: Float64Array
  blue: Float64Array
}

/**
 * The content of a histogram in a form that can be sent: for each cell with colors, the count and the sums of the low
 * bits.
 */
export interface ColorCells {
  cells: Uint32Array<ArrayBuffer>
  sums: Uint32Array<ArrayBuffer>
}

/** Counts colors in 64 × 64 × 64 cells. */
export class ColorHistogram {
  readonly #counts = new Uint32Array(cellCount)
  /** Sums of the low bits. */
  readonly #red = new Uint32Array(cellCount)
  readonly #green = new Uint32Array(cellCount)
  readonly #blue = new Uint32Array(cellCount)

  clear(): void {
    for (const sums of [this.#counts, this.#red, this.#green, this.#blue]) sums.fill(0)
  }

  /** Counts packed pixels (alpha, blue, green, red from the high byte); transparent ones don't count. */
  add(pixels: Uint32Array): void {
    const [counts, reds, greens, blues] = [this.#counts, this.#red, this.#green, this.#blue]
    for (let at = 0; at < pixels.length; at++) {
      const pixel = pixels[at]!
      if (pixel >>> 31 === 0) continue
      const [red, green, blue] = [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255]
      const cell =
        ((red >> restBits) << (cellBits * 2)) | ((green >> restBits) << cellBits) | (blue >> restBits)
      counts[cell]!++
      reds[cell]! += red & restMask
      greens[cell]! += green & restMask
      blues[cell]! += blue & restMask
    }
  }

  toCells(): ColorCells {
    const cells = this.#listCells()
    const sums = new Uint32Array(cells.length * 4)
    const columns = [this.#counts, this.#red, this.#green, this.#blue]
    for (const [at, cell] of cells.entries())
      for (const [column, values] of columns.entries()) sums[at * 4 + column] = values[cell]!
    return { cells, sums }
  }

  /** Adds the counts of another histogram; the order of several does not matter. */
  addCells({ cells, sums }: ColorCells): void {
    for (const [at, cell] of cells.entries()) {
      this.#counts[cell]! += sums[at * 4]!
      this.#red[cell]! += sums[at * 4 + 1]!
      this.#green[cell]! += sums[at * 4 + 2]!
      this.#blue[cell]! += sums[at * 4 + 3]!
    }
  }

  /** One color for each cell that contains any. */
  toPoints(): ColorPoints {
    const cells = this.#listCells()
    const make = (): Float64Array => new Float64Array(cells.length)
    const points = { counts: make(), red: make(), green: make(), blue: make() }
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at]!
      const count = this.#counts[cell]!
      points.counts[at] = count
      points.red[at] = ((cell >> (cellBits * 2)) << restBits) + this.#red[cell]! / count
      points.green[at] = (((cell >> cellBits) & cellMask) << restBits) + this.#green[cell]! / count
      points.blue[at] = ((cell & cellMask) << restBits) + this.#blue[cell]! / count
    }
    return points
  }

  #listCells(): Uint32Array<ArrayBuffer> {
    let length = 0
    for (let cell = 0; cell < cellCount; cell++) if (this.#counts[cell]! > 0) length++
    const cells = new Uint32Array(length)
    for (let cell = 0, at = 0; cell < cellCount; cell++) if (this.#counts[cell]! > 0) cells[at++] = cell
    return cells
  }
}
