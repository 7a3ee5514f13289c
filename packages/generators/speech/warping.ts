// Dynamic time warping (Sakoe and Chiba 1978) inside a band around the diagonal.

import { featureCount } from './features.ts'
import type { Features } from './features.ts'

/** Waiting on one side costs this share of the distance, so that pauses may differ in length. */
const waitCost = 0.3
const minBandFrames = 300
const bandShare = 0.2

/**
 * Maps every frame of `reference` to the middle of the matching frames of `target`, in increasing order. Both must
 * begin and end with the same sound.
 */
export function warpFrames(reference: Features, target: Features): Float32Array {
  const rows = reference.frameCount
  const columns = target.frameCount
  const half = Math.max(minBandFrames, Math.ceil(Math.max(rows, columns) * bandShare))
  const width = Math.min(columns, 2 * half + 1)
  const steps = new Uint8Array(rows * width)
  let before = new Float32Array(columns).fill(Infinity)
  let costs = new Float32Array(columns).fill(Infinity)
  for (let row = 0; row < rows; row++) {
    costs.fill(Infinity)
    const first = findBandStart(row, rows, columns, width)
    for (let column = first; column < first + width; column++) {
      const distance = measureDistance(reference.values, row, target.values, column)
      let best = row === 0 && column === 0 ? 0 : Infinity
      let step = 0
      if (row > 0 && column > 0) best = before[column - 1]!
      if (before[column]! + waitCost * distance < best) {
        best = before[column]! + waitCost * distance
        step = 1
      }
      if (column > 0 && costs[column - 1]! + waitCost * distance < best) {
        best = costs[column - 1]! + waitCost * distance
        step = 2
      }
      costs[column] = best + distance
      steps[row * width + column - first] = step
    }
    ;[before, costs] = [costs, before]
  }
  return tracePath(steps, rows, columns, width)
}

function findBandStart(row: number, rows: number, columns: number, width: number): number {
  const center = Math.round((row * (columns - 1)) / Math.max(1, rows - 1))
  return Math.max(0, Math.min(columns - width, center - (width >> 1)))
}

function measureDistance(first: Float32Array, row: number, second: Float32Array, column: number): number {
  let sum = 0
  let left = row * featureCount
  let right = column * featureCount
  for (let index = 0; index < featureCount; index++) {
    const difference = first[left++]! - second[right++]!
    sum += difference * difference
  }
  return Math.sqrt(sum)
}

function tracePath(steps: Uint8Array, rows: number, columns: number, width: number): Float32Array {
  const low = new Int32Array(rows).fill(columns)
  const high = new Int32Array(rows).fill(-1)
  let row = rows - 1
  let column = columns - 1
  for (;;) {
    low[row] = Math.min(low[row]!, column)
    high[row] = Math.max(high[row]!, column)
    if (row === 0 && column === 0) break
    const step = steps[row * width + column - findBandStart(row, rows, columns, width)]
    if (step === 1 || column === 0) row--
    else if (step === 2 || row === 0) column--
    else {
      row--
      column--
    }
  }
  return Float32Array.from({ length: rows }, (_, index) => (low[index]! + high[index]!) / 2)
}
