import { expect, test } from 'vitest'
import { promptsOf } from '../../node/testing-plan.ts'
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
  const [first] = promptsOf(
    'My neighbor',
    'My neighbor is eighty-six and swims in the lake every morning. | neighbor, lake',
    'She laughs at me.',
  )
  expect(first).toMatch(/grandmother swimming in the lake/)
})
