// Smooth quantities are computed on a small picture and enlarged row by row. Crisp parts (outlines, dots) are decided
// after enlarging, at full size. That makes export fast, and preview and export look the same.

import type { Pixels } from '@vivify/timeline/ports'
import { blurAcross, blurDown } from '../../image/raster/box-blur.ts'
import { writeOklabOfBytes } from '../color/oklab.ts'
import { unitOf } from '../pixels.ts'
import { resizePixels } from '../resize.ts'

/** `channels` interleaved values for each pixel. */
export interface Field {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly data: Float32Array
}

export function createField(width: number, height: number, channels: number): Field {
  return { width, height, channels, data: new Float32Array(width * height * channels) }
}

/** The picture at a size whose unit (see `unitOf`) is at most `unit`. */
export function reducePixels(pixels: Pixels, unit: number): Pixels {
  const scale = Math.min(1, unit / unitOf(pixels))
  return resizePixels(
    pixels,
    {
      width: Math.max(1, Math.round(pixels.width * scale)),
      height: Math.max(1, Math.round(pixels.height * scale)),
    },
    { left: 0, top: 0, width: pixels.width, height: pixels.height },
  )
}

/** Lightness, a and b of each pixel. */
export function labFieldOf(pixels: Pixels): Field {
  const field = createField(pixels.width, pixels.height, 3)
  const { data } = pixels
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    writeOklabOfBytes(data[from]!, data[from + 1]!, data[from + 2]!, field.data, to)
  }
  return field
}

/** Reads rows of a field as if it had another size, bilinearly. Each call overwrites the row. */
export interface FieldReader {
  /**
   * The values of the output's row `y`, shifted by `shiftX` pixels. `y` may be fractional or outside; the edge repeats.
   */
  read(y: number, shiftX?: number): Float32Array
}

export function createFieldReader(field: Field, width: number, height: number): FieldReader {
  const { channels, data } = field
  const row = new Float32Array(width * channels)
  const rowLength = field.width * channels
  const blended = new Float32Array(rowLength)
  const stepX = field.width / width
  return {
    read(y, shiftX = 0) {
      const atY = Math.min(field.height - 1, Math.max(0, ((y + 0.5) * field.height) / height - 0.5))
      const top = atY | 0
      const first = top * rowLength
      const second = Math.min(field.height - 1, top + 1) * rowLength
      const down = atY - top
      for (let index = 0; index < rowLength; index++) {
        const value = data[first + index]!
        blended[index] = value + (data[second + index]! - value) * down
      }
      const lastColumn = field.width - 1
      for (let x = 0, to = 0; x < width; x++) {
        const raw = (x + 0.5 - shiftX) * stepX - 0.5
        const atX = raw < 0 ? 0 : raw > lastColumn ? lastColumn : raw
        const left = atX | 0
        const across = atX - left
        const from = left * channels
        const next = left < lastColumn ? from + channels : from
        for (let channel = 0; channel < channels; channel++, to++) {
          const value = blended[from + channel]!
          row[to] = value + (blended[next + channel]! - value) * across
        }
      }
      return row
    },
  }
}

/** Blurs all channels with `passes` boxes of a radius in pixels that may be fractional. Edges repeat. */
export function blurField(field: Field, radius: number, passes = 2): Field {
  const spare = new Float32Array(field.data.length)
  for (let pass = 0; pass < passes; pass++) {
    blurAcross(field.data, spare, field, radius)
    blurDown(spare, field.data, field, radius)
  }
  return field
}
