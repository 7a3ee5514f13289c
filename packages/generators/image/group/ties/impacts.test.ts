import { createNodeStudio } from '@vivify/timeline/node/studio'
import { expect, test } from 'vitest'
import { loadMotifOutlines } from '../../motifs/outlines.ts'
import { understandPrompt } from '../../understand/understand-prompt.ts'
import { composeGroup, motifsOf, type Group } from '../compose-group.ts'

const studio = createNodeStudio()

async function compose(prompt: string): Promise<Group> {
  const read = understandPrompt(prompt)
  const outlines = await loadMotifOutlines(motifsOf(read))
  return composeGroup(read, studio, (name) => outlines.get(name))!
}

test('what hits something touches it, and comes from above when it was thrown', async () => {
  const [car, wall] = (await compose('a car crashing into a wall')).members
  expect(car!.right).toBeGreaterThan(wall!.left)
  const [asteroid, moon] = (await compose('an asteroid hitting the moon')).members
  expect(asteroid!.top).toBeLessThan(moon!.top)
  expect(asteroid!.bottom).toBeGreaterThan(moon!.top)
})

test('a mother has her young close before her', async () => {
  const { members, lost } = await compose('a lioness nuzzling her cub')
  const [mother, cub] = members
  expect(cub!.left).toBeLessThan(mother!.right)
  expect(cub!.bottom - cub!.top).toBeLessThan((mother!.bottom - mother!.top) * 0.8)
  expect(lost).toEqual([])
})

test('five animals are in two rows, and fish of a school have room between them', async () => {
  const herd = (await compose('five elephants in the savanna')).members
  expect(new Set(herd.map(({ bottom }) => Math.round(bottom / 8))).size).toBe(2)
  const school = (await compose('five fish in the sea')).members
  for (const [index, one] of school.entries())
    for (const other of school.slice(index + 1))
      expect(
        one.right < other.left + 4 ||
          other.right < one.left + 4 ||
          one.bottom < other.top + 6 ||
          other.bottom < one.top + 6,
      ).toBe(true)
})

test('those who circle a diver look at the diver', async () => {
  expect((await compose('three sharks circling a diver')).lost).toEqual([])
})

test('what turns into something is before it, as large as it', async () => {
  const [seed, arrow, tree] = (await compose('a seed turning into a tree')).members
  expect(seed!.right).toBeLessThan(arrow!.left + 1)
  expect(arrow!.right).toBeLessThan(tree!.left + 1)
  const size = ({ left, right, top, bottom }: typeof seed & object): number =>
    Math.max(right - left, bottom - top)
  expect(size(seed!)).toBeCloseTo(size(tree!), -1)
})

test('a joey looks out of the pouch', async () => {
  const [mother, joey] = (await compose('a kangaroo with a joey in its pouch')).members
  expect(joey!.top).toBeGreaterThan(mother!.top)
  expect(joey!.bottom).toBeLessThan(mother!.bottom)
})

test('a tongue reaches its prey, and a volcano stands over its village', async () => {
  expect((await compose('a frog catching a fly with its tongue')).lost).toEqual([])
  const { members, lost } = await compose('a volcano behind a village')
  expect(lost).toEqual([])
  expect(members[0]!.top).toBeLessThan(members[1]!.top)
})
