import { expect, test } from 'vitest'
import { seeGroupOf } from '../../../../node/testing-group.ts'

test('the second thing in the hands is beside the first, and both are small', async () => {
  const { members, missing } = await seeGroupOf('a nurse holding a syringe and a bandage')
  const [nurse, syringe, bandage] = members
  expect(missing).toEqual([])
  expect(Math.max(syringe!.left, bandage!.left)).toBeGreaterThan(
    Math.min(syringe!.right, bandage!.right) - 0.1 * (nurse!.bottom - nurse!.top),
  )
  expect(bandage!.bottom).toBeLessThan(nurse!.bottom - 0.2 * (nurse!.bottom - nurse!.top))
})

test('a mask is on the face and a hat is over it', async () => {
  const [soldier, mask] = (await seeGroupOf('a soldier wearing a football helmet')).members
  const tall = soldier!.bottom - soldier!.top
  expect(mask!.bottom).toBeLessThan(soldier!.top + 0.35 * tall)
  expect(mask!.top).toBeLessThan(soldier!.top + 0.1 * tall)
})

test('all of several things hang on their wall', async () => {
  const { members, missing } = await seeGroupOf('three guns on a wall')
  const wall = members.at(-1)!
  expect(missing).toEqual([])
  for (const gun of members.slice(0, 3)) {
    expect(gun.left).toBeGreaterThan(wall.left)
    expect(gun.right).toBeLessThan(wall.right)
    expect(gun.bottom).toBeLessThan(wall.bottom)
  }
})
