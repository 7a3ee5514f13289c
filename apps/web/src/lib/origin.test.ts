import { expect, test } from 'vitest'
import { readOrigin, writeOrigin } from './origin.ts'

test('an origin is read back from an address, whatever its title contains', () => {
  const origin = { kind: 'idea', id: 'title-1a', title: 'Coffee: 5 Hacks & more?' } as const
  const address = new URLSearchParams({ from: writeOrigin(origin) }).toString()
  expect(readOrigin(new URLSearchParams(address).get('from'))).toEqual(origin)
})

test.each([null, '', 'idea', 'idea:1', 'secret:1:x', `idea:${'x'.repeat(65)}:x`])(
  '%j is no origin',
  (text) => {
    expect(readOrigin(text)).toBeNull()
  },
)
