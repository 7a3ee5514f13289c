// Joins pictures that the browser encoded into an animated WebP: their image data becomes the frames of one file.
// https://developers.google.com/speed/webp/docs/riff_container

export interface WebpFrame {
  /** A complete WebP file with one picture. */
  file: Uint8Array
  durationMs: number
}

const headerBytes = 12
const chunkHeaderBytes = 8
/** Size of the frame's fields before its image data. */
const frameHeaderBytes = 16
const animationFlag = 0x02
const alphaFlag = 0x10
/** Frame flags: no blending with the previous frame and no clearing afterwards, because every frame is complete. */
const replaces = 0x02

/** Joins frames of the same size in pixels. `plays` 0 means forever. Throws RangeError when there are no frames. */
export function joinWebp(
  frames: readonly WebpFrame[],
  { width, height, plays }: { width: number; height: number; plays: number },
): Uint8Array<ArrayBuffer> {
  if (frames.length === 0) throw new RangeError('An animation needs frames')
  const pictures = frames.map(({ file }) => listPictureChunks(file))
  const isSeeThrough = pictures.some((chunks) => chunks.some(({ name }) => name === 'ALPH'))
  const extended = new Uint8Array(10)
  extended[0] = animationFlag | (isSeeThrough ? alphaFlag : 0)
  put24(extended, 4, width - 1)
  put24(extended, 7, height - 1)
  const animation = new Uint8Array(6)
  new DataView(animation.buffer).setUint16(4, plays, true)
  const parts = [
    makeChunk('VP8X', [extended]),
    makeChunk('ANIM', [animation]),
    ...frames.map(({ durationMs }, index) => {
      const header = new Uint8Array(frameHeaderBytes)
      put24(header, 6, width - 1)
      put24(header, 9, height - 1)
      put24(header, 12, durationMs)
      header[15] = replaces
      return makeChunk('ANMF', [header, ...pictures[index]!.map(({ bytes }) => bytes)])
    }),
  ]
  const size = parts.reduce((sum, part) => sum + part.length, 4)
  const file = new Uint8Array(chunkHeaderBytes + size)
  putText(file, 0, 'RIFF')
  new DataView(file.buffer).setUint32(4, size, true)
  putText(file, 8, 'WEBP')
  let at = headerBytes
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
}

/** The complete chunks of a still picture that hold its image data. */
function listPictureChunks(file: Uint8Array): { name: string; bytes: Uint8Array }[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const found: { name: string; bytes: Uint8Array }[] = []
  for (let at = headerBytes; at + chunkHeaderBytes <= file.length;) {
    const name = String.fromCharCode(...file.subarray(at, at + 4))
    const length = chunkHeaderBytes + padded(view.getUint32(at + 4, true))
    if (['ALPH', 'VP8 ', 'VP8L'].includes(name)) found.push({ name, bytes: file.subarray(at, at + length) })
    at += length
  }
  if (found.length === 0) throw new RangeError('Not a WebP picture')
  return found
}

function makeChunk(name: string, content: readonly Uint8Array[]): Uint8Array {
  const length = content.reduce((sum, part) => sum + part.length, 0)
  const chunk = new Uint8Array(chunkHeaderBytes + padded(length))
  putText(chunk, 0, name)
  new DataView(chunk.buffer).setUint32(4, length, true)
  let at = chunkHeaderBytes
  for (const part of content) {
    chunk.set(part, at)
    at += part.length
  }
  return chunk
}

/** Chunks start at even offsets. */
function padded(length: number): number {
  return length + (length % 2)
}

function put24(bytes: Uint8Array, at: number, value: number): void {
  bytes[at] = value & 0xff
  bytes[at + 1] = (value >> 8) & 0xff
  bytes[at + 2] = (value >> 16) & 0xff
}

function putText(bytes: Uint8Array, at: number, text: string): void {
  for (let index = 0; index < text.length; index++) bytes[at + index] = text.charCodeAt(index)
}
