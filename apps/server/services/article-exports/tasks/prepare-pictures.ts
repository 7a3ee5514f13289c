// Pictures of an article, made fit for every kind of file and every site: upright, not larger than a page needs, JPEG or,
// where something shows through, PNG.

import { createHash } from 'node:crypto'
import sharp from 'sharp'

export interface PreparedPicture {
  assetId: string
  /** Such as `1-a-lighthouse.jpg`; unique in the article. */
  name: string
  mimeType: 'image/jpeg' | 'image/png'
  width: number
  height: number
  bytes: Buffer
  /** Of the bytes. */
  sha256: string
}

export type PreparedPictures = ReadonlyMap<string, PreparedPicture>

const maxPixels = 100_000_000
const maxSide = 1600
const quality = 84

/** `number` and `altText` make the name. Null for a file that can't be read. */
export async function preparePicture(
  file: string,
  { assetId, number, altText }: { assetId: string; number: number; altText: string },
): Promise<PreparedPicture | null> {
  try {
    const picture = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .toColorspace('srgb')
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      // It says how the picture came to be.
      .keepXmp()
    const isClear = (await sharp(file, { limitInputPixels: maxPixels }).stats()).isOpaque
    const encoded = isClear ? picture.jpeg({ quality }) : picture.png({ compressionLevel: 9 })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return {
      assetId,
      name: `${number}${namePart(altText)}.${isClear ? 'jpg' : 'png'}`,
      mimeType: isClear ? 'image/jpeg' : 'image/png',
      width: info.width,
      height: info.height,
      bytes: data,
      sha256: createHash('sha256').update(data).digest('hex'),
    }
  } catch {
    return null
  }
}

/** Plain letters only, because the name becomes a part of addresses. */
function namePart(altText: string): string {
  const plain = altText
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '')
  return plain === '' ? '' : `-${plain}`
}
