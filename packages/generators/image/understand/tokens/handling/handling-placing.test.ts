import { expect, test } from 'vitest'
import { seeGroupOf } from '../../../../node/testing-group.ts'
import { understandPrompt } from '../../understand-prompt.ts'

test.each([
  'a woman putting a vase on a table',
  'a girl placing a candle on a cake',
  'a man putting a bowl of nuts on a desk',
])('what somebody puts on a thing is at its near edge: %s', async (prompt) => {
  const { members, missing } = await seeGroupOf(prompt)
  const [person, thing] = members
  const base = members.at(-1)
  expect(missing).toEqual([])
  const gap = Math.max(person!.left, thing!.left) - Math.min(person!.right, thing!.right)
  expect(gap).toBeLessThan(8)
  expect(thing!.top).toBeLessThan(base!.top)
})

test('flowers for the dead lie before the stone, and nobody stands on it', () => {
  expect(understandPrompt('a widow putting flowers on a grave in the rain')).toMatchObject({
    subjects: [{ pose: 'kneeling' }, {}, { thing: { motif: 'gravestone' } }],
    bonds: [
      { relation: 'facing', from: 0, to: 1 },
      { relation: 'in front of', from: 1, to: 2 },
    ],
    missing: [],
  })
})

test('who lays bricks does not lie down', () => {
  expect(understandPrompt('a man laying bricks').subjects[0]).toMatchObject({ pose: 'kneeling' })
})
