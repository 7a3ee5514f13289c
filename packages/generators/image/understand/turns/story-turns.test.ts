import { expect, test } from 'vitest'
import { seeGroupOf } from '../../../node/testing-group.ts'
import { placeOf } from '../scene/scene.ts'
import { understandPrompt } from '../understand-prompt.ts'

test.each(['a mother waking up her son', 'a nurse leaning over a sick man'])(
  'in "%s" one is at the bed of the other',
  (prompt) => {
    const { subjects, bonds, missing } = understandPrompt(prompt)
    expect(bonds).toMatchObject([{ relation: 'facing', from: 0, to: 1 }])
    expect(subjects[0]).not.toMatchObject({ pose: 'waking up' })
    expect(missing).toEqual([])
  },
)

test('whoever gives a shot has a syringe', () => {
  const { subjects } = understandPrompt('a nurse giving a shot to a crying child')
  expect(subjects).toMatchObject([{}, {}, { thing: { motif: 'syringe' } }])
})

test.each(['a man stuck in an elevator', 'two people trapped in an elevator'])(
  '"%s" stands in an open one',
  async (prompt) => {
    const { members, missing } = await seeGroupOf(prompt)
    const lift = members.at(-1)!
    expect(missing).toEqual([])
    for (const { left, right, top } of members.slice(0, -1)) {
      expect(left).toBeGreaterThan(lift.left)
      expect(right).toBeLessThan(lift.right)
      expect(top).toBeGreaterThan(lift.top)
    }
  },
)

test('campers are people, and a camper van is a van', () => {
  expect(understandPrompt('campers around a fire').subjects[0]).toMatchObject({ kind: 'person' })
  expect(understandPrompt('a camper van by a lake').subjects[0]).toMatchObject({ kind: 'thing' })
})

test('chess players play chess, and a turtle that carries an island has it on its back', () => {
  expect(understandPrompt('two chess players in a park').subjects).toMatchObject([
    {},
    {},
    { thing: { motif: 'chess-table' } },
  ])
  expect(understandPrompt('a giant turtle carrying an island').bonds).toMatchObject([
    { relation: 'on', from: 1, to: 0 },
  ])
})

test('a blanket lies over who is under it', async () => {
  const { members, missing } = await seeGroupOf('a boy hiding under a blanket')
  expect(missing).toEqual([])
  expect(members[1]!.top).toBeGreaterThan(members[0]!.top)
})

test.each([
  'an elephant spraying water with its trunk',
  'an elephant spraying water on a child',
  'a snowy village at Christmas',
  'a chef flipping a pancake in a kitchen',
  'a chef tasting soup from a wooden spoon',
  'a castle built on the back of a whale',
  'a grandfather teaching his grandson to fish',
  'a girl having a tea party with her teddy bear',
  'a boy looking through a telescope on a roof',
])('nothing of "%s" is missing', (prompt) => {
  expect(understandPrompt(prompt).missing).toEqual([])
})

test('cyclists have no horse, and nobody rides a paper airplane', () => {
  expect(understandPrompt('a cyclist riding up a steep mountain road').subjects).toMatchObject([
    { pose: 'cycling' },
  ])
  expect(understandPrompt('a surfer riding a wave').bonds).toMatchObject([{ relation: 'riding' }])
  expect(understandPrompt('a boy flying a paper airplane').bonds).not.toMatchObject([{ relation: 'riding' }])
})

test('both shake hands, and whoever writes in a tent is outdoors', async () => {
  const { members } = await seeGroupOf('an alien shaking hands with a farmer')
  expect(members[1]!.left).toBeLessThanOrEqual(members[0]!.right + 1)
  expect(understandPrompt('a soldier writing a letter in a tent').place).toBeUndefined()
})

test('whoever is taught to fish has a rod, and soup is tasted from a spoon', () => {
  const { subjects } = understandPrompt('a father teaching his daughter how to fish')
  expect(subjects.map((each) => each.kind === 'person' && each.wear?.gear)).toEqual([['rod'], ['rod']])
  expect(understandPrompt('a cook tasting sauce').subjects).toMatchObject([{ wear: { hands: ['spoon'] } }])
})

test('what stands on the back or the shell of an animal is no rider', () => {
  for (const prompt of ['a castle on the back of a turtle', 'a village on the shell of a giant tortoise'])
    expect(understandPrompt(prompt).bonds).toMatchObject([{ relation: 'on', spot: 'back' }])
})

test('whoever has more on a roof than a pair of feet is on a flat one', () => {
  expect(understandPrompt('a couple with a blanket on a roof').place).toBe('rooftop')
  expect(understandPrompt('a goat standing on a roof').place).toBeUndefined()
})

test('a smith has an anvil in a forge, and whoever is knocked out falls', async () => {
  const { members, missing } = await seeGroupOf('a blacksmith hammering a glowing sword')
  expect(missing).toEqual([])
  expect(members[1]!.bottom).toBeGreaterThan(members[2]!.top - 3)
  expect(members[1]!.right - members[1]!.left).toBeGreaterThan(members[1]!.bottom - members[1]!.top)
  expect(understandPrompt('a blacksmith at work').place).toBe('forge')
  expect(understandPrompt('a boxer knocking out his opponent').subjects).toMatchObject([
    { word: 'boxer' },
    { pose: 'falling' },
  ])
})

