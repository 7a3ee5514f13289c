// Decides before decoding whether the page can work on a picture. File names and declared types prove nothing, and a
// small file may hold more pixels than fit in memory.

import * as messages from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'

/** The server has the same limit. */
const maxPixels = 50_000_000
/** Enough for an XML declaration and comments before an SVG's first element. */
const prefixBytes = 512

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp'

/** Kind of a picture by its first bytes; null for anything else. */
export function sniffPicture(prefix: Uint8Array): PictureKind | 'svg' | null {
  const text = (from: number, to: number): string => String.fromCharCode(...prefix.subarray(from, to))
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return /<svg[\s>]/i.test(text(0, prefix.length)) ? 'svg' : null
}

/** Upright size of a picture that can be opened. Throws an Error whose message is a sentence for the person. */
export async function checkPicture(
  file: Blob,
  name = 'the picture',
): Promise<{ width: number; height: number }> {
  if (file.size === 0) throw new Error(messages.uploads.empty)
  const kind = sniffPicture(new Uint8Array(await file.slice(0, prefixBytes).arrayBuffer()))
  if (kind === 'svg') throw new Error(messages.uploads.vectorPicture)
  if (kind === null) throw new Error(messages.ads.notAnImage)
  if (file.size > limits.imageUploadBytes) throw new Error(messages.ads.imageTooLarge)
  const size = await readSize(file).catch(() => null)
  if (size === null) throw new Error(messages.uploads.brokenPicture(name))
  if (size.width * size.height > maxPixels) throw new Error(messages.uploads.tooManyPixels)
  return size
}

/** The browser reads only the header, applies the EXIF rotation, and decodes nothing until the picture is drawn. */
function readSize(file: Blob): Promise<{ width: number; height: number }> {
  const url = URL.createObjectURL(file)
  const picture = new Image()
  return new Promise<{ width: number; height: number }>((resolve, reject) => {
    picture.addEventListener('load', () =>
      resolve({ width: picture.naturalWidth, height: picture.naturalHeight }),
    )
    picture.addEventListener('error', () => reject(new Error('The browser can’t read it.')))
    picture.src = url
  }).finally(() => URL.revokeObjectURL(url))
}
