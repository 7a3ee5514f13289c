// What people of tales ride, are aboard of, are caught in and fight over.

import { describe, expect, test } from 'vitest'
import { understandPrompt } from '../../understand-prompt.ts'

const relationsOf = (prompt: string): string[] =>
  understandPrompt(prompt).bonds.map(({ relation }) => relation)

describe('Whoever flies on something', () => {
  test.each([
    'a witch flies over a village on a broom',
    'a witch on a broom flying over a forest',
    'a sorcerer flies over the sea on a dragon',
    'a hero flies on an eagle over a valley',
  ])('rides it, whatever stands between: %s', (prompt) => {
    const { subjects, bonds } = understandPrompt(prompt)
    expect(bonds[0]).toMatchObject({ relation: 'riding', from: 0, to: 1 })
    expect(subjects[0]).toMatchObject({ pose: 'riding' })
  })

  test('rides over what is named between', () => {
    expect(relationsOf('a wizard flies over a castle on a dragon')).toEqual(['riding', 'above'])
  })

  test('sits on a carpet', () => {
    expect(understandPrompt('a prince on a magic carpet').subjects[0]).toMatchObject({
      pose: 'sitting on the ground',
    })
  })
})

describe('Whoever is aboard', () => {
  test.each([
    ['a pirate counts gold on a ship', 'pirate deck'],
    ['two sailors argue on an old ship', 'ship deck'],
    ['a boy with a map on a pirate ship', 'pirate deck'],
    ['a captain stands on the deck of a ship', 'ship deck'],
  ])('is on the deck: %s', (prompt, place) => {
    expect(understandPrompt(prompt).place).toBe(place)
    expect(understandPrompt(prompt).missing).toEqual([])
  })

  test('a ship that somebody looks at stays a ship', () => {
    expect(understandPrompt('a girl looks at a ship').subjects).toHaveLength(2)
  })
})

describe('Whoever is trapped', () => {
  test.each([
    'a man trapped in a mirror',
    'a fairy locked in a glass bottle',
    'a woman stuck inside a snow globe',
    'a boy trapped in an old painting',
    'a king imprisoned in a crystal',
  ])('is inside, however small such a thing is: %s', (prompt) => {
    expect(relationsOf(prompt)).toEqual(['inside'])
    expect(understandPrompt(prompt).missing).toEqual([])
  })
})

test('those who fight without naming whom fight each other', () => {
  for (const prompt of ['two gladiators fight in an arena', 'two pirates fight on a ship']) {
    const { subjects, missing } = understandPrompt(prompt)
    expect(subjects.map((subject) => subject.kind === 'person' && subject.pose)).toEqual([
      'fighting',
      'fighting',
    ])
    expect(relationsOf(prompt)).toEqual(['facing'])
    expect(missing).toEqual([])
  }
})

test.each([
  ['two couples dance in a ballroom', 'ballroom'],
  ['two guards stand at the castle gate', 'castle gate'],
  ['a captain on the deck of a pirate ship', 'pirate deck'],
])('a place of tales: %s', (prompt, place) => {
  expect(understandPrompt(prompt).place).toBe(place)
})

test('soldiers and crews are of the time of those they are with', () => {
  const hatOf = (prompt: string): unknown => {
    const subject = understandPrompt(prompt).subjects.at(-1)!
    return subject.kind === 'person' && subject.role.look.hat
  }
  expect(hatOf('a roman emperor and his soldiers')).toBe('plume')
  expect(hatOf('a king and his guards in a throne room')).toBe('knight')
  expect(hatOf('a pirate and his crew')).toBe('bandana')
  expect(hatOf('a soldier in a trench')).toBe('helmet')
})

