import { expect, test } from 'vitest'
import { understandPrompt } from '../understand-prompt.ts'

const poseIn = (prompt: string): string | undefined =>
  understandPrompt(prompt).subjects.find((subject) => subject.kind === 'person')?.pose

test('whoever is asleep where there are seats and no beds sits', () => {
  expect(poseIn('a tired man asleep in a subway car')).toBe('dozing')
  expect(poseIn('a student sleeping in a library')).toBe('dozing')
  expect(poseIn('a woman sleeping at home')).toBe('sleeping')
  expect(poseIn('a man sleeping on a bench in a train station')).toBe('sleeping')
})
