import { expect, test } from 'vitest'
import { formatPrice, usualRates as rates } from './currencies.ts'

test('prices use the fixed rate, in whole units with the sign of their currency', () => {
  expect(formatPrice(49, { currency: 'USD', rates, language: 'en-US' })).toBe('$49')
  expect(formatPrice(49, { currency: 'EUR', rates, language: 'en-US' })).toBe('€45')
  expect(formatPrice(49, { currency: 'GBP', rates, language: 'en-GB' })).toBe('£39')
  expect(formatPrice(49, { currency: 'EUR', rates: { ...rates, EUR: 2 }, language: 'en-US' })).toBe('€98')
})

test('each language writes them in its own way', () => {
  expect(formatPrice(1290, { currency: 'EUR', rates, language: 'de' })).toBe('1.187\u00a0€')
  expect(formatPrice(49, { currency: 'USD', rates, language: 'fr' })).toBe('49\u00a0$US')
})
