// Recognizes a file by its first bytes, because its name proves nothing.

export type Container =
  | { kind: 'animation'; mimeType: 'image/gif' | 'image/webp'; width: number; height: number }
  /** A film format that no browser opens, but the server does. */
  | { kind: 'foreign'; format: string }
  | { kind: 'other' }

/** Reads the first bytes of a file. Sizes come from the header. */
export function sniffContainer(prefix: Uint8Array): Container {
  const text = (from: number, to: number): string => String.fromCharCode(...prefix.subarray(from, to))
  if (/^GIF8[79]a$/.test(text(0, 6))) {
    const [width, height] = [at16(prefix, 6), at16(prefix, 8)]
    return { kind: 'animation', mimeType: 'image/gif', width, height }
  }
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') {
    return { kind: 'animation', mimeType: 'image/webp', ...webpSize(prefix, text(12, 16)) }
  }
  const format = foreignFormat(text)
  return format === null ? { kind: 'other' } : { kind: 'foreign', format }
}

function foreignFormat(text: (from: number, to: number) => string): string | null {
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'AVI ') return 'AVI'
  if (text(0, 4) === '\x30\x26\xb2\x75') return 'WMV'
  if (text(0, 4) === 'FLV\x01') return 'FLV'
  if (text(0, 4) === '\x00\x00\x01\xba') return 'MPEG'
  return text(0, 4) === 'OggS' && text(0, 512).includes('\x80theora') ? 'Ogg' : null
}

/** Only the extended form holds animations; still pictures report 0 × 0, because their size does not matter. */
function webpSize(prefix: Uint8Array, form: string): { width: number; height: number } {
  if (form !== 'VP8X') return { width: 0, height: 0 }
  return { width: at24(prefix, 24) + 1, height: at24(prefix, 27) + 1 }
}

function at16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)
}

function at24(bytes: Uint8Array, at: number): number {
  return at16(bytes, at) | ((bytes[at + 2] ?? 0) << 16)
}
