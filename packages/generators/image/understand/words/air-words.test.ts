import { expect, test } from 'vitest'
import { understandPrompt } from '../understand-prompt.ts'

test.each([
  ['a businessman in a storm of money', 'falling money'],
  ['it is raining money on a poor man', 'falling money'],
  ['a king laughing while coins rain from the sky', 'falling coins'],
  ['a student lost in a whirlwind of papers', 'falling papers'],
  ['two lovers kissing with hearts falling', 'falling hearts'],
  ['an angel with white feathers falling', 'falling feathers'],
  ['rose petals falling on a couple', 'petals'],
])('in "%s" many of them fall all over the picture', (prompt, air) => {
  const read = understandPrompt(prompt)
  expect(read.air).toContain(air)
  expect(read.missing).toEqual([])
})

test('what does not fall stays a thing', () => {
  expect(understandPrompt('a man holding money').air).toEqual([])
  expect(understandPrompt('a jar full of hearts').air).toEqual([])
})

test('whoever reads or prays by candlelight is in a room with candles', () => {
  const read = understandPrompt('a woman reading a letter by candlelight')
  expect(read.place).toBe('living room')
  expect(read.missing).toEqual([])
  expect(understandPrompt('two monks praying by candlelight').missing).toEqual([])
})

test.each([
  ['a man with an umbrella under falling books', 'falling books'],
  ['a mailman in a rain of letters', 'falling letters'],
])('"%s" has them in its air', (prompt, air) => {
  expect(understandPrompt(prompt)).toMatchObject({ air: [air], missing: [] })
})
