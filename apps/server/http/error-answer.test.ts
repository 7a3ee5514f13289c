import { expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import { describeForCaller } from './error-answer.ts'

test('a caller gets the error sentence of a failed process, and not its output', () => {
  const error = new AppError('generator_failed', 'Painting the pictures failed. Try again.', {
    details: { said: 'Error: at paint (/srv/vivify/paint.ts:3:1)' },
  })
  expect(describeForCaller(error).answer).toEqual({
    error: 'Painting the pictures failed. Try again.',
    code: 'generator_failed',
  })
})
