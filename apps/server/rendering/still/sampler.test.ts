import { createCanvas } from '@napi-rs/canvas'
import { createRandom } from '@vivify/contract/random'
import type { StillLayer } from '@vivify/timeline/compositor/still-layers'
import type { PicturePlace } from '@vivify/timeline/layers/picture'
import { describe, expect, test } from 'vitest'
import { canSample, createStillSampler, type StillSamplerOptions } from './sampler.ts'
import { paintSample } from './testing.ts'

const frame = { width: 136, height: 240 }
const whole = { x: 0, y: 0, ...frame }
const pixelCount = frame.width * frame.height

function createSampler(options: Partial<StillSamplerOptions> = {}) {
  return createStillSampler({ ...frame, slotCount: 1, pictures: [{ width: 400, height: 400 }], ...options })
}

function layPicture(picture: string, place: PicturePlace) {
  return { kind: 'picture' as const, picture, place, top: 0, bottom: frame.height, opacity: 1 }
}

function fillNoise(byteCount: number): Uint8Array {
  const random = createRandom('overlay')
  return Uint8Array.from({ length: byteCount }, () => random.pick([0, 0, 255, random.integer(0, 255)]))
}

/** Draws a frame of gray 128 with one RGBA color over all of it. */
async function blendColor(color: readonly number[]): Promise<Uint8Array> {
  const picture = createCanvas(frame.width, frame.height)
  const context = picture.getContext('2d')
  context.fillStyle = '#808080'
  context.fillRect(0, 0, frame.width, frame.height)
  const sampler = await createSampler()
  await sampler.load(new Map([['grey', picture]]))
  const planes = sampler.draw([layPicture('grey', whole)], 0)!
  const overlay = Uint8Array.from({ length: pixelCount * 4 }, (_, index) => color[index % 4]!)
  sampler.keepOverlay(0, overlay)
  sampler.blendOverlay({ top: 0, bottom: frame.height }, 0)
  return planes
}

describe('the SIMD sampler', () => {
  test.each([
    { name: 'larger than the frame', size: [152, 269], place: [-7.31, -20.77, 150.2, 281.4] },
    { name: 'of odd sizes', size: [151, 271], place: [-3.3, -11.1, 142.9, 262.6] },
    { name: 'smaller than the frame', size: [60, 111], place: [-4, -2.5, 150, 247] },
    { name: 'that leaves edges open', size: [150, 260], place: [10.4, 33.6, 118, 190] },
    { name: 'one pixel large', size: [1, 1], place: [0, 0, 136, 240] },
    { name: 'in its place exactly', size: [136, 240], place: [0, 0, 136, 240] },
  ])('gives the bytes of the plain way for a picture $name', async ({ size, place }) => {
    const picture = paintSample(size[0]!, size[1]!)
    const [x, y, width, height] = place as [number, number, number, number]
    const runs = [
      { top: 4, bottom: 30 },
      { top: 100, bottom: 240 },
    ]
    const draw = async (kind: 'simd' | 'plain') => {
      const sampler = await createSampler({ kind })
      expect(sampler.kind).toBe(kind)
      await sampler.load(new Map([['picture', picture]]))
      const planes = sampler.draw([layPicture('picture', { x, y, width, height })], 0)!
      const bare = Buffer.from(planes)
      for (const rows of runs) {
        sampler.keepOverlay(rows.top, fillNoise((rows.bottom - rows.top) * frame.width * 4))
        sampler.blendOverlay(rows, 0)
      }
      return { bare, blended: Buffer.from(planes) }
    }
    const [fast, slow] = await Promise.all([draw('simd'), draw('plain')])
    expect(fast.bare.equals(slow.bare)).toBe(true)
    expect(fast.blended.equals(slow.blended)).toBe(true)
    expect(fast.bare.equals(fast.blended)).toBe(false)
  })
})

describe('an overlay', () => {
  test('leaves the picture unchanged where it is clear', async () => {
    expect(new Set(await blendColor([255, 90, 10, 0]))).toEqual(new Set([126, 128]))
  })

  test.each([
    { name: 'white', color: [255, 255, 255, 255], expected: [235, 128, 128] },
    { name: 'red', color: [255, 0, 0, 255], expected: [63, 102, 240] },
    { name: 'half blue', color: [0, 0, 255, 128], expected: [79, 184, 123] },
  ])('has its BT.709 code values: $name', async ({ color, expected }) => {
    const planes = await blendColor(color)
    const found = [planes[0]!, planes[pixelCount]!, planes[pixelCount * 1.25]!]
    for (const [plane, value] of found.entries()) {
      expect(Math.abs(value - expected[plane]!)).toBeLessThanOrEqual(1)
    }
  })
})

