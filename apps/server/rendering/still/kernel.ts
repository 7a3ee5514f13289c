import type { SampleAxis } from './sample-axis.ts'

/** One plane to draw. Addresses are offsets into the kernel's memory. */
export interface ResampleTask {
  /** Address of the source plane, and the length of its rows in bytes. */
  source: number
  sourceStride: number
  columns: SampleAxis
  rows: SampleAxis
  /** Address of `columns.first.length * rows.first.length` bytes. */
  target: number
}

/** RGBA rows (alpha not premultiplied) to blend over I420. Addresses are offsets into the kernel's memory. */
export interface BlendTask {
  rgba: number
  /** Addresses of the first row to change in each plane. */
  luma: number
  cb: number
  cr: number
  /** Pixels; a multiple of 8. */
  width: number
  /** Even. */
  rowCount: number
}

/** Mixes bytes at `over` into the bytes at `target` with the given opacity. */
export interface MixTask {
  target: number
  over: number
  /** A multiple of 8. */
  byteCount: number
  /** 0 to `rowOne`. */
  opacity: number
}

/** Draws inside one block of memory. */
export interface StillKernel {
  readonly kind: 'simd' | 'plain'
  /** The memory that tasks refer to. */
  readonly bytes: Uint8Array
  /** Whether `resample` can draw from these columns. */
  accepts(columns: SampleAxis): boolean
  resample(task: ResampleTask): void
  blend(task: BlendTask): void
  mix(task: MixTask): void
}
