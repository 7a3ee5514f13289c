import { expect, test } from 'vitest'
import { showCount } from './show-measures.ts'

test('counts are short, and a rounded thousand is not a thousand thousands', () => {
  expect([0, 950, 12_500, 45_000, 999_960, 2_340_000].map(showCount)).toEqual([
    '0',
    '950',
    '12.5K',
    '45K',
    '1M',
    '2.3M',
  ])
})
