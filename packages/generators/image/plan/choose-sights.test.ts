import { describe, expect, test } from 'vitest'
import { promptsOf } from '../../node/testing-plan.ts'
import { understandPrompt } from '../understand/understand-prompt.ts'
import { placeOf } from '../understand/scene/scene.ts'
import { findRoles } from './sentence-roles.ts'
import { findAbsent, findCompared } from './words-in-passing.ts'

describe('what a sentence only compares with', () => {
  test.each([
    ['The whale is as long as three yellow school buses.', 'buses'],
    ['It bites harder than a large crocodile.', 'crocodile'],
    ['The sand burns like a hot stove.', 'stove'],
    ['A wall of fire came down the valley.', 'wall'],
    ['A sea of red ants covered the floor.', 'sea'],
  ])('is not shown: %s', (say, word) => {
    expect(findCompared(say)).toContain(word)
  })

  test.each([
    ['They steal things, like a spoon or a watch.', 'spoon'],
    ['A wall of stone runs through the village.', 'wall'],
    ['A wave of water hit the boat.', 'wave'],
    ['It is bigger than a cat when the dog is asleep.', 'dog'],
    ['It works like a snowball.', 'snowball'],
  ])('is not an example, the thing itself, or the whole of a sentence: %s', (say, word) => {
    expect(findCompared(say)).not.toContain(word)
  })

  test('makes way for what the text is about', () => {
    const shown = promptsOf(
      'The octopus',
      'The octopus has three hearts.',
      'An octopus is smarter than a dog.',
      'Its skin is as soft as a pillow.',
    )
    expect(shown).toEqual(['octopus', 'octopus', 'octopus'])
  })
})

test('what a list says is not there is not shown', () => {
  expect(findAbsent('No boss, no office, no alarm clock.')).toContain('boss')
  expect(findAbsent('Make bread with no oven.')).not.toContain('oven')
})

describe('what a sentence is about', () => {
  test.each([
    ['A spoonful of honey stops a cough.', 'honey', 'subject'],
    ['The old sailor sold his boat in a harbor.', 'sailor', 'subject'],
    ['The old sailor sold his boat in a harbor.', 'boat', 'object'],
    ['The old sailor sold his boat in a harbor.', 'harbor', 'passing'],
    ['A screaming child threw the spoon.', 'child', 'subject'],
    ['You are tired because your pillow is hot.', 'pillow', 'subject'],
  ])('%s %s is the %s', (say, word, role) => {
    expect(findRoles(say).get(word)).toBe(role)
  })
})

describe('the subject of a text', () => {
  test('is whoever its pronouns mean, rather than a thing that its title has in passing', () => {
    const shown = promptsOf(
      'Stay calm in the fight over a cookie',
      'Your toddler screams in the supermarket.',
      'Do not explain anything to him.',
      'He wanted the cookie.',
      'You are not spoiling him.',
      'It is over in three minutes.',
      'Give him time.',
    )
    for (const index of [1, 3, 4, 5]) expect(shown[index]).toContain('toddler')
  })

  test('is not somebody who is only at its beginning', () => {
    const shown = promptsOf(
      'My girlfriend left me',
      'My girlfriend left me.',
      'I was sad for weeks.',
      'Then we built a fence.',
      'The fence was long.',
      'It took all of August.',
      'The fence still stands.',
      'I feel better now.',
      'It took a while.',
    )
    expect(shown[0]).toContain('girlfriend')
    expect(shown[7]).toContain('fence')
  })

  test('is what its first sentence says something of', () => {
    const [hook] = promptsOf(
      'Crows never forget',
      'Crows never forget your face. | face',
      'Crows hold grudges.',
    )
    expect(hook).toBe('crows')
  })

  test('is the exercise in a text about one', () => {
    const shown = promptsOf(
      'Your first push-up',
      'You can do a push-up. | push-up',
      'It takes six weeks.',
      'Do not flop like a fish. | fish',
      'Keep going.',
    )
    expect(new Set(shown)).toEqual(new Set(['person doing push ups']))
  })

  test('is shown rather than an eye or a hand, but earrings are no ears', () => {
    const shown = promptsOf(
      'The violin',
      'The violin is old.',
      'Keep your eyes at its level. | eyes',
      'The violin was hers.',
      'She sold an earring for it. | earring',
    )
    expect(shown[1]).toContain('violin')
    expect(shown[3]).toContain('earring')
  })
})

describe('where people are', () => {
  test('is no place that only one of many scenes names', () => {
    const shown = promptsOf(
      'A letter',
      'I read the letter in a parking lot.',
      'My brother was kind.',
      'My grandmother laughed at me.',
      'I was sad.',
      'My uncle was right.',
      'My sister is happy now.',
    )
    for (const prompt of shown.slice(1)) expect(prompt).not.toContain('parking lot')
  })

  test('is not told by the same thing again and again', () => {
    const shown = promptsOf(
      'Where the money went',
      'The money is gone.',
      'It was good money.',
      'I liked the money.',
      'Nobody has the money now.',
      'My uncle is rich. | uncle',
    )
    for (const prompt of shown) expect(prompt).not.toContain('office')
  })
})

test('a comparison in which something happens is not shown', () => {
  const shown = promptsOf(
    'The asteroid',
    'The asteroid came in 1908.',
    'An asteroid as wide as a football field blew up in the air.',
    'It left no hole.',
  )
  expect(shown[1]).not.toContain('football')
})

test('somebody who is only a friend of the one who is told of is not meant by "he"', () => {
  const shown = promptsOf(
    'How Seneca lived',
    'Seneca was a rich man in Rome. | seneca',
    'He ate stale bread.',
    'He wrote it to his friend Lucilius. | friend Lucilius',
  )
  expect(shown[1]).not.toContain('friend')
})

test('an exercise is shown rather than the thing that its name has', () => {
  expect(promptsOf('Strong knees', 'Start with a box squat. | box')[0]).toBe('person doing squats')
})

test.each(['wheat', 'barley', 'axolotl', 'capybara'])('%s is drawn, and in no kitchen', (word) => {
  const read = understandPrompt(word)
  expect(read.missing).toEqual([])
  expect(placeOf(read)).not.toBe('kitchen')
})
