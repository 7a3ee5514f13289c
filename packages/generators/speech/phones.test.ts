import { expect, test } from 'vitest'

import { matchPhones, parsePhraseGroups, parseTimedPhones } from './phones.ts'

const printed =
  'pau:0.164 hh:0.255 ax:0.304 l:0.412 ow:0.523 \npau:0.100 y:0.200 eh:0.300 s:0.400 pau:0.500 \n'

function buildReference(...words: string[]) {
  return words.flatMap((word, token) => word.split(' ').map((name) => ({ name, token })))
}

test('times continue over the lines of the output', () => {
  const phones = parseTimedPhones(printed)
  expect(phones).toHaveLength(10)
  expect(phones[1]).toEqual({ name: 'hh', start: 0.164, end: 0.255 })
  expect(phones[6]!.start).toBeCloseTo(0.623, 6)
  expect(phones.at(-1)!.end).toBeCloseTo(1.023, 6)
})

test('pauses separate the phrases, however many there are', () => {
  expect(parsePhraseGroups('pau hh ax l ow pau pau w er l d pau \n pau ey\n')).toEqual([
    ['hh', 'ax', 'l', 'ow'],
    ['w', 'er', 'l', 'd'],
    ['ey'],
  ])
})

test('reduced vowels and dropped phones keep their token', () => {
  const spoken = 'ax k ae t ae n d ax aa g'
    .split(' ')
    .map((name, index) => ({ name, start: index, end: index + 1 }))
  const match = matchPhones(buildReference('ey', 'k ae t', 'ae n d', 'ey', 'd aa g'), spoken)
  expect([...match.tokens]).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 4, 4])
  expect(match.difference).toBeCloseTo((0.4 + 0.4 + 0.9) / 11, 5)
})

test('strings with nothing in common differ by more than half', () => {
  const spoken = 'z z z z'.split(' ').map((name, index) => ({ name, start: index, end: index + 1 }))
  expect(matchPhones(buildReference('hh ax', 'l ow'), spoken).difference).toBeGreaterThan(0.5)
})
