// Writes into a picture's file how it came to be, as IPTC's DigitalSourceType in XMP: what platforms and the law look
// for. The pixels are not touched.

import { crc32 } from 'node:zlib'
import { AppError } from '@vivify/contract/errors'
import type { DigitalSourceType, PictureFormat } from '../../providers/image/port.ts'

export interface PictureMark {
  digitalSourceType: DigitalSourceType
  /** What made it, such as "OpenAI gpt-image-2.5". */
  madeWith: string
}

const pngSignatureBytes = 8
const pngKeyword = 'XML:com.adobe.xmp'
const jpegSignature = 'http://ns.adobe.com/xap/1.0/\0'
const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/**
 * The same picture with the mark in it. One that carries signed credentials (C2PA) or a mark of its own is returned as
 * it is: credentials say the same, and any change would void them. Throws AppError `asset_unreadable`.
 */
export function markPicture(bytes: Uint8Array, format: PictureFormat, mark: PictureMark): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const xmp = Buffer.from(describeMark(mark), 'utf8')
  return format === 'png' ? markPng(file, xmp) : markJpeg(file, xmp)
}

function markPng(file: Buffer, xmp: Buffer): Buffer {
  let end = pngSignatureBytes
  for (let at = end; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === 'IDAT') break
    const content = file.subarray(at + 8, at + 8 + file.readUInt32BE(at))
    if (type === 'caBX' || (type === 'iTXt' && isMarked(content))) return file
    if (type === 'IHDR') end = at + 12 + content.length
  }
  if (end === pngSignatureBytes) throw unreadable()
  // Keyword, not compressed, no language, no translation.
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

function markJpeg(file: Buffer, xmp: Buffer): Buffer {
  if (file.readUInt16BE(0) !== 0xffd8) throw unreadable()
  let end = 2
  for (let at = end; at + 4 <= file.length && file[at] === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1]!
    if (marker === startOfScan) break
    const content = file.subarray(at + 4, at + 2 + file.readUInt16BE(at + 2))
    if (marker === credentialsApp || (marker === exifApp && isMarked(content))) return file
    // JFIF and Exif want to come first.
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

function describeMark({ digitalSourceType, madeWith }: PictureMark): string {
  const system = escapeXml(madeWith)
  const ai = digitalSourceType === 'trainedAlgorithmicMedia' ? ` Iptc4xmpExt:AISystemUsed="${system}"` : ''
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ` xmp:CreatorTool="Vivify: ${system}"${ai}`,
    ` Iptc4xmpExt:DigitalSourceType="${vocabulary}${digitalSourceType}"/>`,
    '</rdf:RDF>',
    '</x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"\p{Cc}]/gu, (character) => `&#${character.codePointAt(0)};`)
}

function unreadable(): AppError {
  return new AppError('asset_unreadable', 'The picture that was made can’t be read. Try again.')
}
