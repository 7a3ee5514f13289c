// Detects a file's type from its first bytes, because the name and the declared type come from the sender and may be
// wrong.

export interface FileKind {
  kind: 'image' | 'clip' | 'audio'
  mimeType: string
  /** Including the dot. */
  ending: string
}

/** This many bytes are enough to detect the type. */
export const kindPrefixBytes = 512

const kinds = {
  jpeg: { kind: 'image', mimeType: 'image/jpeg', ending: '.jpg' },
  png: { kind: 'image', mimeType: 'image/png', ending: '.png' },
  gif: { kind: 'image', mimeType: 'image/gif', ending: '.gif' },
  webp: { kind: 'image', mimeType: 'image/webp', ending: '.webp' },
  avif: { kind: 'image', mimeType: 'image/avif', ending: '.avif' },
  mp4: { kind: 'clip', mimeType: 'video/mp4', ending: '.mp4' },
  mov: { kind: 'clip', mimeType: 'video/quicktime', ending: '.mov' },
  webm: { kind: 'clip', mimeType: 'video/webm', ending: '.webm' },
  mkv: { kind: 'clip', mimeType: 'video/x-matroska', ending: '.mkv' },
  avi: { kind: 'clip', mimeType: 'video/x-msvideo', ending: '.avi' },
  wmv: { kind: 'clip', mimeType: 'video/x-ms-wmv', ending: '.wmv' },
  flv: { kind: 'clip', mimeType: 'video/x-flv', ending: '.flv' },
  mpeg: { kind: 'clip', mimeType: 'video/mpeg', ending: '.mpg' },
  transport: { kind: 'clip', mimeType: 'video/mp2t', ending: '.ts' },
  ogv: { kind: 'clip', mimeType: 'video/ogg', ending: '.ogv' },
  m4a: { kind: 'audio', mimeType: 'audio/mp4', ending: '.m4a' },
  wav: { kind: 'audio', mimeType: 'audio/wav', ending: '.wav' },
  mp3: { kind: 'audio', mimeType: 'audio/mpeg', ending: '.mp3' },
  ogg: { kind: 'audio', mimeType: 'audio/ogg', ending: '.ogg' },
  flac: { kind: 'audio', mimeType: 'audio/flac', ending: '.flac' },
} as const satisfies Record<string, FileKind>

/** The type of a file that begins with `prefix`; null if it is not an image, a video or a sound. */
export function readFileKind(prefix: Uint8Array): FileKind | null {
  const name = readFormat(prefix)
  return name === null ? null : kinds[name]
}

/** Constructs that may precede the first element of a document, by their opening and closing characters. */
const prologParts = [
  { start: '<?xml', end: '>' },
  { start: '<!--', end: '-->' },
  { start: '<!doctype', end: '>' },
] as const

/** Whether these are the first bytes of an SVG. An SVG can contain scripts, and no decoder here opens one. */
export function isVectorPicture(prefix: Uint8Array): boolean {
  let rest = new TextDecoder().decode(prefix).trimStart().toLowerCase()
  // Not a regular expression: it would try every way to divide a row of comments, while this loop passes each part
  // once.
  for (;;) {
    const part = prologParts.find(({ start }) => rest.startsWith(start))
    if (part === undefined) return rest.startsWith('<svg') && /[\s>]/.test(rest.charAt(4))
    const end = rest.indexOf(part.end, part.start.length)
    if (end < 0) return false
    rest = rest.slice(end + part.end.length).trimStart()
  }
}

function readFormat(prefix: Uint8Array): keyof typeof kinds | null {
  const text = (from: number, to: number): string => String.fromCharCode(...prefix.subarray(from, to))
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(0, 4) === 'RIFF') return readRiff(text(8, 12))
  if (text(4, 8) === 'ftyp') return isBoxAfter(prefix) ? readBrand(text(8, 12)) : null
  if (['moov', 'mdat', 'wide'].includes(text(4, 8))) return 'mov'
  if (text(0, 4) === '\x1a\x45\xdf\xa3') return readDocumentType(text(0, Math.min(prefix.length, 64)))
  // Every track begins with its own page, and these pages come first in the file.
  if (text(0, 4) === 'OggS') return text(0, prefix.length).includes('\x80theora') ? 'ogv' : 'ogg'
  if (text(0, 8) === '\x30\x26\xb2\x75\x8e\x66\xcf\x11') return 'wmv'
  if (text(0, 4) === 'FLV\x01') return 'flv'
  if (text(0, 4) === '\x00\x00\x01\xba') return 'mpeg'
  if (isTransportStream(prefix)) return 'transport'
  if (text(0, 4) === 'fLaC') return 'flac'
  if (text(0, 3) === 'ID3') return 'mp3'
  // An MPEG audio frame: eleven set bits, then a valid version and layer.
  const [first = 0, second = 0] = prefix
  if (first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0 && (second & 0x18) !== 0x08)
    return 'mp3'
  return null
}

/** The first box of an MP4 file lists brands of four letters, so it is small. */
const maxFirstBoxBytes = 4096

/** Whether the bytes after the first box look like a box (four letters name it), as far as the prefix goes. */
function isBoxAfter(prefix: Uint8Array): boolean {
  const at = new DataView(prefix.buffer, prefix.byteOffset).getUint32(0)
  const name = String.fromCharCode(...prefix.subarray(at + 4, at + 8))
  return at + 8 > prefix.length ? at < maxFirstBoxBytes : /^[\w ]{4}$/.test(name)
}

function readDocumentType(head: string): 'webm' | 'mkv' | null {
  if (head.includes('webm')) return 'webm'
  return head.includes('matroska') ? 'mkv' : null
}

const transportPacketBytes = 188

/** MPEG transport stream: packets of equal length that begin with the same byte. Fewer than three could be chance. */
function isTransportStream(prefix: Uint8Array): boolean {
  return [0, 1, 2].every((index) => prefix[index * transportPacketBytes] === 0x47)
}

function readRiff(form: string): keyof typeof kinds | null {
  if (form === 'WEBP') return 'webp'
  if (form === 'AVI ') return 'avi'
  return form === 'WAVE' ? 'wav' : null
}

/** Still-image formats such as HEIC use the same boxes; they are not accepted here. */
function readBrand(brand: string): keyof typeof kinds | null {
  if (brand.startsWith('M4A')) return 'm4a'
  if (brand === 'qt  ') return 'mov'
  if (brand === 'avif') return 'avif'
  return /^(?:isom|iso\d|mp4\d|avc1|M4V|M4VP|dash|3gp|MSNV|f4v|mmp4)/.test(brand) ? 'mp4' : null
}
