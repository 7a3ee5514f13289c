// Web and worker as processes of their own on one PostgreSQL. Runs where TEST_DATABASE_URL is set.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobViewSchema, type JobView } from '@vivify/contract/routes/jobs'
import { openTestDatabase } from './testing.ts'
import { Guest, killServer, killServers, startServerProcess, type ServerProcess } from './testing-process.ts'

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
}, 60_000)
afterAll(async () => {
  killServers()
  await removeDatabase()
  await rm(folder, { recursive: true, force: true })
})

test('a video asked of the web is made by a worker; killed, the next worker ends it, once and charged once', async () => {
  const [web, first] = await Promise.all([
    startServerProcess(environment, ['--role=web']),
    startServerProcess(environment, ['--role=worker']),
  ])
  const guest = await Guest.open(web)
  const jobId = await guest.startVideo(web, 'Tea')
  const heard = watch(web, guest, jobId)
  await guest.waitForJob(
    web,
    jobId,
    (state) => state.status === 'running' && state.progress.stage === 'video' && state.progress.done > 0,
  )
  const second = await startServerProcess(environment, ['--role=worker'])
  await killServer(first, 'SIGKILL')
  const states = (await heard).map(({ state }) => state)
  expect(states.at(-1)!.status).toBe('completed')
  const stages = states.map((state) => (state.status === 'running' ? state.progress.stage : state.status))
  // Back in line once, between two attempts.
  expect(stages.indexOf('queued', stages.indexOf('video'))).toBeGreaterThan(0)
  expect(stages.lastIndexOf('video')).toBeGreaterThan(stages.lastIndexOf('queued'))
  expect(await guest.readAccount(web)).toEqual({
    titles: ['Tea'],
    kinds: ['commit', 'reserve', 'grant'],
    credits: 10,
  })
  await killServer(second, 'SIGTERM')
  await killServer(web, 'SIGTERM')
  expect([second.child.exitCode, web.child.exitCode]).toEqual([0, 0])
}, 120_000)

async function watch(server: ServerProcess, guest: Guest, jobId: string): Promise<JobView[]> {
  const response = await fetch(`${server.address}/api/jobs/${jobId}/events`, { headers: guest.headers })
  const text = await response.text()
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => jobViewSchema.parse(JSON.parse(data!)))
}
