import { expect, test } from 'vitest'
import { understandPrompt } from '../understand-prompt.ts'

const seen = (prompt: string): string[] =>
  understandPrompt(prompt).subjects.map((subject) =>
    subject.kind === 'thing' ? subject.thing.motif : subject.word,
  )

test('who takes a photo of a turtle faces it', () => {
  const { bonds, missing } = understandPrompt('a scuba diver taking a photo of a sea turtle')
  expect(bonds[0]).toMatchObject({ relation: 'facing', from: 0, to: 1 })
  expect(missing).toEqual([])
})

test('a dog that is taught to sit sits', () => {
  expect(seen('a boy teaching his dog to sit')).toEqual(['boy', 'sitting-dog'])
})

test('a dragon that an egg hatches comes out of it', () => {
  expect(understandPrompt('an egg hatching a tiny dragon').bonds).toMatchObject([{ relation: 'emerging' }])
  expect(seen('an egg hatching a tiny dragon')).toEqual(['dragon', 'broken-egg'])
})

test('who fishes from a boat is in it, and a little brother is a child', () => {
  const { bonds, missing } = understandPrompt('a father and son fishing from a small boat')
  expect(bonds.at(-1)).toMatchObject({ relation: 'inside', to: 2 })
  expect(missing).toEqual([])
  expect(understandPrompt('a girl angry at her little brother').subjects[1]).toMatchObject({
    role: { look: { age: 'child' } },
  })
})

test('a giant octopus that holds a ship has its arms over it', () => {
  expect(understandPrompt('a giant octopus holding a ship')).toMatchObject({
    subjects: [{ thing: { motif: 'kraken' } }, {}],
    bonds: [{ relation: 'attacking' }],
    missing: [],
  })
})

test('whoever waves from a bus is in it, where no hand is seen', () => {
  const { bonds, missing } = understandPrompt('a boy waving from a school bus')
  expect(bonds).toMatchObject([{ relation: 'inside', from: 0, to: 1 }])
  expect(missing).toEqual(['waving'])
})

test.each([
  ['a shark fin cutting through the water near a surfer', ['shark-fin', 'surfer']],
  ['a ferry slicing through the fog', ['ferry']],
])('what cuts through water is in it, and needs no scissors: %s', (prompt, motifs) => {
  expect(seen(prompt)).toEqual(motifs)
  expect(understandPrompt(prompt).missing).toEqual([])
})

test('a bull that charges at somebody runs towards him', () => {
  const { subjects, bonds, missing } = understandPrompt('a bull charging at a matador')
  expect(subjects[0]).toMatchObject({ states: ['dashing'] })
  expect(bonds).toMatchObject([{ relation: 'facing', from: 0, to: 1 }])
  expect(missing).toEqual([])
})

test('what a pelican swallows is in its beak', () => {
  expect(understandPrompt('a pelican swallowing a fish').bonds).toMatchObject([
    { relation: 'holding', from: 0, to: 1 },
  ])
  expect(understandPrompt('a man swallowing a pill').missing).toContain('swallowing')
})

test('a hen that sits on its eggs has a nest', () => {
  expect(seen('a hen sitting on her eggs')).toEqual(['rooster', 'open-nest', 'egg', 'egg'])
})

test('a child that takes its first steps walks on no stairs', () => {
  const { subjects, missing } = understandPrompt('a toddler taking its first steps')
  expect(subjects).toMatchObject([{ pose: 'walking' }])
  expect(missing).toEqual([])
  expect(seen('a woman sitting on the steps of a church')).toHaveLength(2)
})

test.each(['a dog barking at a mailman', 'a black cat hissing at a dog', 'a bear growling back at a hiker'])(
  'whose voice is meant for somebody is heard: %s',
  (prompt) => {
    const { subjects, missing } = understandPrompt(prompt)
    expect(subjects[0]).toMatchObject({ states: ['calling'] })
    expect(missing).toEqual([])
  },
)

test('what a cat pushes off a shelf falls beside the shelf that it stands on', () => {
  const { bonds, missing } = understandPrompt('a cat knocking a vase off a shelf')
  expect(seen('a cat knocking a vase off a shelf')).toEqual(['amphora', 'shelf', 'cat'])
  expect(bonds).toMatchObject([{ relation: 'beside' }, { relation: 'filled with', from: 1, to: 2 }])
  expect(missing).toEqual([])
  expect(seen('a kitten pushing a glass off the table')[0]).toBe('glass-of-water')
})

test.each([
  'a tightrope walker',
  'a tightrope walker between two skyscrapers',
  'a tightrope walker balancing over a canyon',
])('a tightrope walker walks on a rope: %s', (prompt) => {
  expect(understandPrompt(prompt)).toMatchObject({ subjects: [{ kind: 'person' }], missing: [] })
  expect(understandPrompt(prompt).subjects[0]).toMatchObject({ pose: expect.stringMatching(/rope/) })
})

test.each(['a woman weighing herself on a scale', 'a man on a scale looking shocked'])(
  'whoever stands on a scale stands on one for people: %s',
  (prompt) => {
    expect(seen(prompt)).toContain('bathroom-scale')
    expect(understandPrompt(prompt).missing).toEqual([])
  },
)

test('the windows of a skyscraper are washed from ropes', () => {
  for (const prompt of ['a window washer on a skyscraper', 'a man cleaning the windows of a tall building'])
    expect(understandPrompt(prompt)).toMatchObject({ bonds: [{ relation: 'climbing' }], missing: [] })
})

test('a snake charmer plays for one snake', () => {
  expect(seen('a snake charmer')).toEqual(['man', 'flute', 'cobra'])
  expect(seen('a snake charmer playing a flute to a cobra')).toEqual(['man', 'flute', 'cobra'])
  expect(understandPrompt('a snake charmer in a market').missing).toEqual([])
})

test('a car that has crashed into a tree stands before it', () => {
  expect(understandPrompt('a car crashed into a tree')).toMatchObject({
    bonds: [{ relation: 'hitting', from: 0, to: 1 }],
    missing: [],
  })
})

test('the hood of a car is no clothing', () => {
  expect(understandPrompt('a mechanic next to a car with its hood open').missing).toEqual(['hood', 'open'])
  expect(understandPrompt('a girl in a hood').missing).not.toContain('hood')
})

test.each(['a man hanging from a rope', 'a mountain climber dangling from a rope'])(
  'whoever hangs on a rope holds on to it: %s',
  (prompt) => {
    expect(seen(prompt)[1]).toBe('climbing-rope')
    expect(understandPrompt(prompt)).toMatchObject({ bonds: [{ relation: 'climbing' }], missing: [] })
  },
)

test.each(["an archer aiming at an apple on a boy's head", 'an archer shooting at a dragon'])(
  'archers aim with their bows: %s',
  (prompt) => {
    expect(seen(prompt)).toContain('drawn-bow')
    expect(understandPrompt(prompt).missing).toEqual([])
  },
)
