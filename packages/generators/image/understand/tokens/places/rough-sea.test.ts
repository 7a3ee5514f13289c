import { expect, test } from 'vitest'
import { placeOf } from '../../scene/scene.ts'
import { understandPrompt } from '../../understand-prompt.ts'

test.each([
  'a ship in a storm with huge waves',
  'a lighthouse and giant waves',
  'a pirate ship sailing over rough waves at night',
  'a tiny paper boat between towering waves',
])('"%s" is set among waves that are taller than what is on them', (prompt) => {
  const read = understandPrompt(prompt)
  expect(placeOf(read)).toBe('high waves')
  expect(read.missing).toEqual([])
  expect(read.subjects).toHaveLength(1)
})

test('a surfer has a wave to ride, and somebody on a beach has the sea behind', () => {
  expect(understandPrompt('a surfer riding a huge wave').subjects).toHaveLength(2)
  expect(placeOf(understandPrompt('a girl playing in the waves'))).not.toBe('high waves')
})
