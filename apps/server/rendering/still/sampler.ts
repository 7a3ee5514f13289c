// Draws frames of still pictures and clip pictures as I420, without an RGBA frame in between.

import type { Canvas } from '@napi-rs/canvas'
import type { StillLayer } from '@vivify/timeline/compositor/still-layers'
import type { Rows } from '@vivify/timeline/layout/frame'
import { countI420Bytes } from '../i420/plain.ts'
import type { StillKernel } from './kernel.ts'
import { countPlaneBytes, type Planes, toEven, writePlanes } from './picture-planes.ts'
import { createPlainKernel } from './plain.ts'
import { columnOne, createSampleAxis, rowOne } from './sample-axis.ts'
import { createSimdKernel } from './simd.ts'

export interface StillSampler {
  readonly kind: 'simd' | 'plain'
  /**
   * Loads these pictures as planes and drops all others. Loads at most `keptPictures`, and none larger than the sizes
   * given at creation.
   */
  load(pictures: ReadonlyMap<string, Canvas | Planes>): Promise<void>
  /** Draws layers into a slot. null when a picture is not loaded or is scaled down too much. */
  draw(layers: readonly StillLayer[], slot: number): Uint8Array | null
  /** Stores an overlay for the frame's rows from `top` (even): RGBA, alpha not premultiplied. */
  keepOverlay(top: number, rgba: Uint8Array): void
  /** Blends the stored overlay of these rows (even) over the frame in a slot. */
  blendOverlay(rows: Rows, slot: number): void
}

export interface StillSamplerOptions {
  /** Pixels of the frame; a multiple of 8. */
  width: number
  /** Pixels of the frame; even. */
  height: number
  slotCount: number
  /** Sizes of the pictures that will be loaded, in pixels. */
  pictures: readonly { width: number; height: number }[]
  /**
   * `plain` avoids WebAssembly and gives the same bytes. Default `simd`, which falls back to `plain` where it can't
   * run.
   */
  kind?: 'simd' | 'plain'
}

/** Two, because a transition shows two pictures. */
export const keptPictures = 2

/** Whether a sampler can draw frames of this size. */
export function canSample({ width, height }: { width: number; height: number }): boolean {
  return width > 0 && height > 0 && width % 8 === 0 && height % 2 === 0
}

interface KeptPicture {
  key: string
  address: number
  width: number
  height: number
}

/** The layout of a sampler's memory. It is planned once, for the largest picture, and never changes. */
interface MemoryPlan {
  pictures: number[]
  pictureBytes: number
  slots: number[]
  /** Address of a frame that is mixed over another. */
  over: number
  /** Address of a frame of RGBA, where each row has a fixed place. */
  overlay: number
  byteCount: number
}

export async function createStillSampler(options: StillSamplerOptions): Promise<StillSampler> {
  const { width, height } = options
  const plan = planMemory(options)
  const kernel = await createKernel(options, plan.byteCount)
  const frameBytes = countI420Bytes(width, height)
  let kept: KeptPicture[] = []
  return {
    kind: kernel.kind,
    async load(pictures) {
      kept = kept.filter(({ key }) => pictures.has(key))
      for (const [key, picture] of pictures) {
        if (kept.some((entry) => entry.key === key) || countPlaneBytes(picture) > plan.pictureBytes) continue
        const address = plan.pictures.find((area) => kept.every((entry) => entry.address !== area))
        if (address === undefined) continue
        const area = kernel.bytes.subarray(address, address + plan.pictureBytes)
        if ('bytes' in picture) area.set(picture.bytes)
        else await writePlanes(picture, area)
        kept.push({ key, address, width: picture.width, height: picture.height })
      }
    },
    draw(layers, slot) {
      const target = plan.slots[slot]!
      const frame = { target, over: plan.over, width, height }
      for (const layer of layers) if (!drawLayer(kernel, kept, layer, frame)) return null
      return kernel.bytes.subarray(target, target + frameBytes)
    },
    keepOverlay: (top, rgba) => kernel.bytes.set(rgba, plan.overlay + top * width * 4),
    blendOverlay({ top, bottom }, slot) {
      const luma = plan.slots[slot]!
      const cb = luma + width * height + (top * width) / 4
      kernel.blend({
        rgba: plan.overlay + top * width * 4,
        luma: luma + top * width,
        cb,
        cr: cb + (width * height) / 4,
        width,
        rowCount: bottom - top,
      })
    },
  }
}

