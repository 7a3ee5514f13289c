import { describe, expect, test } from 'vitest'
import { quickestMs } from '@vivify/contract/node/thread-time'
import { readActs, type LastNamed } from './read-acts.ts'

function actsOf(...sentences: readonly string[]): (string | undefined)[] {
  const last: LastNamed = {}
  return sentences.map((sentence) => readActs(sentence, last)[0]?.prompt)
}

describe('what people do in a spoken sentence', () => {
  test.each([
    ['They stole the money, and the guard slept in a chair.', 'guard sleeping'],
    ['My son yelled from the dock.', 'son yelling from the dock'],
    ['The bride was standing in the mud.', 'bride standing in the mud'],
    ['A man ate sardines at 3 am.', 'man eating sardines at 3 am'],
    [
      'And a grandma walked over to the gas station and bought water.',
      'grandma walking over to the gas station',
    ],
  ])('is a prompt: %s', (say, prompt) => {
    expect(actsOf(say)).toEqual([prompt])
  })

  test('names the people whom a pronoun means', () => {
    expect(
      actsOf(
        'Three men sat in a boat.',
        'They stole the spoons from the prison.',
        'An engineer came.',
        'He slept.',
      ),
    ).toEqual([
      'three men sitting in a boat',
      'three men stealing the spoons from the prison',
      undefined,
      'an engineer sleeping',
    ])
  })

  test.each([
    'She paints her nails red.',
    'The soldier never slept.',
    'If a man walks, he loses weight.',
    'He ran two shops.',
    'They ran out of time.',
    'You look at the clock.',
    'The police box is red.',
    'The market slept.',
  ])('is nothing where that is not seen: %s', (say) => {
    expect(actsOf(say)).toEqual([undefined])
  })

  test('is found quickly in the longest sentences', () => {
    const say = 'a man who saw a woman and a boy and a king walked the dog of a queen with a hat, '.repeat(60)
    expect(quickestMs(() => readActs(say, {}))).toBeLessThan(150)
  })
})
