// Pen lines along edges: a difference of Gaussians, smoothed along the direction of the edge so that lines are long and
// clean (Kang, Lee and Chui, "Flow-based image abstraction", 2009; Winnemöller, "XDoG", 2011).

import { unitOf } from '../pixels.ts'
import { blurField, createField, type Field } from './field.ts'

/** Steps along the flow on each side. */
const reach = 5
/** Responses below this do not belong to a line. */
const faintest = 0.004

/** The strength of a line at each pixel, 0 to about 1. `detail` from 0 (outlines only) to 1 (fine texture). */
export function drawLines(lab: Field, detail: number): Field {
  const { width, height } = lab
  const unit = unitOf(lab)
  const tone = createField(width, height, 1)
  // Includes a share of the color axes, so that red on green of the same lightness gets an outline.
  for (let index = 0, from = 0; index < tone.data.length; index++, from += 3) {
    tone.data[index] = lab.data[from]! + lab.data[from + 1]! * 0.45 + lab.data[from + 2]! * 0.25
  }
  const flow = findFlow(halve(tone), unit / 2)
  const radius = unit * (0.0024 - detail * 0.0014)
  const near = copyOf(tone)
  blurField(near, radius)
  const far = copyOf(near)
  blurField(far, radius * 1.5)
  const gain = 5 + detail * 9
  for (let index = 0; index < near.data.length; index++) {
    // Only dark sides of edges: a line is in the darker color, as an artist would draw it.
    near.data[index] = (far.data[index]! - near.data[index]!) * gain
  }
  const lines = followFlow(near, flow)
  for (let index = 0; index < lines.data.length; index++) {
    const value = lines.data[index]!
    lines.data[index] = value <= 0 ? 0 : value / (0.35 + value)
  }
  return lines
}

function copyOf(field: Field): Field {
  return { ...field, data: field.data.slice() }
}

/** Halves width and height by averaging four pixels. */
function halve({ width, height, data }: Field): Field {
  const half = createField(Math.ceil(width / 2), Math.ceil(height / 2), 1)
  for (let y = 0, to = 0; y < half.height; y++) {
    const first = y * 2 * width
    const second = Math.min(height - 1, y * 2 + 1) * width
    for (let x = 0; x < half.width; x++, to++) {
      const left = x * 2
      const right = Math.min(width - 1, left + 1)
      half.data[to] =
        (data[first + left]! + data[first + right]! + data[second + left]! + data[second + right]!) / 4
    }
  }
  return half
}

/** Unit vectors along edges: the minor direction of the smoothed structure tensor. */
function findFlow(tone: Field, unit: number): Field {
  const { width, height, data } = tone
  const tensor = createField(width, height, 3)
  for (let y = 0, at = 0; y < height; y++) {
    const up = y > 0 ? -width : 0
    const low = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++, at++) {
      const left = x > 0 ? -1 : 0
      const right = x < width - 1 ? 1 : 0
      const across =
        (data[at + right]! - data[at + left]!) * 2 +
        (data[at + up + right]! - data[at + up + left]!) +
        (data[at + low + right]! - data[at + low + left]!)
      const down =
        (data[at + low]! - data[at + up]!) * 2 +
        (data[at + low + left]! - data[at + up + left]!) +
        (data[at + low + right]! - data[at + up + right]!)
      tensor.data[at * 3] = across * across
      tensor.data[at * 3 + 1] = across * down
      tensor.data[at * 3 + 2] = down * down
    }
  }
  blurField(tensor, unit * 0.0035)
  const flow = createField(width, height, 2)
  for (let from = 0, to = 0; to < flow.data.length; from += 3, to += 2) {
    const first = tensor.data[from]!
    const mixed = tensor.data[from + 1]!
    const last = tensor.data[from + 2]!
    const larger = (first + last) / 2 + Math.sqrt(((first - last) / 2) ** 2 + mixed * mixed)
    const x = larger - first
    const y = -mixed
    const length = Math.sqrt(x * x + y * y)
    flow.data[to] = length > 1e-9 ? x / length : 0
    flow.data[to + 1] = length > 1e-9 ? y / length : first > last ? 1 : 0
  }
  return flow
}

/** Averages the response along the flow, which is known at half the size because directions change slowly. */
function followFlow(response: Field, flow: Field): Field {
  const { width, height, data } = response
  const result = createField(width, height, 1)
  const weights = Float32Array.from({ length: reach + 1 }, (_, step) => Math.exp(-(step * step) / 14))
  let total = weights[0]!
  for (let step = 1; step <= reach; step++) total += weights[step]! * 2
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      // Flat areas and light sides of edges have no line to continue.
      if (data[at]! < faintest) continue
      let sum = data[at]! * weights[0]!
      for (let side = -1; side <= 1; side += 2) {
        let atX = x
        let atY = y
        const start = ((y >> 1) * flow.width + (x >> 1)) * 2
        let directionX = flow.data[start]! * side
        let directionY = flow.data[start + 1]! * side
        for (let step = 1; step <= reach; step++) {
          atX += directionX
          atY += directionY
          const column = atX < 0 ? 0 : atX > width - 1 ? width - 1 : (atX + 0.5) | 0
          const row = atY < 0 ? 0 : atY > height - 1 ? height - 1 : (atY + 0.5) | 0
          sum += data[row * width + column]! * weights[step]!
          const next = ((row >> 1) * flow.width + (column >> 1)) * 2
          const nextX = flow.data[next]!
          const nextY = flow.data[next + 1]!
          // The flow has no sign, so the walk keeps its direction.
          const sign = nextX * directionX + nextY * directionY < 0 ? -1 : 1
          directionX = nextX * sign
          directionY = nextY * sign
        }
      }
      result.data[at] = sum / total
    }
  }
  return result
}
