import { describe, expect, test } from 'vitest'
import { createRandom } from '@vivify/contract/random'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { blurPlane } from './blur.ts'
import { createRamp, mixOklab, parseColor, rampColor, shiftColor } from './color.ts'
import { finishRaster } from './finish.ts'
import { createNoise } from './noise.ts'
import {
  createPlane,
  createRaster,
  fillPlane,
  overlaySurface,
  resizePlane,
  samplePlane,
  shrinkRaster,
  surfaceFromRaster,
  rasterFromSurface,
} from './raster.ts'

const studio = createNodeStudio()

describe('noise', () => {
  test('is the same for the same seed and differs for another', () => {
    const first = createNoise(createRandom(1))
    const same = createNoise(createRandom(1))
    const other = createNoise(createRandom(2))
    expect(first.fbm(3.7, 9.1, 5)).toBe(same.fbm(3.7, 9.1, 5))
    expect(first.fbm(3.7, 9.1, 5)).not.toBe(other.fbm(3.7, 9.1, 5))
  })

  test('stays within its bounds and around zero, also at negative coordinates', () => {
    const noise = createNoise(createRandom(4))
    let sum = 0
    for (let index = 0; index < 4000; index++) {
      const value = noise.at(index * 0.37 - 700, index * 0.11 - 200)
      expect(Math.abs(value)).toBeLessThanOrEqual(1.1)
      sum += value
      const ridge = noise.ridged(index * 0.37, index * 0.2, 5)
      expect(ridge).toBeGreaterThanOrEqual(0)
      expect(ridge).toBeLessThanOrEqual(1)
    }
    expect(Math.abs(sum / 4000)).toBeLessThan(0.05)
  })
})

describe('planes and rasters', () => {
  test('blur keeps the sum away from edges and flattens a peak', () => {
    const plane = createPlane(41, 41)
    plane.data[20 * 41 + 20] = 100
    blurPlane(plane, 3)
    expect(plane.data.reduce((sum, value) => sum + value, 0)).toBeCloseTo(100, 2)
    expect(plane.data[20 * 41 + 20]).toBeLessThan(5)
    expect(plane.data[20 * 41 + 20]).toBeGreaterThan(plane.data[20 * 41 + 26]!)
  })

  test('enlarging keeps a ramp straight', () => {
    const plane = fillPlane(createPlane(8, 2), (x) => x)
    const large = resizePlane(plane, 32, 2)
    for (let x = 3; x < 29; x++) expect(large.data[x]! - large.data[x - 1]!).toBeCloseTo(0.25, 5)
    expect(samplePlane(plane, 2.5, 0.5)).toBeCloseTo(2.5, 5)
    expect(samplePlane(plane, -4, 90)).toBe(0)
  })

  test('shrinking averages, also at ragged edges', () => {
    const raster = createRaster(5, 5)
    raster.data.fill(0.5)
    const small = shrinkRaster(raster, 4)
    expect([small.width, small.height]).toEqual([2, 2])
    for (const value of small.data) expect(value).toBeCloseTo(0.5, 6)
  })

  test('a raster survives a round trip through a surface', () => {
    const raster = createRaster(3, 2)
    for (let index = 0; index < raster.data.length; index++) raster.data[index] = index / 18
    const back = rasterFromSurface(surfaceFromRaster(raster, studio))
    for (let index = 0; index < raster.data.length; index++)
      expect(back.data[index]).toBeCloseTo(raster.data[index]!, 2)
  })

  test('overlaying mixes by opacity and changes nothing else, also beyond the edge', () => {
    const raster = createRaster(4, 4)
    const surface = studio.createSurface(2, 2)
    const context = surface.getContext('2d')
    context.fillStyle = 'rgba(255, 255, 255, 0.5)'
    context.fillRect(0, 0, 2, 2)
    overlaySurface(raster, surface, 3, 3)
    overlaySurface(raster, surface, -1, -1)
    expect(raster.data[(3 * 4 + 3) * 3]).toBeCloseTo(0.5, 2)
    expect(raster.data[0]).toBeCloseTo(0.5, 2)
    expect(raster.data[(1 * 4 + 1) * 3]).toBe(0)
  })
})

describe('colors', () => {
  test('are read from hex and refused otherwise', () => {
    expect(parseColor('#f80')).toEqual([1, 136 / 255, 0])
    expect(() => parseColor('orange')).toThrow(RangeError)
  })

  test('keep their ends when mixed in OKLab', () => {
    const blue = parseColor('#1b6bd6')
    const gold = parseColor('#ffd36a')
    mixOklab(blue, gold, 0).forEach((value, channel) => expect(value).toBeCloseTo(blue[channel]!, 4))
    const ramp = createRamp([blue, gold], 64)
    rampColor(ramp, 5).forEach((value, channel) => expect(value).toBeCloseTo(gold[channel]!, 4))
  })

  test('lose their hue when chroma goes to zero', () => {
    const [red, green, blue] = shiftColor(parseColor('#c04060'), { chroma: 0 })
    expect(Math.abs(red - green)).toBeLessThan(0.001)
    expect(Math.abs(green - blue)).toBeLessThan(0.001)
  })
})

describe('finishing', () => {
  test('is opaque, keeps lights below clipping and puts light around bright places only', () => {
    const raster = createRaster(128, 128)
    for (let y = 56; y < 72; y++)
      for (let x = 56; x < 72; x++) raster.data.fill(1.8, (y * 128 + x) * 3, (y * 128 + x) * 3 + 3)
    const surface = finishRaster(raster, studio, createRandom(1), { bloom: 0.6, bloomSpread: 0.1, grain: 0 })
    const { data } = surface.getContext('2d').getImageData(0, 0, 128, 128)
    const at = (x: number, y: number): number => data[(y * 128 + x) * 4]!
    expect(at(64, 64)).toBeGreaterThan(235)
    expect(at(78, 64)).toBeGreaterThan(at(100, 64))
    expect(at(2, 2)).toBeLessThan(6)
    for (let index = 3; index < data.length; index += 4) expect(data[index]).toBe(255)
  })

  test('grain differs by seed and repeats for the same seed', () => {
    const paint = (seed: number): Uint8ClampedArray => {
      const raster = createRaster(64, 64)
      raster.data.fill(0.4)
      return finishRaster(raster, studio, createRandom(seed), { grain: 0.04 })
        .getContext('2d')
        .getImageData(0, 0, 64, 64).data
    }
    expect(paint(1)).toEqual(paint(1))
    expect(paint(1)).not.toEqual(paint(2))
  })
})
