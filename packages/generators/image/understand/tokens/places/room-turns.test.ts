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
