import { describe, expect, test } from 'vitest'
import { understandPrompt } from '../../understand-prompt.ts'

const firstOf = (prompt: string) => understandPrompt(prompt).subjects[0]!
const beast = (name: string) => ({ kind: 'person', role: { look: { kind: 'beast', beast: name } } })

describe('animals that do what people do', () => {
  test.each([
    ['a bear chef cooking in a kitchen', 'bear'],
    ['a fox detective with a magnifying glass', 'fox'],
    ['an astronaut cat on the moon', 'cat'],
    ['a cat dressed as a pirate', 'cat'],
    ['a panda drinking coffee in a cafe', 'panda'],
    ['a lion reading a newspaper in an armchair', 'lion'],
    ['a penguin wearing a tuxedo', 'penguin'],
    ['a shark in a suit', 'shark'],
    ['a fox standing on its hind legs', 'fox'],
    ['a dog working on a laptop in an office', 'dog'],
    ['two bears hugging', 'bear'],
    ['a gorilla hugging a girl', 'gorilla'],
    ['a frog saluting', 'frog'],
    ['a panda doing kung fu', 'panda'],
  ])('"%s" is drawn on two legs, and nothing is missing', (prompt, name) => {
    expect(firstOf(prompt)).toMatchObject(beast(name))
    expect(understandPrompt(prompt).missing).toEqual([])
  })

  test('a trade brings its clothes and its place', () => {
    const chef = understandPrompt('a bear chef')
    expect(chef.subjects[0]).toMatchObject({ role: { look: { hat: 'chef' } } })
    expect(chef.place).toBe('kitchen')
  })

  test('several are as many as the text says, and animals around a table are of several kinds', () => {
    expect(understandPrompt('two wolves in suits shaking hands').subjects).toHaveLength(2)
    const kinds = understandPrompt('animals sitting around a dinner table').subjects.flatMap((subject) =>
      subject.kind === 'person' ? subject.role.look.beast : [],
    )
    expect(new Set(kinds).size).toBe(4)
  })

  test.each([
    'a dog sleeping on a couch',
    'a pig farmer',
    'a police dog',
    'a cat sitting on a table',
    'a lion tamer',
    'a man reading to his dog',
    'a squirrel eating a nut',
    'a cat wearing sunglasses',
    'a cat hugging a teddy bear',
    'a girl hugging her dog',
  ])('"%s" has no animal on two legs', (prompt) => {
    for (const subject of understandPrompt(prompt).subjects)
      if (subject.kind === 'person') expect(subject.role.look.kind).not.toBe('beast')
  })

  test('what is said of two animals is done by both', () => {
    const { subjects } = understandPrompt('a fox and a rabbit playing chess')
    expect(subjects[0]).toMatchObject(beast('fox'))
    expect(subjects[1]).toMatchObject(beast('rabbit'))
    for (const subject of understandPrompt('a dog and a man reading a book').subjects)
      if (subject.kind === 'person') expect(subject.word).toBe('man')
  })

  test('who plays against an animal has it at the table', () => {
    expect(understandPrompt('a man playing chess with a bear').subjects[1]).toMatchObject(beast('bear'))
  })
})

describe('beings of tales', () => {
  test.each([
    ['a werewolf in a forest', 'werewolf'],
    ['a minotaur in a maze', 'bull'],
    ['a yeti in the snow', 'yeti'],
    ['bigfoot walking in a forest', 'bigfoot'],
  ])('"%s" has the head of a beast', (prompt, name) => {
    expect(firstOf(prompt)).toMatchObject(beast(name))
    expect(understandPrompt(prompt).missing).toEqual([])
  })

  test('an angel has wings of the color that the text says', () => {
    expect(firstOf('an angel with black wings')).toMatchObject({ wear: { wings: '#2a2a32' } })
  })

  test('whoever sleeps in a coffin lies in an open one, and rides on the back of a dragon', () => {
    expect(understandPrompt('a vampire sleeping in a coffin').subjects[1]).toMatchObject({
      thing: { motif: 'open-coffin' },
    })
    expect(understandPrompt('a boy riding a dragon').subjects[1]).toMatchObject({
      thing: { saddle: 0.44 },
    })
  })
})
