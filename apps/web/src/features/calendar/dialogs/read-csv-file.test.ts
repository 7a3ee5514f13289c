import { expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { readCsvFile } from './read-csv-file.ts'

test('a file is read in the encoding that spreadsheets use', async () => {
  const text = 'text\nCafé ☕'
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  expect(await readCsvFile(new Blob([text]))).toBe(text)
  expect(await readCsvFile(new Blob([utf16]))).toBe(text)
  expect(await readCsvFile(new Blob([Buffer.from('text\nCaf\xe9', 'latin1')]))).toBe('text\nCafé')
})

test('a file that is too large is not read', async () => {
  const large = new Blob([new Uint8Array(5_000_001)])
  await expect(readCsvFile(large)).rejects.toThrow(messages.csv.tooLarge)
})
