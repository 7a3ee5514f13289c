import { expect, test } from 'vitest'
import { seeGroupOf } from '../../../../node/testing-group.ts'

test.each([
  'a house floating in the sky tied to balloons',
  'a house lifted by balloons',
  'an old house carried by hundreds of colorful balloons',
  'a boy floating away with balloons',
])('in "%s" a bunch of balloons is above', async (prompt) => {
  const { members } = await seeGroupOf(prompt)
  const [carried, balloons] = members
  expect(members).toHaveLength(2)
  expect(balloons!.top).toBeLessThan(carried!.top)
  expect(balloons!.bottom).toBeLessThan((carried!.top + carried!.bottom) / 2)
})

test('an evidence board has its photos and strings', async () => {
  expect((await seeGroupOf('an evidence board with photos and red strings')).missing).toEqual([])
  expect((await seeGroupOf('a detective looking at a wall of photos')).members).toHaveLength(2)
})
