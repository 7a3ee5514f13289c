import { expect, test } from 'vitest'
import { nameBytes, nameDuration } from './figures.ts'

test.each([
  [0, '0 kB'],
  [340, '0.3 kB'],
  [1000, '1 kB'],
  [12_340_000, '12.3 MB'],
  [999_999_999, '1,000 MB'],
  [250_000_000_000, '250 GB'],
  [5e15, '5,000 TB'],
])('%d bytes are %s', (bytes, name) => expect(nameBytes(bytes)).toBe(name))

test.each([
  [0.4, '0 sec'],
  [59.9, '59 sec'],
  [61, '1 min'],
  [7300, '2 hr'],
  [200_000, '2 days'],
])('%d seconds are %s', (seconds, name) => expect(nameDuration(seconds)).toBe(name))
