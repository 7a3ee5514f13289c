import { expect, test } from 'vitest'
import { seeGroupOf } from '../../../node/testing-group.ts'

test.each([
  'a skull with flowers in the eyes',
  'a human skull with roses growing out of its eye sockets',
  'a skull with diamonds for eyes',
])('%s: one is in each eye', async (prompt) => {
  const { members, missing } = await seeGroupOf(prompt)
  const [skull, left, right] = members
  expect(missing).toEqual([])
  expect(members).toHaveLength(3)
  expect(left!.left).toBeGreaterThan(skull!.left)
  expect(right!.right).toBeLessThan(skull!.right)
})
