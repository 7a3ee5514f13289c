import { describe, expect, test } from 'vitest'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import type { PictureMotif, PictureRequest } from '../request.ts'
import { paintAnime } from './anime.ts'
import { paintCinematic, paintScene } from './cinematic.ts'
import { chooseLight, chooseScene, sceneKinds, sceneOfWord } from './kinds.ts'
import { createRandom } from '@vivify/contract/random'
import { paintVintageFilm } from './vintage-film.ts'

const studio = createNodeStudio()
const width = 128
const height = 224
const presets = { cinematic: paintCinematic, anime: paintAnime, vintageFilm: paintVintageFilm }

const diamond: PictureMotif = {
  name: 'gem-stone',
  category: 'objects',
  outline: { viewBox: 32, layers: [{ pathData: 'M16 2L30 14L16 30L2 14Z', fill: '#33bbee' }] },
  extras: [],
  palette: ['#102040', '#ffe0b0'],
  sceneHint: '',
}

function buildRequest(changes: Partial<PictureRequest> & { sceneHint?: string } = {}): PictureRequest {
  const { sceneHint = 'mountains', ...rest } = changes
  return {
    width,
    height,
    seed: 1,
    motif: { ...diamond, sceneHint },
    words: ['a', 'test'],
    mood: '',
    studio,
    ...rest,
  }
}

function readPixels(preset: keyof typeof presets, request: PictureRequest): Uint8ClampedArray {
  const surface = presets[preset](request)
  expect([surface.width, surface.height]).toEqual([request.width, request.height])
  return surface.getContext('2d').getImageData(0, 0, surface.width, surface.height).data
}

function meanDifference(first: Uint8ClampedArray, second: Uint8ClampedArray): number {
  let sum = 0
  for (let index = 0; index < first.length; index++) sum += Math.abs(first[index]! - second[index]!)
  return sum / (first.length * 0.75)
}

/** Average variance of luminance in blocks of 8 × 8 pixels between two shares of the height. */
function busyness(pixels: Uint8ClampedArray, from: number, to: number): number {
  const block = 8
  let sum = 0
  let blocks = 0
  for (let top = Math.ceil(height * from); top + block <= height * to; top += block) {
    for (let left = 0; left + block <= width; left += block) {
      let total = 0
      let squares = 0
      for (let y = top; y < top + block; y++) {
        for (let x = left; x < left + block; x++) {
          const gray = luminance(pixels, (y * width + x) * 4)
          total += gray
          squares += gray * gray
        }
      }
      const mean = total / block ** 2
      sum += squares / block ** 2 - mean * mean
      blocks++
    }
  }
  return sum / blocks
}

function luminance(pixels: Uint8ClampedArray, at: number): number {
  return pixels[at]! * 0.3 + pixels[at + 1]! * 0.59 + pixels[at + 2]! * 0.11
}

function dye(fill: string, changes: Partial<PictureMotif>): PictureMotif {
  const { viewBox, layers } = diamond.outline!
  return { ...diamond, outline: { viewBox, layers: [{ ...layers[0]!, fill }] }, ...changes }
}

/** One entry per pixel: where a picture of a red thing is redder, and that of a blue one bluer. */
function findThing(
  preset: keyof typeof presets,
  request: Partial<PictureRequest>,
  motif: Partial<PictureMotif>,
): boolean[] {
  const [red, blue] = ['#d03030', '#3060d0'].map((fill) =>
    readPixels(preset, buildRequest({ ...request, motif: dye(fill, motif) })),
  )
  return Array.from({ length: red!.length / 4 }, (_, pixel) => {
    const at = pixel * 4
    return red![at]! - blue![at]! > 20 && blue![at + 2]! - red![at + 2]! > 20
  })
}

test.each(['mountains', 'room', 'night', 'city', 'space', 'forest'])(
  'the colors of a thing are recognizable in %s, however dark the scene is',
  (sceneHint) => {
    for (const seed of [1, 2, 3]) {
      const told = findThing('cinematic', { seed }, { sceneHint }).filter(Boolean)
      expect(told.length / (width * height), `seed ${seed}`).toBeGreaterThan(0.025)
    }
  },
)

test.each([
  ['cinematic', 'balloon'],
  ['cinematic', 'gem-stone'],
  ['anime', 'balloon'],
] as const)('%s shows the whole of a %s in a wide picture', (preset, name) => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const wide = { width: 224, height: 126, seed }
    const told = findThing(preset, wide, { name, sceneHint: 'sky' })
    expect(told, `seed ${seed}`).toContain(true)
    expect(told.slice(0, wide.width), `seed ${seed}`).not.toContain(true)
  }
})

