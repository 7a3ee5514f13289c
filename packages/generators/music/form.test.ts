import { createRandom } from '@vivify/contract/random'
import { expect, test } from 'vitest'

import { planForm } from './form.ts'

const lengths = [1, 1.7, 2.5, 3, 4, 5.5, 8, 13, 21, 34, 55, 89, 144, 233, 600, 3600]

test.each(lengths)(
  'arranges bars without gap or overlap up to the final chord of %s seconds',
  (durationSeconds) => {
    for (const slowest of [60, 90, 120]) {
      const form = planForm(durationSeconds, [slowest, slowest * 1.1], 0.4, createRandom(slowest))
      let beat = 0
      for (const bar of form.bars) {
        expect(bar.startBeat).toBe(beat)
        beat += bar.beats
      }
      expect(beat).toBe(form.endingBeat)
      expect((form.endingBeat * 60) / form.bpm).toBeLessThan(durationSeconds)
      for (const bar of form.bars.slice(1)) expect(bar.beats).toBe(4)
    }
  },
)

test('cycles through lifts and quieter passages in long pieces', () => {
  const form = planForm(600, [120, 124], 0.4, createRandom(3))
  const starts = form.bars.filter((bar) => bar.indexInSection === 0)
  expect(starts.filter((bar) => bar.section === 'lift').length).toBeGreaterThan(10)
  for (let index = 1; index < starts.length; index++) {
    expect(starts[index]!.section).not.toBe(starts[index - 1]!.section)
  }
})
