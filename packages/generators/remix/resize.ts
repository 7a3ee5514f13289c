// Separable resampling without moiré: source pixels are weighted by a filter as wide as a pixel of the result.

import type { Pixels } from '@vivify/timeline/ports'
import { createPixels } from './pixels.ts'

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** For each position of the result, `count` weights of source positions beginning at `starts`. */
interface Filter {
  readonly count: number
  readonly starts: Int32Array
  readonly weights: Float32Array
}

/** Scales an area of the source, in fractional pixels, to a size. A whole area at the same size is copied. */
export function resizePixels(
  source: Pixels,
  size: { readonly width: number; readonly height: number },
  area: Area,
): Pixels {
  if (size.width === area.width && size.height === area.height) {
    if (Number.isInteger(area.left) && Number.isInteger(area.top)) return copyArea(source, area)
  }
  const target = createPixels(size.width, size.height)
  const columns = createFilter(source.width, area.left, area.width, size.width)
  const rows = createFilter(source.height, area.top, area.height, size.height)
  const isOpaque = hasNoTransparency(source)
  const row = new Float32Array(source.width * 4)
  for (let y = 0; y < size.height; y++) {
    row.fill(0)
    for (let tap = 0; tap < rows.count; tap++) {
      const weight = rows.weights[y * rows.count + tap]!
      if (weight !== 0) addRow(source, rows.starts[y]! + tap, weight, row, isOpaque)
    }
    writeRow(row, columns, target, y, isOpaque)
  }
  return target
}

function copyArea(source: Pixels, area: Area): Pixels {
  const target = createPixels(area.width, area.height)
  for (let y = 0; y < area.height; y++) {
    const from = ((area.top + y) * source.width + area.left) * 4
    target.data.set(source.data.subarray(from, from + area.width * 4), y * area.width * 4)
  }
  return target
}

function hasNoTransparency(source: Pixels): boolean {
  for (let index = 3; index < source.data.length; index += 4) if (source.data[index] !== 255) return false
  return true
}

/** Colors are weighted by opacity, so that the color of invisible pixels has no effect. */
function addRow(source: Pixels, y: number, weight: number, row: Float32Array, isOpaque: boolean): void {
  const { data } = source
  let from = y * row.length
  if (isOpaque) {
    for (let index = 0; index < row.length; index += 4, from += 4) {
      row[index]! += data[from]! * weight
      row[index + 1]! += data[from + 1]! * weight
      row[index + 2]! += data[from + 2]! * weight
    }
    return
  }
  for (let index = 0; index < row.length; index += 4, from += 4) {
    const opacity = data[from + 3]! * weight
    row[index]! += data[from]! * opacity
    row[index + 1]! += data[from + 1]! * opacity
    row[index + 2]! += data[from + 2]! * opacity
    row[index + 3]! += opacity
  }
}

function writeRow(row: Float32Array, columns: Filter, target: Pixels, y: number, isOpaque: boolean): void {
  const { count, starts, weights } = columns
  const { data, width } = target
  let to = y * width * 4
  for (let x = 0, at = 0; x < width; x++, to += 4) {
    let red = 0
    let green = 0
    let blue = 0
    let opacity = 0
    let from = starts[x]! * 4
    for (let tap = 0; tap < count; tap++, at++, from += 4) {
      const weight = weights[at]!
      red += row[from]! * weight
      green += row[from + 1]! * weight
      blue += row[from + 2]! * weight
      opacity += row[from + 3]! * weight
    }
    const share = isOpaque ? 1 : opacity > 0 ? 1 / opacity : 0
    data[to] = red * share
    data[to + 1] = green * share
    data[to + 2] = blue * share
    data[to + 3] = isOpaque ? 255 : opacity
  }
}

/** A triangle as wide as the reduction, or a Catmull-Rom curve when enlarging. The edge repeats. */
function createFilter(length: number, start: number, span: number, count: number): Filter {
  const scale = span / count
  const reach = scale >= 1 ? scale : 2
  const taps = Math.min(length, Math.ceil(reach * 2) + 1)
  const starts = new Int32Array(count)
  const weights = new Float32Array(count * taps)
  for (let index = 0; index < count; index++) {
    const center = start + (index + 0.5) * scale - 0.5
    const first = Math.min(length - taps, Math.max(0, Math.ceil(center - reach)))
    starts[index] = first
    let sum = 0
    for (let at = Math.ceil(center - reach); at <= center + reach; at++) {
      const distance = Math.abs(at - center)
      const weight = scale >= 1 ? Math.max(0, 1 - distance / scale) : catmullRom(distance)
      const tap = Math.min(taps - 1, Math.max(0, at - first))
      weights[index * taps + tap]! += weight
      sum += weight
    }
    for (let tap = 0; tap < taps; tap++) weights[index * taps + tap]! /= sum
  }
  return { count: taps, starts, weights }
}

function catmullRom(distance: number): number {
  if (distance < 1) return 1.5 * distance ** 3 - 2.5 * distance ** 2 + 1
  if (distance < 2) return -0.5 * distance ** 3 + 2.5 * distance ** 2 - 4 * distance + 2
  return 0
}
