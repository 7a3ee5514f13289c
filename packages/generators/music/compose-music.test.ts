import { musicNames } from '@vivify/contract/project'
import { describe, expect, test } from 'vitest'

import { composeMusic } from './compose-music.ts'
import { composeScore } from './compose.ts'
import { musicSampleRate, renderMusic } from './render.ts'
import type { MoodName } from './score.ts'
import { measureBands } from './sound/band-meter.ts'

const moods = musicNames.filter((name): name is MoodName => name !== 'No Music')

interface Measures {
  peak: number
  mean: number
  correlation: number
  largestStep: number
}

function measure([left, right]: [Float32Array, Float32Array]): Measures {
  let peak = 0
  let sum = 0
  let leftPower = 0
  let rightPower = 0
  let shared = 0
  let largestStep = 0
  for (let index = 0; index < left.length; index++) {
    const a = left[index]!
    const b = right[index]!
    peak = Math.max(peak, Math.abs(a), Math.abs(b))
    sum += a + b
    leftPower += a * a
    rightPower += b * b
    shared += a * b
    if (index > 0) {
      largestStep = Math.max(largestStep, Math.abs(a - left[index - 1]!), Math.abs(b - right[index - 1]!))
    }
  }
  return {
    peak,
    mean: sum / (2 * left.length),
    correlation: shared / Math.sqrt(leftPower * rightPower),
    largestStep,
  }
}

function rootMeanSquare(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / samples.length)
}

/** One seed of each arrangement of a mood. */
function pickSeeds(mood: MoodName): number[] {
  const seeds = new Map<string, number>()
  for (let seed = 1; seed <= 12; seed++) {
    const { arrangement } = composeScore({ mood, seed, durationSeconds: 20 })
    if (!seeds.has(arrangement)) seeds.set(arrangement, seed)
  }
  return [...seeds.values()]
}

describe.each(moods)('%s', (mood) => {
  test.each(pickSeeds(mood))('is clean, balanced and rings out (seed %i)', (seed) => {
    const durationSeconds = 20
    const { pcm, sections } = composeMusic({ mood, seed, durationSeconds })
    expect(pcm[0].length).toBe(durationSeconds * musicSampleRate)
    expect(pcm[1].length).toBe(durationSeconds * musicSampleRate)

    const { peak, mean, correlation, largestStep } = measure(pcm)
    expect(peak).toBeLessThanOrEqual(10 ** (-3 / 20))
    expect(peak).toBeGreaterThan(0.2)
    expect(Math.abs(mean)).toBeLessThan(5e-4)
    expect(correlation).toBeGreaterThan(0.3)
    expect(largestStep).toBeLessThan(0.5)

    const { low, middle, high, air } = measureBands(pcm, musicSampleRate)
    expect(low - middle).toBeLessThan(6)
    expect(low - middle).toBeGreaterThan(-9)
    expect(high - middle).toBeLessThan(-11)
    expect(high - middle).toBeGreaterThan(-20)
    expect(air - middle).toBeLessThan(-17)
    expect(air - middle).toBeGreaterThan(-28)

    const ending = Math.round(sections[sections.length - 1]!.startSeconds * musicSampleRate)
    const frames = pcm[0].length
    const strike = rootMeanSquare(pcm[0].subarray(ending, ending + 9600))
    expect(strike).toBeGreaterThan(0.03)
    expect(rootMeanSquare(pcm[0].subarray(frames - 9600))).toBeLessThan(strike * 0.12)
    expect(pcm[0].subarray(frames - 960).every((sample) => sample === 0)).toBe(true)
    expect(pcm[1].subarray(frames - 960).every((sample) => sample === 0)).toBe(true)
  })

  test('fills exactly three seconds', () => {
    const { pcm, sections } = composeMusic({ mood, seed: 4, durationSeconds: 3 })
    const ending = Math.round(sections[sections.length - 1]!.startSeconds * musicSampleRate)
    expect(pcm[0].length).toBe(144_000)
    expect(rootMeanSquare(pcm[0].subarray(0, ending))).toBeGreaterThan(0.02)
    expect(rootMeanSquare(pcm[0].subarray(ending, ending + 9600))).toBeGreaterThan(0.03)
    expect(rootMeanSquare(pcm[0].subarray(-4800))).toBeLessThan(0.005)
  })
})

test('renders the same samples for the same options and others for another seed', () => {
  const render = (seed: number): Float32Array =>
    composeMusic({ mood: 'Lo-fi Beat', seed, durationSeconds: 6 }).pcm[0]
  const first = render(8)
  expect(render(8)).toEqual(first)
  expect(render(9)).not.toEqual(first)
})

test('streams 95 seconds in small blocks that add up to the sample, without a gap', () => {
  const score = composeScore({ mood: 'Energetic Pop', seed: 4, durationSeconds: 95.0001 })
  let frames = 0
  let quietestSecond = Infinity
  let second = 0
  let collected = 0
  renderMusic(score, (left, right) => {
    expect(left.length).toBeLessThanOrEqual(2048)
    expect(right.length).toBe(left.length)
    for (const sample of left) second += sample * sample
    collected += left.length
    frames += left.length
    if (collected >= musicSampleRate && frames < 92 * musicSampleRate) {
      quietestSecond = Math.min(quietestSecond, Math.sqrt(second / collected))
      second = 0
      collected = 0
    }
  })
  expect(frames).toBe(Math.round(95.0001 * musicSampleRate))
  expect(quietestSecond).toBeGreaterThan(0.02)
})
