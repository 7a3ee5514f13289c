import type { Field } from './field.ts'

/**
 * Smooths areas of a field of three channels or more and keeps edges: a recursive filter along rows and columns that stops
 * where colors jump (Gastal and Oliveira, "Domain transform", 2011). `radius` in pixels; `contrast` is the jump, in
 * OKLab, that counts as an edge.
 */
export function smoothAreas(field: Field, radius: number, contrast: number, rounds = 3): Field {
  // Each round smooths half as far as the previous one, so its weights are the squares of the previous weights.
  const decay = (Math.SQRT2 * Math.sqrt(4 ** rounds - 1)) / (radius * Math.sqrt(3) * 2 ** (rounds - 1))
  const { across, down } = weighSteps(field, decay, (decay * radius) / contrast)
  for (let round = 0; round < rounds; round++) {
    sweepRows(field, across)
    sweepColumns(field, down)
    if (round === rounds - 1) break
    for (let index = 0; index < across.length; index++) {
      across[index]! *= across[index]!
      down[index]! *= down[index]!
    }
  }
  return field
}

/** e to the power of minus a step, down to zero. */
const stepsPerUnit = 128
const lastStep = 16 * stepsPerUnit
const decays = Float32Array.from({ length: lastStep + 2 }, (_, step) => Math.exp(-step / stepsPerUnit))

function decayAt(distance: number): number {
  const at = distance * stepsPerUnit
  if (at >= lastStep) return 0
  const step = at | 0
  return decays[step]! + (decays[step + 1]! - decays[step]!) * (at - step)
}

/** How much of each pixel's left and upper neighbor is carried into it: the more they differ, the less. */
function weighSteps({ width, height, channels, data }: Field, decay: number, slope: number) {
  const across = new Float32Array(width * height)
  const down = new Float32Array(width * height)
  for (let y = 0, index = 0, at = 0; y < height; y++) {
    const above = y > 0 ? -width * channels : 0
    for (let x = 0; x < width; x++, index++, at += channels) {
      const before = x > 0 ? -channels : 0
      across[index] = decayAt(decay + slope * jumpOf(data, at, before, channels))
      down[index] = decayAt(decay + slope * jumpOf(data, at, above, channels))
    }
  }
  return { across, down }
}

function jumpOf(data: Float32Array, at: number, offset: number, channels: number): number {
  const from = at + offset
  let jump =
    Math.abs(data[at]! - data[from]!) +
    Math.abs(data[at + 1]! - data[from + 1]!) +
    Math.abs(data[at + 2]! - data[from + 2]!)
  for (let more = 3; more < channels; more++) jump += Math.abs(data[at + more]! - data[from + more]!)
  return jump
}

/** Carries each value on to the next by its weight, forwards and backwards. */
function sweepRows({ width, height, channels, data }: Field, weights: Float32Array): void {
  for (let y = 0; y < height; y++) {
    const start = y * width
    const end = start + width - 1
    for (let index = start + 1; index <= end; index++) {
      carry(data, index * channels, -channels, weights[index]!, channels)
    }
    for (let index = end; index > start; index--) {
      carry(data, (index - 1) * channels, channels, weights[index]!, channels)
    }
  }
}

function sweepColumns({ width, height, channels, data }: Field, weights: Float32Array): void {
  const rowLength = width * channels
  const count = width * height
  for (let index = width; index < count; index++) {
    carry(data, index * channels, -rowLength, weights[index]!, channels)
  }
  for (let index = count - width - 1; index >= 0; index--) {
    carry(data, index * channels, rowLength, weights[index + width]!, channels)
  }
}

/** Moves the color at an index towards the one at an offset from it. Unrolled, because this is most of the work. */
function carry(data: Float32Array, at: number, offset: number, weight: number, channels: number): void {
  const from = at + offset
  data[at]! += (data[from]! - data[at]!) * weight
  data[at + 1]! += (data[from + 1]! - data[at + 1]!) * weight
  data[at + 2]! += (data[from + 2]! - data[at + 2]!) * weight
  for (let more = 3; more < channels; more++) {
    data[at + more]! += (data[from + more]! - data[at + more]!) * weight
  }
}
