import { describe, expect, test } from 'vitest'
import { createPlane, fillPlane } from '../raster/raster.ts'
import { inflateMask } from './inflate.ts'

describe('inflateMask', () => {
  test('turns a disc into a half-sphere', () => {
    const radius = 30
    const mask = fillPlane(createPlane(80, 80), (x, y) => (Math.hypot(x - 40, y - 40) <= radius ? 1 : 0))
    const inflated = inflateMask(mask)
    for (const distance of [0, 10, 20]) {
      const height = Math.sqrt(4 * inflated.data[40 * 80 + 40 + distance]!)
      const sphere = Math.sqrt(radius ** 2 - distance ** 2)
      expect(Math.abs(height - sphere) / sphere).toBeLessThan(0.08)
    }
  })

  test('is zero outside the mask and positive inside', () => {
    const mask = fillPlane(createPlane(40, 24), (x, y) => (x > 4 && x < 34 && y > 5 && y < 18 ? 1 : 0))
    const inflated = inflateMask(mask)
    for (let index = 0; index < mask.data.length; index++)
      expect(inflated.data[index]! > 0).toBe(mask.data[index]! === 1)
  })
})
