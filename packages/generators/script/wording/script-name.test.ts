import { expect, test } from 'vitest'
import { nameOfScript } from './script-name.ts'

test.each([
  [
    'ok so basically i bought this router last week and omg it changed everything.',
    'I bought this router last week',
  ],
  ['Okay, so, um, your phone is listening to you.', 'Your phone is listening to you'],
  ['so yeah um basically what happened was that i quit my job', 'I quit my job'],
  ['Hey guys! Welcome back to my channel. Today I tried a cold shower.', 'Today I tried a cold shower'],
  ['im gonna show you how i make pancakes', 'How I make pancakes'],
  ['alright listen up because nobody talks about this', 'Nobody talks about this'],
  ['Well, nobody told me that.', 'Nobody told me that'],
])('a name begins where the text says something: %s', (text, name) => {
  expect(nameOfScript(text)).toBe(name)
})

test.each([
  'Right angles are everywhere',
  'Like father, like son',
  'Look both ways',
  'So long and thanks',
  'Well water is not always safe',
  'Hello Kitty has no mouth',
  'Hi-fi sound for 50 dollars',
  'Yes men ruin companies',
  'Literally nobody noticed it',
  'OK was invented in Boston',
  'Um Kulthum sang for hours',
])('words that only look like fillers stay: %s', (text) => {
  expect(nameOfScript(text)).toBe(text)
})

test.each([
  'wifi router speed antenna mesh signal bands channels latency ping download upload fiber modem',
  'x'.repeat(300),
  'supercalifragilistic '.repeat(20),
  '🙂'.repeat(200),
  '猫'.repeat(300),
])('a text without a sentence gets a short name', (text) => {
  const name = nameOfScript(text)
  expect(name.length).toBeGreaterThan(0)
  expect(name.length).toBeLessThanOrEqual(61)
  expect(name.isWellFormed()).toBe(true)
})

test('fillers without end are read in linear time', () => {
  const start = performance.now()
  for (const part of ['ok ', 'so, ', 'hey guys ', 'um... ', 'and i ']) nameOfScript(part.repeat(60_000))
  expect(performance.now() - start).toBeLessThan(500)
})
