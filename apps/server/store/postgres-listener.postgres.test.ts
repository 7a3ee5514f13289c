import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing.ts'
import { listenOnPostgres } from './postgres-listener.ts'

test('a listener whose connection breaks says that it may have missed something, and goes on listening', async () => {
  const { location, remove } = await openTestDatabase()
  if (location.kind !== 'postgres') throw new Error('This test needs TEST_DATABASE_URL.')
  const { url } = location
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  const heard: string[] = []
  const stop = await listenOnPostgres({
    url,
    channel: 'news',
    hear: (payload) => heard.push(payload),
    missed: () => heard.push('(missed)'),
  })
  try {
    await other.query(`select pg_notify('news', 'one')`)
    await until(() => heard.length === 1)
    await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await until(() => heard.length === 2)
    await other.query(`select pg_notify('news', 'two')`)
    await until(() => heard.length === 3)
    expect(heard).toEqual(['one', '(missed)', 'two'])
  } finally {
    await stop()
    await other.end()
    await remove()
  }
})

async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500 && !isTrue(); tries++) await wait(20)
  expect(isTrue()).toBe(true)
}
