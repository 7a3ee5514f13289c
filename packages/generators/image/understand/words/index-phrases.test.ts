import { expect, test } from 'vitest'
import { indexPhrases } from './index-phrases.ts'

test('a phrase means what its row says', () => {
  const index = indexPhrases([
    ['sunset', 'sunset, dusk'],
    ['night', 'night'],
  ])
  expect([...index]).toEqual([
    ['sunset', 'sunset'],
    ['dusk', 'sunset'],
    ['night', 'night'],
  ])
})

test('a phrase in two rows, or twice in one, is refused', () => {
  const rows = [
    ['sunset', 'sunset, dusk'],
    ['night', 'dusk'],
  ] as const
  expect(() => indexPhrases(rows)).toThrow('"dusk" is in two rows')
  expect(() => indexPhrases([['sunset', 'dusk, dusk']])).toThrow('"dusk"')
})
