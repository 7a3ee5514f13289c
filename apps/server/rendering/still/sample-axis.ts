// Maps the samples of a frame's row or column to positions in a picture, in whole numbers. Both kernels draw from this
// map.

/** The two source neighbors of each output sample, `first` and `second`, and the weight of the second. */
export interface SampleAxis {
  readonly first: Int32Array
  readonly second: Int32Array
  /** 0 to `one`. */
  readonly weight: Int32Array
}

/** Weight 1 for columns: the two weights sum to it, and both fit into sixteen bits. */
export const columnOne = 1 << 14
/** Weight 1 for rows. The exact 2^15 does not fit into sixteen signed bits; the error is a 30 000th of a pixel. */
export const rowOne = (1 << 15) - 1

/**
 * Maps output samples to a source. The picture covers `span` pixels of the frame from `start` and has `sourcePixels`
 * pixels. `pixelsPerSample` is 1 for luma and 2 for chroma; chroma samples lie between two pixels, both in the frame
 * and in the picture. Outside the picture, its edge repeats. Throws RangeError when the span is not positive.
 */
export function createSampleAxis(options: {
  length: number
  start: number
  span: number
  sourcePixels: number
  pixelsPerSample: 1 | 2
  one: number
}): SampleAxis {
  const { length, start, span, sourcePixels, pixelsPerSample, one } = options
  if (!(span > 0)) throw new RangeError(`A picture cannot be ${span} pixels wide`)
  const last = Math.ceil(sourcePixels / pixelsPerSample) - 1
  const step = sourcePixels / span
  const axis = {
    first: new Int32Array(length),
    second: new Int32Array(length),
    weight: new Int32Array(length),
  }
  for (let index = 0; index < length; index++) {
    const position = (((index + 0.5) * pixelsPerSample - start) * step) / pixelsPerSample - 0.5
    const inside = Math.min(last, Math.max(0, position))
    const first = Math.min(Math.floor(inside), Math.max(0, last - 1))
    axis.first[index] = first
    axis.second[index] = Math.min(first + 1, last)
    axis.weight[index] = Math.round((inside - first) * one)
  }
  return axis
}
