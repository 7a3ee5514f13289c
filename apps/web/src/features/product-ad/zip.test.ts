import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeZip } from './zip.ts'

/** Reads a ZIP as other programs do: from the record at its end, through the central directory. */
function readZip(zip: Buffer): { name: string; bytes: Uint8Array; isWhole: boolean }[] {
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  let at = zip.readUInt32LE(end + 16)
  expect(at + zip.readUInt32LE(end + 12)).toBe(end)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const [length, nameLength, local] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    expect(zip.readUInt32LE(local)).toBe(0x04034b50)
    expect(zip.toString('utf8', local + 30, local + 30 + nameLength)).toBe(name)
    const from = local + 30 + nameLength
    const bytes = new Uint8Array(zip.subarray(from, from + length))
    const isWhole = crc32(bytes) === zip.readUInt32LE(at + 16)
    at += 46 + nameLength
    return { name, bytes, isWhole }
  })
}

test('a ZIP gives back its files, byte for byte and by name', async () => {
  const picture = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 251)
  const files = [
    { name: 'Ad-9x16.png', bytes: picture },
    { name: 'Anzeige-für-Öl.jpg', bytes: new Uint8Array() },
  ]
  const zip = Buffer.from(await makeZip(files).arrayBuffer())
  expect(readZip(zip)).toEqual(files.map((file) => ({ ...file, isWhole: true })))
})
