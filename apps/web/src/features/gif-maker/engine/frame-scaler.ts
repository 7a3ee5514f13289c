import { PlanarResizer, type PlanarFormat, type Plane } from '@vivify/generators/gif/planar'
import { Resizer } from '@vivify/generators/gif/resize'
import type { FrameData, PictureCrop, SourcePicture } from './protocol.ts'

/** The browser first scales larger pictures down, because it need not hold them as plain pixels. */
const maxPlainPixels = 1920 * 1200

interface Size {
  width: number
  height: number
}

/** Crops pictures, scales them to one size and draws an overlay on top. */
export class FrameScaler {
  readonly #size: Size
  readonly #overlay: FrameData | null
  readonly #isSeeThrough: boolean
  #scaler: { key: string; scaler: PlanarResizer | Resizer } | null = null
  #bytes = new Uint8Array(0)
  #canvas: OffscreenCanvas | null = null

  /** `isSeeThrough` keeps transparency; otherwise pictures are drawn on white. */
  constructor(size: Size, { overlay, isSeeThrough }: { overlay: FrameData | null; isSeeThrough: boolean }) {
    this.#size = size
    this.#overlay = overlay
    this.#isSeeThrough = isSeeThrough
  }

  /** Scales a picture and closes it. */
  async scale({ picture, crop }: SourcePicture): Promise<FrameData> {
    try {
      const data = await this.#scaleAny(picture, crop)
      if (this.#overlay) layOver(data, this.#overlay)
      return data
    } finally {
      picture.close()
    }
  }

  async #scaleAny(picture: SourcePicture['picture'], crop: PictureCrop): Promise<FrameData> {
    if (this.#isSeeThrough) return this.#scaleSeeThrough(picture, crop)
    const plain = 'copyTo' in picture ? await this.#scalePlanes(picture, crop) : null
    return plain ?? this.#scaleDrawn(picture, crop)
  }

  /** The browser scales with premultiplied alpha, so that hidden colors do not bleed into the edges. */
  #scaleSeeThrough(picture: SourcePicture['picture'], crop: PictureCrop): FrameData {
    const { width, height } = this.#size
    if (this.#canvas === null) this.#canvas = new OffscreenCanvas(width, height)
    const context = this.#canvas.getContext('2d', { willReadFrequently: true })!
    context.imageSmoothingQuality = 'high'
    context.clearRect(0, 0, width, height)
    context.drawImage(picture, crop.left, crop.top, crop.width, crop.height, 0, 0, width, height)
    return context.getImageData(0, 0, width, height).data as FrameData
  }

  /**
   * Scales the decoder's own bytes, which is faster and finer than a canvas. Null if the browser doesn't expose them.
   */
  async #scalePlanes(picture: VideoFrame, crop: PictureCrop): Promise<FrameData | null> {
    const format = readFormat(picture)
    if (format === null) return null
    const byteCount = picture.allocationSize()
    if (this.#bytes.length !== byteCount) this.#bytes = new Uint8Array(byteCount)
    const layout = await picture.copyTo(this.#bytes).catch(() => null)
    if (layout === null) return null
    const planes = listPlanes(picture.format, layout)
    const { width, height } = this.#size
    const resizer = this.#keep(
      JSON.stringify([format, crop]),
      () => new PlanarResizer(format, crop, width, height),
    )
    return (resizer as PlanarResizer).resize(this.#bytes, planes).data as FrameData
  }

  #scaleDrawn(picture: SourcePicture['picture'], crop: PictureCrop): FrameData {
    const { bytes, size } = this.#draw(picture, crop)
    const { width, height } = this.#size
    const resizer = this.#keep(
      JSON.stringify(size),
      () => new Resizer(size.width, { left: 0, top: 0, ...size }, width, height),
    )
    return (resizer as Resizer).resize(bytes).data as FrameData
  }

  #keep(key: string, make: () => PlanarResizer | Resizer): PlanarResizer | Resizer {
    if (this.#scaler?.key !== key) this.#scaler = { key, scaler: make() }
    return this.#scaler.scaler
  }

  #draw(picture: SourcePicture['picture'], crop: PictureCrop) {
    const size = this.#drawnSize(crop)
    const { width, height } = size
    if (this.#canvas?.width !== width || this.#canvas.height !== height)
      this.#canvas = new OffscreenCanvas(width, height)
    const context = this.#canvas.getContext('2d', { willReadFrequently: true, alpha: false })!
    context.imageSmoothingQuality = 'high'
    // Transparent areas too small to be detected become white, as on a light page.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.drawImage(picture, crop.left, crop.top, crop.width, crop.height, 0, 0, width, height)
    return { bytes: context.getImageData(0, 0, width, height).data, size }
  }

  /** The size of the crop, or for very large crops at most twice the size of the result. */
  #drawnSize(crop: PictureCrop): Size {
    if (crop.width * crop.height <= maxPlainPixels) return { width: crop.width, height: crop.height }
    return {
      width: Math.min(crop.width, this.#size.width * 2),
      height: Math.min(crop.height, this.#size.height * 2),
    }
  }
}

/** Layout of the decoder's bytes; null when the browser should draw the picture instead. */
function readFormat(picture: VideoFrame): PlanarFormat | null {
  const { format, visibleRect, displayWidth, displayHeight } = picture
  if ((format !== 'I420' && format !== 'NV12') || visibleRect === null) return null
  const { width, height } = visibleRect
  if (width !== displayWidth || height !== displayHeight || width * height > maxPlainPixels) return null
  const { matrix, transfer, primaries, fullRange } = picture.colorSpace
  // Compared as strings, because the types don't know these names yet.
  const isBright = ['pq', 'hlg'].includes(String(transfer)) || String(primaries) === 'bt2020'
  const known: PlanarFormat['matrix'] | undefined = matrices[String(matrix)]
  if (isBright || known === undefined) return null
  return { width, height, matrix: known, isFullRange: fullRange ?? false }
}

const matrices: Record<string, PlanarFormat['matrix']> = {
  bt709: 'bt709',
  bt470bg: 'bt601',
  smpte170m: 'bt601',
}

function listPlanes(
  format: VideoFrame['format'],
  layout: readonly PlaneLayout[],
): readonly [Plane, Plane, Plane] {
  const [luma, first, second] = layout
  if (format === 'I420') {
    return [
      { ...luma!, step: 1 },
      { ...first!, step: 1 },
      { ...second!, step: 1 },
    ]
  }
  return [
    { ...luma!, step: 1 },
    { ...first!, step: 2 },
    { offset: first!.offset + 1, stride: first!.stride, step: 2 },
  ]
}

/** Blends the overlay into the frame by its alpha. */
function layOver(data: FrameData, overlay: FrameData): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = overlay[at + 3]!
    if (alpha === 0) continue
    const under = (data[at + 3]! / 255) * (1 - alpha / 255)
    const whole = alpha / 255 + under
    const share = alpha / 255 / whole
    for (let channel = at; channel < at + 3; channel++)
      data[channel] = data[channel]! + (overlay[channel]! - data[channel]!) * share
    data[at + 3] = whole * 255
  }
}
