import { expect, test } from 'vitest'
import { AppError, type ErrorCode } from '@vivify/contract/errors'
import { aloneWhenCrowded } from './alone-when-crowded.ts'

function failing(code: ErrorCode) {
  return aloneWhenCrowded<string, string>(
    () => Promise.reject(new AppError(code, 'No.')),
    (request) => Promise.resolve(`${request} alone`),
  )
}

test('work runs in its own process when the shared one is crowded or was brought down', async () => {
  for (const code of ['rate_limited', 'timed_out', 'generator_failed'] as const) {
    expect(await failing(code)('speak', {})).toBe('speak alone')
  }
})

test('work with a bad request, or canceled work, is not tried again', async () => {
  await expect(failing('bad_input')('speak', {})).rejects.toThrow('No.')
  const signal = AbortSignal.abort(new AppError('cancelled', 'Cancelled.'))
  await expect(failing('rate_limited')('speak', { signal })).rejects.toThrow('Cancelled.')
})
