// Reads transcripts from subtitle and text files.

export const transcriptEndings = ['.srt', '.vtt', '.txt'] as const

const maxBytes = 2_000_000

export type TranscriptFile = { status: 'read'; text: string } | { status: 'refused'; reason: string }

/** Reads a transcript file; a refusal is a sentence for the person. Longer texts are cut at `maxCharacters`. */
export async function readTranscriptFile(file: File, maxCharacters: number): Promise<TranscriptFile> {
  const name = file.name.toLowerCase()
  if (!transcriptEndings.some((ending) => name.endsWith(ending))) {
    return {
      status: 'refused',
      reason: `“${file.name}” is not a transcript. Choose an SRT, VTT or TXT file.`,
    }
  }
  if (file.size > maxBytes) {
    return { status: 'refused', reason: `“${file.name}” is too large. A transcript can be up to 2 MB.` }
  }
  const text = decode(new Uint8Array(await file.arrayBuffer())).replaceAll('\r\n', '\n')
  if (text.trim() === '') return { status: 'refused', reason: `“${file.name}” is empty.` }
  if (text.includes('\u0000')) {
    return { status: 'refused', reason: `“${file.name}” is not a text file. Choose an SRT, VTT or TXT file.` }
  }
  return { status: 'read', text: text.slice(0, maxCharacters) }
}

/** Decodes UTF-16 with a byte order mark, UTF-8, or Windows-1252, which older subtitle programs use. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
