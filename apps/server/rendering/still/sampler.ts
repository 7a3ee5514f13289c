// Draws frames that show a still as I420: no RGBA frame is ever made. One picture at a time is kept as planes.

import type { Canvas } from '@napi-rs/canvas'
import type { PicturePlace } from '@vivify/timeline/layers/picture'
import type { Rows } from '@vivify/timeline/layout/frame'
import { createI420Converter } from '../i420/converter.ts'
import { countI420Bytes } from '../i420/plain.ts'
import { createPixelReader } from '../segments/pixel-reader.ts'
import type { StillKernel } from './kernel.ts'
import { createPlainKernel } from './plain.ts'
import { columnOne, createSampleAxis, rowOne } from './sample-axis.ts'
import { createSimdKernel } from './simd.ts'

export interface StillSampler {
  readonly kind: 'simd' | 'plain'
  /** Keeps a picture as planes, in place of the last one. False when it is larger than was said. */
  load(key: string, picture: Canvas): Promise<boolean>
  /** Draws a picture into a slot; null when it is not the one that is kept or lies too densely. */
  draw(key: string, place: PicturePlace, slot: number): Uint8Array | null
  /** Keeps an overlay: for each run of rows (even) its RGBA, alpha not premultiplied. */
  keepOverlay(runs: readonly Rows[], readRows: (rows: Rows) => Uint8Array): void
  /** Lays the kept overlay over the frame in a slot. */
  blendOverlay(slot: number): void
}

export interface StillSamplerOptions {
  /** Pixels of the frame; a multiple of 8. */
  width: number
  /** Pixels of the frame; even. */
  height: number
  slotCount: number
  /** Sizes of the largest pictures to come, in pixels. */
  pictures: readonly { width: number; height: number }[]
  /** `plain` skips WebAssembly; the bytes are the same. Default `simd`, with `plain` where it cannot run. */
  kind?: 'simd' | 'plain'
}

/** True for frames that a sampler can draw. */
export function canSample({ width, height }: { width: number; height: number }): boolean {
  return width > 0 && height > 0 && width % 8 === 0 && height % 2 === 0
}

/** Makes a sampler. Memory is laid out once, for the largest picture, and never moves. */
export async function createStillSampler(options: StillSamplerOptions): Promise<StillSampler> {
  const { width, height, slotCount, pictures } = options
  const frameBytes = countI420Bytes(width, height)
  const pictureBytes = Math.max(...pictures.map((picture) => countPlaneBytes(picture)))
  const overlay = pictureBytes + frameBytes * slotCount
  const kernel = await createKernel(options, overlay + width * height * 4)
  const slots = Array.from({ length: slotCount }, (_, slot) => pictureBytes + slot * frameBytes)
  let kept: { key: string; width: number; height: number } | null = null
  let runs: readonly Rows[] = []
  return {
    kind: kernel.kind,
    async load(key, picture) {
      if (kept?.key === key) return true
      kept = null
      if (countPlaneBytes(picture) > pictureBytes) return false
      await writePlanes(picture, kernel.bytes)
      kept = { key, width: picture.width, height: picture.height }
      return true
    },
    draw(key, place, slot) {
      const target = slots[slot]!
      if (kept?.key !== key || !drawPlanes(kernel, kept, place, { target, width, height })) return null
      return kernel.bytes.subarray(target, target + frameBytes)
    },
    keepOverlay(wanted, readRows) {
      runs = wanted
      let address = overlay
      for (const rows of runs) {
        kernel.bytes.set(readRows(rows), address)
        address += (rows.bottom - rows.top) * width * 4
      }
    },
    blendOverlay(slot) {
      const luma = slots[slot]!
      const chroma = luma + width * height
      let rgba = overlay
      for (const { top, bottom } of runs) {
        const cb = chroma + (top * width) / 4
        const cr = cb + (width * height) / 4
        kernel.blend({ rgba, luma: luma + top * width, cb, cr, width, rowCount: bottom - top })
        rgba += (bottom - top) * width * 4
      }
    },
  }
}

