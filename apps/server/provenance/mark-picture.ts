// Writes how a picture came to be into its file, as IPTC's DigitalSourceType in XMP. Platforms and laws look for this
// term. The pixels stay unchanged.

import { crc32 } from 'node:zlib'
import { AppError } from '@vivify/contract/errors'
import { markGif } from './mark-gif.ts'
import { markWebp } from './mark-webp.ts'
import { writeXmp, type Mark } from './xmp.ts'

/** Formats that this module marks as finished files. AVIF gets its packet during encoding. */
export type MarkedFormat = 'png' | 'jpeg' | 'webp' | 'gif'

const pngSignatureBytes = 8
const pngKeyword = 'XML:com.adobe.xmp'
const jpegSignature = 'http://ns.adobe.com/xap/1.0/\0'

/**
 * Returns the picture with the mark. A picture that already has a mark or signed credentials (C2PA) is returned
 * unchanged: credentials say the same, and any change would void them. Throws AppError `asset_unreadable`.
 */
export function markPicture(bytes: Uint8Array, format: MarkedFormat, mark: Mark): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const marked = place(file, format, writeXmp(mark))
  if (!marked) throw new AppError('asset_unreadable', 'The picture that was made can’t be read. Try again.')
  return marked
}

/** null when the file does not have the given format. */
function place(file: Buffer, format: MarkedFormat, xmp: Buffer): Buffer | null {
  switch (format) {
    case 'png':
      return markPng(file, xmp)
    case 'jpeg':
      return markJpeg(file, xmp)
    case 'webp':
      return markWebp(file, xmp)
    case 'gif':
      return markGif(file, xmp)
  }
}

function markPng(file: Buffer, xmp: Buffer): Buffer | null {
  let end = pngSignatureBytes
  for (let at = end; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === 'IDAT') break
    const content = file.subarray(at + 8, at + 8 + file.readUInt32BE(at))
    if (type === 'caBX' || (type === 'iTXt' && isMarked(content))) return file
    if (type === 'IHDR') end = at + 12 + content.length
  }
  if (end === pngSignatureBytes) return null
  // The keyword, then the fields: not compressed, no language, no translation.
  const text = Buffer.concat([Buffer.from(`${pngKeyword}\0\0\0\0\0`, 'latin1'), xmp])
  return insert(file, end, encodeChunk('iTXt', text))
}

function encodeChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + content.length)
  chunk.writeUInt32BE(content.length, 0)
  chunk.write(type, 4, 'latin1')
  content.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length)
  return chunk
}

const startOfScan = 0xda
const firstApp = 0xe0
const exifApp = 0xe1
const credentialsApp = 0xeb

function markJpeg(file: Buffer, xmp: Buffer): Buffer | null {
  if (file.readUInt16BE(0) !== 0xffd8) return null
  let end = 2
  for (let at = end; at + 4 <= file.length && file[at] === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1]!
    if (marker === startOfScan) break
    const content = file.subarray(at + 4, at + 2 + file.readUInt16BE(at + 2))
    if (marker === credentialsApp || (marker === exifApp && isMarked(content))) return file
    // JFIF and Exif must come first.
    if (marker === firstApp || (marker === exifApp && content.toString('latin1', 0, 4) === 'Exif')) {
      end = at + 4 + content.length
    }
  }
  const content = Buffer.concat([Buffer.from(jpegSignature, 'latin1'), xmp])
  const head = Buffer.from([0xff, exifApp, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return insert(file, end, Buffer.concat([head, content]))
}

function isMarked(content: Buffer): boolean {
  return content.includes('DigitalSourceType')
}

function insert(file: Buffer, at: number, part: Buffer): Buffer {
  return Buffer.concat([file.subarray(0, at), part, file.subarray(at)])
}
