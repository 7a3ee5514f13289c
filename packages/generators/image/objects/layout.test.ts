import { createRandom } from '@vivify/contract/random'
import { describe, expect, test } from 'vitest'
import { composePlaces, measureFrame, type Composition } from './layout.ts'

const compositions: Composition[] = ['center', 'offset', 'pedestal', 'parade', 'hanging', 'closeup', 'circle']
const shapes = [
  { width: 1024, height: 1792 },
  { width: 1024, height: 1024 },
  { width: 1792, height: 1024 },
]

describe('composePlaces', () => {
  test.each(compositions)('%s places one hero inside the picture in every shape', (composition) => {
    for (const shape of shapes) {
      const frame = measureFrame(shape)
      const heroes = composePlaces(composition, frame, createRandom(7), 4).filter(
        ({ role }) => role === 'hero',
      )
      expect(heroes).toHaveLength(1)
      const hero = heroes[0]!
      expect(hero.x - hero.size / 2).toBeGreaterThanOrEqual(0)
      expect(hero.x + hero.size / 2).toBeLessThanOrEqual(shape.width)
      expect(hero.base - hero.size).toBeGreaterThanOrEqual(0)
    }
  })

  test('keeps the hero of an upright picture between 13 and 58 percent and front props below the captions', () => {
    const frame = measureFrame(shapes[0]!)
    for (const composition of compositions) {
      for (const place of composePlaces(composition, frame, createRandom(3), 4)) {
        if (place.role === 'hero') {
          expect(place.base / frame.height).toBeLessThanOrEqual(0.58)
          expect((place.base - place.size) / frame.height).toBeGreaterThanOrEqual(0.13)
        }
        if (place.role === 'front') expect((place.base - place.size) / frame.height).toBeGreaterThan(0.59)
      }
    }
  })

  test('places no more extras than there are', () => {
    const frame = measureFrame(shapes[0]!)
    for (const composition of compositions) {
      const used = composePlaces(composition, frame, createRandom(5), 2).map(({ motifIndex }) => motifIndex)
      expect(Math.max(...used)).toBeLessThanOrEqual(2)
    }
  })
})
