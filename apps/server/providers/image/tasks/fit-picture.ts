import { copyFile } from 'node:fs/promises'
import sharp from 'sharp'
import { AppError } from '@vivify/contract/errors'
import type { FitRequest, FitResult } from './fit-contract.ts'

/** No engine makes larger images, but a small file can claim to hold far more pixels. */
const maxPixels = 50_000_000
const jpegQuality = 95
/** Bitmaps only: a vector image could refer to files of this machine. */
const readable: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp', 'heif'])

/**
 * Makes a PNG or JPEG of exactly the requested size, cropped around the middle. An image that already fits keeps its
 * bytes. Throws AppError `asset_unreadable`.
 */
export async function fitPicture({ input, output, width, height }: FitRequest): Promise<FitResult> {
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const
  try {
    const found = await sharp(input, options).metadata()
    if (!readable.has(found.format)) throw new Error(`The picture is of the kind ${found.format}.`)
    const { width: madeWidth, height: madeHeight } = found.autoOrient
    const format = found.format === 'jpeg' ? 'jpeg' : 'png'
    const isAsAsked = found.format === format && found.width === width && found.height === height
    if (isAsAsked && (found.orientation ?? 1) === 1) {
      // Decodes it once, to be sure that it is complete.
      await sharp(input, options).stats()
      await copyFile(input, output)
    } else {
      const fitted = sharp(input, options).autoOrient().resize(width, height, { fit: 'cover' })
      const encoded =
        format === 'png' ? fitted.png() : fitted.jpeg({ quality: jpegQuality, chromaSubsampling: '4:4:4' })
      await encoded.toFile(output)
    }
    return { format, madeWidth, madeHeight }
  } catch (cause) {
    throw new AppError('asset_unreadable', 'The picture can’t be read.', { cause })
  }
}
