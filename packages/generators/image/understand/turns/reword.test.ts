import { describe, expect, test } from 'vitest'
import { reportLost } from '../scene/scene.ts'
import { understandPrompt } from '../understand-prompt.ts'

const read = (prompt: string) => {
  const { subjects, bonds, drawn, missing } = understandPrompt(prompt)
  return {
    motifs: subjects.map((subject) => (subject.kind === 'thing' ? subject.thing.motif : subject.word)),
    bonds: bonds.map(({ relation, from, to }) => `${from} ${relation} ${to}`),
    drawn,
    missing,
  }
}

describe('turns of speech', () => {
  test('who jumps from one thing to another is between two of them, and the account says it as written', () => {
    const { motifs, bonds, drawn, missing } = read('a goldfish jumping from one bowl to another')
    expect(motifs).toEqual(['goldfish', 'fishbowl', 'fishbowl'])
    expect(bonds[0]).toBe('0 between 1')
    expect(drawn).toEqual(['goldfish', 'jumping', 'bowl'])
    expect(missing).toEqual([])
  })

  test.each([
    'a kitten looking at its reflection as a lion in a mirror',
    'a cat sees a lion in the mirror',
    'a cat looking in a mirror and seeing a lion',
  ])('"%s" shows the lion inside of the mirror', (prompt) => {
    expect(read(prompt)).toMatchObject({
      motifs: ['cat', 'lion', 'mirror'],
      bonds: ['0 facing 1', '1 inside 2'],
      missing: [],
    })
  })

  test('what hatches comes out of a broken egg, and a chick has a drawing of its own', () => {
    expect(read('a turtle hatching from an egg')).toMatchObject({
      motifs: ['turtle', 'broken-egg'],
      bonds: ['0 emerging 1'],
    })
    expect(read('a baby bird hatching from an egg in a nest').motifs).toEqual(['hatching-chick', 'nest-bowl'])
  })

  test('a giant is a man when it is no giant of a kind', () => {
    expect(understandPrompt('a giant walking among small houses').subjects[0]).toMatchObject({ size: 2 })
    expect(read('a giant spider').motifs[0]).toBe('spider')
  })

  test('who rises from a grave or a coffin comes out of the open one', () => {
    expect(read('a zombie hand rising from a grave').motifs[1]).toBe('grave-mound')
    expect(read('a vampire rising from a coffin').motifs[1]).toBe('open-coffin')
  })

  test('a saucer lifts what it abducts, in its beam', () => {
    expect(read('an alien ship abducting a cow with a light beam')).toMatchObject({
      bonds: ['0 holding 1'],
      missing: [],
    })
  })

  test('an animal that wins a race runs through the finish, ahead of the other', () => {
    expect(read('a turtle crossing the finish line before a rabbit')).toMatchObject({
      motifs: ['turtle', 'rabbit', 'finish-gate'],
      bonds: ['0 followed by 1', '0 in front of 2'],
      missing: [],
    })
  })
})

describe('beings and mirrors', () => {
  test('a being that looks through a window is seen in it, from the room', () => {
    expect(read('a monster looking through a window at night')).toMatchObject({
      motifs: ['monster', 'window-frame'],
      bonds: ['0 inside 1'],
      missing: [],
    })
    expect(read('a woman looking through a window').motifs).not.toContain('window-frame')
  })

  test('two penguins that marry stay penguins', () => {
    for (const subject of understandPrompt('two penguins getting married').subjects)
      expect(subject).toMatchObject({ role: { look: { beast: 'penguin' } } })
  })

  test('a reflection in the water is seen', () => {
    expect(read('a lion looking at its reflection in the water').missing).toEqual([])
  })
})

test('a turn that the arrangement loses is told by the words of the text', () => {
  const prompt = understandPrompt('a knight pulling a sword out of a stone')
  const told = reportLost(prompt, [prompt.bonds[0]!.word!])
  expect(told.missing).toEqual(['pulling'])
  expect(told.drawn).not.toContain('pulling')
})

test.each([
  ['a dentist looking into a patient’s mouth', ['dentist', 'patient'], ['mouth']],
  ['a dentist looking into a crocodile’s mouth', ['dentist', 'crocodile'], ['mouth']],
  ['a hacker in a hoodie with code on the screen', ['hacker', 'desktop-computer'], ['code', 'on']],
  ['a man with a smile on his face', ['man'], []],
])('of "%s" it shows who is there and tells the rest', (prompt, motifs, missing) => {
  expect(read(prompt)).toMatchObject({ motifs, missing })
})
