import { expect, test } from 'vitest'
import { shareWhileMaking, shareWhileSending } from './ad-video-progress.ts'

test('the bar of an ad video only moves forward, in small steps, from the first layer to the last frame', () => {
  const layers = [0, 0.2, 0.33, 0.53, 0.67, 0.87, 1].map(shareWhileSending)
  const frames = Array.from({ length: 19 }, (_, step) =>
    shareWhileMaking({ stage: 'video', done: step * 10, total: 180 }),
  )
  const told = [
    ...layers,
    shareWhileMaking(null),
    shareWhileMaking({ stage: 'starting', done: 0, total: 1 }),
    shareWhileMaking({ stage: 'voice', done: 1, total: 1 }),
    shareWhileMaking({ stage: 'pictures', done: 1, total: 1 }),
    ...frames,
    shareWhileMaking({ stage: 'check', done: 0, total: 1 }),
  ]
  for (const [index, share] of told.slice(1).entries()) {
    expect(share - told[index]!).toBeGreaterThanOrEqual(0)
    expect(share - told[index]!).toBeLessThan(0.08)
  }
  expect(told[0]).toBe(0)
  expect(told.at(-1)).toBeLessThan(1)
})
