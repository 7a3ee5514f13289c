import { describe, expect, test } from 'vitest'
import { understandPrompt } from '../../understand-prompt.ts'

const read = (prompt: string) => {
  const { subjects, bonds, missing } = understandPrompt(prompt)
  return {
    seen: subjects.map((subject) =>
      subject.kind === 'person'
        ? `${subject.role.look.mascot ?? subject.word} ${subject.pose}`
        : subject.thing.motif,
    ),
    bonds: bonds.map(({ relation, from, to }) => `${from} ${relation} ${to}`),
    missing,
  }
}

describe('things with arms and legs', () => {
  test.each([
    ['a brain runs on a treadmill', ['brain running', 'treadmill']],
    ['a clock chases a running man', ['mantelpiece-clock running', 'man running']],
    ['a heart and a brain shake hands', ['red-heart shaking hands', 'brain shaking hands']],
    ['a hamburger and a salad fight in a boxing ring', ['hamburger fighting', 'green-salad fighting']],
    ['a man and a phone dance', ['man waltzing', 'mobile-phone waltzing']],
  ])('"%s" has them', (prompt, seen) => {
    expect(read(prompt)).toMatchObject({ seen, missing: [] })
  })

  test('two who pull a rope in opposite directions face each other', () => {
    expect(read('a heart and a brain pull a rope in opposite directions').bonds).toEqual(['0 facing 1'])
  })

  test.each([
    ['a phone on a table', ['mobile-phone', 'table']],
    ['a coin falls into a jar', ['coin', 'jar']],
    ['a brain lifts weights', ['strong-brain']],
    ['a boy holds a phone', ['boy holding', 'mobile-phone']],
  ])('"%s" has none', (prompt, seen) => {
    expect(read(prompt).seen).toEqual(seen)
  })
})
