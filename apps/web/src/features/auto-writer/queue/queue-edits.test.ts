import { expect, test } from 'vitest'
import { addTitles, findDuplicates, moveTitle, putBack, type QueuedTitle } from './queue-edits.ts'

const queueOf = (...titles: string[]): QueuedTitle[] => titles.map((title) => ({ id: title, title }))
const titlesOf = (queue: readonly QueuedTitle[]): string[] => queue.map(({ title }) => title)

test('titles are added at the end, each with an id of its own', () => {
  const { queue, tooLong, noRoom } = addTitles(queueOf('One'), ['Two', 'Two'])
  expect(titlesOf(queue)).toEqual(['One', 'Two', 'Two'])
  expect(new Set(queue.map(({ id }) => id)).size).toBe(3)
  expect([tooLong, noRoom]).toEqual([[], []])
})

test('the queue holds 500 titles; what does not fit and what is too long is returned', () => {
  const many = Array.from({ length: 600 }, (_, index) => `Title number ${index}`)
  const long = 'x'.repeat(10_000)
  const { queue, tooLong, noRoom } = addTitles(queueOf('First'), [long, ...many])
  expect(queue).toHaveLength(500)
  expect(tooLong).toEqual([long])
  expect(noRoom).toEqual(many.slice(499))
  expect(addTitles(queue, ['One more']).noRoom).toEqual(['One more'])
})

test('a title moves up, down and to the ends, and never beyond them', () => {
  const queue = queueOf('a', 'b', 'c')
  expect(titlesOf(moveTitle(queue, 'c', 0))).toEqual(['c', 'a', 'b'])
  expect(titlesOf(moveTitle(queue, 'a', 1))).toEqual(['b', 'a', 'c'])
  expect(titlesOf(moveTitle(queue, 'a', 99))).toEqual(['b', 'c', 'a'])
  expect(titlesOf(moveTitle(queue, 'b', -1))).toEqual(['b', 'a', 'c'])
  expect(titlesOf(moveTitle(queue, 'gone', 0))).toEqual(['a', 'b', 'c'])
})

test('a removed title comes back to its place, once', () => {
  const [a, b, c] = queueOf('a', 'b', 'c') as [QueuedTitle, QueuedTitle, QueuedTitle]
  const restored = putBack([a, c], b, 1)
  expect(restored).toEqual([a, b, c])
  expect(putBack(restored, b, 1)).toEqual([a, b, c])
})

test('titles that differ only in capitals, blanks and punctuation are duplicates of the first', () => {
  const queue = queueOf('Why Cats Purr', 'why cats  purr?', 'Why Dogs Purr', '🐱', '🐶')
  expect([...findDuplicates(queue)]).toEqual(['why cats  purr?'])
})
