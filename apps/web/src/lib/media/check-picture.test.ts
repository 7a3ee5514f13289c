import { expect, test } from 'vitest'
import { sniffPicture } from './check-picture.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test('the first bytes decide the kind of a picture, and an SVG is recognized', () => {
  expect(sniffPicture(bytes('\xff\xd8\xff\xe0'))).toBe('jpeg')
  expect(sniffPicture(bytes('\x89PNG\r\n\x1a\nrest'))).toBe('png')
  expect(sniffPicture(bytes('GIF89a'))).toBe('gif')
  expect(sniffPicture(bytes('RIFF\0\0\0\0WEBPVP8 '))).toBe('webp')
  expect(sniffPicture(bytes('<?xml version="1.0"?>\n<!-- hi --><svg xmlns="x">'))).toBe('svg')
  expect(sniffPicture(bytes('RIFF\0\0\0\0WAVE'))).toBeNull()
  expect(sniffPicture(bytes('hello'))).toBeNull()
  expect(sniffPicture(new Uint8Array())).toBeNull()
})