async function createKernel(options: StillSamplerOptions, byteCount: number): Promise<StillKernel> {
  const maxLength = Math.max(options.width, options.height)
  const maxStride = Math.max(...options.pictures.map((picture) => toEven(picture.width)))
  const simd = options.kind === 'plain' ? null : await createSimdKernel({ byteCount, maxLength, maxStride })
  return simd ?? createPlainKernel(byteCount)
}

/** Pictures of an odd size are kept one pixel larger. */
function toEven(length: number): number {
  return Math.ceil(length / 2) * 2
}

function countPlaneBytes({ width, height }: { width: number; height: number }): number {
  return countI420Bytes(toEven(width), toEven(height))
}

function drawPlanes(
  kernel: StillKernel,
  picture: { width: number; height: number },
  place: PicturePlace,
  frame: { target: number; width: number; height: number },
): boolean {
  const { width, height } = frame
  const [stride, rowTotal] = [toEven(picture.width), toEven(picture.height)]
  const lay = (pixelsPerSample: 1 | 2) => ({
    columns: createSampleAxis({
      length: width / pixelsPerSample,
      start: place.x,
      span: place.width,
      sourcePixels: picture.width,
      pixelsPerSample,
      one: columnOne,
    }),
    rows: createSampleAxis({
      length: height / pixelsPerSample,
      start: place.y,
      span: place.height,
      sourcePixels: picture.height,
      pixelsPerSample,
      one: rowOne,
    }),
  })
  const [luma, chroma] = [lay(1), lay(2)]
  if (!kernel.accepts(luma.columns) || !kernel.accepts(chroma.columns)) return false
  const { target } = frame
  const [cb, cbTarget] = [stride * rowTotal, target + width * height]
  const [cr, crTarget] = [cb + cb / 4, cbTarget + (width * height) / 4]
  kernel.resample({ ...luma, source: 0, sourceStride: stride, target })
  kernel.resample({ ...chroma, source: cb, sourceStride: stride / 2, target: cbTarget })
  kernel.resample({ ...chroma, source: cr, sourceStride: stride / 2, target: crTarget })
  return true
}

/** Rows converted at once; a large picture's RGBA is never held twice. */
const stripRows = 64

/** Writes a picture as I420 at the start of `target`; an odd size repeats its last row and column. */
async function writePlanes(picture: Canvas, target: Uint8Array): Promise<void> {
  const [width, height] = [toEven(picture.width), toEven(picture.height)]
  const rowCount = Math.min(stripRows, height)
  const converter = await createI420Converter({ width, height: rowCount, slotCount: 1 })
  const read = createPixelReader(picture.getContext('2d'), width, rowCount)
  const [cb, quarter] = [width * height, (width * height) / 4]
  for (let next = 0; next < height; next += rowCount) {
    // The last strip ends at the edge and writes some rows a second time.
    const top = Math.min(next, height - rowCount)
    const rgba = read(top)
    repeatEdges(rgba, { width, height: rowCount }, { width: picture.width, height: picture.height - top })
    const planes = converter.convert(rgba, 0)
    const [lumaBytes, chromaBytes] = [width * rowCount, (width * rowCount) / 4]
    target.set(planes.subarray(0, lumaBytes), top * width)
    target.set(planes.subarray(lumaBytes, lumaBytes + chromaBytes), cb + (top * width) / 4)
    target.set(planes.subarray(lumaBytes + chromaBytes), cb + quarter + (top * width) / 4)
  }
}

/** Fills what lies past the picture in a strip: one column or row at most. */
function repeatEdges(
  rgba: Uint8Array,
  strip: { width: number; height: number },
  picture: { width: number; height: number },
): void {
  const stride = strip.width * 4
  if (picture.width < strip.width) {
    for (let end = stride; end <= rgba.length; end += stride) rgba.copyWithin(end - 4, end - 8, end - 4)
  }
  if (picture.height < strip.height) rgba.copyWithin(rgba.length - stride, rgba.length - 2 * stride)
}
