import { expect, test } from 'vitest'
import { seeGroupOf } from '../../../node/testing-group.ts'

test('a sword that is forged lies on the anvil before the smith', async () => {
  const { members, missing } = await seeGroupOf('a blacksmith hammering a sword on an anvil')
  const [smith, sword, anvil] = members
  expect(missing).toEqual([])
  expect(sword!.right - sword!.left).toBeGreaterThan(sword!.bottom - sword!.top)
  expect(sword!.bottom).toBeLessThan(anvil!.bottom)
  const gap = Math.max(smith!.left, anvil!.left) - Math.min(smith!.right, anvil!.right)
  expect(gap).toBeLessThan(10)
})

test.each(['a cat hiding under leaves', 'a frog hiding under leaves on a lily pad'])(
  'the leaves are before most of who hides in them: %s',
  async (prompt) => {
    const [cat, leaves] = (await seeGroupOf(prompt)).members
    expect(cat!.bottom).toBeGreaterThan(leaves!.top + (leaves!.bottom - leaves!.top) * 0.3)
    expect(cat!.top).toBeLessThan(leaves!.top)
  },
)

test('whoever hangs on a building is on its wall', async () => {
  const [worker, building] = (await seeGroupOf('a worker hanging on a skyscraper')).members
  expect(worker!.bottom).toBeGreaterThan(building!.top + 20)
})
