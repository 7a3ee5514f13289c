import { createNodeStudio } from '@vivify/timeline/node/studio'
import { describe, expect, test } from 'vitest'
import { loadMotifOutlines } from '../../motifs/outlines.ts'
import { understandPrompt } from '../../understand/understand-prompt.ts'
import { composeGroup, motifsOf, type Group } from '../compose-group.ts'

const studio = createNodeStudio()

async function membersOf(prompt: string): Promise<Group['members']> {
  const read = understandPrompt(prompt)
  const outlines = await loadMotifOutlines(motifsOf(read))
  return composeGroup(read, studio, (name) => outlines.get(name))!.members
}

describe('a hat on an animal', () => {
  test.each([
    ['a turtle wearing a cowboy hat', 0.35, 0.75],
    ['a hedgehog wearing a top hat', 0.35, 0.75],
    ['a cat wearing a crown', -0.2, 0.3],
    ['an octopus wearing a top hat', -0.2, 0.2],
    ['a skunk wearing a crown', 0.3, 0.7],
  ])('of "%s" ends at the head', async (prompt, from, to) => {
    const [animal, hat] = await membersOf(prompt)
    const tall = animal!.bottom - animal!.top
    const end = (hat!.bottom - animal!.top) / tall
    expect(end).toBeGreaterThan(from)
    expect(end).toBeLessThan(to)
    // And it is over the animal, not beside it.
    expect((hat!.left + hat!.right) / 2).toBeGreaterThan(animal!.left)
    expect((hat!.left + hat!.right) / 2).toBeLessThan(animal!.right)
  })

  test('and glasses with it are worn, too', async () => {
    const [cat, glasses, crown] = await membersOf('a cat with sunglasses and a crown')
    expect(glasses!.bottom).toBeLessThan(cat!.bottom - (cat!.bottom - cat!.top) * 0.4)
    expect(crown!.bottom).toBeLessThan(glasses!.bottom)
  })
})

test('whoever shakes hands has put down the sword', async () => {
  const [samurai] = await membersOf('a samurai and a viking shaking hands')
  const [fencer] = await membersOf('a samurai and a viking fighting')
  expect(samurai!.right - samurai!.left).toBeLessThan((fencer!.right - fencer!.left) * 1.05)
})

test('two who show their moods stand elbow to elbow', async () => {
  const [boss, employee] = await membersOf('an angry boss and a scared employee')
  expect(Math.abs(employee!.left - boss!.right)).toBeLessThan(4)
})

describe('what a fruit wears', () => {
  test.each(['a lemon wearing sunglasses', 'a potato with sunglasses', 'a cup of coffee wearing glasses'])(
    'is before the middle of its upper half: %s',
    async (prompt) => {
      expect(understandPrompt(prompt).missing).toEqual([])
      const [thing, glasses] = await membersOf(prompt)
      const tall = thing!.bottom - thing!.top
      const middle = (box: { left: number; right: number }): number => (box.left + box.right) / 2
      expect(Math.abs(middle(glasses!) - middle(thing!))).toBeLessThan((thing!.right - thing!.left) * 0.1)
      expect(glasses!.top).toBeGreaterThan(thing!.top + tall * 0.1)
      expect(glasses!.bottom).toBeLessThan(thing!.top + tall * 0.7)
    },
  )

  test('and a bow tie of a penguin is worn', () => {
    expect(understandPrompt('a penguin wearing a bow tie').missing).toEqual([])
  })
})

describe('what an animal has on its back', () => {
  test.each([
    'a pigeon wearing a tiny backpack',
    'a snail wearing a backpack',
    'a dog wearing a superhero cape',
  ])('is behind its head and not before its face: %s', async (prompt) => {
    expect(understandPrompt(prompt).missing).toEqual([])
    const [animal, load] = await membersOf(prompt)
    const share = (load!.left + load!.right - 2 * animal!.left) / 2 / (animal!.right - animal!.left)
    expect(Math.abs(share - 0.5)).toBeLessThan(0.2)
    expect(load!.top).toBeLessThan(animal!.top + (animal!.bottom - animal!.top) * 0.35)
  })

  test('a cape does not fly by itself: that the dog does is told', () => {
    expect(understandPrompt('a dog wearing a cape flying over a city').missing).toEqual(['flying over'])
  })
})

test('a hat is on what is highest of an animal whose head no list has', async () => {
  for (const prompt of ['a mole wearing a hat', 'a hyena wearing a hat', 'a sparrow wearing a crown']) {
    const [animal, hat] = await membersOf(prompt)
    const wide = animal!.right - animal!.left
    const middle = (hat!.left + hat!.right) / 2
    expect(hat!.bottom - animal!.top, prompt).toBeGreaterThan(0)
    expect(hat!.bottom - animal!.top, prompt).toBeLessThan((animal!.bottom - animal!.top) * 0.3)
    expect(middle, prompt).toBeGreaterThan(animal!.left + wide * 0.1)
    expect(middle, prompt).toBeLessThan(animal!.right - wide * 0.1)
  }
})

test('the bow tie of an animal that lies low is behind its head', async () => {
  const [animal, tie] = await membersOf('a crocodile wearing a bow tie')
  const share = ((tie!.left + tie!.right) / 2 - animal!.left) / (animal!.right - animal!.left)
  expect(Math.min(share, 1 - share)).toBeGreaterThan(0.28)
  expect(tie!.top).toBeGreaterThan(animal!.top + (animal!.bottom - animal!.top) * 0.35)
})
