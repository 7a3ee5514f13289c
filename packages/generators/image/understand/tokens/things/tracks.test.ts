import { expect, test } from 'vitest'
import { understandPrompt } from '../../understand-prompt.ts'

test('footprints are on the ground, and whoever follows them walks', () => {
  const read = understandPrompt('a detective following footprints in the snow')
  expect(read.air).toContain('footprints')
  expect(read.subjects).toMatchObject([{ word: 'detective', pose: 'walking' }])
  expect(read.missing).toEqual([])
})

test('whoever examines them kneels, and they lead to what is named', () => {
  expect(understandPrompt('a detective examining footprints').subjects).toMatchObject([{ pose: 'kneeling' }])
  expect(understandPrompt('footprints in the snow leading to a cabin').missing).toEqual([])
})
