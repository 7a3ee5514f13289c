import { createRandom } from '@vivify/contract/random'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { describe, expect, test } from 'vitest'
import type { PictureRequest } from '../request.ts'
import { builtPlaces } from '../understand/words/places/places.ts'
import { drawPlace, standOf } from './draw-place.ts'

const studio = createNodeStudio()

function requestOf(words: readonly string[], bearing: 'ground' | 'air' = 'ground'): PictureRequest {
  return {
    width: 72,
    height: 96,
    seed: 1,
    words,
    mood: '',
    studio,
    motif: {
      name: '',
      category: '',
      extras: [],
      palette: ['#000000', '#ffffff'],
      sceneHint: 'room',
      group: { wide: 1, tall: 1, bearing },
    },
  }
}

/** The mean color of each of 6 by 6 fields. */
function fieldsOf(words: readonly string[], place: (typeof builtPlaces)[number], seed = 7): number[] {
  const { data, width, height } = drawPlace(requestOf(words), place, createRandom(seed))
  const sums = Array.from({ length: 36 * 3 }, () => 0)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++) {
        const field = Math.floor((y / height) * 6) * 6 + Math.floor((x / width) * 6)
        sums[field * 3 + channel]! += data[(y * width + x) * 3 + channel]! / ((width * height) / 36)
      }
  return sums
}

/** How many pixels of the upper third are much brighter than the one above them. */
function starsOver(words: readonly string[], place: (typeof builtPlaces)[number]): number {
  const request = { ...requestOf(words), width: 288, height: 384 }
  const { data, width, height } = drawPlace(request, place, createRandom(7))
  const rows = Math.floor(height / 3)
  let count = 0
  for (let index = width; index < rows * width; index++)
    if (data[index * 3]! > data[(index - width) * 3]! + 0.12) count++
  return count
}

const distanceOf = (first: readonly number[], second: readonly number[]): number =>
  Math.sqrt(first.reduce((sum, value, index) => sum + (value - second[index]!) ** 2, 0))

describe('drawn places', () => {
  test('no two of them look alike, and none is one flat color', () => {
    const all = builtPlaces.map((place) => ({ place, fields: fieldsOf([], place) }))
    for (const [index, { place, fields }] of all.entries()) {
      expect(Math.max(...fields) - Math.min(...fields), place).toBeGreaterThan(0.12)
      for (const other of all.slice(0, index))
        expect(distanceOf(fields, other.fields), `${place} and ${other.place}`).toBeGreaterThan(0.2)
    }
  })

  test.each(['park', 'hilltop', 'harbor', 'playground'] as const)(
    'a clear night over a %s is full of stars, and a rainy one has none',
    (place) => {
      const night = starsOver(['night'], place)
      expect(night).toBeGreaterThan(starsOver(['night', 'rain'], place) + 20)
    },
  )

  test.each(['corridor', 'carnival', 'library'] as const)('an abandoned %s is not as it was', (place) => {
    expect(distanceOf(fieldsOf(['decay'], place), fieldsOf([], place))).toBeGreaterThan(0.3)
  })

  test.each([
    'rubble',
    'ablaze',
    'flooded',
    'icebound',
    'vines',
    'dust',
    'mud',
    'puddles',
    'candles',
    'neon',
    'dim',
    'sunlit',
    'eerie',
    'litter',
  ])('in the condition "%s" they are not as they were', (condition) => {
    for (const place of ['street', 'library'] as const)
      expect(distanceOf(fieldsOf([condition], place), fieldsOf([], place)), place).toBeGreaterThan(0.15)
  })

  test.each([
    'new york',
    'paris',
    'london',
    'rome',
    'venice',
    'egypt',
    'medieval town',
    'western town',
    'village',
  ] as const)('%s is seen from two sides, as the seed says', (place) => {
    const views = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => fieldsOf([], place, seed))
    expect(Math.max(...views.map((view) => distanceOf(view, views[0]!)))).toBeGreaterThan(0.7)
  })

  test('what flies is above what stands', () => {
    expect(standOf(requestOf([], 'air')).foot).toBeLessThan(standOf(requestOf([])).foot)
  })
})
