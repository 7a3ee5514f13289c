import { expect, test } from 'vitest'
import { understandPrompt } from '../../understand-prompt.ts'

test.each([
  ['close-up of an eye with a galaxy in the pupil', 'galaxy'],
  ['close-up of an eye reflecting a fire', 'fire'],
  ['an eye with flames in the pupil', 'fire'],
  ['an eye with a city reflected in it', 'city-block'],
])('"%s" has it before the iris', (prompt, motif) => {
  expect(understandPrompt(prompt)).toMatchObject({
    subjects: [{ thing: { motif: 'human-eye' } }, { thing: { motif } }],
    bonds: [{ relation: 'marked with', from: 0, to: 1 }],
    missing: [],
  })
})
