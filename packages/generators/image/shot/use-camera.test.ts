import { createNodeStudio } from '@vivify/timeline/node/studio'
import { describe, expect, test } from 'vitest'
import { paintPicture } from '../paint.ts'
import { understandPrompt } from '../understand/understand-prompt.ts'

const studio = createNodeStudio()
const size = { width: 120, height: 160 }

interface Painted {
  readonly pixels: Uint8ClampedArray
  readonly missing: readonly string[]
}

async function paint(
  prompt: string,
  preset: 'Claymation' | 'Cinematic' | 'Anime' = 'Anime',
): Promise<Painted> {
  const { surface, missing } = await paintPicture({ prompt, preset, seed: 3, studio, ...size })
  expect([surface.width, surface.height]).toEqual([size.width, size.height])
  return { pixels: surface.getContext('2d').getImageData(0, 0, size.width, size.height).data, missing }
}

/** The mean over some rows (shares of the height) of what is measured at each pixel. */
function mean(
  pixels: Uint8ClampedArray,
  [from, to]: readonly [number, number],
  measure: (r: number, g: number, b: number) => number,
): number {
  let [sum, count] = [0, 0]
  for (let at = Math.floor(from * size.height) * size.width * 4; at < to * pixels.length; at += 4, count++)
    sum += measure(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)
  return sum / count
}

const chroma = (r: number, g: number, b: number): number => Math.max(r, g, b) - Math.min(r, g, b)

describe('the camera of a prompt', () => {
  test.each([
    'a black and white photo of a red car',
    'a red car on a road, black and white',
    'a red car, film noir',
  ])('"%s" has no colors', async (prompt) => {
    const { pixels } = await paint(prompt)
    expect(mean(pixels, [0, 1], chroma)).toBeLessThan(3)
  })

  test('a black and white cat is in a picture with colors', async () => {
    const { pixels } = await paint('a black and white cat on a red chair')
    expect(mean(pixels, [0, 1], chroma)).toBeGreaterThan(15)
  })

  test('the sky of a purple sky is purple, and light of a color lies on everything', async () => {
    const purple = (r: number, g: number, b: number): number => (r + b) / 2 - g
    const sky = await paint('a barn under a purple sky')
    expect(mean(sky.pixels, [0, 0.3], purple)).toBeGreaterThan(25)
    expect(sky.missing).toEqual([])
    const light = await paint('a dancer in red light')
    expect(mean(light.pixels, [0.8, 1], (r, g, b) => r - (g + b) / 2)).toBeGreaterThan(25)
  })

  test('a close-up of somebody shows head and shoulders down to the lower edge', async () => {
    const close = await paint('a close-up of a firefighter', 'Claymation')
    const whole = await paint('a firefighter', 'Claymation')
    let changed = 0
    for (let x = 0; x < size.width; x++) {
      const at = ((size.height - 2) * size.width + x) * 4
      const difference = Math.abs(close.pixels[at]! - whole.pixels[at]!)
      if (difference > 12) changed++
    }
    expect(changed).toBeGreaterThan(size.width * 0.4)
    expect(close.missing).toEqual([])
  })

  test('a silhouette is darker than the sky around it', async () => {
    const { pixels, missing } = await paint('a silhouette of a bear at sunset', 'Cinematic')
    const gray = (r: number, g: number, b: number): number => (r + g + b) / 3
    const columns = Array.from({ length: size.width }, (_, x) => {
      const at = (Math.floor(size.height * 0.62) * size.width + x) * 4
      return gray(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)
    })
    expect(Math.min(...columns)).toBeLessThan(70)
    expect(missing).toEqual([])
  })

  test.each([
    ['a low angle shot of a skyscraper', []],
    ['a wide shot of a man walking through the desert', []],
    ['a woman from behind looking at the Eiffel Tower', []],
    ['a wolf from the side', []],
    ['an old man in profile', ['in profile']],
    ['an aerial view of an island', ['aerial view']],
    ['a double exposure of a bear', ['double exposure']],
    ['two friends, close-up', ['close up']],
  ])('of "%s" it misses %j', (prompt, missing) => {
    expect(understandPrompt(prompt).missing).toEqual(missing)
  })
})

test('the moon shines behind a silhouette', async () => {
  const { pixels } = await paint('a silhouette of a wolf beside a huge moon', 'Claymation')
  const bright = pixels.filter((value, at) => at % 4 === 0 && value > 150).length
  expect(bright).toBeGreaterThan(size.width * size.height * 0.03)
})