test('potters sit at their wheel, and what a gorilla beats has no lid', () => {
  expect(understandPrompt('a potter shaping a vase on a wheel')).toMatchObject({
    subjects: [{ pose: 'at a pottery wheel' }],
    missing: [],
  })
  expect(understandPrompt('a gorilla beating its chest').missing).toEqual(['beating', 'chest'])
  expect(understandPrompt('a pirate beside a treasure chest').subjects).toHaveLength(2)
})

test('carts and wheelchairs are pushed by handles that hands reach', async () => {
  for (const prompt of ['a man pushing a shopping cart', 'a nurse pushing an empty wheelchair']) {
    const { members } = await seeGroupOf(prompt)
    expect(members[1]!.bottom - members[1]!.top).toBeGreaterThan((members[0]!.bottom - members[0]!.top) * 0.5)
  }
})

test('a referee holds the card up, and the player has stopped playing', async () => {
  const { missing } = await seeGroupOf('a referee showing a red card to a player')
  expect(missing).toEqual([])
  expect(understandPrompt('a referee showing a red card').subjects).toMatchObject([
    { wear: { hands: ['red card'] } },
  ])
})

test('whoever stands guard is alone, and a flying machine is no deed', () => {
  expect(understandPrompt('a Roman soldier standing guard at night')).toMatchObject({
    subjects: [{ pose: 'standing' }],
    missing: [],
  })
  expect(understandPrompt('an old inventor with a flying machine').subjects).toMatchObject([
    { word: 'inventor' },
    { thing: { motif: 'small-airplane' } },
    {},
  ])
  expect(understandPrompt('two guards in front of a palace').missing).toEqual([])
})

test('whoever looks into the camera is seen from near, without one', () => {
  const { subjects, camera, missing } = understandPrompt('a woman smiling at the camera')
  expect(subjects).toHaveLength(1)
  expect(camera.isBust).toBe(true)
  expect(missing).toEqual([])
  expect(understandPrompt('a white wolf staring into the camera').missing).toEqual(['camera'])
})

test('whoever is in front of a television is beside it, and a hat that is chased is on nobody', async () => {
  const { members, missing } = await seeGroupOf('a man sitting in front of the TV')
  expect(missing).toEqual([])
  expect(members[0]!.right).toBeLessThan(members[1]!.right - 10)
  expect(understandPrompt('a man chasing his hat in the wind').bonds).toMatchObject([{ relation: 'chasing' }])
})

test('the leader of a gang is one, and whoever is tiny sits in a cup', async () => {
  expect(understandPrompt('a gang leader smoking a cigar in a dark office').subjects).toHaveLength(1)
  const { members } = await seeGroupOf('a tiny man in a coffee cup')
  expect(members[0]!.bottom).toBeLessThan(members[1]!.bottom)
  expect(members[0]!.left).toBeGreaterThan(members[1]!.left)
})

test('whoever sits on a pile of small things is on top of it', async () => {
  const { members, missing } = await seeGroupOf('a teenager sitting on a pile of empty bottles')
  expect(missing).toEqual([])
  expect(members[0]!.top).toBeLessThan(members[1]!.top - 20)
})

test('places follow what is used in them, and who watches from a horse sits on it', async () => {
  expect(placeOf(understandPrompt('a sailor steering a ship through a storm'))).toBe('ship deck')
  expect(placeOf(understandPrompt('a saxophonist under a street lamp at night'))).toBe('street')
  expect(understandPrompt('a cowboy watching the sunset from his horse').bonds).toMatchObject([
    { relation: 'riding' },
  ])
  expect(understandPrompt('a bank robber running with a bag of money').bonds).toMatchObject([
    { relation: 'holding' },
  ])
  expect(understandPrompt('a kitchen table with fresh bread and a jar of honey').bonds).toMatchObject([
    { relation: 'filled with' },
    { relation: 'filled with' },
  ])
})

test('both sit who sit back to back', async () => {
  const { members } = await seeGroupOf('two sisters sitting back to back on a dock')
  expect(Math.abs(members[0]!.top - members[1]!.top)).toBeLessThan(6)
})

test.each([
  'a cottage with smoke rising from the chimney',
  'smoke coming out of the chimney of a small house',
])('in "%s" the house smokes, and no chimney stands beside it', (prompt) => {
  const { subjects, missing } = understandPrompt(prompt)
  expect(subjects).toMatchObject([{ states: ['smoking'] }])
  expect(missing).toEqual([])
})

test.each(['a kitten hiding in a boot', 'a mouse in a slipper'])(
  'in "%s" the shoe hides the legs of the animal',
  async (prompt) => {
    const { members } = await seeGroupOf(prompt)
    const [animal, shoe] = members
    expect(animal!.bottom).toBeGreaterThan(shoe!.top)
    expect(animal!.top).toBeLessThan(shoe!.top)
    expect((animal!.left + animal!.right) / 2).toBeLessThan(shoe!.right)
  },
)
