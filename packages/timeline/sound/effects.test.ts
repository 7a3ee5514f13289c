import { describe, expect, test } from 'vitest'
import { createFourierPlan } from '../signal/fft.ts'
import { effectKinds, synthesizeEffect, type EffectKind } from './effects.ts'

/** Share of the energy between two frequencies. */
function readShare(samples: Float32Array, lowHz: number, highHz: number): number {
  const size = 65_536
  const power = createFourierPlan(size).powerSpectrum(samples)
  const sum = (from: number, to: number) =>
    power.subarray(from, to).reduce((total, value) => total + value, 0)
  return sum(Math.round((lowHz / 48000) * size), Math.round((highHz / 48000) * size)) / sum(0, power.length)
}

describe('synthesizeEffect', () => {
  test.each(effectKinds)('%s is 0.1 to 1 s long, peaks at 1, has silent edges and no constant', (kind) => {
    for (const seed of [1, 2, 3]) {
      const { pcm, accentSeconds } = synthesizeEffect(kind, seed)
      const [left, right] = pcm
      expect(left.length).toBe(right.length)
      expect(left.length / 48000).toBeGreaterThanOrEqual(0.1)
      expect(left.length / 48000).toBeLessThanOrEqual(1)
      expect(accentSeconds).toBeLessThan(left.length / 48000)
      expect(Math.max(...pcm.flatMap((samples) => [...samples].map(Math.abs)))).toBeCloseTo(1, 5)
      for (const samples of pcm) {
        expect(Math.abs(samples[0])).toBe(0)
        expect(Math.abs(samples[samples.length - 1])).toBeLessThan(0.001)
        expect(Math.abs(samples.reduce((sum, value) => sum + value, 0) / samples.length)).toBeLessThan(0.005)
        expect(samples.every(Number.isFinite)).toBe(true)
      }
    }
  })

  test.each(effectKinds)('%s is the same for one seed and different for the next', (kind) => {
    expect(synthesizeEffect(kind, 5)).toEqual(synthesizeEffect(kind, 5))
    expect(synthesizeEffect(kind, 6).pcm[0]).not.toEqual(synthesizeEffect(kind, 5).pcm[0])
  })

  test.each([
    ['hit', 35, 800, 0.85],
    ['pop', 300, 2000, 0.9],
    ['ding', 900, 8000, 0.95],
    ['tick', 900, 6000, 0.9],
    ['whoosh', 120, 8000, 0.85],
    ['swoosh', 400, 12_000, 0.85],
  ] satisfies [EffectKind, number, number, number][])(
    '%s has its energy from %i to %i Hz',
    (kind, low, high, share) => {
      expect(readShare(synthesizeEffect(kind, 9).pcm[0], low, high)).toBeGreaterThan(share)
    },
  )

  test('a hit has enough above 150 Hz for a phone to play', () => {
    expect(readShare(synthesizeEffect('hit', 9).pcm[0], 150, 6000)).toBeGreaterThan(0.2)
  })

  test.each(effectKinds)('%s still sounds right in mono', (kind) => {
    const [left, right] = synthesizeEffect(kind, 4).pcm
    const energyOf = (samples: Float32Array) => samples.reduce((sum, value) => sum + value * value, 0)
    const mono = left.map((value, index) => (value + right[index]) / 2)
    expect(energyOf(mono) / (energyOf(left) + energyOf(right))).toBeGreaterThan(0.25)
  })

  test('a riser is loudest at its end, and a whoosh at its accent', () => {
    for (const kind of ['riser', 'whoosh', 'swoosh'] as const) {
      const { pcm, accentSeconds } = synthesizeEffect(kind, 3)
      const window = 2400
      let loudest = 0
      let at = 0
      for (let start = 0; start + window <= pcm[0].length; start += 480) {
        const energy = pcm.reduce(
          (sum, samples) =>
            sum + samples.subarray(start, start + window).reduce((total, v) => total + v * v, 0),
          0,
        )
        if (energy > loudest) {
          loudest = energy
          at = (start + window / 2) / 48000
        }
      }
      expect(Math.abs(at - accentSeconds)).toBeLessThan(0.1)
    }
  })
})
