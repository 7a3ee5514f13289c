import { expect, test } from 'vitest'
import { readTranscriptFile } from './transcript-file.ts'

const read = (bytes: BlobPart, name: string) => readTranscriptFile(new File([bytes], name), 1000)

test('subtitles and texts are read in all common encodings', async () => {
  expect(await read('\ufeff1\r\nHé', 'a.SRT')).toEqual({ status: 'read', text: '1\nHé' })
  expect(await read(new Uint8Array([0xff, 0xfe, 0x48, 0, 0x69, 0]), 'a.vtt')).toEqual({
    status: 'read',
    text: 'Hi',
  })
  expect(await read(new Uint8Array([0x48, 0xe9]), 'a.txt')).toEqual({ status: 'read', text: 'Hé' })
  expect(await read('x'.repeat(1200), 'long.txt')).toEqual({ status: 'read', text: 'x'.repeat(1000) })
})

test('other, empty and too large files are refused with a sentence that names the file', async () => {
  for (const [bytes, name] of [
    ['text', 'a.docx'],
    [' \n', 'empty.txt'],
    ['a\u0000b', 'binary.txt'],
    ['x'.repeat(2_000_001), 'huge.txt'],
  ] as const) {
    const answer = await read(bytes, name)
    expect(answer.status === 'refused' && answer.reason).toContain(name)
  }
})
