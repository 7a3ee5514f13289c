// Blocks of pixels without a canvas.

import type { Pixels } from '@vivify/timeline/ports'

/** Transparent pixels. */
export function createPixels(width: number, height: number): Pixels {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) }
}

/** The length that sizes are relative to: the side of a square of the same area, in pixels. */
export function unitOf(size: { readonly width: number; readonly height: number }): number {
  return Math.sqrt(size.width * size.height)
}

/** Scales down by averaging until the longer side is at most `maxSide`; a smaller picture is copied. */
export function shrinkPixels(source: Pixels, maxSide: number): Pixels {
  const scale = Math.min(1, maxSide / Math.max(source.width, source.height))
  return averagePixels(
    source,
    Math.max(1, Math.round(source.width * scale)),
    Math.max(1, Math.round(source.height * scale)),
  )
}

/** Scales down to a size by averaging whole pixels; each source pixel counts once. */
export function averagePixels(source: Pixels, width: number, height: number): Pixels {
  const target = createPixels(width, height)
  if (width === source.width && height === source.height) {
    target.data.set(source.data)
    return target
  }
  const columns = edgesOf(source.width, width)
  const rows = edgesOf(source.height, height)
  for (let y = 0, to = 0; y < height; y++) {
    const top = rows[y]!
    const bottom = rows[y + 1]!
    for (let x = 0; x < width; x++, to += 4) {
      writeAverage(source, columns[x]!, top, columns[x + 1]!, bottom, target.data, to)
    }
  }
  return target
}

/** Whole pixels at which `count` equal parts of a length begin, plus its end; no part is empty unless it must be. */
export function edgesOf(length: number, count: number): Int32Array {
  return Int32Array.from({ length: count + 1 }, (_, index) => Math.round((index * length) / count))
}

/** The mean color of a block, weighted by opacity. */
export function writeAverage(
  source: Pixels,
  left: number,
  top: number,
  right: number,
  bottom: number,
  into: Uint8ClampedArray,
  to: number,
): void {
  const { data, width } = source
  let red = 0
  let green = 0
  let blue = 0
  let opacity = 0
  for (let y = top; y < bottom; y++) {
    for (let x = left, from = (y * width + left) * 4; x < right; x++, from += 4) {
      const alpha = data[from + 3]!
      red += data[from]! * alpha
      green += data[from + 1]! * alpha
      blue += data[from + 2]! * alpha
      opacity += alpha
    }
  }
  if (opacity === 0) return
  into[to] = red / opacity
  into[to + 1] = green / opacity
  into[to + 2] = blue / opacity
  into[to + 3] = opacity / ((right - left) * (bottom - top))
}

/** The color at fractional coordinates, clamped to the edge; transparent neighbors do not darken it. */
export function writeBilinear(
  source: Pixels,
  x: number,
  y: number,
  into: Uint8ClampedArray,
  to: number,
): void {
  const { width, height, data } = source
  const clampedX = x < 0 ? 0 : x > width - 1 ? width - 1 : x
  const clampedY = y < 0 ? 0 : y > height - 1 ? height - 1 : y
  const left = clampedX | 0
  const top = clampedY | 0
  const across = clampedX - left
  const down = clampedY - top
  const first = (top * width + left) * 4
  const right = left + 1 < width ? 4 : 0
  const low = top + 1 < height ? width * 4 : 0
  const shareFirst = (1 - across) * (1 - down) * data[first + 3]!
  const shareRight = across * (1 - down) * data[first + right + 3]!
  const shareLow = (1 - across) * down * data[first + low + 3]!
  const shareLast = across * down * data[first + low + right + 3]!
  const opacity = shareFirst + shareRight + shareLow + shareLast
  if (opacity <= 0) return
  for (let channel = 0; channel < 3; channel++) {
    into[to + channel] =
      (data[first + channel]! * shareFirst +
        data[first + right + channel]! * shareRight +
        data[first + low + channel]! * shareLow +
        data[first + low + right + channel]! * shareLast) /
      opacity
  }
  into[to + 3] = opacity
}
