import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTextFile } from './text-file.ts'

let folder: string
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'vivify-text-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function readBytes(bytes: Uint8Array | string): Promise<string> {
  const file = path.join(folder, 'text.txt')
  await writeFile(file, bytes)
  return readTextFile(file)
}

test.each([
  { name: 'UTF-8 with its mark', bytes: Buffer.from('\ufeffCafé “now”', 'utf8') },
  { name: 'UTF-16 as Windows writes it', bytes: Buffer.from('\ufeffCafé “now”', 'utf16le') },
  { name: 'UTF-16, high byte first', bytes: Buffer.from('\ufeffCafé “now”', 'utf16le').swap16() },
  { name: 'the old Western code page', bytes: Buffer.from('Caf\xe9 \x93now\x94', 'latin1') },
])('$name is decoded correctly', async ({ bytes }) => {
  expect(await readBytes(bytes)).toBe('Café “now”')
})

test('a stray control character does not make a text binary', async () => {
  expect(await readBytes('A \u0000cat\u0007 sat.')).toContain('cat')
  expect(await readBytes('is\u001b[31m lying\u001b[0m')).toBe('is lying')
})

test('a binary file, a missing file and one that is too large are refused by name', async () => {
  await expect(readBytes(Buffer.alloc(500))).rejects.toThrow(/text\.txt is not a text file/)
  await expect(readBytes(randomBytes(20_000))).rejects.toThrow(/text\.txt is not a text file/)
  await expect(readBytes('a'.repeat(4_000_001))).rejects.toMatchObject({ code: 'script_too_long' })
  await expect(readTextFile(path.join(folder, 'none.txt'))).rejects.toThrow(/Can't read .*none\.txt/)
})
