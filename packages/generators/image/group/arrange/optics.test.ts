import { describe, expect, test } from 'vitest'
import { seeGroupOf } from '../../../node/testing-group.ts'

describe('who looks through something', () => {
  test.each([
    'a scientist looking through a microscope',
    'a student using a microscope',
    'a boy looking at the stars through a telescope',
    'a man looking through binoculars',
    'a detective with a magnifying glass',
    'a photographer with a camera',
  ])('has it at the height of the eyes: %s', async (prompt) => {
    const { members, missing } = await seeGroupOf(prompt)
    const [person, instrument] = members
    expect(missing).toEqual([])
    const head = person!.top + (person!.bottom - person!.top) * 0.2
    expect(instrument!.top).toBeLessThan(head)
    expect(instrument!.left).toBeLessThan(person!.right)
  })

  test('looks at the moon, which looks through nothing', async () => {
    const { missing } = await seeGroupOf('a girl looking at the moon through a telescope')
    expect(missing).toEqual([])
  })

  test('does not look through a telescope that is only there', async () => {
    const [man, telescope] = (await seeGroupOf('a man next to a telescope')).members
    expect(man!.right).toBeLessThan(telescope!.left)
  })
})

test('a small thing that is looked at through a lens is held before it', async () => {
  const { members } = await seeGroupOf('a watchmaker looking at a tiny gear through a magnifying glass')
  const [maker, gear, lens] = members
  expect(gear!.bottom).toBeLessThan(maker!.bottom - 30)
  expect(Math.abs((gear!.top + gear!.bottom - lens!.top - lens!.bottom) / 2)).toBeLessThan(12)
})
