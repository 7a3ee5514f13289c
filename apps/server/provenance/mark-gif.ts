// GIF stores XMP in an application extension of Adobe's: the packet unchanged, then a trailer. A reader that takes the
// packet for blocks with length bytes finds the end through that trailer. XMP specification, part 3, section 1.1.2.

const headBytes = 13
const trailer = 0x3b
const extension = 0x21
const image = 0x2c
const application = 'XMP DataXMP'

/**
 * Adds the packet to the file. A file that already has a packet is returned unchanged. null when the file is not a
 * whole GIF.
 */
export function markGif(file: Buffer, xmp: Buffer): Buffer | null {
  const { end, isWhole, isMarked } = readGif(file)
  if (!isWhole) return null
  if (isMarked) return file
  const part = Buffer.concat([
    Buffer.from([extension, 0xff, application.length]),
    Buffer.from(application, 'latin1'),
    xmp,
    Buffer.from(Array.from({ length: 257 }, (_, index) => (index === 0 ? 1 : 256 - index))),
    Buffer.from([0]),
  ])
  // Added at the end, because some programs expect the extension that repeats the animation first.
  const marked = Buffer.concat([file.subarray(0, end), part, Buffer.from([trailer])])
  // Version 89a introduced extensions.
  marked.write('GIF89a', 0, 'latin1')
  return marked
}

/** Whether a GIF ends where its blocks end. Decoders show an incomplete file without an error. */
export function isWholeGif(file: Buffer): boolean {
  return readGif(file).isWhole
}

/**
 * Walks over the blocks; `end` is the offset after the last one. A file without a trailer counts as whole, because some
 * programs write none.
 */
function readGif(file: Buffer): { end: number; isWhole: boolean; isMarked: boolean } {
  let isMarked = false
  if (!/^GIF8[79]a$/.test(file.toString('latin1', 0, 6)) || file.length < headBytes) {
    return { end: 0, isWhole: false, isMarked }
  }
  let at = headBytes + colorTableBytes(file[10]!)
  while (file[at] === extension || file[at] === image) {
    if (file[at] === image) {
      // Skips position and size, a local color table, and the minimum code size.
      at = skipBlocks(file, at + 10 + colorTableBytes(file[at + 9] ?? 0) + 1)
    } else {
      isMarked ||= file.toString('latin1', at + 3, at + 14) === application
      at = skipBlocks(file, at + 2)
    }
  }
  // Bytes after the blocks have no meaning.
  return { end: at, isWhole: at <= file.length, isMarked }
}

function colorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function skipBlocks(file: Buffer, start: number): number {
  let at = start
  while (at < file.length && file[at] !== 0) at += file[at]! + 1
  return at + 1
}
