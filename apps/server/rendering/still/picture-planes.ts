import type { Canvas } from '@napi-rs/canvas'
import { createI420Converter, type RowReader } from '../i420/converter.ts'
import { countI420Bytes } from '../i420/plain.ts'
import { createPixelReader } from '../segments/pixel-reader.ts'

/** A picture as I420, BT.709 in the limited range. Both sides are even. */
export interface Planes {
  width: number
  height: number
  bytes: Uint8Array
}

/** Planes consist of whole 2×2 blocks, so a picture with an odd side is stored one pixel larger. */
export function toEven(length: number): number {
  return Math.ceil(length / 2) * 2
}

export function countPlaneBytes({ width, height }: { width: number; height: number }): number {
  return countI420Bytes(toEven(width), toEven(height))
}

/** Rows converted at once, so that a large picture's planes are never in memory twice. */
const stripRows = 256

/** Writes an opaque picture as I420 at the start of `target`; an odd size repeats its last row and column. */
export async function writePlanes(picture: Canvas, target: Uint8Array): Promise<void> {
  const [width, height] = [toEven(picture.width), toEven(picture.height)]
  const rowCount = Math.min(stripRows, height)
  const converter = await createI420Converter({ width, height: rowCount, slotCount: 1 })
  const readRows = readEven(picture)
  const [cb, quarter] = [width * height, (width * height) / 4]
  for (let next = 0; next < height; next += rowCount) {
    // The last strip ends at the edge, so it may write some rows a second time.
    const top = Math.min(next, height - rowCount)
    const planes = converter.convert((from, count) => readRows(top + from, count), 0)
    const [lumaBytes, chromaBytes] = [width * rowCount, (width * rowCount) / 4]
    target.set(planes.subarray(0, lumaBytes), top * width)
    target.set(planes.subarray(lumaBytes, lumaBytes + chromaBytes), cb + (top * width) / 4)
    target.set(planes.subarray(lumaBytes + chromaBytes), cb + quarter + (top * width) / 4)
  }
}

function readEven(picture: Canvas): RowReader {
  const width = toEven(picture.width)
  const read = createPixelReader(picture.getContext('2d'), width, toEven(picture.height))
  return (top, rowCount) => {
    const rgba = read(top, rowCount)
    repeatEdges(rgba, { width, height: rowCount }, { width: picture.width, height: picture.height - top })
    return rgba
  }
}

/** Fills the part of a strip beyond the picture: at most one column and one row. */
function repeatEdges(
  rgba: Uint8Array,
  strip: { width: number; height: number },
  picture: { width: number; height: number },
): void {
  const stride = strip.width * 4
  if (picture.width < strip.width) {
    for (let end = stride; end <= rgba.length; end += stride) rgba.copyWithin(end - 4, end - 8, end - 4)
  }
  if (picture.height < strip.height) rgba.copyWithin(rgba.length - stride, rgba.length - 2 * stride)
}
