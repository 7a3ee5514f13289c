import { placeOf } from '../scene/scene.ts'
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

test('whoever sleeps on a chair sits, wherever the chair is', () => {
  expect(poseIn('a tired nurse sleeping on a hospital chair')).toBe('dozing')
  expect(understandPrompt('a tired nurse sleeping on a hospital chair').missing).toEqual([])
})

test.each([
  ['a man sleeping on an airport bench', 'airport'],
  ['a student sleeping on a library couch', 'library'],
  ['a boy standing on a school desk', 'classroom'],
  ['a woman sitting on a hospital bed', 'hospital'],
  ['a cat lying on a kitchen table', 'kitchen'],
])('"%s" is in the place that its furniture names', (prompt, place) => {
  const read = understandPrompt(prompt)
  expect(placeOf(read)).toBe(place)
  expect(read.bonds).toMatchObject([{ relation: 'on' }])
})

test('whoever is covered in oil is under a truck all the same, and a pilot sleeps in the seat', () => {
  expect(understandPrompt('a mechanic covered in oil under a truck')).toMatchObject({
    bonds: [{ relation: 'under' }],
    missing: [],
  })
  expect(poseIn('a pilot asleep in the cockpit')).toBe('dozing')
})
