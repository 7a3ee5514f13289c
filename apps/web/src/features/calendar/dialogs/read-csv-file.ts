import * as messages from '@vivify/contract/messages'

const maxBytes = 5_000_000

/**
 * The text of a CSV file in UTF-8 or UTF-16, or in Windows’ western encoding, which Excel writes. Throws Error with a
 * sentence for a file that is too large.
 */
export async function readCsvFile(file: Blob): Promise<string> {
  if (file.size > maxBytes) throw new Error(messages.csv.tooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A text never has this character, and the server refuses it.
  return decode(bytes).replaceAll('\0', '')
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
