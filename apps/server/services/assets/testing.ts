// Builds hostile files for tests.

/**
 * Builds an MP4 of a few hundred bytes whose only track claims the given number of samples and pixels. A reader that
 * trusts it allocates a list with an entry for each.
 */
export function buildClaimingClip({ samples = 50_000_000, width = 64, height = 64 }): Buffer {
  const sampleEntry = Buffer.alloc(78)
  sampleEntry.writeUInt16BE(1, 6)
  sampleEntry.writeUInt16BE(width, 24)
  sampleEntry.writeUInt16BE(height, 26)
  const table = box(
    'stbl',
    box('stsd', numbers(0, 1), box('jpeg', sampleEntry)),
    box('stts', numbers(0, 1, samples, 1)),
    box('stsc', numbers(0, 1, 1, samples, 1)),
    box('stsz', numbers(0, 1, samples)),
    box('stco', numbers(0, 1, 40)),
  )
  const handler = box('hdlr', numbers(0, 0), Buffer.from('vide'), Buffer.alloc(13))
  const media = box('mdia', box('mdhd', numbers(0, 0, 0, 1000, samples, 0)), handler, box('minf', table))
  const sizes = numbers(width * 65_536, height * 65_536)
  const matrix = numbers(65_536, 0, 0, 0, 65_536, 0, 0, 0, 0x40_00_00_00)
  const track = box('trak', box('tkhd', numbers(7, 0, 0, 1, 0, samples, 0, 0, 0, 0), matrix, sizes), media)
  const movie = box('mvhd', numbers(0, 0, 0, 1000, samples), Buffer.alloc(80))
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2')),
    box('mdat', Buffer.alloc(16)),
    box('moov', movie, track),
  ])
}

function box(name: string, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([numbers(content.length + 8), Buffer.from(name), content])
}

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4)
  return bytes
}