function planMemory({ width, height, slotCount, pictures }: StillSamplerOptions): MemoryPlan {
  const pictureBytes = Math.max(...pictures.map((picture) => countPlaneBytes(picture)))
  const frameBytes = countI420Bytes(width, height)
  const firstSlot = pictureBytes * keptPictures
  const over = firstSlot + frameBytes * slotCount
  const overlay = over + frameBytes
  return {
    pictures: Array.from({ length: keptPictures }, (_, index) => index * pictureBytes),
    pictureBytes,
    slots: Array.from({ length: slotCount }, (_, slot) => firstSlot + slot * frameBytes),
    over,
    overlay,
    byteCount: overlay + width * height * 4,
  }
}

async function createKernel(options: StillSamplerOptions, byteCount: number): Promise<StillKernel> {
  const maxLength = Math.max(options.width, options.height)
  const maxStride = Math.max(...options.pictures.map((picture) => toEven(picture.width)))
  const simd = options.kind === 'plain' ? null : await createSimdKernel({ byteCount, maxLength, maxStride })
  return simd ?? createPlainKernel(byteCount)
}

interface FrameArea {
  target: number
  over: number
  width: number
  height: number
}

/** Draws one layer over the frame's contents. False when the layer can't be drawn. */
function drawLayer(
  kernel: StillKernel,
  kept: readonly KeptPicture[],
  layer: StillLayer,
  frame: FrameArea,
): boolean {
  const { over, width, height } = frame
  const byteCount = countI420Bytes(width, height)
  const opacity = Math.round(layer.opacity * rowOne)
  if (layer.kind === 'white') {
    kernel.bytes.fill(whiteLuma, over, over + width * height)
    kernel.bytes.fill(greyChroma, over + width * height, over + byteCount)
    kernel.mix({ target: frame.target, over, byteCount, opacity })
    return true
  }
  const picture = kept.find((entry) => entry.key === layer.picture)
  if (!picture) return false
  if (layer.opacity >= 1) return drawPlanes(kernel, picture, layer, frame)
  if (!drawPlanes(kernel, picture, layer, { ...frame, target: over })) return false
  kernel.mix({ target: frame.target, over, byteCount, opacity })
  return true
}

const whiteLuma = 235
const greyChroma = 128

type PictureLayer = Extract<StillLayer, { kind: 'picture' }>

function drawPlanes(
  kernel: StillKernel,
  picture: KeptPicture,
  layer: PictureLayer,
  { target, width, height }: FrameArea,
): boolean {
  const [luma, chroma] = [layAxes(picture, layer, width, 1), layAxes(picture, layer, width, 2)]
  if (!kernel.accepts(luma.columns) || !kernel.accepts(chroma.columns)) return false
  const stride = toEven(picture.width)
  const planeBytes = stride * toEven(picture.height)
  const cb = picture.address + planeBytes
  const cbTarget = target + width * height + (chroma.firstRow * width) / 2
  const crTarget = cbTarget + (width * height) / 4
  kernel.resample({
    ...luma,
    source: picture.address,
    sourceStride: stride,
    target: target + luma.firstRow * width,
  })
  kernel.resample({ ...chroma, source: cb, sourceStride: stride / 2, target: cbTarget })
  kernel.resample({ ...chroma, source: cb + planeBytes / 4, sourceStride: stride / 2, target: crTarget })
  return true
}

/** Axes of a plane for the rows in which the layer is visible, rounded to whole rows. */
function layAxes(
  picture: KeptPicture,
  { place, top, bottom }: PictureLayer,
  width: number,
  pixelsPerSample: 1 | 2,
) {
  const firstRow = Math.round(top / pixelsPerSample)
  const columns = createSampleAxis({
    length: width / pixelsPerSample,
    start: place.x,
    span: place.width,
    sourcePixels: picture.width,
    pixelsPerSample,
    one: columnOne,
  })
  const rows = createSampleAxis({
    length: Math.round(bottom / pixelsPerSample) - firstRow,
    start: place.y - firstRow * pixelsPerSample,
    span: place.height,
    sourcePixels: picture.height,
    pixelsPerSample,
    one: rowOne,
  })
  return { columns, rows, firstRow }
}
