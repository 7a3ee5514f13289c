import { Resizer } from '@vivify/generators/gif/resize'
import type { FrameData, PictureCrop, SourcePicture } from './protocol.ts'

/** Larger pictures are brought near the size by the browser, which need not hold them as pixels. */
const maxPlainPixels = 1920 * 1200

interface Size {
  width: number
  height: number
}

/** Cuts pictures out, scales them to one size and lays an overlay over them. */
export class FrameScaler {
  readonly #size: Size
  readonly #overlay: FrameData | null
  #resizer: { key: string; resizer: Resizer } | null = null
  #bytes = new Uint8Array(0)
  #canvas: OffscreenCanvas | null = null

  constructor(size: Size, overlay: FrameData | null) {
    this.#size = size
    this.#overlay = overlay
  }

  /** Closes the picture. */
  async scale({ picture, crop }: SourcePicture): Promise<FrameData> {
    try {
      const source = (await this.#copyPlain(picture)) ?? this.#draw(picture, crop)
      const part = source.isCut ? { left: 0, top: 0, ...source.size } : crop
      const data = this.#resizerFor(source.size, part).resize(source.bytes).data as FrameData
      if (this.#overlay) layOver(data, this.#overlay)
      return data
    } finally {
      picture.close()
    }
  }

  #resizerFor(source: Size, crop: PictureCrop): Resizer {
    const key = JSON.stringify([source, crop])
    if (this.#resizer?.key !== key) {
      const { width, height } = this.#size
      this.#resizer = { key, resizer: new Resizer(source.width, crop, width, height) }
    }
    return this.#resizer.resizer
  }

  /** The decoder's own pixels: quicker than through a canvas. Null where the browser doesn't give them. */
  async #copyPlain(picture: SourcePicture['picture']) {
    if (!('copyTo' in picture) || picture.visibleRect === null) return null
    const { width, height } = picture.visibleRect
    const isSquare = width === picture.displayWidth && height === picture.displayHeight
    if (!isSquare || width * height > maxPlainPixels) return null
    const byteCount = width * height * 4
    if (this.#bytes.length !== byteCount) this.#bytes = new Uint8Array(byteCount)
    try {
      await picture.copyTo(this.#bytes, {
        format: 'RGBA',
        colorSpace: 'srgb',
        layout: [{ offset: 0, stride: width * 4 }],
      })
    } catch {
      return null
    }
    return { bytes: this.#bytes, size: { width, height }, isCut: false }
  }

  #draw(picture: SourcePicture['picture'], crop: PictureCrop) {
    const size = this.#drawnSize(crop)
    const { width, height } = size
    if (this.#canvas?.width !== width || this.#canvas.height !== height)
      this.#canvas = new OffscreenCanvas(width, height)
    const context = this.#canvas.getContext('2d', { willReadFrequently: true, alpha: false })!
    context.imageSmoothingQuality = 'high'
    // A GIF has no half-transparent pixels, and most are seen on a light page.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.drawImage(picture, crop.left, crop.top, crop.width, crop.height, 0, 0, width, height)
    return { bytes: context.getImageData(0, 0, width, height).data, size, isCut: true }
  }

  /** The crop's own size, or twice the result's when that is much less. */
  #drawnSize(crop: PictureCrop): Size {
    if (crop.width * crop.height <= maxPlainPixels) return { width: crop.width, height: crop.height }
    return {
      width: Math.min(crop.width, this.#size.width * 2),
      height: Math.min(crop.height, this.#size.height * 2),
    }
  }
}

/** Blends by the overlay's alpha. */
function layOver(data: FrameData, overlay: FrameData): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = overlay[at + 3]!
    if (alpha === 0) continue
    const share = alpha / 255
    for (let channel = at; channel < at + 3; channel++)
      data[channel] = data[channel]! + (overlay[channel]! - data[channel]!) * share
  }
}
