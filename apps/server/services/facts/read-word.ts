import { unzipSync, zipSync, type UnzipFileInfo } from 'fflate'
import { Parser } from 'htmlparser2'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { outlineText } from '../pages/outline-text.ts'
import type { ReadFile } from './tasks/facts-contract.ts'

/** A book of 1,000 pages unpacks to about 10 MB of XML. */
const maxPartBytes = 30_000_000
const maxParts = 2000
/** Tables in tables in tables reach about 60 levels. Building a tree of a million levels takes minutes. */
const maxDepth = 300
const needed =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:document|styles|numbering|footnotes|endnotes|comments)\.xml|word\/_rels\/[\w.]{1,60}\.rels)$/
const document = 'word/document.xml'
const pieceBytes = 100_000

/**
 * The text of a DOCX file with its headings. Only the parts with words are unpacked, and each is measured first, so that
 * a small file can't fill the memory. Throws AppError `bad_input`, `too_large` and `asset_unreadable`.
 */
export async function readWord(bytes: Uint8Array): Promise<ReadFile> {
  const { parts, hasPictures } = unpack(bytes)
  if (!Object.hasOwn(parts, document)) throw new AppError('bad_input', messages.facts.fileUnknown)
  if (!Object.values(parts).every(isModest)) throw new AppError('too_large', messages.facts.wordTooLarge)
  try {
    const { default: mammoth } = await import('mammoth')
    const buffer = Buffer.from(zipSync(parts, { level: 0 }))
    const leaveOut = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))
    const { value } = await mammoth.convertToHtml({ buffer }, { convertImage: leaveOut })
    return { text: outlineText(value), warnings: hasPictures ? [messages.facts.filePicturesLeftOut] : [] }
  } catch (error) {
    throw new AppError('asset_unreadable', messages.facts.fileDamaged('Word'), { cause: error })
  }
}

/** False for XML with too many levels. */
function isModest(part: Uint8Array): boolean {
  let depth = 0
  let deepest = 0
  const parser = new Parser(
    {
      onopentagname: () => (deepest = Math.max(deepest, ++depth)),
      onclosetag: () => depth--,
    },
    { xmlMode: true },
  )
  const text = new TextDecoder()
  // In pieces, so that the rest of a deep part is not read.
  for (let start = 0; start < part.length && deepest <= maxDepth; start += pieceBytes)
    parser.write(text.decode(part.subarray(start, start + pieceBytes), { stream: true }))
  return deepest <= maxDepth
}

function unpack(bytes: Uint8Array): { parts: Record<string, Uint8Array>; hasPictures: boolean } {
  let total = 0
  let count = 0
  let hasPictures = false
  const choose = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (++count > maxParts) throw new AppError('too_large', messages.facts.wordTooLarge)
    hasPictures ||= name.startsWith('word/media/')
    if (!needed.test(name)) return false
    total += originalSize
    if (total > maxPartBytes) throw new AppError('too_large', messages.facts.wordTooLarge)
    return true
  }
  try {
    // A part that is larger than its entry says is cut off there.
    return { parts: unzipSync(bytes, { filter: choose }), hasPictures }
  } catch (error) {
    if (AppError.isInstance(error)) throw error
    throw new AppError('asset_unreadable', messages.facts.fileDamaged('Word'), { cause: error })
  }
}
