import { expect, test } from 'vitest'
import { understandPrompt } from '../../understand-prompt.ts'

test('whoever looks at the moon through a window sees it outside', () => {
  const read = understandPrompt('a boy looking at the moon through a window')
  expect(read).toMatchObject({ place: 'window seat', air: ['moon'], missing: [] })
  expect(read.subjects).toMatchObject([{ word: 'boy', pose: 'watching' }])
})

test('a toilet that somebody sits on is a seat', () => {
  expect(understandPrompt('a man reading on the toilet').bonds).toMatchObject([{ relation: 'on' }])
})

test('a portrait is told, because the easel shows a landscape', () => {
  expect(understandPrompt('a woman painting a portrait of her cat').missing).toEqual(['portrait'])
})

test('a street that is named after a trade has nobody of it, and firefighters have a garage', () => {
  expect(understandPrompt('a house on Miller Road burning').subjects).toHaveLength(1)
  expect(understandPrompt('a man on Baker Street at night').subjects).toHaveLength(1)
  expect(understandPrompt('Miller Road').subjects).toEqual([])
  expect(understandPrompt('a baker on a street at night').subjects).toMatchObject([{ word: 'baker' }])
  expect(understandPrompt('a dog in a fire station')).toMatchObject({ place: 'garage', missing: [] })
})
