import { expect, test } from 'vitest'
import { addSample, describeTimeLeft, secondsLeft, shareOf, stageLabel } from './video-progress.ts'

test('the share grows over the stages and ends at one', () => {
  const steps = (['voice', 'pictures', 'video', 'check'] as const).flatMap((stage) => [
    shareOf({ stage, done: 0, total: 4 }),
    shareOf({ stage, done: 4, total: 4 }),
  ])
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  expect(steps[0]).toBe(0)
  expect(steps.at(-1)).toBeCloseTo(1)
})

test('painting continues where filming ended', () => {
  const filmed = shareOf({ stage: 'film', done: 3, total: 8 })
  expect(filmed).toBeGreaterThan(shareOf({ stage: 'film', done: 0, total: 8 }))
  expect(shareOf({ stage: 'pictures', done: 3, total: 8 })).toBe(filmed)
  expect(stageLabel({ stage: 'film', done: 0, total: 8 })).toBe('Filming the first scenes')
})

test('the time left follows the rate of the running stage', () => {
  let samples = addSample([], { atMs: 0, stage: 'video', share: 0.4 })
  expect(secondsLeft(samples, 100)).toBeNull()
  samples = addSample(samples, { atMs: 2000, stage: 'video', share: 0.6 })
  expect(secondsLeft(samples, 2000)).toBeCloseTo(4)
  // No progress arrives, so the remaining time grows.
  expect(secondsLeft(samples, 4000)).toBeCloseTo(8)
  samples = addSample(samples, { atMs: 4000, stage: 'check', share: 0.95 })
  expect(secondsLeft(samples, 4000)).toBeNull()
})

test('the time left is no more precise than the estimate', () => {
  expect(describeTimeLeft(null)).toBe('Estimating the time left')
  expect(describeTimeLeft(1)).toBe('Almost done')
  expect(describeTimeLeft(11.7)).toBe('About 12 s left')
  expect(describeTimeLeft(43)).toBe('About 45 s left')
  expect(describeTimeLeft(200)).toBe('About 3 min left')
})

test('every stage has a label', () => {
  expect(stageLabel({ stage: 'voice', done: 0, total: 1 })).toBe('Speaking the script')
})
