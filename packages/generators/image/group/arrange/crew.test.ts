import { describe, expect, test } from 'vitest'
import { seeGroupOf } from '../../../node/testing-group.ts'

describe('A crew', () => {
  test.each([
    'two vikings on a longship',
    'two children in a rowboat',
    'a fisherman in a boat',
    'a girl in a canoe',
  ])('is between the sides of its boat, which hide the legs: %s', async (prompt) => {
    const { group, missing } = await seeGroupOf(prompt)
    const boat = group.members.at(-1)!
    expect(missing).toEqual([])
    for (const person of group.members.slice(0, -1)) {
      expect(person.left).toBeGreaterThan(boat.left)
      expect(person.right).toBeLessThan(boat.right)
      expect(person.bottom).toBeGreaterThan(boat.top)
      expect(person.bottom).toBeLessThan(boat.bottom)
    }
  })
})

test('whoever rides what flies is in the air with it', async () => {
  for (const prompt of [
    'a girl riding a dragon over mountains',
    'a witch on a broom flying over a forest',
    'a boy on a flying carpet',
  ]) {
    const { group } = await seeGroupOf(prompt)
    const [rider, mount] = group.members
    expect(group.bearing).toBe('air')
    expect(rider!.bottom).toBeGreaterThan(mount!.top)
    expect(rider!.top).toBeLessThan(mount!.bottom)
  }
})

test('whoever is caught in a bottle or a mirror is seen within it', async () => {
  for (const prompt of [
    'a genie trapped in a bottle',
    'a man trapped in a mirror',
    'an astronaut trapped in a glass jar',
    'a woman trapped inside a crystal',
  ]) {
    const { group, missing } = await seeGroupOf(prompt)
    const [captive, prison] = group.members
    expect(missing).toEqual([])
    expect(captive!.left).toBeGreaterThan(prison!.left)
    expect(captive!.right).toBeLessThan(prison!.right)
    expect(captive!.top).toBeGreaterThan(prison!.top)
    expect(captive!.bottom).toBeLessThan(prison!.bottom)
  }
})

test('what somebody has for a head is where the head would be', async () => {
  const { group } = await seeGroupOf('two men with cameras for heads')
  const [first, , camera] = group.members
  expect(camera!.bottom - camera!.top).toBeGreaterThan((first!.bottom - first!.top) * 0.1)
})

test('who hides behind something looks out with half of the body', async () => {
  const { group, missing } = await seeGroupOf('a boy hides behind a barrel')
  const [boy, barrel] = group.members
  expect(missing).toEqual([])
  expect(Math.min(boy!.left - barrel!.left, barrel!.right - boy!.right)).toBeLessThan(0)
})

test('who is caught in a net is within it', async () => {
  const { group, missing } = await seeGroupOf('a mermaid trapped in a fishing net')
  const [mermaid, net] = group.members
  expect(missing).toEqual([])
  expect(mermaid!.left).toBeGreaterThan(net!.left)
  expect(mermaid!.right).toBeLessThan(net!.right)
})
