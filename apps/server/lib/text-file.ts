// Reads the text files that creators have: UTF-8, UTF-16 as Windows writes it, or Windows-1252.

import { readFile } from 'node:fs/promises'
import { AppError } from '@vivify/contract/errors'

const maxTextBytes = 4_000_000
/** Terminal color codes, which remain in copied output. */
const colorCode = /\p{Cc}\[[\d;]*[A-Za-z]/gu
/** Shares of the characters. A file that is not UTF-8 is an image or an archive if it holds more than a few. */
const maxControlShare = { unicode: 0.5, codePage: 0.02 }

/**
 * Reads a text file. Throws AppError `bad_input` when it can't be read or is not text, `script_too_long` above 4 MB.
 */
export async function readTextFile(file: string): Promise<string> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new AppError('bad_input', `Can't read ${file}. Check the name and that you may read it.`, { cause })
  })
  if (bytes.length > maxTextBytes) {
    throw new AppError(
      'script_too_long',
      `${file} is larger than 4 MB. Use only the part that the video is about.`,
    )
  }
  const { text, isUnicode } = decodeText(bytes)
  const controls = text.match(/[^\P{Cc}\t\n\f\r]/gu)?.length ?? 0
  if (controls > text.length * maxControlShare[isUnicode ? 'unicode' : 'codePage']) {
    throw new AppError('bad_input', `${file} is not a text file. Save it as plain text and try again.`)
  }
  return text.replace(colorCode, '')
}

function decodeText(bytes: Uint8Array): { text: string; isUnicode: boolean } {
  const [first, second] = bytes
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const encoding = isMarked ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isUnicode: true }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isUnicode: false }
  }
}
