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
    ['whom it comes to', 'The donkey walked up to the goose.', 'donkey looking at the goose'],
    ['whom it runs to', 'The puppy ran to the nurse.', 'puppy running towards the nurse'],
    [
      'whom it takes along, and where',
      'Every day the goose took the old donkey to the lake.',
      'goose with the donkey, lake',
    ],
    ['where it got stuck', 'A bear got trapped in the barn.', 'bear in the barn'],
    ['where it was left', 'A puppy was abandoned in the forest.', 'puppy in the forest'],
    ['what it takes from another one', "The crow stole the dog's bone.", 'crow holding the bone'],
    ['what several do', 'Three wolves crossed the frozen lake.', 'three wolves crossing the frozen lake'],
  ])('is a prompt: %s', (_, say, prompt) => {
    expect(readAnimalDeeds(say)).toEqual([prompt])
  })

  test('is of both where two do it, who are seen whatever they do', () => {
    expect(readAnimalDeeds('The pig and the crow met at the harbor.')[0]).toBe(
      'pig and crow meeting at the harbor',
    )
    expect(readAnimalDeeds('The pig and the crow grew up on a farm.')[0]).toMatch(/^pig and crow/)
    expect(readAnimalDeeds('The pig and the children grew up.')).toEqual([])
  })

  test.each([
    'The horse never slept in the barn.',
    'The tail of the dog stood in the wind.',
    'She brought up a crow.',
    'The company waited.',
    'A dog brought a piano.',
    'The donkey came with the doctor.',
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

  test('is what the text says after the name, which is no second animal', () => {
    expect(
      sayAll('Bella was a tired old mare.', 'Gus, a tiny pig from Ohio, slept.', 'Bella saw Gus.'),
    ).toEqual(['Bella was a tired old mare.', 'the pig slept.', 'the mare saw the pig.'])
    for (const line of ['Gus was a pig farmer.', 'Bella, a pig and two cows came.'])
      expect(sayAll(line)).toEqual([line])
  })

  test('is what people call one of its kind', () => {
    expect(sayAll('A boy fed a pig and a mare.', 'He named the pig Gus.', 'Gus slept.')[2]).toBe(
      'the pig slept.',
    )
  })

  test('is "they" with the other one, and the friend of the other one', () => {
    const lines = ['Bella was a mare.', 'Gus was a pig.', 'They ran, and his best friend won.']
    expect(sayAll(...lines)[2]).toBe('the mare and the pig ran, and the mare won.')
    expect(sayAll(...lines, 'Soon the two of them slept.')[3]).toBe('Soon the mare and the pig slept.')
    expect(sayAll(...lines.slice(0, 2), 'The men shouted.', 'They ran.')[3]).toBe('They ran.')
  })

  test('is "him" in the clause of a person, who is "he" afterwards', () => {
    expect(sayAll('Gus was a pig.', 'He slept until the vet woke him, and he left.')[1]).toBe(
      'the pig slept until the vet woke the pig, and he left.',
    )
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
