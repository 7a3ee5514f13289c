import * as messages from '@vivify/contract/messages'
import { expect, test } from 'vitest'
import { ApiError } from '../../api/client.ts'
import { describeEnd, isCharged } from './video-outcome.ts'

const failed = { status: 'failed', code: 'provider_failed', message: 'The voice broke.' } as const

test('a failure says what happened to the credits', () => {
  expect(describeEnd(failed, false)).toEqual({
    tone: 'danger',
    sentence: 'The voice broke. Your 10 credits are back.',
    mayBeVoice: true,
  })
  expect(describeEnd({ ...failed, code: 'disk_full' }, false)?.mayBeVoice).toBe(false)
  expect(describeEnd(failed, true)?.sentence).toBe('The voice broke. Nothing was charged.')
  expect(describeEnd({ status: 'cancelled' }, false)).toEqual({
    tone: 'second',
    sentence: 'Canceled. Your 10 credits are back.',
  })
})

test('a failed video is still charged if a vendor was asked for part of it', () => {
  const end = { ...failed, chargedCredits: 10 }
  expect(isCharged(end)).toBe(true)
  expect(describeEnd(end, false)?.sentence).toBe(`The voice broke. ${messages.videoModels.paidAllTheSame}`)
  expect(isCharged(failed)).toBe(false)
})

test('a job that did not start charges nothing and repeats the reason from the server', () => {
  const refusal = new ApiError('rate_limited', 429, 'Too many at once.')
  expect(describeEnd({ status: 'not-started', error: refusal }, false)?.sentence).toBe(
    'Too many at once. Nothing was charged.',
  )
  expect(
    describeEnd({ status: 'not-started', error: new TypeError('x is undefined') }, false)?.sentence,
  ).toBe('Something went wrong. Please try again. Nothing was charged.')
})

test('a finished video and a missing job have no outcome sentence', () => {
  expect(describeEnd({ status: 'completed', result: { creationId: 'c1', warnings: [] } }, false)).toBeNull()
  expect(describeEnd({ status: 'gone', message: 'Job not found.' }, false)).toBeNull()
})
