import { expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import { ErrorTally, tallyErrors } from './error-tally.ts'
import { createLogger } from './logger.ts'

function open() {
  let nowMs = 1000
  const tally = new ErrorTally(() => nowMs++)
  return { tally, logger: tallyErrors(createLogger('silent'), tally) }
}

test('errors are counted by sentence and area; warnings are not', () => {
  const { tally, logger } = open()
  logger.error({ kind: 'make-video', job: 'j1', code: 'render_failed' }, 'an attempt failed')
  logger.error({ kind: 'make-video', job: 'j2', code: 'render_failed' }, 'an attempt failed')
  logger.error({ reason: 'x' }, 'the database is away')
  logger.warn({ reason: 'x' }, 'something is odd')
  expect(tally.take()).toEqual([
    { area: 'make-video', sentence: 'An attempt failed (render_failed)', count: 2, lastSeenMs: 1001 },
    { area: 'server', sentence: 'The database is away', count: 1, lastSeenMs: 1002 },
  ])
  expect(tally.take()).toEqual([])
})

test('no message, path, parameter or text of anybody is kept', () => {
  const { tally, logger } = open()
  const secret = 'My secret script'
  const odd = Object.assign(new Error(secret), { name: secret, code: secret })
  logger.error({ path: `/api/${secret}`, kind: secret, error: odd })
  logger.error(new AppError('internal', secret, { details: { secret }, cause: odd }))
  logger.error(Object.assign(new TypeError(`can't read ${secret}`), { code: 'ECONNRESET' }), undefined)
  const taken = tally.take()
  expect(JSON.stringify(taken)).not.toContain(secret)
  expect(taken.map(({ sentence }) => sentence)).toEqual([
    'Something unexpected failed',
    'Something unexpected failed (AppError internal)',
    'Something unexpected failed (TypeError ECONNRESET)',
  ])
  // Where the error was made: this file.
  expect(taken.map(({ area }) => area)).toEqual(['lib', 'lib', 'lib'])
})

test('many different sentences are counted as one, and a failed write counts them again', () => {
  const { tally } = open()
  for (let at = 0; at < 1000; at++) tally.note({}, `failure ${at}`)
  const taken = tally.take()
  expect(taken).toHaveLength(201)
  expect(taken.at(-1)).toMatchObject({ sentence: 'Further errors', count: 800 })
  tally.note({}, 'failure 1')
  tally.putBack(taken)
  const again = tally.take()
  expect(again).toHaveLength(201)
  expect(again.reduce((sum, { count }) => sum + count, 0)).toBe(1001)
  expect(again[0]).toMatchObject({ sentence: 'Failure 1', count: 2 })
})
