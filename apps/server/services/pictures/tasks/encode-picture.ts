import { copyFile, readFile, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { PictureFormat } from '@vivify/contract/routes/pictures'
import { markPicture, type MarkedFormat } from '../../../provenance/mark-picture.ts'
import { markVideo } from '../../../provenance/mark-video.ts'
import { writeXmp } from '../../../provenance/xmp.ts'
import type { EncodeRequest, EncodeResult } from './encode-contract.ts'

const maxPixels = 50_000_000
/** At sharp's default of 4, a picture of 1080 × 1920 can take half a minute for a file that is hardly smaller. */
const avifEffort = 2

const markedTypes: Readonly<Record<string, MarkedFormat>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

/** Writes a picture with its mark, in a given format or its own. Throws AppError `asset_unreadable` and `bad_input`. */
export async function encodePicture(request: EncodeRequest): Promise<EncodeResult> {
  const { input, format } = request
  if (!request.mimeType.startsWith('image/')) return keepVideo(request)
  try {
    const header = await sharp(input, { limitInputPixels: maxPixels }).metadata()
    const { width, height } = header.autoOrient
    if (format === null) await keepPicture(request)
    else if ((header.pages ?? 1) > 1) throw new AppError('bad_input', messages.pictures.animationKept)
    else await encode(request, format)
    return { size: { width, height } }
  } catch (cause) {
    if (AppError.isInstance(cause)) throw cause
    throw new AppError('asset_unreadable', messages.pictures.unreadable, { cause })
  }
}

async function encode({ input, output, quality, mark }: EncodeRequest, format: PictureFormat): Promise<void> {
  const upright = sharp(input, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
  if (format === 'avif') {
    await upright
      .withXmp(writeXmp(mark).toString('utf8'))
      .avif({ quality, effort: avifEffort })
      .toFile(output)
    return
  }
  const bytes = await encodeAs(upright, format, quality).toBuffer()
  await writeFile(output, markPicture(bytes, format, mark))
}

function encodeAs(upright: Sharp, format: Exclude<PictureFormat, 'avif'>, quality: number): Sharp {
  switch (format) {
    case 'png':
      return upright.png()
    case 'jpeg':
      // JPEG has no transparency. Without subsampling, colored edges of text stay sharp.
      return upright.flatten({ background: '#ffffff' }).jpeg({ quality, chromaSubsampling: '4:4:4' })
    case 'webp':
      return upright.webp({ quality })
  }
}

async function keepPicture({ input, output, mimeType, mark }: EncodeRequest): Promise<void> {
  const format = markedTypes[mimeType]
  if (format) await writeFile(output, markPicture(await readFile(input), format, mark))
  else await copyFile(input, output)
}

async function keepVideo({ input, output, format, mimeType, mark }: EncodeRequest): Promise<EncodeResult> {
  if (format !== null) throw new AppError('bad_input', messages.pictures.animationKept)
  await copyFile(input, output)
  if (mimeType === 'video/mp4' || mimeType === 'video/quicktime') await markVideo(output, mark)
  return { size: null }
}
