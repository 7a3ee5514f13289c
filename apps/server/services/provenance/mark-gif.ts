// GIF keeps XMP in an application extension of Adobe's: the packet as it is, then a trailer through which a reader that
// takes the packet for blocks of lengths finds the end. XMP specification, part 3, section 1.1.2.

const headBytes = 13
const trailer = 0x3b
const extension = 0x21
const image = 0x2c
const application = 'XMP DataXMP'

/** The file with the packet; one that has a packet is returned as it is, and null is for what is no whole GIF. */
export function markGif(file: Buffer, xmp: Buffer): Buffer | null {
  if (!/^GIF8[79]a$/.test(file.toString('latin1', 0, 6)) || file.length < headBytes) return null
  let at = headBytes + colorTableBytes(file[10]!)
  // Its place is the end: some programs want the extension that repeats the animation to come first.
  while (at < file.length && file[at] !== trailer) {
    if (file[at] === extension) {
      if (file.toString('latin1', at + 3, at + 14) === application) return file
      at = skipBlocks(file, at + 2)
    } else if (file[at] === image) {
      // Position and size, a color table of its own, the size of the smallest code.
      at = skipBlocks(file, at + 10 + colorTableBytes(file[at + 9] ?? 0) + 1)
    } else return null
  }
  if (at >= file.length) return null
  const part = Buffer.concat([
    Buffer.from([extension, 0xff, application.length]),
    Buffer.from(application, 'latin1'),
    xmp,
    Buffer.from(Array.from({ length: 257 }, (_, index) => (index === 0 ? 1 : 256 - index))),
    Buffer.from([0]),
  ])
  const marked = Buffer.concat([file.subarray(0, at), part, file.subarray(at)])
  // Extensions came with this version.
  marked.write('GIF89a', 0, 'latin1')
  return marked
}

function colorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function skipBlocks(file: Buffer, start: number): number {
  let at = start
  while (at < file.length && file[at] !== 0) at += file[at]! + 1
  return at + 1
}
