import { createRandom } from '@vivify/contract/random'
import { describe, expect, test } from 'vitest'
import { createI420Converter, type RowReader } from './converter.ts'
import { convertPlain, countI420Bytes } from './plain.ts'

function fillNoise(byteCount: number, seed: number): Uint8Array {
  const random = createRandom(seed)
  return Uint8Array.from({ length: byteCount }, () => random.integer(0, 255))
}

function fillColor(width: number, height: number, [red, green, blue]: readonly number[]): Uint8Array {
  const rgba = new Uint8Array(width * height * 4)
  for (let index = 0; index < rgba.length; index += 4) rgba.set([red!, green!, blue!, 255], index)
  return rgba
}

/** Returns whole rows of pixels, as a canvas does. */
function readFrom(rgba: Uint8Array, width: number): RowReader {
  return (top, rowCount) => rgba.subarray(top * width * 4, (top + rowCount) * width * 4)
}

async function convertBoth(rgba: Uint8Array, width: number, height: number) {
  const simd = await createI420Converter({ width, height, slotCount: 1 })
  const plain = await createI420Converter({ width, height, slotCount: 1, kind: 'plain' })
  const readRows = readFrom(rgba, width)
  return { simd, fast: simd.convert(readRows, 0).slice(), slow: plain.convert(readRows, 0).slice() }
}

describe('RGBA to I420', () => {
  test.each([
    [8, 2],
    [10, 4],
    [14, 6],
    [16, 2],
    [54, 96],
    [270, 480],
    // More than one strip, and the last strip is shorter.
    [1080, 250],
  ])('the SIMD converter gives the same bytes as the plain one at %i×%i', async (width, height) => {
    for (const seed of [1, 2, 3]) {
      const { simd, fast, slow } = await convertBoth(fillNoise(width * height * 4, seed), width, height)
      expect(simd.kind).toBe('simd')
      expect(Buffer.compare(fast, slow)).toBe(0)
    }
  })

  test('frames narrower than one vector still convert', async () => {
    const { simd, fast, slow } = await convertBoth(fillNoise(6 * 2 * 4, 9), 6, 2)
    expect(simd.kind).toBe('plain')
    expect(Buffer.compare(fast, slow)).toBe(0)
  })

  test('extremes of every channel agree and stay inside the limited range', async () => {
    for (let corner = 0; corner < 8; corner++) {
      const color = [corner & 1, (corner >> 1) & 1, corner >> 2].map((bit) => bit * 255)
      const { fast, slow } = await convertBoth(fillColor(16, 4, color), 16, 4)
      expect(Buffer.compare(fast, slow)).toBe(0)
      expect(Math.min(...fast)).toBeGreaterThanOrEqual(16)
      expect(Math.max(...fast)).toBeLessThanOrEqual(240)
    }
  })

  test.each([
    { name: 'black', color: [0, 0, 0], luma: 16, cb: 128, cr: 128 },
    { name: 'white', color: [255, 255, 255], luma: 235, cb: 128, cr: 128 },
    { name: 'mid grey', color: [128, 128, 128], luma: 126, cb: 128, cr: 128 },
    { name: 'red', color: [255, 0, 0], luma: 63, cb: 102, cr: 240 },
    { name: 'green', color: [0, 255, 0], luma: 173, cb: 42, cr: 26 },
    { name: 'blue', color: [0, 0, 255], luma: 32, cb: 240, cr: 118 },
  ])('$name has its BT.709 code values', ({ color, luma, cb, cr }) => {
    const target = new Uint8Array(countI420Bytes(2, 2))
    convertPlain(fillColor(2, 2, color), 2, 2, target)
    expect([...target]).toEqual([luma, luma, luma, luma, cb, cr])
  })

  test('every sample is the rounded exact value to within a fiftieth of a step', () => {
    const rgba = fillNoise(64 * 64 * 4, 5)
    const target = new Uint8Array(countI420Bytes(64, 64))
    convertPlain(rgba, 64, 64, target)
    let worst = 0
    for (let pixel = 0; pixel < 64 * 64; pixel++) {
      const [red, green, blue] = [rgba[pixel * 4]!, rgba[pixel * 4 + 1]!, rgba[pixel * 4 + 2]!]
      const exact = 16 + (219 * (0.2126 * red + 0.7152 * green + 0.0722 * blue)) / 255
      worst = Math.max(worst, Math.abs(target[pixel]! - exact))
    }
    expect(worst).toBeLessThan(0.52)
  })

  test('a slot keeps its frame while another is written', async () => {
    const converter = await createI420Converter({ width: 16, height: 4, slotCount: 2 })
    const first = converter.convert(readFrom(fillColor(16, 4, [255, 255, 255]), 16), 0)
    converter.convert(readFrom(fillColor(16, 4, [0, 0, 0]), 16), 1)
    expect(first[0]).toBe(235)
  })

  test('odd sizes are refused', async () => {
    await expect(createI420Converter({ width: 15, height: 4, slotCount: 1 })).rejects.toThrow(RangeError)
  })
})
