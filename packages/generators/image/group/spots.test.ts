import { expect, test } from 'vitest'
import { seeGroupOf } from '../../node/testing-group.ts'

const middle = ({ left, right }: { left: number; right: number }): number => (left + right) / 2

test.each([
  'an eagle landing on a knight’s arm',
  'a falcon on the arm of a hunter',
  'a boy on a swing hanging from a cloud',
  'a girl on a swing hanging from an old tree',
  'a treasure map on a wooden table with a compass',
  'a turtle with a city on its back',
  'a book with a forest growing out of its pages',
  'a panda climbing a bamboo',
  'an owl delivering a letter',
  'a zombie knocking at a window',
  'a magician pulling a rabbit out of a hat on a stage',
  'three witches around a cauldron',
  'a giant robot sitting in a field of flowers',
  'an ant carrying a leaf over a branch',
])('"%s" is seen whole', async (prompt) => {
  expect((await seeGroupOf(prompt)).missing).toEqual([])
})

test('a bird on an arm is beside the body', async () => {
  const [woman, owl] = (await seeGroupOf('a woman with an owl on her arm')).members
  expect(Math.abs(middle(owl!) - middle(woman!))).toBeGreaterThan((owl!.right - owl!.left) * 0.3)
})

test('whoever sits on a swing that hangs from the moon is below the moon', async () => {
  const [girl, swing, moon] = (await seeGroupOf('a girl on a swing hanging from the moon')).members
  expect(moon!.bottom).toBeLessThan(girl!.top)
  expect(girl!.bottom).toBeGreaterThan(swing!.top)
})

test('what is on a table with something else lies beside it', async () => {
  const [map, , compass] = (await seeGroupOf('a treasure map on a wooden table with a compass')).members
  expect(compass!.left).toBeGreaterThan(middle(map!))
})

test('one of three around a cauldron is behind it', async () => {
  const members = (await seeGroupOf('three witches around a cauldron')).members
  const cauldron = members.at(-1)!
  const behind = members
    .slice(0, -1)
    .filter(({ left, right }) => left < middle(cauldron) && middle(cauldron) < right)
  expect(behind).toHaveLength(1)
})

test('a sword that is pulled out of a stone is in it, and who pulls it is beside', async () => {
  const { members, missing } = await seeGroupOf('a knight pulling a sword out of a stone')
  expect(missing).toEqual([])
  expect(members).toHaveLength(2)
})

test('a bird on the nose of an animal has its feet there', async () => {
  const [crocodile, bird] = (await seeGroupOf('a crocodile with a bird on its nose')).members
  expect(bird!.bottom).toBeGreaterThan(crocodile!.top + 3)
})

test.each(['a boy throwing a stone into a lake', 'a butcher cutting meat in his shop'])(
  'in "%s" the thing is seen',
  async (prompt) => {
    const { members, missing } = await seeGroupOf(prompt)
    expect(missing).toEqual([])
    expect(members.length).toBeGreaterThan(1)
  },
)

test.each(['a lion walking through tall grass', 'a girl sitting in tall grass', 'a cabin in tall grass'])(
  'in "%s" the blades are before it, and its head is over them',
  async (prompt) => {
    const { members, missing } = await seeGroupOf(prompt)
    expect(missing).toEqual([])
    expect(members[1]!.top).toBeGreaterThan(members[0]!.top)
  },
)
