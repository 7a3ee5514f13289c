import { describe, expect, test } from 'vitest'
import { quickestMs } from '@vivify/contract/node/thread-time'
import { readAnimalDeeds } from './animal-deeds.ts'
import { withNamedAnimals } from './named-animals.ts'

describe('what animals do in a spoken sentence', () => {
  test.each([
    ['where it stays', 'My dog waited at the station every day.', 'dog at the station'],
    ['where it comes', 'A crow came to the window.', 'crow at the window'],
    ['what it carries', 'One day the crow brought her a key.', 'crow holding a key'],
    ['what it does to something', 'Then a bear climbed the tree.', 'bear climbing the tree'],
    ['where it breaks in', 'A bear broke into a bakery.', 'bear in a bakery'],
    ['what several do', 'Three wolves crossed the frozen lake.', 'three wolves crossing the frozen lake'],
  ])('is a prompt: %s', (_, say, prompt) => {
    expect(readAnimalDeeds(say)).toEqual([prompt])
  })

  test.each([
    'The horse never slept in the barn.',
    'The tail of the dog stood in the wind.',
    'She brought up a crow.',
    'The company waited.',
    'A dog brought a piano.',
  ])('is nothing where that is not seen: %s', (say) => {
    expect(readAnimalDeeds(say)).toEqual([])
  })

  test('is found quickly in the longest sentences', () => {
    const say = 'a dog who saw a cat and a bear and a fox sat on the horse and carried a key, '.repeat(60)
    expect(quickestMs(() => readAnimalDeeds(say))).toBeLessThan(150)
  })
})

describe('an animal that a text calls by name', () => {
  const named = (scenes: readonly { say: string; prompt: string }[]): { say: string; prompt: string }[] => {
    const naming = withNamedAnimals(scenes)
    for (;;) {
      const step = naming.next()
      if (step.done) return step.value
    }
  }
  const sayAll = (...lines: readonly string[]): string[] =>
    named(lines.map((say) => ({ say, prompt: '' }))).map(({ say }) => say.replaceAll(/ {2,}/g, ' ').trim())

  test('is that animal wherever its name or its pronoun stands', () => {
    expect(sayAll('A crow named Otis came.', 'He sat down.', 'Otis waited, and she fed him.')).toEqual([
      'A crow came.',
      'the crow sat down.',
      'the crow waited, and she fed the crow.',
    ])
    expect(named([{ say: 'Our dog Bruno slept.', prompt: 'bed, Bruno' }])[0]!.prompt).toBe('bed, dog')
  })

  test('is the one that was seen last where people call it something', () => {
    expect(sayAll('A whale came.', 'Children called him Hvaldimir.', 'He slept by the boats.')[2]).toBe(
      'the whale slept by the boats.',
    )
  })

  test('is not "he" once a man was named', () => {
    expect(sayAll('A dog named Rex barked at my uncle.', 'He laughed.')[1]).toBe('He laughed.')
  })

  test('is found quickly where a text calls thousands of names', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const names = letters.flatMap((first) => letters.map((second) => `O${first}${second}`))
    const say = names.map((name) => `The crow called him ${name}. `).join('')
    expect(say.length).toBeGreaterThan(15_000)
    expect(quickestMs(() => void named([{ say, prompt: '' }]))).toBeLessThan(300)
  })

  test('leaves texts without one as they are', () => {
    const line = 'A man named Otis saw a crow, constructor __proto__ 🐙'
    expect(sayAll(line)).toEqual([line])
  })
})
