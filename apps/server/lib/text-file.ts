// Text as creators have it: UTF-8, the UTF-16 that Windows writes, or the old Western code page.

import { readFile } from 'node:fs/promises'
import { AppError } from '@vivify/contract/errors'

const maxTextBytes = 4_000_000
/** A text holds hardly any control characters, a picture or a video holds many. */
const maxControlShare = 0.1

/**
 * Reads a text file. Throws AppError `bad_input` when it can't be read or is no text, `script_too_long` above 4 MB.
 */
export async function readTextFile(file: string): Promise<string> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new AppError('bad_input', `Can't read ${file}. Check the name and that you may read it.`, { cause })
  })
  if (bytes.length > maxTextBytes) {
    throw new AppError('script_too_long', `${file} is larger than 4 MB. Take the part the video is about.`)
  }
  const text = decodeText(bytes)
  const controls = text.match(/[^\P{Cc}\t\n\f\r]/gu)?.length ?? 0
  if (controls > text.length * maxControlShare) {
    throw new AppError('bad_input', `${file} is not a text file. Save it as plain text and try again.`)
  }
  return text
}

function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
