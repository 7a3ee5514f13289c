import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Pixels } from '@vivify/timeline/ports'
import { describe, expect, test } from 'vitest'
import { decodeGif } from './decode.ts'
import { createGifWriter, gifQualities, type GifOptions } from './encode.ts'
import { FrameEncoder, packedPixels } from './frame-encoder.ts'
import { ColorHistogram } from './histogram.ts'
import { choosePalette } from './palette.ts'
import { filmFrame, measureLikeness, paint } from './testing.ts'

const film = Array.from({ length: 12 }, (_, index) => filmFrame(index / 11))

const plain = {
  framesPerSecond: 15,
  loop: 'forever',
  palette: 'one',
  colors: 256,
  dither: 'none',
  lossiness: 0,
} as const satisfies Partial<GifOptions>

function encode(frames: readonly Pixels[], options: Partial<GifOptions> = {}): Uint8Array {
  const { width, height } = frames[0]!
  const writer = createGifWriter({ ...plain, width, height, ...options })
  if ((options.palette ?? plain.palette) === 'one') for (const frame of frames) writer.sample(frame)
  for (const frame of frames) writer.add(frame)
  return writer.finish()
}

describe('encodeGif', () => {
  test.each([
    { dither: 'none', palette: 'one', floor: 36 },
    { dither: 'bayer', palette: 'one', floor: 33 },
    { dither: 'diffusion', palette: 'one', floor: 33 },
    { dither: 'none', palette: 'per-frame', floor: 38 },
    { dither: 'bayer', palette: 'per-frame', floor: 35 },
    { dither: 'diffusion', palette: 'per-frame', floor: 35 },
  ] as const)('$palette palette with $dither dither shows the film to $floor dB', (mode) => {
    const gif = decodeGif(encode(film, mode))
    expect(gif.frames).toHaveLength(film.length)
    for (const [index, frame] of gif.frames.entries())
      expect(measureLikeness(frame, film[index]!)).toBeGreaterThan(mode.floor)
  })

  test('every quality decodes to all frames in their order', () => {
    for (const { id: _, label: __, ...quality } of gifQualities) {
      const gif = decodeGif(encode(film, quality))
      for (const [index, frame] of gif.frames.entries()) {
        const own = measureLikeness(frame, film[index]!)
        const others = film.filter((_, other) => other !== index)
        expect(own).toBeGreaterThan(Math.max(...others.map((source) => measureLikeness(frame, source))))
      }
    }
  })

  test('ffmpeg reads the same pictures as our decoder', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vivify-gif-'))
    try {
      const bytes = encode(film, { dither: 'diffusion', palette: 'per-frame' })
      const file = path.join(folder, 'film.gif')
      writeFileSync(file, bytes)
      const raw = execFileSync('ffmpeg', [
        '-v',
        'error',
        '-i',
        file,
        '-vsync',
        '0',
        '-pix_fmt',
        'rgba',
        '-f',
        'rawvideo',
        '-',
      ])
      const ours = Buffer.concat(decodeGif(bytes).frames.map((frame) => new Uint8Array(frame.data.buffer)))
      expect(Buffer.compare(raw, ours)).toBe(0)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('a picture of few colors is unchanged by a round trip', () => {
    const flat = paint(40, 30, (x, y) => [(x >> 3) * 40, (y >> 3) * 60, 128])
    for (const dither of ['none', 'bayer', 'diffusion'] as const)
      expect(measureLikeness(decodeGif(encode([flat], { dither })).frames[0]!, flat)).toBe(Infinity)
  })

  test('unchanged pixels are left out, and shown exactly as before', () => {
    const still = filmFrame(0)
    const moved = { ...still, data: still.data.slice() }
    moved.data.set([255, 0, 0, 255], (20 * still.width + 30) * 4)
    for (const dither of ['none', 'bayer', 'diffusion'] as const) {
      const options = { dither, lossiness: 0 } as const
      const gif = decodeGif(encode([still, moved, still], options))
      const [first, second, third] = gif.frames
      const changed = listChanges(first!, second!)
      expect(changed).toEqual([20 * still.width + 30])
      expect(listChanges(second!, third!)).toEqual(changed)
      expect(encode([still, moved, still], options).length - encode([still], options).length).toBeLessThan(
        120,
      )
    }
  })

  test('frames equal to the previous one extend it', () => {
    const still = filmFrame(0.5)
    const gif = decodeGif(encode([still, still, still, filmFrame(0.9)], { framesPerSecond: 10 }))
    expect(gif.frames.map(({ delayMs }) => delayMs)).toEqual([300, 100])
  })

  test('a lossy GIF is smaller and stays close to the film', () => {
    const noisy = film.map((frame, index) => ({
      ...frame,
      data: frame.data.map((value, at) => (at % 4 === 3 ? 255 : value + ((at * 31 + index * 17) % 5) - 2)),
    }))
    const exact = encode(noisy)
    const lossy = encode(noisy, { lossiness: 0.4 })
    expect(lossy.length).toBeLessThan(exact.length * 0.6)
    const shown = decodeGif(lossy).frames
    for (const [index, frame] of shown.entries())
      expect(measureLikeness(frame, noisy[index]!)).toBeGreaterThan(30)
  })

  test.each([
    { framesPerSecond: 15, count: 150, totalMs: 10_000 },
    { framesPerSecond: 30, count: 90, totalMs: 3000 },
    { framesPerSecond: 24, count: 24, totalMs: 1000 },
    { framesPerSecond: 7, count: 7, totalMs: 1000 },
  ])('delays of $framesPerSecond frames a second add up', ({ framesPerSecond, count, totalMs }) => {
    const blink = Array.from({ length: count }, (_, index) => paint(2, 2, () => [index % 2 ? 255 : 0, 0, 0]))
    const { frames } = decodeGif(encode(blink, { framesPerSecond }))
    expect(frames).toHaveLength(count)
    expect(frames.reduce((total, { delayMs }) => total + delayMs, 0)).toBe(totalMs)
  })

  test('no frame is shown for less than 20 ms', () => {
    const blink = Array.from({ length: 20 }, (_, index) => paint(2, 2, () => [index % 2 ? 255 : 0, 0, 0]))
    const { frames } = decodeGif(encode(blink, { framesPerSecond: 100 }))
    expect(new Set(frames.map(({ delayMs }) => delayMs))).toEqual(new Set([20]))
  })

  test.each([
    { loop: 'forever', read: 'forever' },
    { loop: 'once', read: 1 },
    { loop: 3, read: 3 },
    { loop: 1, read: 1 },
  ] as const)('loop $loop is read as $read', ({ loop, read }) => {
    expect(decodeGif(encode([filmFrame(0)], { loop })).loop).toBe(read)
  })

  test('one pixel is a GIF', () => {
    const dot = paint(1, 1, () => [12, 200, 96])
    const gif = decodeGif(encode([dot, paint(1, 1, () => [200, 0, 0])]))
    expect([...gif.frames[0]!.data]).toEqual([12, 200, 96, 255])
    expect([...gif.frames[1]!.data]).toEqual([200, 0, 0, 255])
  })

  test.each([2, 3, 16, 255, 256])('a GIF has at most %i colors', (colors) => {
    const { frames } = decodeGif(encode([filmFrame(0)], { colors, dither: 'diffusion' }))
    const pixels = new Uint32Array(frames[0]!.data.buffer)
    expect(new Set(pixels).size).toBeLessThanOrEqual(colors)
  })

  test('transparent pixels stay transparent, and pixels under them are cleared', () => {
    const dot = (at: number) => paint(8, 8, (x, y) => [200, 20, 20, x === at && y === 3 ? 255 : 0])
    const { frames } = decodeGif(encode([dot(1), dot(5)], { transparent: true }))
    for (const [index, at] of [1, 5].entries()) {
      const opaque = [...frames[index]!.data].flatMap((value, place) =>
        place % 4 === 3 && value > 0 ? [(place - 3) / 4] : [],
      )
      expect(opaque).toEqual([3 * 8 + at])
    }
  })

  test('a completely transparent first frame is still a GIF', () => {
    const nothing = paint(4, 4, () => [0, 0, 0, 0])
    expect(decodeGif(encode([nothing, filmFrame(0, { width: 4, height: 4 })])).frames).toHaveLength(2)
  })

  test('sizes and color counts outside GIF’s limits are refused', () => {
    expect(() => encode([filmFrame(0)], { width: 0 })).toThrow(RangeError)
    expect(() => encode([filmFrame(0)], { height: 65_536 })).toThrow(RangeError)
    expect(() => encode([filmFrame(0)], { colors: 257 })).toThrow(RangeError)
    expect(() => encode([filmFrame(0)], { width: 95 })).toThrow(RangeError)
    expect(() => createGifWriter({ ...plain, width: 2, height: 2 }).finish()).toThrow(RangeError)
  })
})

describe('runs encoded separately', () => {
  test.each([
    { palette: null, dither: 'bayer', lossiness: 0.3 },
    { palette: null, dither: 'diffusion', lossiness: 0 },
  ] as const)('show what one run shows after an exact frame ($dither)', (mode) => {
    const options = { ...mode, width: 96, height: 64, colors: 64, isTransparent: false }
    const whole = new FrameEncoder(options)
    const wholeParts = film.map((frame, index) => whole.encode(frame, index === 5))
    const second = new FrameEncoder(options)
    second.follow(film[5]!)
    const secondParts = film.slice(6).map((frame) => second.encode(frame))
    expect(secondParts.map((part) => Buffer.from(part!))).toEqual(
      wholeParts.slice(6).map((part) => Buffer.from(part!)),
    )
  })
})

describe('colors counted separately', () => {
  test('are chosen as if they had been counted together', () => {
    const [whole, first, second, joined] = Array.from({ length: 4 }, () => new ColorHistogram())
    for (const [index, frame] of film.entries()) {
      whole!.add(packedPixels(frame))
      ;(index % 3 === 0 ? first! : second!).add(packedPixels(frame))
    }
    joined!.addCells(second!.toCells())
    joined!.addCells(first!.toCells())
    expect(choosePalette(joined!.toPoints(), 64)).toEqual(choosePalette(whole!.toPoints(), 64))
  })
})

function listChanges(before: Pixels, after: Pixels): number[] {
  const [first, second] = [before, after].map(({ data }) => new Uint32Array(data.slice().buffer)) as [
    Uint32Array,
    Uint32Array,
  ]
  return [...first.keys()].filter((at) => first[at] !== second[at])
}
