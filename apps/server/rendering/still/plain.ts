// The arithmetic of still.wat in plain TypeScript: the fallback where WebAssembly SIMD is missing, and the reference
// that tests compare the fast code with.

import type { BlendTask, MixTask, ResampleTask, StillKernel } from './kernel.ts'

/** Creates the kernel that runs on every machine. */
export function createPlainKernel(byteCount: number): StillKernel {
  const bytes = new Uint8Array(byteCount)
  return {
    kind: 'plain',
    bytes,
    accepts: () => true,
    resample: (task) => resamplePlain(bytes, task),
    blend: (task) => blendPlain(bytes, task),
    mix: (task) => mixPlain(bytes, task),
  }
}

/**
 * Draws one plane: first blends rows into sixteen bits, of which seven are fraction bits, then columns, rounded once.
 */
function resamplePlain(bytes: Uint8Array, task: ResampleTask): void {
  const { source, sourceStride, columns, rows, target } = task
  const width = columns.first.length
  const blended = new Int16Array(sourceStride)
  for (let y = 0; y < rows.first.length; y++) {
    const upper = source + rows.first[y]! * sourceStride
    const lower = source + rows.second[y]! * sourceStride
    const weight = rows.weight[y]!
    for (let x = 0; x < sourceStride; x++) {
      const top = bytes[upper + x]!
      blended[x] = (top << 7) + ((((bytes[lower + x]! - top) << 7) * weight + (1 << 14)) >> 15)
    }
    for (let x = 0; x < width; x++) {
      const left = blended[columns.first[x]!]! * ((1 << 14) - columns.weight[x]!)
      const right = blended[columns.second[x]!]! * columns.weight[x]!
      bytes[target + y * width + x] = (left + right + (1 << 20)) >> 21
    }
  }
}

/** Blends RGBA over I420. The notes in still.wat explain the scales. */
function blendPlain(bytes: Uint8Array, { rgba, luma, cb, cr, width, rowCount }: BlendTask): void {
  for (let y = 0; y < rowCount; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const sums = [0, 0, 0, 0]
      for (let corner = 0; corner < 4; corner++) {
        const pixel = (y + (corner >> 1)) * width + x + (corner & 1)
        const alpha = bytes[rgba + pixel * 4 + 3]!
        const [r, g, b] = [0, 1, 2].map((channel) => multiplyBy(bytes[rgba + pixel * 4 + channel]!, alpha))
        const under = (bytes[luma + pixel]! * (255 - alpha) * 257) >>> 1
        const over = 5983 * r! + 20127 * g! + 2032 * b! + 2056 * alpha
        bytes[luma + pixel] = (over + under + (1 << 14)) >> 15
        for (const [channel, value] of [r!, g!, b!, alpha].entries()) sums[channel]! += value
      }
      const [red, green, blue, alpha] = sums as [number, number, number, number]
      const at = ((y / 2) * width) / 2 + x / 2
      const under = [cb, cr].map((plane) => (bytes[plane + at]! * (1020 - alpha) * 257) >>> 1)
      const bias = 16448 * alpha + (1 << 16)
      bytes[cb + at] = (-3298 * red - 11094 * green + 14392 * blue + bias + under[0]!) >> 17
      bytes[cr + at] = (14392 * red - 13073 * green - 1319 * blue + bias + under[1]!) >> 17
    }
  }
}

/** Mixes bytes into bytes. Rounds twice: to seven fraction bits, then to whole numbers. */
function mixPlain(bytes: Uint8Array, { target, over, byteCount, opacity }: MixTask): void {
  for (let index = 0; index < byteCount; index++) {
    const under = bytes[target + index]!
    const moved = (((bytes[over + index]! - under) << 7) * opacity + (1 << 14)) >> 15
    bytes[target + index] = ((under << 7) + moved + 64) >> 7
  }
}

/** A color times its opacity, rounded: `value * alpha / 255`. */
function multiplyBy(value: number, alpha: number): number {
  const product = value * alpha + 128
  return (product + (product >> 8)) >> 8
}
