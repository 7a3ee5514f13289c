/** Bits kept of a channel. What the cells leave off is summed exactly, so a cell answers with the mean of its colours. */
const cellBits = 6
const restBits = 8 - cellBits
const restMask = (1 << restBits) - 1
const cellCount = 1 << (cellBits * 3)
const cellMask = (1 << cellBits) - 1

/** Colours and how often they occur, in columns. */
export interface ColorPoints {
  counts: Float64Array<ArrayBuffer>
  /** Means, 0 to 255, with fractions. */
  red: Float64Array<ArrayBuffer>
  green: Float64Array<ArrayBuffer>
  blue: Float64Array<ArrayBuffer>
}

/** How often colours occur, in 64 × 64 × 64 cells. */
export class ColorHistogram {
  readonly #counts = new Uint32Array(cellCount)
  /** Sums of the low bits. */
  readonly #red = new Uint32Array(cellCount)
  readonly #green = new Uint32Array(cellCount)
  readonly #blue = new Uint32Array(cellCount)

  clear(): void {
    for (const sums of [this.#counts, this.#red, this.#green, this.#blue]) sums.fill(0)
  }

  /** Counts packed pixels (alpha, blue, green, red from the high byte); see-through ones don't count. */
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

  /** A colour for each cell that holds some. */
  toPoints(): ColorPoints {
    let length = 0
    for (let cell = 0; cell < cellCount; cell++) if (this.#counts[cell]! > 0) length++
    const points = makePoints(length)
    for (let cell = 0, at = 0; cell < cellCount; cell++) {
      const count = this.#counts[cell]!
      if (count === 0) continue
      points.counts[at] = count
      points.red[at] = ((cell >> (cellBits * 2)) << restBits) + this.#red[cell]! / count
      points.green[at] = (((cell >> cellBits) & cellMask) << restBits) + this.#green[cell]! / count
      points.blue[at] = ((cell & cellMask) << restBits) + this.#blue[cell]! / count
      at++
    }
    return points
  }
}

function makePoints(length: number): ColorPoints {
  const make = (): Float64Array<ArrayBuffer> => new Float64Array(length)
  return { counts: make(), red: make(), green: make(), blue: make() }
}

/** All points together; equal colours may stand in several. */
export function joinPoints(parts: readonly ColorPoints[]): ColorPoints {
  const joined = makePoints(parts.reduce((total, { counts }) => total + counts.length, 0))
  let at = 0
  for (const part of parts) {
    for (const column of ['counts', 'red', 'green', 'blue'] as const) joined[column].set(part[column], at)
    at += part.counts.length
  }
  return joined
}