describe.each(['cinematic', 'anime', 'vintageFilm'] as const)('the %s preset', (preset) => {
  test('paints the same bytes for the same request', () => {
    const first = readPixels(preset, buildRequest({ sceneHint: 'ocean' }))
    expect(meanDifference(first, readPixels(preset, buildRequest({ sceneHint: 'ocean' })))).toBe(0)
  })

  test('paints another composition for another seed', () => {
    const first = readPixels(preset, buildRequest({ seed: 1 }))
    for (const seed of [2, 3]) {
      expect(meanDifference(first, readPixels(preset, buildRequest({ seed })))).toBeGreaterThan(8)
    }
  })

  test.each(sceneKinds)('paints %s opaque and with contrast', (sceneHint) => {
    const pixels = readPixels(preset, buildRequest({ sceneHint, seed: 5 }))
    let darkest = 255
    let brightest = 0
    let clear = 0
    for (let at = 0; at < pixels.length; at += 4) {
      if (pixels[at + 3] !== 255) clear++
      const gray = luminance(pixels, at)
      darkest = Math.min(darkest, gray)
      brightest = Math.max(brightest, gray)
    }
    expect(clear).toBe(0)
    expect(brightest - darkest).toBeGreaterThan(80)
  })

  test('keeps the caption band of a video quieter and darker than white text needs', () => {
    const shot = { view: 'medium', clear: { top: 0.15, bottom: 0.55 } } as const
    let band = 0
    let whole = 0
    let light = 0
    const scenes = ['mountains', 'field', 'ocean', 'city', 'sky', 'desert'] as const
    for (const sceneHint of scenes) {
      const pixels = readPixels(preset, buildRequest({ sceneHint, seed: 9, shot }))
      band += busyness(pixels, 0.57, 0.68)
      whole += busyness(pixels, 0.05, 0.95)
      for (let at = Math.floor(height * 0.57) * width * 4; at < height * 0.68 * width * 4; at += 4)
        light += luminance(pixels, at)
    }
    expect(band).toBeLessThan(whole)
    const meanLight = light / (scenes.length * width * (Math.ceil(height * 0.68) - Math.floor(height * 0.57)))
    expect(meanLight).toBeLessThan(135)
  })

  test('shows the motif', () => {
    const without = readPixels(
      preset,
      buildRequest({ sceneHint: 'field', motif: { ...diamond, outline: undefined, sceneHint: 'field' } }),
    )
    const shown = readPixels(preset, buildRequest({ sceneHint: 'field' }))
    expect(meanDifference(shown, without)).toBeGreaterThan(0.8)
  })

  test('paints wide and square pictures too', () => {
    for (const size of [
      { width: 160, height: 90 },
      { width: 128, height: 128 },
    ]) {
      const pixels = readPixels(preset, buildRequest({ ...size, sceneHint: 'city' }))
      expect(pixels.length).toBe(size.width * size.height * 4)
    }
  })

  test('stops when its signal is aborted', () => {
    const signal = AbortSignal.abort()
    expect(() => presets[preset](buildRequest({ signal }))).toThrow('aborted')
  })
})

describe('the scenes under film presets', () => {
  test.each(sceneKinds)('%s contains no NaN for three seeds', (sceneHint) => {
    for (const seed of [11, 12, 13]) {
      const { raster } = paintScene(buildRequest({ sceneHint, seed, width: 128, height: 224 }))
      expect(raster.data.every((value) => Number.isFinite(value))).toBe(true)
    }
  })
})

describe('choosing a scene', () => {
  test('takes the hint before the words, and words before the mood', () => {
    const random = createRandom(1)
    expect(chooseScene(buildRequest({ sceneHint: 'ocean', words: ['city'] }), random)).toBe('ocean')
    expect(chooseScene(buildRequest({ sceneHint: '', words: ['my', 'city'] }), random)).toBe('city')
    expect(['forest', 'night', 'space', 'room']).toContain(
      chooseScene(buildRequest({ sceneHint: '', words: ['nothing'], mood: 'mysterious' }), random),
    )
  })

  test('shows sea animals underwater and a ship from above', () => {
    const random = createRandom(1)
    const kindOf = (name: string, words: string[] = [], sceneHint = 'ocean') =>
      chooseScene(buildRequest({ motif: { ...diamond, name, sceneHint }, words }), random)
    for (const name of ['octopus', 'shark', 'jellyfish', 'lobster']) expect(kindOf(name)).toBe('underwater')
    for (const name of ['sailboat', 'lighthouse']) expect(kindOf(name)).toBe('ocean')
    expect(kindOf('volcano', ['underwater', 'volcano'])).toBe('underwater')
    expect(kindOf('tropical-fish', ['tropical', 'fish'], 'beach')).toBe('underwater')
    expect(kindOf('shark', ['shark', 'beach'], 'beach')).toBe('beach')
  })

  test('keeps night and weather out of the water', () => {
    for (const words of [['night'], ['storm'], ['rain', 'sunset']]) {
      for (let seed = 1; seed <= 6; seed++) {
        const light = chooseLight(buildRequest({ words }), 'underwater', createRandom(seed))
        expect(['reef', 'abyss', 'lagoon']).toContain(light)
      }
    }
  })

  test('matches whole words only', () => {
    expect(sceneOfWord('Sea')).toBe('ocean')
    expect(sceneOfWord('seal')).toBeUndefined()
    expect(sceneOfWord('')).toBeUndefined()
  })
})
