// Where the samples of a row or column of the frame lie in the picture, in whole numbers: both kernels draw from these.

/** For each output sample its two neighbors in the source: `first` and `second`, and the weight of the second. */
export interface SampleAxis {
  readonly first: Int32Array
  readonly second: Int32Array
  /** 0 to `one`. */
  readonly weight: Int32Array
}

/** Of columns: two weights sum to it and both fit sixteen bits. */
export const columnOne = 1 << 14
/** Of rows: 1 would be 2^15, which sixteen bits with a sign do not hold; the error is a 30 000th of a pixel. */
export const rowOne = (1 << 15) - 1

/**
 * Lays output samples into a source. The picture lies from `start` over `span` pixels of the frame and has
 * `sourcePixels` pixels. `pixelsPerSample` is 1 for luma and 2 for chroma, whose samples lie in the middle of two
 * pixels, in the frame as in the picture. Outside the picture its edge goes on. Throws RangeError when the span is
 * not positive.
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
