import { expect, test } from 'vitest'
import { seeGroupOf } from '../../../node/testing-group.ts'

test.each([
  'a snake wrapped around a sword',
  'a rope tied around a barrel',
  'ivy around a lamp post',
  'chains wrapped around a treasure chest',
])('%s goes around it on both sides', async (prompt) => {
  const { members, missing } = await seeGroupOf(prompt)
  const [winder, held] = members
  expect(winder!.left).toBeLessThan(held!.left)
  expect(winder!.right).toBeGreaterThan(held!.right)
  expect(winder!.top).toBeGreaterThan(held!.top - 0.2 * (held!.bottom - held!.top))
  expect(missing).toEqual([])
})

test('what is too broad to be wound around is told', async () => {
  expect((await seeGroupOf('a snake wrapped around a tree branch')).missing).not.toEqual([])
})
