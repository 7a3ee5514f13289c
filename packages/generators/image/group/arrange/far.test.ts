import { expect, test } from 'vitest'
import { seeGroupOf } from '../../../node/testing-group.ts'

test.each(['a lighthouse with a ship in the distance', 'a castaway looking at a ship on the horizon'])(
  'in "%s" the ship is small, higher and beside',
  async (prompt) => {
    const [near, far] = (await seeGroupOf(prompt)).members
    expect(far!.bottom - far!.top).toBeLessThan((near!.bottom - near!.top) * 0.5)
    expect(far!.bottom).toBeLessThan(near!.bottom - 10)
    expect(far!.right <= near!.left || far!.left >= near!.right).toBe(true)
  },
)

test('two under one umbrella are both below it', async () => {
  const { members, missing } = await seeGroupOf('a fox and a rabbit sharing an umbrella')
  const [fox, rabbit, umbrella] = members
  expect(missing).toEqual([])
  for (const animal of [fox!, rabbit!]) {
    const middle = (animal.left + animal.right) / 2
    expect(umbrella!.top).toBeLessThan(animal.top)
    expect(umbrella!.left < middle && middle < umbrella!.right).toBe(true)
  }
})

test('what is under a car is between its wheels, and people lie there', async () => {
  const [cat, car] = (await seeGroupOf('a cat under a parked car')).members
  expect(cat!.bottom - cat!.top).toBeLessThan((car!.bottom - car!.top) * 0.4)
  const [mechanic] = (await seeGroupOf('a mechanic under a red car')).members
  expect(mechanic!.right - mechanic!.left).toBeGreaterThan(mechanic!.bottom - mechanic!.top)
})

test('crows sit on both arms of a scarecrow, and a bird on the head of a statue', async () => {
  const { members, missing } = await seeGroupOf('a scarecrow in a wheat field with crows on its arms')
  const [scarecrow, first, second] = members
  expect(missing).toEqual([])
  expect(first!.left).toBeGreaterThan((scarecrow!.left + scarecrow!.right) / 2)
  expect(second!.right).toBeLessThan((scarecrow!.left + scarecrow!.right) / 2)
  expect((await seeGroupOf('a statue with a bird on its head')).missing).toEqual([])
})
