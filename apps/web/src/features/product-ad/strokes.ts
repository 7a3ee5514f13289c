// Strokes of the brush that corrects a cut-out, and the masks made from them.

import type { Mask } from '@vivify/generators/ad/cut-out'

export interface Stroke {
  kind: 'keep' | 'erase'
  /** Share of the photo's longer side. */
  radius: number
  /** Alternating x and y, as shares of the photo's width and height. */
  points: readonly number[]
}

/** The longer side of a mask in pixels: fine enough for the smallest brush. */
const maskSide = 720

/** Draws strokes in order; where two overlap, the later one wins. A mask without marks is null. */
export function drawMasks(
  strokes: readonly Stroke[],
  photo: { width: number; height: number },
): { keep: Mask | null; erase: Mask | null } {
  const scale = maskSide / Math.max(photo.width, photo.height)
  const width = Math.max(1, Math.round(photo.width * scale))
  const height = Math.max(1, Math.round(photo.height * scale))
  const masks = { keep: new Uint8Array(width * height), erase: new Uint8Array(width * height) }
  for (const { kind, radius, points } of strokes) {
    const other = kind === 'keep' ? 'erase' : 'keep'
    const mark = (index: number): void => {
      masks[kind][index] = 255
      masks[other][index] = 0
    }
    const size = Math.max(0.7, radius * maskSide)
    for (let at = 0; at < points.length; at += 2) {
      const x = points[at]! * width
      const y = points[at + 1]! * height
      const from = at === 0 ? { x, y } : { x: points[at - 2]! * width, y: points[at - 1]! * height }
      markCapsule(width, height, from, { x, y }, size, mark)
    }
  }
  const has = (kind: Stroke['kind']): boolean => masks[kind].includes(255)
  return {
    keep: has('keep') ? { width, height, data: masks.keep } : null,
    erase: has('erase') ? { width, height, data: masks.erase } : null,
  }
}

interface Point {
  x: number
  y: number
}

/** Marks every pixel that is closer to a segment than `size`. */
function markCapsule(
  width: number,
  height: number,
  from: Point,
  to: Point,
  size: number,
  mark: (index: number) => void,
): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - size))
  const right = Math.min(width - 1, Math.ceil(Math.max(from.x, to.x) + size))
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - size))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from.y, to.y) + size))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5 - from.x, y + 0.5 - from.y]
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
      if ((px - dx * along) ** 2 + (py - dy * along) ** 2 <= size * size) mark(y * width + x)
    }
  }
}