describe('layers', () => {
  const layers: StillLayer[][] = [
    [layPicture('one', whole), { ...layPicture('other', { ...whole, x: -20, width: 180 }), opacity: 0.37 }],
    [layPicture('other', whole), { kind: 'white', opacity: 0.6 }],
    [
      { ...layPicture('one', { ...whole, y: -90.5 }), bottom: 149.5 },
      { ...layPicture('other', { ...whole, y: 149.5 }), top: 149.5 },
    ],
    [layPicture('one', whole), { ...layPicture('other', { ...whole, y: 240 }), top: 240 }],
  ]

  test.each(layers.map((entry, index) => ({ index, entry })))(
    'lie over each other by the same bytes fast and plain: $index',
    async ({ entry }) => {
      const pictures = new Map([
        ['one', paintSample(150, 270)],
        ['other', paintSample(150, 270, 2)],
      ])
      const draw = async (kind: 'simd' | 'plain') => {
        const sampler = await createSampler({ kind })
        await sampler.load(pictures)
        return Buffer.from(sampler.draw(entry, 0)!)
      }
      const [fast, slow] = await Promise.all([draw('simd'), draw('plain')])
      expect(fast.equals(slow)).toBe(true)
    },
  )

  test('of a dropped picture can’t be drawn, layers of a loaded picture can', async () => {
    const [one, other, third] = [1, 2, 3].map((seed) => paintSample(150, 270, seed))
    const sampler = await createSampler()
    await sampler.load(
      new Map([
        ['one', one!],
        ['other', other!],
      ]),
    )
    const before = Buffer.from(sampler.draw([layPicture('other', whole)], 0)!)
    await sampler.load(
      new Map([
        ['other', other!],
        ['third', third!],
      ]),
    )
    expect(sampler.draw([layPicture('one', whole)], 0)).toBeNull()
    expect(before.equals(sampler.draw([layPicture('other', whole)], 0)!)).toBe(true)
    expect(sampler.draw([layPicture('third', whole)], 0)).not.toBeNull()
  })
})

describe('a slow camera', () => {
  test('moves a disc by fractions of a pixel without stepping', async () => {
    const frameCount = 110
    const [centerX, centerY] = [40, 70]
    const picture = createCanvas(frame.width, frame.height)
    const context = picture.getContext('2d')
    context.fillRect(0, 0, frame.width, frame.height)
    context.fillStyle = '#ffffff'
    context.beginPath()
    context.arc(centerX, centerY, 16, 0, Math.PI * 2)
    context.fill()
    const sampler = await createSampler()
    await sampler.load(new Map([['disc', picture]]))
    const errors = Array.from({ length: frameCount }, (_, index) => {
      const zoom = 1 + (0.15 * index) / frameCount
      const place = {
        x: (frame.width / 2) * (1 - zoom),
        y: (frame.height / 2) * (1 - zoom),
        width: frame.width * zoom,
        height: frame.height * zoom,
      }
      const found = findCenter(sampler.draw([layPicture('disc', place)], 0)!)
      return { x: found.x - (place.x + centerX * zoom), y: found.y - (place.y + centerY * zoom) }
    })
    const steps = errors
      .slice(1)
      .map((error, index) => Math.hypot(error.x - errors[index]!.x, error.y - errors[index]!.y))
    const rms = Math.sqrt(steps.reduce((sum, step) => sum + step * step, 0) / steps.length)
    expect(rms).toBeLessThan(0.03)
    for (const error of errors) expect(Math.hypot(error.x, error.y)).toBeLessThan(0.05)
  })
})

/** Finds the center of all pixels brighter than black. */
function findCenter(planes: Uint8Array): { x: number; y: number } {
  let [sum, sumX, sumY] = [0, 0, 0]
  for (let index = 0; index < pixelCount; index++) {
    const light = planes[index]! - 16
    sum += light
    sumX += light * ((index % frame.width) + 0.5)
    sumY += light * (Math.floor(index / frame.width) + 0.5)
  }
  return { x: sumX / sum, y: sumY / sum }
}

test('a picture larger than the planned sizes is not loaded or drawn', async () => {
  const sampler = await createSampler({ pictures: [{ width: 136, height: 240 }] })
  await sampler.load(new Map([['large', paintSample(138, 240)]]))
  expect(sampler.draw([layPicture('large', whole)], 0)).toBeNull()
})

test('a picture that is scaled down too much is left to the compositor', async () => {
  const sampler = await createSampler()
  await sampler.load(new Map([['dense', paintSample(400, 400)]]))
  expect(sampler.draw([layPicture('dense', whole)], 0)).toBeNull()
})

test('only frames of whole vectors can be sampled', () => {
  expect(canSample({ width: 1080, height: 1920 })).toBe(true)
  expect(canSample({ width: 1084, height: 1920 })).toBe(false)
  expect(canSample({ width: 1080, height: 1921 })).toBe(false)
})
