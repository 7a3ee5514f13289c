import { createRandom } from '@vivify/contract/random'
import { describe, expect, test } from 'vitest'
import { createFourierPlan, createHannWindow } from './fft.ts'

function buildNoise(length: number, label: string): Float64Array {
  const random = createRandom(label)
  return Float64Array.from({ length }, () => random.between(-1, 1))
}

describe('createFourierPlan', () => {
  test('agrees with the sum that defines the transform', () => {
    const size = 32
    const real = buildNoise(size, 'real')
    const imaginary = buildNoise(size, 'imaginary')
    const expected = Array.from({ length: size }, (_, bin) => {
      let sumReal = 0
      let sumImaginary = 0
      for (let index = 0; index < size; index++) {
        const angle = (-2 * Math.PI * bin * index) / size
        sumReal += real[index] * Math.cos(angle) - imaginary[index] * Math.sin(angle)
        sumImaginary += real[index] * Math.sin(angle) + imaginary[index] * Math.cos(angle)
      }
      return [sumReal, sumImaginary] as const
    })
    createFourierPlan(size).forward(real, imaginary)
    for (let bin = 0; bin < size; bin++) {
      expect(real[bin]).toBeCloseTo(expected[bin][0], 10)
      expect(imaginary[bin]).toBeCloseTo(expected[bin][1], 10)
    }
  })

  test('the inverse transform restores the signal', () => {
    const plan = createFourierPlan(1024)
    const original = buildNoise(1024, 'round trip')
    const real = original.slice()
    const imaginary = new Float64Array(1024)
    plan.forward(real, imaginary)
    plan.inverse(real, imaginary)
    for (let index = 0; index < 1024; index++) {
      expect(real[index]).toBeCloseTo(original[index], 10)
      expect(imaginary[index]).toBeCloseTo(0, 10)
    }
  })

  test.each([2, 4, 64, 512])(
    'gives real input of %i samples the spectrum of the complex transform',
    (size) => {
      const plan = createFourierPlan(size)
      const samples = buildNoise(size, 'real input')
      const real = samples.slice()
      const imaginary = new Float64Array(size)
      plan.forward(real, imaginary)
      const halfReal = new Float64Array(size / 2 + 1)
      const halfImaginary = new Float64Array(size / 2 + 1)
      plan.forwardReal(samples, halfReal, halfImaginary)
      for (let bin = 0; bin <= size / 2; bin++) {
        expect(halfReal[bin]).toBeCloseTo(real[bin], 10)
        expect(halfImaginary[bin]).toBeCloseTo(imaginary[bin], 10)
      }
    },
  )

  test('keeps the energy of the signal', () => {
    const samples = buildNoise(256, 'energy')
    const power = createFourierPlan(256).powerSpectrum(samples)
    let bins = power[0] + power[128]
    for (let bin = 1; bin < 128; bin++) bins += 2 * power[bin]
    const energy = samples.reduce((sum, value) => sum + value * value, 0)
    expect(bins / 256).toBeCloseTo(energy, 9)
  })

  test('puts a windowed tone in its bin', () => {
    const window = createHannWindow(512)
    const tone = window.map((weight, index) => weight * Math.sin((2 * Math.PI * 40 * index) / 512))
    const power = createFourierPlan(512).powerSpectrum(tone)
    expect(power.indexOf(Math.max(...power))).toBe(40)
    expect(10 * Math.log10(power[60] / power[40])).toBeLessThan(-200)
  })

  test('counts samples that are missing at the end as zero', () => {
    const plan = createFourierPlan(8)
    expect([...plan.powerSpectrum([1, 2, 3])]).toEqual([...plan.powerSpectrum([1, 2, 3, 0, 0, 0, 0, 0])])
  })

  test.each([0, 1, 3, 1000, -4, 2.5, Number.NaN])('refuses the size %s', (size) => {
    expect(() => createFourierPlan(size)).toThrow(RangeError)
  })
})
