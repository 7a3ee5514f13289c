import { expect, test } from 'vitest'
import { joinWebp } from './webp-file.ts'

/** Builds a still WebP from named chunks. */
function still(...chunks: [name: string, content: number[]][]): Uint8Array {
  const bytes = chunks.flatMap(([name, content]) => [
    ...letters(name),
    content.length,
    0,
    0,
    0,
    ...content,
    ...(content.length % 2 === 1 ? [0] : []),
  ])
  return Uint8Array.from([...letters('RIFF'), bytes.length + 4, 0, 0, 0, ...letters('WEBP'), ...bytes])
}

const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

/** Lists chunks as name and content, starting at a byte offset. */
function listChunks(bytes: Uint8Array, from = 12): [string, number[]][] {
  const found: [string, number[]][] = []
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  for (let at = from; at < bytes.length;) {
    const length = view.getUint32(at + 4, true)
    found.push([
      String.fromCharCode(...bytes.subarray(at, at + 4)),
      [...bytes.subarray(at + 8, at + 8 + length)],
    ])
    at += 8 + length + (length % 2)
  }
  return found
}

test('one file holds all frames with their durations, each complete and with its alpha data', () => {
  const frames = [
    { file: still(['VP8 ', [1, 2, 3]]), durationMs: 70 },
    { file: still(['VP8X', [0, 0]], ['ALPH', [9]], ['VP8 ', [4, 5]]), durationMs: 70_000 },
  ]
  const file = joinWebp(frames, { width: 258, height: 5, plays: 3 })
  expect(new DataView(file.buffer).getUint32(4, true)).toBe(file.length - 8)
  const [extended, animation, first, second, ...rest] = listChunks(file)
  expect(extended).toEqual(['VP8X', [0x12, 0, 0, 0, 1, 1, 0, 4, 0, 0]])
  expect(animation).toEqual(['ANIM', [0, 0, 0, 0, 3, 0]])
  expect(first![0]).toBe('ANMF')
  expect(first![1].slice(0, 16)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 0, 4, 0, 0, 70, 0, 0, 2])
  expect(listChunks(Uint8Array.from(first![1]), 16)).toEqual([['VP8 ', [1, 2, 3]]])
  expect(second![1].slice(12, 15)).toEqual([0x70, 0x11, 1])
  expect(listChunks(Uint8Array.from(second![1]), 16).map(([name]) => name)).toEqual(['ALPH', 'VP8 '])
  expect(rest).toEqual([])
})

test('an empty list and a file that is not WebP are refused', () => {
  expect(() => joinWebp([], { width: 1, height: 1, plays: 0 })).toThrow(RangeError)
  const frame = { file: new Uint8Array(40), durationMs: 10 }
  expect(() => joinWebp([frame], { width: 1, height: 1, plays: 0 })).toThrow(RangeError)
})