test('a word in -s right after somebody is what they do, and no thing', () => {
  expect(understandPrompt('a bishop crowns a king').subjects).toHaveLength(2)
  expect(understandPrompt('a bishop crowns a king').subjects[1]).toMatchObject({ pose: 'kneeling' })
  expect(understandPrompt('a sailor on a raft waves at a ship').subjects.map(({ word }) => word)).toEqual([
    'sailor',
    'raft',
    'ship',
  ])
  expect(understandPrompt('a man fires a cannon').subjects.map(({ word }) => word)).toEqual(['man', 'cannon'])
})

test('who sits and watches what is all around is seen to watch it', () => {
  for (const prompt of [
    'a boy sits on a roof and watches the stars',
    'a mermaid sits on a rock and watches the sea',
    'an old man sits on a bench and looks at the sea',
  ])
    expect(understandPrompt(prompt).missing).toEqual([])
})

test('a verb that leads to nothing is told', () => {
  expect(understandPrompt('a man confronts in a kitchen').missing).toContain('confronts')
})

test('archers draw their bows, and seafarers hold their telescopes', () => {
  for (const prompt of ['robin hood shoots an arrow', 'a girl aims a bow', 'an archer in a forest'])
    expect(understandPrompt(prompt).subjects[0]).toMatchObject({ pose: 'drawing a bow' })
  expect(understandPrompt('a pirate looks through a telescope').subjects[1]).toMatchObject({
    thing: { motif: 'spyglass' },
  })
  expect(understandPrompt('an astronomer looks through a telescope').subjects[1]).toMatchObject({
    thing: { motif: 'telescope' },
  })
})

describe('Two words for one being', () => {
  test.each([
    ['a skeleton pirate', { kind: 'skeleton', hat: 'pirate' }],
    ['a zombie king', { hat: 'crown', skin: '#8fae7a' }],
    ['a robot detective', { kind: 'robot', hat: 'fedora' }],
  ])('have the body of the one and the clothes of the other: %s', (prompt, look) => {
    const { subjects, missing } = understandPrompt(prompt)
    expect(subjects).toHaveLength(1)
    expect(subjects[0]).toMatchObject({ role: { look } })
    expect(missing).toEqual([])
  })
})

test('a body that a detective finds lies on the ground', () => {
  expect(understandPrompt('a detective finds a body in a library').subjects[1]).toMatchObject({
    pose: 'lying',
  })
  expect(understandPrompt('a woman with a strong body').subjects).toHaveLength(1)
})

test('what is attacked by something is what it attacks', () => {
  expect(relationsOf('a pirate ship attacked by a kraken')).toEqual(['attacking'])
  expect(understandPrompt('a pirate ship attacked by a kraken').missing).toEqual([])
})

test('cowboys duel with pistols, and knights with swords', () => {
  expect(understandPrompt('a cowboy and an outlaw duel').subjects[0]).toMatchObject({ pose: 'shooting' })
  expect(understandPrompt('two knights duel').subjects[0]).toMatchObject({ pose: 'fighting' })
})

test('who rides has a horse, as far as no word says what else', () => {
  expect(relationsOf('a knight rides through a forest')).toEqual(['riding'])
  expect(understandPrompt('a boy rides a bicycle through a forest').subjects).toMatchObject([
    { pose: 'cycling' },
  ])
  expect(understandPrompt('a knight rides through a forest').subjects[1]).toMatchObject({
    thing: { motif: 'horse' },
  })
})

test('a princess in a tower is seen from outside when somebody is below', () => {
  const motifOf = (prompt: string): unknown => {
    const subject = understandPrompt(prompt).subjects[1]
    return subject?.kind === 'thing' && subject.thing.motif
  }
  expect(motifOf('a princess in a tower waves to a prince on a horse')).toBe('tower-window')
  expect(understandPrompt('a princess reads in a tower').place).toBe('tower room')
})

test('whoever is turned into stone is of stone', () => {
  const { subjects, missing } = understandPrompt('medusa turns a warrior into stone')
  expect(subjects[1]).toMatchObject({ word: 'warrior', wear: { matter: '#a3a39f' } })
  expect(missing).toEqual([])
})

