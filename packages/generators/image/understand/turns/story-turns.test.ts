import { expect, test } from 'vitest'
import { seeGroupOf } from '../../../node/testing-group.ts'
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
