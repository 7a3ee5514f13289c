import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { PlanarResizer, type PlanarFormat } from './planar.ts'
import { measureLikeness, paint } from './testing.ts'

const whole = (width: number, height: number) => ({ left: 0, top: 0, width, height })

function planesOf(width: number, height: number) {
  const colorWidth = (width + 1) >> 1
  const colorBytes = colorWidth * ((height + 1) >> 1)
  return [
    { offset: 0, stride: width, step: 1 },
    { offset: width * height, stride: colorWidth, step: 1 },
    { offset: width * height + colorBytes, stride: colorWidth, step: 1 },
  ] as const
}

function fill(width: number, height: number, [luma, cb, cr]: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(width * height + 2 * ((width + 1) >> 1) * ((height + 1) >> 1))
  const planes = planesOf(width, height)
  bytes.fill(luma!, 0, planes[1].offset)
  bytes.fill(cb!, planes[1].offset, planes[2].offset)
  bytes.fill(cr!, planes[2].offset)
  return bytes
}

describe('PlanarResizer', () => {
  test.each([
    { name: 'white', yuv: [235, 128, 128], matrix: 'bt709', isFullRange: false, rgb: [255, 255, 255] },
    { name: 'black', yuv: [16, 128, 128], matrix: 'bt709', isFullRange: false, rgb: [0, 0, 0] },
    { name: 'red', yuv: [63, 102, 240], matrix: 'bt709', isFullRange: false, rgb: [255, 1, 0] },
    { name: 'red', yuv: [81, 90, 240], matrix: 'bt601', isFullRange: false, rgb: [254, 0, 0] },
    { name: 'blue', yuv: [29, 255, 107], matrix: 'bt601', isFullRange: true, rgb: [0, 0, 254] },
    { name: 'gray', yuv: [128, 128, 128], matrix: 'bt709', isFullRange: true, rgb: [128, 128, 128] },
  ] as const)('$name of $matrix comes out at every size', ({ yuv, rgb, matrix, isFullRange }) => {
    for (const [width, height] of [
      [31, 17],
      [8, 8],
      [1, 1],
      [90, 40],
    ] as const) {
      const resizer = new PlanarResizer(
        { width: 31, height: 17, matrix, isFullRange },
        whole(31, 17),
        width,
        height,
      )
      const { data } = resizer.resize(fill(31, 17, yuv), planesOf(31, 17))
      for (let at = 0; at < data.length; at++)
        expect(Math.abs(data[at]! - ([...rgb, 255][at % 4] ?? 0))).toBeLessThanOrEqual(1)
    }
  })

  test.each([
    { size: [100, 60], crop: whole(160, 96) },
    { size: [40, 24], crop: whole(160, 96) },
    { size: [70, 50], crop: { left: 31, top: 17, width: 70, height: 50 } },
    { size: [150, 90], crop: { left: 20, top: 10, width: 100, height: 60 } },
  ] as const)('a film comes out as ffmpeg scales it, $crop.width to $size.0', ({ size, crop }) => {
    const [width, height] = size
    const source = fill(160, 96, [0, 0, 0])
    for (const [plane, { offset, stride }] of planesOf(160, 96).entries()) {
      const rows = plane === 0 ? 96 : 48
      for (let at = 0; at < rows * stride; at++) {
        const [x, y] = [(at % stride) / stride, Math.floor(at / stride) / rows]
        source[offset + at] = 128 + 60 * Math.sin(x * 9 + plane) * Math.cos(y * 7 - plane)
      }
    }
    const { left, top } = crop
    const filter = `format=yuv444p16,crop=${crop.width}:${crop.height}:${left}:${top}:exact=1,scale=${width}:${height}:flags=bicubic:param0=0:param1=0.5:in_color_matrix=bt709`
    const input = '-v error -f rawvideo -pix_fmt yuv420p -s 160x96 -i - -vf'.split(' ')
    const output = '-pix_fmt rgba -f rawvideo -'.split(' ')
    const raw = execFileSync('ffmpeg', input.concat(filter, output), { input: source })
    const wanted = { width, height, data: new Uint8ClampedArray(raw) }
    const format: PlanarFormat = { width: 160, height: 96, matrix: 'bt709', isFullRange: false }
    const shown = new PlanarResizer(format, crop, width, height).resize(source, planesOf(160, 96))
    expect(measureLikeness(shown, wanted)).toBeGreaterThan(40)
  })

  test('chroma samples that alternate in one plane give the same result as two planes', () => {
    const apart = fill(16, 8, [120, 90, 200])
    apart.forEach((_, at) => (apart[at]! += (at * 7) % 40))
    const [luma, cb, cr] = planesOf(16, 8)
    const together = apart.slice()
    for (let at = 0; at < 32; at++) {
      together[cb.offset + at * 2] = apart[cb.offset + at]!
      together[cb.offset + at * 2 + 1] = apart[cr.offset + at]!
    }
    const make = (): PlanarResizer =>
      new PlanarResizer({ width: 16, height: 8, matrix: 'bt601', isFullRange: false }, whole(16, 8), 11, 5)
    const alternating = { offset: luma.stride * 8, stride: 16, step: 2 }
    const planes = [luma, alternating, { ...alternating, offset: alternating.offset + 1 }] as const
    expect(make().resize(together, planes)).toEqual(make().resize(apart, planesOf(16, 8)))
  })

  test('a crop of one pixel at the edge gives that pixel', () => {
    const frame = fill(9, 9, [235, 128, 128])
    frame.fill(16, 0, 80)
    const format: PlanarFormat = { width: 9, height: 9, matrix: 'bt709', isFullRange: false }
    const { data } = new PlanarResizer(format, { left: 8, top: 8, width: 1, height: 1 }, 1, 1).resize(
      frame,
      planesOf(9, 9),
    )
    expect([...data]).toEqual([...paint(1, 1, () => [255, 255, 255]).data])
  })
})
