// Web and worker as separate processes on one PostgreSQL. Runs where TEST_DATABASE_URL is set.

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobViewSchema, type JobView } from '@vivify/contract/jobs'
import { openTestDatabase } from './testing.ts'
import {
  Guest,
  killServer,
  killServers,
  runServerToEnd,
  signalAll,
  startServerProcess,
  type ServerProcess,
} from './testing-process.ts'

let folder: string
let environment: Record<string, string>
let removeDatabase: () => Promise<void>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-roles-'))
  const { location, remove } = await openTestDatabase()
  removeDatabase = remove
  if (location.kind !== 'postgres') throw new Error('These tests need TEST_DATABASE_URL.')
  environment = {
    DATA_DIR: path.join(folder, 'data'),
    PORT: '0',
    DATABASE_URL: location.url,
    AUTH_SECRET: 'a secret that both processes share',
  }
})
afterAll(async () => {
  killServers()
  await removeDatabase()
  await rm(folder, { recursive: true, force: true })
})

test('a video is taken over from a frozen worker and from a killed one: made once, charged once', async () => {
  const [web, first] = await Promise.all([
    startServerProcess(environment, { argv: ['--role=web'] }),
    startServerProcess({ ...environment, LOG_LEVEL: 'warn' }, { argv: ['--role=worker'] }),
  ])
  await expectRefused({ DATA_DIR: path.join(folder, 'elsewhere') }, 'is not the data folder of this database')
  await expectRefused({ AUTH_SECRET: 'a secret that no other process has' }, 'everybody would be signed out')
  const guest = await Guest.open(web)
  const jobId = await guest.startVideo(web, 'Tea')
  const heard = watch(web, guest, jobId)
  await guest.waitForJob(web, jobId, isRendering)
  signalAll(first, 'SIGSTOP')
  const second = await startServerProcess({ ...environment, LOG_LEVEL: 'warn' }, { argv: ['--role=worker'] })
  await expect.poll(() => countAttempts(jobId)).toBe(2)
  // When it wakes, it finds that it has lost the job, and clears only its own files.
  signalAll(first, 'SIGCONT')
  await expect.poll(() => first.said()).toContain('an attempt has lost its job')
  expect(second.said()).toContain('the worker of an attempt is silent')
  const { status } = await guest.readJob(web, jobId).then(({ state }) => state)
  await killServer(second, 'SIGKILL')
  const states = (await heard).map(({ state }) => state)
  expect(states.at(-1)!.status, first.said() + second.said()).toBe('completed')
  const stages = states.map((state) => (state.status === 'running' ? state.progress.stage : state.status))
  expect(stages).toContain('video')
  expect(await countAttempts(jobId)).toBe(status === 'running' ? 3 : 2)
  expect(await guest.readAccount(web)).toEqual({
    titles: ['Tea'],
    kinds: ['commit', 'reserve', 'grant'],
    credits: 10,
  })
  await killServer(first, 'SIGTERM')
  await killServer(web, 'SIGTERM')
  expect([first.child.exitCode, web.child.exitCode]).toEqual([0, 0])
  expect(await readdir(path.join(environment['DATA_DIR']!, 'work'))).toEqual([])
}, 180_000)

async function expectRefused(changed: Record<string, string>, sentence: string): Promise<void> {
  const { exitCode, stderr } = await runServerToEnd(['--role=worker'], { ...environment, ...changed })
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toContain(sentence)
  expect(exitCode).toBe(1)
}

const isRendering = (state: JobView['state']): boolean =>
  state.status === 'running' && state.progress.stage === 'video' && state.progress.done > 0

async function countAttempts(jobId: string): Promise<number> {
  const client = new pg.Client({ connectionString: environment['DATABASE_URL'] })
  await client.connect()
  try {
    const { rows } = await client.query<{ attempt: number }>('select attempt from jobs where id = $1', [
      jobId,
    ])
    return rows[0]!.attempt
  } finally {
    await client.end()
  }
}

async function watch(server: ServerProcess, guest: Guest, jobId: string): Promise<JobView[]> {
  const response = await fetch(`${server.address}/api/jobs/${jobId}/events`, { headers: guest.headers })
  const text = await response.text()
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => jobViewSchema.parse(JSON.parse(data!)))
}
