import { describe, expect, test } from 'vitest'
import { understandPrompt } from '../understand-prompt.ts'

const motifsOf = (prompt: string): string[] =>
  understandPrompt(prompt).subjects.map((subject) =>
    subject.kind === 'thing' ? subject.thing.motif : subject.pose,
  )

describe('ideas', () => {
  test.each([
    ['think outside the box', ['light-bulb', 'open-box']],
    ['burnout', ['crying', 'low-battery']],
    ['time is money', ['hourglass-not-done', 'money-bag']],
    ['the price of fame', ['sales-tag', 'star']],
    ['how algorithms control your mind', ['robot', 'brain']],
  ])('"%s" is drawn as %j', (prompt, motifs) => {
    expect(motifsOf(prompt)).toEqual(motifs)
  })

  test('a saying that is drawn is claimed as a whole, and nothing of it is missing', () => {
    expect(understandPrompt('think outside the box')).toMatchObject({
      drawn: ['think outside the box'],
      missing: [],
    })
  })

  test('what is said of things and can not be drawn stays missing', () => {
    expect(understandPrompt('your phone is stealing your attention').missing).toEqual(['stealing'])
  })

  test('pictures of a thing in a place get no symbol beside it', () => {
    expect(motifsOf('a love letter on a table')).toEqual(['envelope', 'table'])
    expect(motifsOf('a clock of the future')).toEqual(['mantelpiece-clock'])
  })

  test('a brain that something destroys is broken, and what destroys it is whole', () => {
    const [phone, brain] = understandPrompt('social media is destroying your brain').subjects
    expect(phone).not.toHaveProperty('states')
    expect(brain).toMatchObject({ states: ['cracked'] })
  })

  test('weather without a place is a landscape in that weather', () => {
    expect(understandPrompt('a storm')).toMatchObject({ drawn: ['storm'], missing: [] })
  })
})

describe('plenty', () => {
  test('a tower of pancakes is no tower, and a mountain of shoes no mountain', () => {
    expect(motifsOf('a tower of pancakes')).toEqual(['pancakes'])
    expect(new Set(motifsOf('a mountain of shoes'))).toEqual(new Set(['running-shoe']))
    expect(motifsOf('a tower in a field')).toEqual(['stone-tower'])
  })

  test('what something is full of is seen in it, and the next thing still finds room', () => {
    expect(motifsOf('a backpack full of tools on a table')).toEqual([
      'open-backpack',
      'hammer',
      'wrench',
      'screwdriver',
      'table',
    ])
    expect(understandPrompt('a treasure chest full of gold').missing).toEqual([])
  })

  test('many of a thing surround what they surround', () => {
    expect(motifsOf('a typewriter with crumpled paper around it')).toHaveLength(5)
    expect(motifsOf('a typewriter with a lamp beside it')).toHaveLength(2)
  })
})

