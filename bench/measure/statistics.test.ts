import { expect, test } from 'vitest'
import { budgets, formatVerdict, judge } from './gates.ts'
import { formatSpread, median } from './statistics.ts'

test('the median is the middle value, or the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(() => median([])).toThrow(RangeError)
})

test('a spread shows its ends; a single value is shown alone', () => {
  expect(formatSpread([3, 1.26, 2], 1)).toBe('2.0 [1.3–3.0]')
  expect(formatSpread([2], 2)).toBe('2.00')
})

test('a budget is judged from its good side, including its limits', () => {
  expect(judge(4.5, budgets.renderSpeed)).toBe('goal met')
  expect(judge(3.5, budgets.renderSpeed)).toBe('gate met')
  expect(judge(3.49, budgets.renderSpeed)).toBe('missed')
  expect(judge(1.2, budgets.renderCpu)).toBe('goal met')
  expect(judge(1.51, budgets.renderCpu)).toBe('missed')
  expect(formatVerdict(12.34, budgets.reexport, 'Storyboard')).toBe(
    '| Re-export after one changed word (Storyboard) | 12.34 % | ≤ 15 % | ≤ 8 % | gate met |',
  )
})
