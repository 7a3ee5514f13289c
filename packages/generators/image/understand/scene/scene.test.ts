import { describe, expect, test } from 'vitest'
import { placeOf } from './scene.ts'
import { understandPrompt } from '../understand-prompt.ts'

const placeOfPrompt = (prompt: string): string => placeOf(understandPrompt(prompt))

describe('a picture without a named place', () => {
  test.each(['night clock', 'a key at sunset', 'a candle at night', 'phone'])('%s is in a room', (prompt) => {
    expect(placeOfPrompt(prompt)).toBe('living room')
  })

  test.each([
    ['a bird', 'field'],
    ['a frog at night', 'lake'],
    ['a balloon', 'field'],
    ['a bird in the rain', 'field'],
  ])('%s is outdoors', (prompt, place) => {
    expect(placeOfPrompt(prompt)).toBe(place)
  })

  test.each(['a pan', 'toast', 'a cutting board'])('%s is in a kitchen', (prompt) => {
    expect(placeOfPrompt(prompt)).toBe('kitchen')
  })

  test('is where its deed is done', () => {
    expect(placeOfPrompt('a grandfather fishing with his grandson')).toBe('lake')
    expect(placeOfPrompt('a woman looking out the window')).toBe('window seat')
    expect(placeOfPrompt('a boy looking out of the window at the rain')).toBe('rainy window')
    expect(placeOfPrompt('a girl reading to her teddy bear in bed')).toBe('bedroom')
  })

  test('elevators are indoors, and an office tower is no castle', () => {
    expect(placeOfPrompt('elevator')).toBe('corridor')
    expect(understandPrompt('office towers').subjects[0]).toMatchObject({
      thing: { motif: 'office-building' },
    })
  })
})

test('bakers swim in the sea, and whoever rides a ship is on it', () => {
  expect(placeOf(understandPrompt('a baker swimming'))).toBe('sea')
  expect(placeOf(understandPrompt('a baker riding the ship'))).toBe('sea')
  expect(placeOf(understandPrompt('a baker riding a horse'))).toBe('field')
})

test('a crow that has a coin is outdoors, and on a desk it is in an office', () => {
  expect(placeOf(understandPrompt('a crow stealing a coin'))).toBe('field')
  expect(placeOf(understandPrompt('a crow on a desk'))).toBe('office')
})
