import type { PresetStyle } from '@vivify/contract/project'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { describe, expect, test } from 'vitest'
import { paintPicture } from './paint.ts'
import type { Shot } from './request.ts'

const studio = createNodeStudio()
const size = { width: 256, height: 448 }
const presets: PresetStyle[] = ['Claymation', 'Pixar', 'Abstract']

async function paintPixels(
  preset: PresetStyle,
  change: { seed?: number; prompt?: string; negativePrompt?: string; shot?: Shot } = {},
): Promise<Uint8ClampedArray> {
  const { surface } = await paintPicture({
    prompt: 'money habits',
    seed: 1,
    ...change,
    preset,
    ...size,
    studio,
  })
  expect([surface.width, surface.height]).toEqual([size.width, size.height])
  return surface.getContext('2d').getImageData(0, 0, size.width, size.height).data
}

function meanDifference(first: Uint8ClampedArray, second: Uint8ClampedArray): number {
  let sum = 0
  for (let index = 0; index < first.length; index++) sum += Math.abs(first[index]! - second[index]!)
  return sum / first.length
}

describe.each(presets)('paintPicture in %s', (preset) => {
  test('gives the same pixels for the same request and others for another seed', async () => {
    const first = await paintPixels(preset)
    expect(meanDifference(first, await paintPixels(preset))).toBe(0)
    expect(meanDifference(first, await paintPixels(preset, { seed: 2 }))).toBeGreaterThan(4)
  })

  test('is opaque and uses a wide range of tones for every kind of place', async () => {
    const prompts = [
      'city skyline',
      'whales',
      'camping in the snow',
      'storm',
      'saturn',
      'houseplants',
      'beach',
      'zxqv',
    ]
    for (const prompt of prompts) {
      const pixels = await paintPixels(preset, { prompt })
      let darkest = 255
      let lightest = 0
      for (let index = 0; index < pixels.length; index += 4) {
        if (pixels[index + 3] !== 255) throw new Error(`${prompt} is transparent at ${index}`)
        darkest = Math.min(darkest, pixels[index + 1]!)
        lightest = Math.max(lightest, pixels[index + 1]!)
      }
      expect(lightest - darkest, prompt).toBeGreaterThan(60)
    }
  })
})

describe('paintPicture', () => {
  test('reports the words that are in the picture, those that are not, and its subject', async () => {
    const request = { prompt: 'A melancholy cat in space', seed: 1, ...size, studio } as const
    const picture = await paintPicture({ ...request, preset: 'Claymation' })
    expect(picture).toMatchObject({ motif: 'cat', understood: ['cat', 'space'], missing: ['melancholy'] })
    expect(picture.palette).toHaveLength(5)
    expect(await paintPicture({ ...request, preset: 'Abstract' })).toMatchObject({
      understood: [],
      missing: ['cat', 'space', 'melancholy'],
    })
  })

  test('leaves out things that the negative prompt names', async () => {
    const request = { prompt: 'dogs and coffee', preset: 'Claymation', seed: 1, ...size, studio } as const
    expect((await paintPicture(request)).motif).toBe('dog')
    expect((await paintPicture({ ...request, negativePrompt: 'no dogs, no red' })).motif).toBe('hot-beverage')
  })

  test('keeps the caption band of a video calmer than the subject above it', async () => {
    const shot = { view: 'medium', clear: { top: 0.15, bottom: 0.55 } } as const
    const pixels = await paintPixels('Claymation', { prompt: 'alarm clock', shot })
    expect(roughness(pixels, 0.58, 0.68)).toBeLessThan(roughness(pixels, 0.25, 0.55) * 0.7)
  })

  test('refuses impossible sizes and stops when aborted', async () => {
    const request = { prompt: 'cat', preset: 'Pixar', seed: 1, studio } as const
    await expect(paintPicture({ ...request, width: 0, height: 448 })).rejects.toMatchObject({
      code: 'bad_input',
    })
    await expect(paintPicture({ ...request, width: 256.5, height: 448 })).rejects.toMatchObject({
      code: 'bad_input',
    })
    await expect(
      paintPicture({ ...request, ...size, signal: AbortSignal.abort(new Error('stopped')) }),
    ).rejects.toThrow('stopped')
  })

  test('paints wide, square and tiny pictures', async () => {
    for (const [width, height] of [
      [448, 256],
      [256, 256],
      [40, 64],
    ] as const) {
      const { surface } = await paintPicture({
        prompt: 'rocket',
        preset: 'Claymation',
        seed: 4,
        width,
        height,
        studio,
      })
      expect([surface.width, surface.height]).toEqual([width, height])
    }
  })
})

/**
 * Mean step in green between horizontal neighbors in the middle columns, over the rows between two shares of the
 * height.
 */
function roughness(pixels: Uint8ClampedArray, from: number, to: number): number {
  let sum = 0
  let count = 0
  for (let y = Math.round(size.height * from); y < size.height * to; y++) {
    for (let x = Math.round(size.width * 0.2); x < size.width * 0.8; x++, count++) {
      const index = (y * size.width + x) * 4 + 1
      sum += Math.abs(pixels[index + 4]! - pixels[index]!)
    }
  }
  return sum / count
}

test.each(['a man in the rain', 'a dog in the rain at night', 'a couple in a street in the rain'])(
  'rain is seen in front of toys, too: %s',
  async (prompt) => {
    const streaksIn = async (each: string): Promise<number> => {
      const pixels = await paintPixels('Pixar', { prompt: each })
      const { width, height } = size
      let count = 0
      for (let index = 1; index < width * height - 1; index++) {
        const [left, own, right] = [index - 1, index, index + 1].map((at) => pixels[at * 4]!)
        if (own! > left! + 18 && own! > right! + 18) count++
      }
      return count
    }
    expect(await streaksIn(prompt)).toBeGreaterThan(
      (await streaksIn(prompt.replace(' in the rain', ''))) + 200,
    )
  },
)
