import { writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { FitRequest, FitResult } from './fit-contract.ts'

const maxPixels = 100_000_000
/** Tried one after the other until the file is small enough. */
const qualities = [92, 85, 78, 70]
const scales = [1, 0.8, 0.64, 0.5]

/**
 * Makes a picture fit a platform: its type, its shape (the whole picture on a blurred copy of itself), its width and its
 * bytes. Throws AppError `asset_unreadable`, and `too_large` when no quality is small enough.
 */
export async function fitImage(request: FitRequest): Promise<FitResult> {
  const { input, output, maxBytes, name } = request
  const whole = await readUpright(request)
  const { width, height } = planSize(request, whole.info)
  for (const scale of scales) {
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
    const framed = await frame(whole, size)
    for (const quality of qualities) {
      const bytes = await encode(framed, request.mimeType, quality)
      if (bytes.length > maxBytes && request.mimeType !== 'image/png') continue
      if (bytes.length > maxBytes) break
      await writeFile(output, bytes)
      return { ...size, sizeBytes: bytes.length }
    }
  }
  throw new AppError('too_large', messages.posts.notFittable(name), { cause: input })
}

type Bitmap = Awaited<ReturnType<typeof readUpright>>

async function readUpright({ input, name }: FitRequest) {
  try {
    return await sharp(input, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .toColorspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (cause) {
    throw new AppError('asset_unreadable', messages.uploads.unreadable(name), { cause })
  }
}

/** The nearest shape that is allowed around the whole picture, within the allowed widths. */
function planSize(
  { ratio, width: widths }: FitRequest,
  { width, height }: { width: number; height: number },
): { width: number; height: number } {
  const own = width / height
  const shape = ratio ? Math.min(ratio.max, Math.max(ratio.min, own)) : own
  const full = shape > own ? { width: height * shape, height } : { width, height: width / shape }
  const wide = widths ? Math.min(widths.max, Math.max(widths.min, full.width)) : full.width
  return { width: Math.round(wide), height: Math.round(wide / shape) }
}

async function frame({ data, info }: Bitmap, size: { width: number; height: number }): Promise<Sharp> {
  const { width, height, channels } = info
  const open = (): Sharp => sharp(data, { raw: { width, height, channels } })
  const isSameShape = Math.abs(width / height - size.width / size.height) < 0.01
  if (isSameShape) return open().resize(size.width, size.height, { fit: 'fill' })
  const inside = await open().resize(size.width, size.height, { fit: 'inside' }).png().toBuffer()
  const behind = await open()
    .resize(size.width, size.height, { fit: 'cover' })
    .blur(40)
    .modulate({ brightness: 0.6 })
    .png()
    .toBuffer()
  return sharp(behind).composite([{ input: inside, gravity: 'centre' }])
}

function encode(picture: Sharp, mimeType: FitRequest['mimeType'], quality: number): Promise<Buffer> {
  const copy = picture.clone()
  switch (mimeType) {
    case 'image/jpeg':
      return copy.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: false }).toBuffer()
    case 'image/webp':
      return copy.webp({ quality }).toBuffer()
    case 'image/png':
      return copy.png({ compressionLevel: 9 }).toBuffer()
  }
}
