import { expect, test } from 'vitest'
import { understandPrompt } from '../understand-prompt.ts'

test.each([
  ['a boy learning to swim', 'swimming'],
  ['a teenager learning how to drive', 'driving'],
  ['a man trying to lift a car', 'carrying above'],
  ['a knight preparing to fight a dragon', 'fighting'],
  ['a woman ready to throw a vase', 'throwing'],
])('in "%s" they are seen %s', (prompt, pose) => {
  expect(understandPrompt(prompt).subjects[0]).toMatchObject({ pose })
})

test('how a baby learns to walk has a drawing of its own, and an unknown deed is told', () => {
  expect(understandPrompt('a baby learning to walk').drawn).toContain('learning to walk')
  expect(understandPrompt('a girl trying to xylograph a wall').missing).toContain('xylograph')
})

test('who skates on ice is on blades and not icing a cake', () => {
  for (const prompt of ['two kids ice skating', 'a figure skater on a frozen lake'])
    expect(understandPrompt(prompt)).toMatchObject({
      subjects: Array.from(understandPrompt(prompt).subjects, () => ({ pose: 'skating' })),
      place: 'frozen lake',
      missing: [],
    })
})
