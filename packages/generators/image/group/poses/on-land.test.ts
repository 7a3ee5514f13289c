import { expect, test } from 'vitest'
import { understandPrompt } from '../../understand/understand-prompt.ts'
import { sitOnLand } from './on-land.ts'

const sleeperIn = (place: 'kitchen' | 'workshop' | 'bedroom' | 'field'): string => {
  const { subjects } = understandPrompt('a woman sleeping')
  const subject = sitOnLand(subjects[0]!, place, subjects)
  return subject.kind === 'person' ? subject.pose : ''
}

test('whoever sleeps in a room without beds, or in a field, lies on the ground', () => {
  expect(sleeperIn('kitchen')).toBe('lying')
  expect(sleeperIn('workshop')).toBe('lying')
  expect(sleeperIn('field')).toBe('lying')
  expect(sleeperIn('bedroom')).toBe('sleeping')
})

test('whoever sits in a kitchen has a chair all the same', () => {
  const { subjects } = understandPrompt('a woman sitting')
  expect(sitOnLand(subjects[0]!, 'kitchen', subjects)).toBe(subjects[0])
})
