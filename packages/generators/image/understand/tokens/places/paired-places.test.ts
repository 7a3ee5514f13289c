import { expect, test } from 'vitest'
import { placeOf } from '../../scene/scene.ts'
import { understandPrompt } from '../../understand-prompt.ts'

const placeIn = (prompt: string): string => placeOf(understandPrompt(prompt))

test.each([
  ['an old stone bridge over a river', 'stone bridge'],
  ['a couple standing on a wooden bridge', 'wooden bridge'],
  ['a japanese garden with a red bridge', 'red bridge'],
  ['a rope bridge between two cliffs', 'gorge'],
  ['a girl crossing a rope bridge', 'gorge'],
  ['a man walking a tightrope between two skyscrapers', 'rope between towers'],
  ['a businessman walking on a tightrope', 'rope between towers'],
  ['a woman walking on a tightrope over a canyon', 'rope over a gorge'],
  ['a road splitting into two paths', 'fork'],
  ['a man standing at a crossroads', 'fork'],
  ['a narrow street with lanterns', 'lantern street'],
  ['a gas station in the desert', 'desert station'],
  ['a shopping cart full of vegetables', 'supermarket'],
])('"%s" is in the place "%s", and no word is missing', (prompt, place) => {
  expect(placeIn(prompt)).toBe(place)
  expect(understandPrompt(prompt).missing).toEqual([])
})

test('whoever is under a bridge is not on it, and a train has a bridge of its own', () => {
  expect(placeIn('a homeless man sleeping under a bridge')).toBe('under a bridge')
  expect(placeIn('a troll guarding a stone bridge')).toBe('stone bridge')
  expect(placeIn('a train on a bridge')).toBe('viaduct')
})

test.each([
  'a whale swimming under a tiny boat',
  'an iceberg with most of it under water',
  'a pirate ship above a giant octopus',
  'a crocodile half submerged in a river',
])('"%s" is cut by the surface of the water', (prompt) => {
  expect(placeIn(prompt)).toBe('waterline')
  expect(understandPrompt(prompt).missing).toEqual([])
})

test('ladders and stairs lead into their clouds', () => {
  expect(understandPrompt('a ladder leading up to the clouds').subjects).toMatchObject([
    { thing: { motif: 'cloud-ladder' } },
  ])
  expect(understandPrompt('a stairway leading up into the clouds').subjects).toMatchObject([
    { thing: { motif: 'cloud-stairs' } },
  ])
  expect(understandPrompt('a stone staircase into the sky').subjects).toMatchObject([
    { thing: { motif: 'cloud-stairs' } },
  ])
})

test.each(['a staircase leading to the moon', 'a ladder to the moon'])(
  '"%s" has the moon at its upper end',
  (prompt) => {
    const { bonds, missing } = understandPrompt(prompt)
    expect(bonds).toMatchObject([{ relation: 'rising to', from: 0, to: 1 }])
    expect(missing).toEqual([])
  },
)
