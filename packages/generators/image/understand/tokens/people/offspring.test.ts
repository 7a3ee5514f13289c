import { expect, test } from 'vitest'
import { understandPrompt } from '../../understand-prompt.ts'

const motifsOf = (prompt: string) =>
  understandPrompt(prompt).subjects.map((subject) =>
    subject.kind === 'thing' ? subject.thing.motif : subject.word,
  )

test.each([
  ['a lioness with her cubs', ['lioness', 'lioness', 'lioness']],
  ['a lion and its cub', ['lion', 'lioness']],
  ['a wolf with its pups', ['wolf', 'wolf', 'wolf']],
  ['a bear and its babies in a river', ['bear', 'bear', 'bear']],
  ['ducklings behind their mother', ['baby-chick', 'baby-chick', 'duck']],
  ['a woman with her baby', ['woman', 'baby']],
  ['a mother and baby penguin on the ice', ['penguin', 'penguin']],
  ['a mother and her baby elephant', ['elephant', 'elephant']],
  ['a father and baby gorilla', ['gorilla', 'gorilla']],
  ['a mother and her baby', ['mother', 'baby']],
])('in "%s" all are of one kind', (prompt, motifs) => {
  expect(motifsOf(prompt)).toEqual(motifs)
})

test('the young are smaller than their mother', () => {
  const [mother, cub] = understandPrompt('a lioness with her cubs').subjects
  expect(cub!.size).toBeLessThan(mother!.size)
})

test('a bird of prey that carries something in its talons flies', () => {
  expect(motifsOf('a hawk carrying a fish in its talons')[0]).toBe('flying-hawk')
})

test('whoever is in a closet stands in an open one, and who leaves a saucer comes out of it', () => {
  expect(motifsOf('a monster in a closet')).toEqual(['monster', 'open-closet'])
  expect(understandPrompt('an alien walking out of a spaceship').bonds[0]).toMatchObject({
    relation: 'emerging',
  })
})

test('a bird on the head of somebody is told as it is written', () => {
  expect(understandPrompt('a parrot on the head of a pirate').missing).toEqual([])
})
