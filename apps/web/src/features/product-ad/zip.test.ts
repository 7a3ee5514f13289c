import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeZip, type ZipEntry } from './zip.ts'

/** Bytes that no compression can shorten, and that contain what a ZIP uses as marks. */
function buildPicture(length: number): Uint8Array<ArrayBuffer> {
  const marks = [0x50, 0x4b, 0x03, 0x04, 0x50, 0x4b, 0x05, 0x06]
  return Uint8Array.from({ length }, (_, index) => marks[index] ?? (index * 197 + (index >> 8) * 31) % 256)
}

const entries: ZipEntry[] = [
  { name: 'Lamp 9x16.png', bytes: buildPicture(70_001) },
  { name: 'Lampe für 2 – groß 1x1.jpeg', bytes: buildPicture(12) },
  { name: 'empty.txt', bytes: new Uint8Array(0) },
  { name: '16x9.png', bytes: buildPicture(256) },
]

test('a ZIP gives back every file byte for byte, in order', async () => {
  const zip = makeZip(entries)
  expect(zip.type).toBe('application/zip')
  const files = Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer())))
  expect(files.map(([name]) => name)).toEqual(entries.map(({ name }) => name))
  for (const [index, [, bytes]] of files.entries()) {
    expect(Buffer.compare(bytes, entries[index]!.bytes)).toBe(0)
  }
})

test('its files are stored as they are, each after its length', async () => {
  const bytes = Buffer.from(await makeZip(entries).arrayBuffer())
  let at = 0
  for (const { name, bytes: content } of entries) {
    const nameLength = bytes.readUInt16LE(at + 26)
    const start = at + 30 + nameLength + bytes.readUInt16LE(at + 28)
    expect(bytes.readUInt32LE(at)).toBe(0x04034b50)
    expect(bytes.toString('utf8', at + 30, at + 30 + nameLength)).toBe(name)
    // No data descriptor, and no compression.
    expect(bytes.readUInt16LE(at + 6) & 8).toBe(0)
    expect(bytes.readUInt16LE(at + 8)).toBe(0)
    expect(bytes.readUInt32LE(at + 18)).toBe(content.length)
    at = start + content.length
  }
})

test('the same files give the same ZIP', async () => {
  const [one, other] = await Promise.all([makeZip(entries), makeZip(entries)].map((zip) => zip.arrayBuffer()))
  expect(Buffer.compare(Buffer.from(one!), Buffer.from(other!))).toBe(0)
})
