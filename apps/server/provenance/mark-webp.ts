// WebP stores XMP in a chunk at the end, which the header of the extended format announces.
// https://developers.google.com/speed/webp/docs/riff_container

const riffHeadBytes = 12
const xmpFlag = 0x04
const alphaFlag = 0x10

/**
 * Adds the packet to the file. A file that already has a packet is returned unchanged. null when the file is not a
 * WebP.
 */
export function markWebp(file: Buffer, xmp: Buffer): Buffer | null {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') return null
  const chunks = readChunks(file)
  const [first] = chunks
  if (!first) return null
  if (chunks.some(({ type }) => type === 'XMP ' || type === 'C2PA')) return file
  const header = first.type === 'VP8X' ? Buffer.from(first.content) : describePlain(first)
  if (!header || header.length < 10) return null
  header[0]! |= xmpFlag
  const others = first.type === 'VP8X' ? chunks.slice(1) : chunks
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    encodeChunk('VP8X', header),
    ...others.map(({ type, content }) => encodeChunk(type, content)),
    encodeChunk('XMP ', xmp),
  ])
  return encodeChunk('RIFF', body)
}

interface Chunk {
  type: string
  content: Buffer
}

function readChunks(file: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = riffHeadBytes; at + 8 <= file.length;) {
    const length = file.readUInt32LE(at + 4)
    if (at + 8 + length > file.length) break
    chunks.push({
      type: file.toString('latin1', at, at + 4),
      content: file.subarray(at + 8, at + 8 + length),
    })
    at += 8 + length + (length % 2)
  }
  return chunks
}

/** Builds the extended header for a file without one. null when the chunk holds neither kind of picture. */
function describePlain({ type, content }: Chunk): Buffer | null {
  const header = Buffer.alloc(10)
  if (type === 'VP8 ' && content.length >= 10) {
    writeSize(header, content.readUInt16LE(6) & 0x3fff, content.readUInt16LE(8) & 0x3fff)
    return header
  }
  if (type !== 'VP8L' || content.length < 5) return null
  const bits = content.readUInt32LE(1)
  if ((bits >>> 28) & 1) header[0] = alphaFlag
  writeSize(header, (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
  return header
}

function writeSize(header: Buffer, width: number, height: number): void {
  header.writeUIntLE(width - 1, 4, 3)
  header.writeUIntLE(height - 1, 7, 3)
}

function encodeChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 0, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}
