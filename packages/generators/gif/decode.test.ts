import { execFileSync } from 'node:child_process'
import { AppError } from '@vivify/contract/errors'
import { describe, expect, test } from 'vitest'
import { decodeGif } from './decode.ts'
import { createGifWriter } from './encode.ts'
import { filmFrame, measureLikeness } from './testing.ts'

function makeGif(frameCount: number): Uint8Array {
  const writer = createGifWriter({
    width: 96,
    height: 64,
    framesPerSecond: 10,
    loop: 'forever',
    palette: 'per-frame',
    colors: 256,
    dither: 'none',
    lossiness: 0,
  })
  for (let index = 0; index < frameCount; index++) writer.add(filmFrame(index / frameCount))
  return writer.finish()
}

describe('decodeGif', () => {
  test('reads files written by ffmpeg', () => {
    const source = 'testsrc2=size=100x60:rate=10:duration=1'
    const run = (...parameters: string[]): Buffer =>
      execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', source, ...parameters, '-'])
    const gif = decodeGif(run('-f', 'gif'))
    expect(gif).toMatchObject({ width: 100, height: 60, loop: 'forever' })
    expect(gif.frames).toHaveLength(10)
    const raw = run('-pix_fmt', 'rgba', '-f', 'rawvideo')
    for (const [index, frame] of gif.frames.entries()) {
      const data = new Uint8ClampedArray(raw.subarray(index * 24_000, (index + 1) * 24_000))
      expect(frame.delayMs).toBe(100)
      expect(measureLikeness(frame, { width: 100, height: 60, data })).toBeGreaterThan(18)
    }
  })

  test('gives the complete frames of a truncated file', () => {
    const bytes = makeGif(6)
    const { frames } = decodeGif(bytes.subarray(0, bytes.length * 0.6))
    expect(frames.length).toBeGreaterThanOrEqual(2)
    expect(frames.length).toBeLessThan(6)
  })

  test('reads no more frames than requested', () => {
    expect(decodeGif(makeGif(6), 2).frames).toHaveLength(2)
  })

  test.each([
    { name: 'an empty file', bytes: new Uint8Array(0) },
    { name: 'something else', bytes: new TextEncoder().encode('<html><body>no GIF at all') },
    { name: 'a header alone', bytes: makeGif(1).subarray(0, 13) },
    { name: 'a file cut in its first frame', bytes: makeGif(1).subarray(0, 900) },
  ])('refuses $name with a sentence', ({ bytes }) => {
    expect(() => decodeGif(bytes)).toThrow(AppError)
  })

  test('corrupted bytes are refused or read, and never hang', () => {
    const bytes = makeGif(2)
    for (let at = 6; at < bytes.length; at += 97) {
      const broken = bytes.slice()
      broken[at]! ^= 0xff
      try {
        decodeGif(broken)
      } catch (error) {
        expect(AppError.isInstance(error)).toBe(true)
      }
    }
  })
})