test('who attacks a village has set it on fire', () => {
  const { air, subjects, missing } = understandPrompt('vikings attack a village at night')
  expect(air).toContain('ablaze')
  expect(subjects[0]).toMatchObject({ pose: 'running with raised arms' })
  expect(missing).toEqual([])
})

test('what is given to somebody who has such a thing anyway is in the hand of who gives it', () => {
  expect(relationsOf('a woman gives a sword to a knight')).toEqual(['holding', 'facing'])
  expect(relationsOf('a king hands a sword to a young knight')).toEqual(['holding', 'facing'])
  expect(understandPrompt('a knight fights a dragon with a sword').subjects).toHaveLength(2)
})

test('bats that fly out of a cave are in the air, and what else comes out of one is told', () => {
  expect(understandPrompt('bats fly out of a cave').subjects[0]).toMatchObject({ lift: 0.9 })
  expect(understandPrompt('a bear comes out of a cave').missing).not.toEqual([])
})

test('each of several has a camera for a head, and who is headless has none', () => {
  expect(relationsOf('two men with cameras for heads')).toEqual(['beside', 'topped with', 'topped with'])
  expect(relationsOf('a man with a tv head')).toEqual(['topped with'])
  expect(understandPrompt('a headless horseman rides through a village').subjects[0]).toMatchObject({
    wear: { isHeadless: true },
  })
  expect(understandPrompt('a headless chicken').missing).toContain('headless')
})

test('what is only painted on a wall is told', () => {
  expect(understandPrompt('a caveman paints a mammoth on a cave wall').missing).toEqual(['mammoth'])
})

test('turns of speech of tales', () => {
  expect(relationsOf('a pirate and a sailor row a small boat')).toEqual(['beside', 'on'])
  expect(relationsOf('a fortune teller reads the palm of a man')).toEqual(['hand in hand'])
  expect(understandPrompt('two samurai bow to each other').subjects[0]).toMatchObject({ pose: 'bowing' })
  expect(understandPrompt('an alien looks into a bedroom window').subjects[1]).toMatchObject({
    thing: { motif: 'window-frame' },
  })
  expect(understandPrompt('a pirate rows a boat at night').missing).toEqual([])
})

test('who fights somebody with a thing has it in the hands', () => {
  for (const prompt of [
    'a monk fights three bandits with a stick',
    'a knight fights a dragon with a spear',
    'a hunter fights a bear with a knife',
  ])
    expect(understandPrompt(prompt).bonds.at(-1)).toMatchObject({ relation: 'holding', from: 0 })
  expect(understandPrompt('two knights ride toward a castle').bonds.at(-1)).toMatchObject({
    relation: 'riding',
  })
})

test('who is on a raft is on it, and who is caught in a net is in it, and nobody else', () => {
  expect(understandPrompt('a raft with two survivors').bonds).toMatchObject([
    { relation: 'on', from: 1, to: 0 },
    { relation: 'on', from: 2, to: 0 },
  ])
  expect(understandPrompt('a fisherman catches a mermaid in his net').bonds).toMatchObject([
    { relation: 'facing', from: 0, to: 1 },
    { relation: 'inside', from: 1, to: 2 },
  ])
})

test('nobody falls who falls in love', () => {
  const { subjects } = understandPrompt('a robot falls in love with a woman')
  expect(subjects.map((subject) => subject.kind === 'person' && subject.pose)).not.toContain('falling')
})

test('who looks, sings or kneels somewhere does it there', () => {
  expect(understandPrompt('a boy and his robot look at the stars').subjects[0]).toMatchObject({
    pose: 'watching',
  })
  expect(understandPrompt('a mermaid sings to sailors from a rock').bonds.at(-1)).toMatchObject({
    relation: 'on',
    from: 0,
  })
  expect(understandPrompt('a king kneels at the grave of his son').subjects).toHaveLength(2)
  expect(relationsOf('a demon in a circle of candles')[0]).toBe('surrounded by')
})
