import { expect, test } from 'vitest'
import { formatPrice } from './currencies.ts'

test('prices use the fixed rate, in whole units with the sign of their currency', () => {
  expect(formatPrice(49, 'USD')).toBe('$49')
  expect(formatPrice(49, 'EUR')).toBe('€45')
  expect(formatPrice(49, 'GBP')).toBe('£39')
})
