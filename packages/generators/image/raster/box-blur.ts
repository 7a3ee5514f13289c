// Means over boxes by running sums: the cost does not depend on the radius. Edges repeat; radii may be fractional.

/** Rows of `width` pixels with `channels` interleaved values each. */
export interface BoxShape {
  readonly width: number
  readonly height: number
  readonly channels: number
}

/** Blurs each row into `to`. */
export function blurAcross(from: Float32Array, to: Float32Array, shape: BoxShape, radius: number): void {
  const { width, height, channels } = shape
  const whole = Math.floor(radius)
  const part = radius - whole
  const share = 1 / (radius * 2 + 1)
  for (let y = 0; y < height; y++) {
    for (let channel = 0; channel < channels; channel++) {
      const first = y * width * channels + channel
      const last = first + (width - 1) * channels
      let sum = from[first]! * (whole + 1)
      for (let x = 1; x <= whole; x++) sum += from[Math.min(last, first + x * channels)]!
      let leaving = first - whole * channels
      let entering = first + (whole + 1) * channels
      for (let at = first; at <= last; at += channels) {
        const coming = from[entering < last ? entering : last]!
        const before = leaving - channels
        to[at] = (sum + (from[before > first ? before : first]! + coming) * part) * share
        sum += coming - from[leaving > first ? leaving : first]!
        leaving += channels
        entering += channels
      }
    }
  }
}

/** Blurs each column into `to`, whole rows at a time, because walking down single columns would miss the cache. */
export function blurDown(from: Float32Array, to: Float32Array, shape: BoxShape, radius: number): void {
  const rowLength = shape.width * shape.channels
  const { height } = shape
  const whole = Math.floor(radius)
  const part = radius - whole
  const share = 1 / (radius * 2 + 1)
  const sums = new Float64Array(rowLength)
  const rowAt = (y: number): number => Math.min(height - 1, Math.max(0, y)) * rowLength
  for (let y = -whole; y <= whole; y++) {
    const start = rowAt(y)
    for (let x = 0; x < rowLength; x++) sums[x]! += from[start + x]!
  }
  for (let y = 0; y < height; y++) {
    const start = y * rowLength
    const before = rowAt(y - whole - 1)
    const entering = rowAt(y + whole + 1)
    const leaving = rowAt(y - whole)
    for (let x = 0; x < rowLength; x++) {
      const sum = sums[x]!
      const coming = from[entering + x]!
      to[start + x] = (sum + (from[before + x]! + coming) * part) * share
      sums[x] = sum + (coming - from[leaving + x]!)
    }
  }
}
