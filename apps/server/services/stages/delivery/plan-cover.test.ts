import { expect, test } from 'vitest'
import { coverTitle } from './plan-cover.ts'

const longWords = 'one two three four five six seven eight nine ten eleven'

function titleFrom(title: string, say: string, onScreen: string | null = null): string {
  return coverTitle({ title, scenes: [{ say, onScreen }] } as Parameters<typeof coverTitle>[0])
}

test('a cover says the hook in a few words', () => {
  expect(titleFrom('Coffee', 'Coffee costs a car.', 'The $9,000 cup')).toBe('The $9,000 cup')
  expect(titleFrom('Coffee', 'Coffee costs a car. Every ten years, that is.')).toBe('Coffee costs a car')
  expect(titleFrom('Coffee', 'Is coffee worth it? Maybe.')).toBe('Is coffee worth it?')
  expect(titleFrom('Coffee', longWords)).toBe('Coffee')
  expect(titleFrom('', longWords)).toBe('One two three four five six seven eight nine')
  expect(titleFrom('', '', null)).toBe('')
})

test('a cover has neither fillers nor a greeting', () => {
  expect(titleFrom('Coffee', 'ok so basically coffee is a fruit.')).toBe('Coffee is a fruit')
  expect(titleFrom('Coffee is a fruit', 'Hey guys! Coffee is a fruit, and nobody told you.')).toBe(
    'Coffee is a fruit',
  )
  expect(titleFrom('', 'Hey guys!')).toBe('Hey guys!')
})
