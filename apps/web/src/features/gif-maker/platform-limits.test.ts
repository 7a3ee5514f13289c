import { expect, test } from 'vitest'
import { describeLimits } from './platform-limits.ts'

test.each([
  [4.9e6, 'gif', null],
  [5.1e6, 'gif', 'Too large for X on a phone (at most 5 MB).'],
  [11e6, 'gif', 'Too large for X on a phone (at most 5 MB) and Discord (at most 10 MB).'],
  [16e6, 'gif', 'Too large for Discord (at most 10 MB) and X (at most 15 MB).'],
  [9e6, 'mp4', null],
  [11e6, 'webp', 'Too large for Discord (at most 10 MB).'],
] as const)('%d bytes of %s: %s', (bytes, output, said) => {
  const sentence = describeLimits(bytes, output)
  if (said === null) expect(sentence).toBeNull()
  else expect(sentence).toContain(said)
})
