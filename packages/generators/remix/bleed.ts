import type { Pixels } from '@vivify/timeline/ports'
import { blurField, createField, createFieldReader, reducePixels } from './field/field.ts'

/**
 * Gives invisible pixels the color of their visible surroundings, in place. Effects smooth and sample across the edge
 * of a cut-out, so the color that an editor left in the transparent part, mostly black, would show as a fringe.
 */
export function bleedColors(pixels: Pixels): void {
  const { width, height, data } = pixels
  if (!hasInvisible(data)) return
  const small = reducePixels(pixels, 96)
  const near = createField(small.width, small.height, 4)
  for (let at = 0; at < small.data.length; at += 4) {
    const opacity = small.data[at + 3]! / 255
    near.data[at + 3] = opacity
    for (let channel = at; channel < at + 3; channel++) near.data[channel] = small.data[channel]! * opacity
  }
  // Near colors count most; wider blurs fill the parts that have no near colors.
  const sum = { ...near, data: near.data.slice() }
  for (const [radius, weight] of [
    [2, 1e-2],
    [8, 1e-4],
    [40, 1e-6],
  ] as const) {
    blurField(near, radius)
    for (let at = 0; at < sum.data.length; at++) sum.data[at]! += near.data[at]! * weight
  }
  const reader = createFieldReader(sum, width, height)
  for (let y = 0, at = 0; y < height; y++) {
    const row = reader.read(y)
    for (let from = 0; from < row.length; from += 4, at += 4) {
      const opacity = row[from + 3]!
      if (data[at + 3]! > 0 || opacity <= 0) continue
      data[at] = row[from]! / opacity
      data[at + 1] = row[from + 1]! / opacity
      data[at + 2] = row[from + 2]! / opacity
    }
  }
}

function hasInvisible(data: Uint8ClampedArray): boolean {
  for (let index = 3; index < data.length; index += 4) if (data[index] === 0) return true
  return false
}
