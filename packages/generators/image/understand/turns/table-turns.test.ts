import { expect, test } from 'vitest'
import { seeGroupOf } from '../../../node/testing-group.ts'
import { understandPrompt } from '../understand-prompt.ts'

const read = (prompt: string) => {
  const { subjects, bonds, place, missing } = understandPrompt(prompt)
  return {
    motifs: subjects.map((subject) => (subject.kind === 'thing' ? subject.thing.motif : subject.word)),
    bonds: bonds.map(({ relation, from, to }) => `${from} ${relation} ${to}`),
    place,
    missing,
  }
}

test('a computer before somebody at a desk is on the desk', () => {
  expect(read('a skeleton sitting at a desk in front of a computer')).toMatchObject({
    bonds: ['0 beside 1', '1 filled with 2'],
    missing: [],
  })
})

test('a dinner by candlelight elsewhere is a laid table there', () => {
  expect(read('a candlelit dinner on a rooftop')).toMatchObject({ motifs: ['laid-table'], place: 'rooftop' })
})

test('whoever walks on a rope bridge crosses it', () => {
  expect(read('a monk walking on a rope bridge over a canyon')).toMatchObject({ place: 'gorge', missing: [] })
})

test('nobody stands on what they splash, and thrown paint is told', () => {
  expect(read('an elephant spraying water on a child').bonds).toEqual(['0 facing 1'])
  expect(read('a boy throwing paint on a wall')).toMatchObject({ bonds: ['0 facing 1'], missing: ['paint'] })
})

test.each([
  'a treasure map on a table with a candle and a compass',
  'a laptop on a desk with a coffee cup and a plant',
])('in "%s" all of them are on the table', async (prompt) => {
  const { members, missing } = await seeGroupOf(prompt)
  const table = members.find(({ word }) => /table|desk/.test(word))!
  expect(missing).toEqual([])
  expect(members).toHaveLength(4)
  for (const { word, bottom } of members) {
    if (word !== table.word) expect(bottom, word).toBeLessThan((table.top + table.bottom) / 2)
  }
})
