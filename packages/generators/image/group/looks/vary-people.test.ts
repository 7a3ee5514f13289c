import { expect, test } from 'vitest'
import { tops } from '../../figures/look.ts'
import { understandPrompt } from '../../understand/understand-prompt.ts'
import type { Subject } from '../../understand/understanding.ts'
import { varyPerson } from './vary-people.ts'

const topsOf = (prompt: string): (string | undefined)[] => {
  const { subjects } = understandPrompt(prompt)
  return subjects.map((subject, index) => {
    const varied: Subject = varyPerson(subject, index, subjects)
    return varied.kind === 'person' ? (varied.wear?.top ?? varied.role.look.top) : undefined
  })
}

test('people of one kind wear different colors, unless a text says which', () => {
  expect(new Set(topsOf('five men')).size).toBe(5)
  expect(
    topsOf('five men')
      .slice(1)
      .every((top) => tops.some((each) => each === top)),
  ).toBe(true)
  expect(new Set(topsOf('two girls in pink dresses')).size).toBe(1)
})

test('twins look the same, and so do soldiers', () => {
  expect(new Set(topsOf('twin sisters')).size).toBe(1)
  expect(new Set(topsOf('three soldiers')).size).toBe(1)
})
