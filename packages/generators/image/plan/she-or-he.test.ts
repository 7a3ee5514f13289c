import { expect, test } from 'vitest'
import { planScenes } from './plan-scenes.ts'
import { withSheOrHe } from './she-or-he.ts'

const told = (...says: string[]): string[] =>
  withSheOrHe(says.map((say) => ({ say, prompt: 'neighbor' }))).map(({ say }) => say)

test('a neighbor of whom a text says "she" is a woman, and an old one is drawn as a grandmother', () => {
  expect(told('My neighbor is eighty-six.', 'She laughed.')[0]).toBe('The grandmother is eighty-six.')
  expect(told('A coworker sat down.', 'He said nothing.')[0]).toBe('A man sat down.')
  expect(withSheOrHe([{ say: 'My neighbor sings. She is loud.', prompt: 'neighbor, song' }])[0]!.prompt).toBe(
    'woman, song',
  )
})

test.each([
  ['who may be either', ['My neighbor laughed.', 'I told my brother, and he told her.']],
  ['of whom nothing is said', ['My neighbor laughed.', 'The dog barked.']],
  ['who are two', ['My neighbor met a coworker.', 'She laughed.']],
])('people %s stay as they are', (_, says) => {
  expect(told(...says)).toEqual(says)
})

test('what somebody of eighty-six does is seen', () => {
  const scenes = [
    {
      id: 'a',
      say: 'My neighbor is eighty-six and swims in the lake every morning.',
      prompt: 'neighbor, lake',
    },
    { id: 'b', say: 'She laughs at me.', prompt: '' },
  ].map((scene) => ({ ...scene, symbol: { prompt: 'light bulb', name: 'light-bulb', isOwn: false } }))
  const planning = planScenes({ title: 'My neighbor', seed: 3, scenes })
  let step = planning.next()
  while (!step.done) step = planning.next()
  expect(step.value.get('a')!.prompt).toMatch(/grandmother swimming in the lake/)
})
