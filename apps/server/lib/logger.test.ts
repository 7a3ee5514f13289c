import { Writable } from 'node:stream'
import { sql } from '../store/sql.ts'
import { expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import { insertProject } from '../store/projects.ts'
import { openStore } from '../store/database.ts'
import { openTestDatabase } from '../testing.ts'
import { createLogger } from './logger.ts'

const secret = 'the words of a person'

/** What the logger writes for an entry. */
function logged(entry: unknown): Record<string, unknown> & { text: string } {
  let text = ''
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString()
      done()
    },
  })
  createLogger('debug', destination).error(entry)
  return { ...(JSON.parse(text) as Record<string, unknown>), text }
}

test('a failed query is logged without its parameters and its text', async () => {
  const database = await openTestDatabase()
  const store = await openStore(database.location)
  try {
    const failures = [
      store.db.execute(sql`select ${secret}::int`),
      store.db.execute(sql`select ${`${secret}\0`}::text`),
      store.db.execute(sql`select ${secret} from nowhere`),
      insertProject(store.db, { id: secret, workspaceId: secret } as never),
      store.db.transaction((tx) => tx.execute(sql`select ${secret}::json`)),
    ]
    for (const outcome of await Promise.allSettled(failures)) {
      const error: unknown = outcome.status === 'rejected' ? outcome.reason : null
      expect(error).toBeInstanceOf(Error)
      for (const entry of [
        error,
        { path: '/api/projects', error },
        { error: new Error('x', { cause: error }) },
      ]) {
        const line = logged(entry)
        expect(line.text).not.toContain('the words')
        expect(line.text).not.toContain('select')
        expect(line.text.length).toBeLessThan(6000)
      }
      expect(logged(error)['error']).toMatchObject({ cause: { code: expect.any(String) as string } })
    }
  } finally {
    await store.close()
    await database.remove()
  }
})

test('an error is logged with its code, its message, where it was thrown and its cause', () => {
  const cause = new TypeError('fetch failed')
  const line = logged({
    jobId: 'j',
    error: new AppError('disk_full', 'The disk is full.', { cause, details: { free: 0 } }),
  })
  expect(line).toMatchObject({
    jobId: 'j',
    error: {
      type: 'AppError',
      code: 'disk_full',
      message: 'The disk is full.',
      details: { free: 0 },
      cause: { type: 'TypeError', message: 'fetch failed' },
    },
  })
  expect(line.text).toContain('logger.test.ts')
})

test('text that could not be parsed is not logged', () => {
  let failure: unknown
  try {
    JSON.parse(secret)
  } catch (error) {
    failure = error
  }
  expect(logged(failure).text).not.toContain('the words')
})

test('message lines that look like a stack are not logged as one', () => {
  expect(logged(new SyntaxError(`x\n    at ${secret}`)).text).not.toContain('the words')
})