describe('animals', () => {
  test('a land animal in a river stands in the water, and a bird over it does not', () => {
    expect(understandPrompt('a bear in a river').subjects[0]).toMatchObject({ states: ['wading'] })
    expect(understandPrompt('a bear beside a river').subjects[0]).not.toHaveProperty('states')
    expect(understandPrompt('an eagle flying over a lake').subjects[0]).not.toHaveProperty('states')
  })

  test('lions and cats yawn, and who has no drawing for it is told as not yawning', () => {
    expect(motifsOf('a sleepy lion yawning')).toEqual(['yawning-lion'])
    expect(understandPrompt('a whale yawning').missing).toEqual(['yawning'])
  })

  test('goldfish are orange, and fish in a bowl are in a round glass', () => {
    const [fish, bowl] = understandPrompt('a goldfish jumping out of its bowl').subjects
    expect(fish).toMatchObject({ thing: { motif: 'goldfish' } })
    expect(bowl).toMatchObject({ thing: { motif: 'fishbowl' } })
  })

  test('a voice is seen before the mouth, also of who stands on a cliff', () => {
    expect(understandPrompt('a rooster crowing on a fence')).toMatchObject({ missing: [] })
    expect(understandPrompt('a rooster crowing on a fence').subjects[0]).toMatchObject({
      states: ['calling'],
    })
    expect(motifsOf('a wolf standing on a cliff howling at the moon')[0]).toBe('howling-wolf')
    expect(understandPrompt('a fish singing').missing).toEqual(['singing'])
  })

  test('who drives a car in sunglasses sits in one without a roof, and who drives a truck on two legs', () => {
    expect(motifsOf('a dog wearing sunglasses driving a car')).toEqual(['dog', 'sunglasses', 'convertible'])
    expect(understandPrompt('a dog wearing sunglasses driving a car').missing).toEqual([])
    expect(understandPrompt('a dog driving a truck').missing).toEqual([])
    expect(understandPrompt('a dog driving a truck').subjects[0]).toMatchObject({ kind: 'person' })
    expect(motifsOf('a red car driving on a road')).toEqual(['automobile'])
  })

  test('a door in the middle of the ocean stands in the water, far from any shore', () => {
    expect(understandPrompt('a door in the middle of the ocean').subjects[0]).toMatchObject({
      thing: { bearing: 'water' },
      states: ['wading'],
    })
  })

  test('a giant who is alone in a room is not claimed to be one', () => {
    expect(understandPrompt('a giant robot in a kitchen').missing).toEqual(['giant'])
  })

  test('horns and antlers that an animal has are seen', () => {
    expect(understandPrompt('two deer fighting with their antlers').missing).toEqual([])
    expect(understandPrompt('a cat with antlers').missing).toEqual(['antlers'])
  })

  test('a landscape in or on a thing is drawn as a thing, and else around it', () => {
    expect(motifsOf('a city inside a snow globe')).toEqual(['city-block', 'snow-globe'])
    expect(understandPrompt('a village on the back of a giant turtle')).toMatchObject({ missing: [] })
    expect(understandPrompt('a snow globe in a city')).toMatchObject({ place: 'city' })
  })

  test('a horse that looks over a fence is behind it, and one that jumps is over it', () => {
    expect(understandPrompt('a horse looking over a fence').bonds[0]).toMatchObject({ relation: 'behind' })
    expect(understandPrompt('a horse jumping over a fence').bonds[0]).toMatchObject({ relation: 'above' })
  })

  test('what is buried in sand leaves it with its upper half', () => {
    expect(understandPrompt('a phone buried in the sand')).toMatchObject({ missing: [] })
  })

  test('what is shattered lies in pieces, a screen has a web of cracks and a house a crack', () => {
    const statesOf = (prompt: string): unknown => understandPrompt(prompt).subjects[0]
    expect(statesOf('a vase broken into pieces')).toMatchObject({ states: ['in pieces'] })
    expect(statesOf('a shattered phone')).toMatchObject({ states: ['shattered'] })
    expect(statesOf('a shattered house')).toMatchObject({ states: ['cracked'] })
  })

  test('a piano that floats in a lake is in the water, and one that floats alone is in the air', () => {
    expect(understandPrompt('a piano floating in a lake').subjects[0]).toMatchObject({
      thing: { bearing: 'water' },
    })
    expect(understandPrompt('a floating piano').subjects[0]).toMatchObject({ lift: 0.7 })
  })

  test('a bottle that lies is seen to lie', () => {
    expect(understandPrompt('a bottle lying on the beach').subjects[0]).toMatchObject({ states: ['fallen'] })
  })

  test('a thief runs or leaves somebody behind; a thing in the mouth alone is no theft', () => {
    expect(understandPrompt('a dog stealing a sausage').missing).toEqual([])
    expect(understandPrompt('a mouse stealing cheese from a cat').missing).toEqual([])
    expect(understandPrompt('a monkey stealing a banana').missing).toEqual(['stealing'])
    expect(understandPrompt('a dog stealing a rutabaga').missing).toEqual(['stealing', 'rutabaga'])
  })
})
