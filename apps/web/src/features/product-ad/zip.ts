// A ZIP of files that are packed already (pictures), so they are stored as they are. APPNOTE 6.3, sections 4.3 and 4.4.

export interface ZipEntry {
  /** UTF-8 is allowed. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

const localHeader = 0x04034b50
const centralHeader = 0x02014b50
const endRecord = 0x06054b50
/** Bit 11: the name is UTF-8. */
const utf8Names = 0x0800
const version = 20
/** 1 January 1980, the first day that the format knows: the same files give the same ZIP. */
const date = 0x0021

/** Puts files into one ZIP, in order. Throws RangeError beyond what the plain format holds (4 GB). */
export function makeZip(entries: readonly ZipEntry[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const central: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const encoded = new TextEncoder().encode(name)
    const facts = describeEntry(bytes, encoded.length)
    const local = Uint8Array.from([...number(localHeader, 4), ...facts, ...encoded])
    central.push(
      Uint8Array.from([
        ...number(centralHeader, 4),
        ...number(version, 2),
        ...facts,
        // No comment, first disk, no attributes.
        ...new Array<number>(10).fill(0),
        ...number(offset, 4),
        ...encoded,
      ]),
    )
    parts.push(local, bytes)
    offset += local.length + bytes.length
    if (offset > 0xffffffff) throw new RangeError('Too much for one ZIP')
  }
  const centralBytes = central.reduce((sum, { length }) => sum + length, 0)
  const end = Uint8Array.from([
    ...number(endRecord, 4),
    ...number(0, 4),
    ...number(entries.length, 2),
    ...number(entries.length, 2),
    ...number(centralBytes, 4),
    ...number(offset, 4),
    ...number(0, 2),
  ])
  return new Blob([...parts, ...central, end], { type: 'application/zip' })
}

/** The fields that the local and the central header share. */
function describeEntry(bytes: Uint8Array, nameLength: number): number[] {
  return [
    ...number(version, 2),
    ...number(utf8Names, 2),
    // Stored, at midnight.
    ...number(0, 2),
    ...number(0, 2),
    ...number(date, 2),
    ...number(checksum(bytes), 4),
    ...number(bytes.length, 4),
    ...number(bytes.length, 4),
    ...number(nameLength, 2),
    ...number(0, 2),
  ]
}

/** Little end first. */
function number(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => Math.floor(value / 256 ** index) % 256)
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** CRC-32. */
function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (value >>> 8) ^ table[(value ^ byte) & 0xff]!
  return (value ^ 0xffffffff) >>> 0
}
