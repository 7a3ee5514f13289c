// A story's end is told with all that it needs, or another moment of it is.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findVersions } from '../source-versions.ts'

const directory = path.join(import.meta.dirname, '..', 'fixtures', 'fresh')
const truck = readFileSync(path.join(directory, '286-story-ice-cream-truck.txt'), 'utf8')
const dogs = readFileSync(path.join(directory, '287-history-sled-dogs.txt'), 'utf8')

async function tell(text: string, targetSeconds: number): Promise<string[]> {
  const versions = await findVersions(text, { targetSeconds })
  return versions.map(({ draft }) => [draft.hook.text, ...draft.scenes.map(({ say }) => say)].join(' '))
}

describe('the point of a story', () => {
  test.each([30, 60])('is told before its farewell in %s seconds', async (seconds) => {
    for (const said of await tell(truck, seconds)) expect(said).toContain('Forty-one afternoons.')
  })

  test.each([15, 30, 60])('says in %s seconds who "she" is', async (seconds) => {
    for (const said of await tell(truck, seconds)) expect(said).toMatch(/\bold woman\b.* sealed envelope/)
  })

  test('is a moment of its own where there is no time for the beginning', async () => {
    expect(await tell(truck, 15)).toEqual([
      'On my last day an old woman gave me a sealed envelope. I opened it in the truck. It was every receipt I had ever handed her, forty-one of them, and a note: "Forty-one afternoons. Thank you."',
    ])
  })

  test('comes with what a name stands for', async () => {
    for (const said of [...(await tell(dogs, 30)), ...(await tell(dogs, 60))])
      if (said.includes('Togo had run')) expect(said).toMatch(/dog named Togo.*Togo had run/)
  })
})

describe('somebody who was introduced in what is left out', () => {
  const story = (introduction: string, later: string): string =>
    `I moved to the coast in March because the rent was low. ${introduction} The house had two rooms and one window that did not close. I painted the walls myself and burned the old chairs in the yard. For six weeks I talked to nobody but the mailman and a gull.\n\n${later} I opened it on the stairs. It was the key to a boat, and a note: "It leaks. So do you. Go anyway."\n\nI still have the boat.`

  test.each([
    ['A young fisherman knocked on the door once and left.', 'In May he gave me a small box.'],
    ['A fat priest waved at me from the road.', 'On my birthday he gave me a small box.'],
  ])('is never another one: %s', async (introduction, later) => {
    for (const said of await tell(story(introduction, later), 15)) {
      expect(said).not.toMatch(/\b(?:mailman|gull) gave me\b/)
      if (/gave me a small box/.test(said)) expect(said).toMatch(/\b(?:he|fisherman|priest) gave me/)
    }
  })

  test('is not taken for somebody else who has a name', async () => {
    const text =
      'My sister and I did not speak for eight years. When our mother died, she left a small piano with two broken keys. I wanted it because I had played it. Ana wanted it because she had listened to it. I hired two men and a van while she was at work. For eight years it stood in my hallway, and I did not play it once.\n\nLast March a tuner came and found a letter in it. It said that we should take turns. I called Ana and read it to her.\n\nThe piano has been at her place since April. I get it back at Christmas.'
    for (const seconds of [15, 30, 60])
      for (const said of await tell(text, seconds)) expect(said).not.toMatch(/(?:mother|sister)'s place/)
  })

  test('is named where nobody else can be meant', async () => {
    const told = await tell(
      story('An old man waved at me from the road.', 'On my birthday he gave me a small box.').replace(
        'the mailman and ',
        '',
      ),
      15,
    )
    expect(told.join(' ')).toContain('On my birthday an old man gave me a small box.')
  })
})

test('a title that asks for something opens its text', async () => {
  const text =
    'Please stop waxing your wooden floor\n\nI used to do it every spring. My knees hurt for a week, and the floor was as slippery as a rink. It took a broken wrist to make me ask a carpenter. He laughed and said that the varnish on it was made to be left alone. Wax sits on top of it and collects the dirt. Wash it with water and a drop of soap. Mine has not been waxed for nine years, and it looks better than it did.'
  const versions = await findVersions(text, { targetSeconds: 30 })
  expect(versions[0]!.draft.hook.text).toBe('Please stop waxing your wooden floor.')
})

test('several that are like each other need no sentence before them', async () => {
  const text =
    'Every door in an old house has the same secret: it moves. Ours moved so often that the cat learned to wait for it. A wedge slides away on tile. A hook needs a hole in the wall. The stop that I built needs neither, because you set it with your foot. Step on the blue end, and the rubber grips the floor. Step on the gray end, and it lets go.'
  for (const said of await tell(text, 30))
    if (said.includes('Ours moved')) expect(said).toMatch(/same secret.*Ours moved/)
})
