import { describe, expect, test } from 'vitest'
import { seeGroupOf } from '../../../node/testing-group.ts'

describe('who is in a vehicle', () => {
  test.each([
    'a man driving a red car',
    'a farmer driving a tractor',
    'a boy riding a bus',
    'an alien in a flying saucer',
    'a dog in a taxi',
    'a pilot flying a small plane',
    'a woman driving at night',
  ])('is seen in its window: %s', async (prompt) => {
    const { group, missing } = await seeGroupOf(prompt)
    const [rider, vehicle] = group.members
    expect(missing).toEqual([])
    expect(rider!.left).toBeGreaterThan(vehicle!.left)
    expect(rider!.right).toBeLessThan(vehicle!.right)
    expect(rider!.bottom).toBeLessThan((vehicle!.top + vehicle!.bottom) / 2 + 5)
  })

  test('has a window of its own, as long as there are some', async () => {
    const { group } = await seeGroupOf('a couple in a car')
    const [first, second] = group.members
    expect(first!.right).toBeLessThan(second!.left)
  })

  test('is not on its roof, unless the text says so', async () => {
    const { group } = await seeGroupOf('a cat on a car')
    const [cat, car] = group.members
    expect(cat!.bottom).toBeLessThan(car!.top + 8)
  })
})
