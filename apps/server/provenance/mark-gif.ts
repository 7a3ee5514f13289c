// GIF keeps XMP in an application extension of Adobe's: the packet as it is, then a trailer through which a reader that
// takes the packet for blocks of lengths finds the end. XMP specification, part 3, section 1.1.2.

const headBytes = 13
const trailer = 0x3b
const extension = 0x21
const image = 0x2c
const application = 'XMP DataXMP'

/** The file with the packet; one that has a packet is returned as it is, and null is for what is no whole GIF. */
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
  // Its place is the end: some programs want the extension that repeats the animation to come first.
  const marked = Buffer.concat([file.subarray(0, end), part, Buffer.from([trailer])])
  // Extensions came with this version.
  marked.write('GIF89a', 0, 'latin1')
  return marked
}

/** Whether a GIF ends where its blocks end; decoders show what is there and don't tell. */
export function isWholeGif(file: Buffer): boolean {
  return readGif(file).isWhole
}

/** Walks over the blocks; `end` is where the last one ends. A file without a trailer, as some programs write it, is whole. */
function readGif(file: Buffer): { end: number; isWhole: boolean; isMarked: boolean } {
  let isMarked = false
  if (!/^GIF8[79]a$/.test(file.toString('latin1', 0, 6)) || file.length < headBytes) {
    return { end: 0, isWhole: false, isMarked }
  }
  let at = headBytes + colorTableBytes(file[10]!)
  while (file[at] === extension || file[at] === image) {
    if (file[at] === image) {
      // Position and size, a color table of its own, the size of the smallest code.
      at = skipBlocks(file, at + 10 + colorTableBytes(file[at + 9] ?? 0) + 1)
    } else {
      isMarked ||= file.toString('latin1', at + 3, at + 14) === application
      at = skipBlocks(file, at + 2)
    }
  }
  // What follows the blocks is of no meaning.
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
