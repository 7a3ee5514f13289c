import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { readJob } from '@vivify/contract/routes/jobs'
import { createProject } from '@vivify/contract/routes/projects'
import { createVideo } from '@vivify/contract/routes/videos'
import { defineJob } from '../services/jobs/job.ts'
import { startServer } from '../server.ts'
import { openTestServer, type TestServer } from '../testing.ts'

const metricsToken = 'a token for what watches'
let server: TestServer

beforeAll(async () => {
  server = await openTestServer({
    runsJobs: true,
    defineJobs: () => [
      defineJob({
        kind: 'make-video',
        concurrency: 1,
        async handle({ report }) {
          report({ stage: 'voice', done: 0, total: 1 })
          await wait(20)
          report({ stage: 'video', done: 0, total: 1 })
          await wait(20)
          return { result: { creationId: 'c', warnings: [] } }
        },
      }),
    ],
  })
})
afterAll(() => server.close())

const ask = (path: string, headers: Record<string, string> = {}): Response | Promise<Response> =>
  server.app.request(`http://localhost:3000${path}`, { headers })

test('monitors learn that the server lives and can work, until it stops', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await ask(path)
    expect([answer.status, await answer.text()]).toEqual([200, 'ok\n'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

test('metrics count calls by route, and jobs by kind with their waiting time and the seconds of their stages', async () => {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  const document = { version: 1, title: 'Tea', seed: 1, scenes: [{ id: 'a', say: 'Tea is old.' }] }
  const { id: projectId } = await browser.send(createProject, { body: { document } })
  const { jobId } = await browser.send(createVideo, { body: { projectId } })
  await expect
    .poll(async () => (await browser.send(readJob, { params: { jobId } })).state.status)
    .toBe('completed')
  await browser.call('GET', '/api/jobs/nothing')
  const answer = await ask('/metrics')
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const text = await answer.text()
  for (const line of [
    'vivify_http_request_seconds_count{method="GET",route="/api/jobs/:jobId",status="404"} 1',
    'vivify_http_request_seconds_count{method="POST",route="/api/videos",status="202"} 1',
    'vivify_job_attempts_total{kind="make-video",status="completed"} 1',
    'vivify_job_wait_seconds_count{kind="make-video"} 1',
    'vivify_job_stage_seconds_count{kind="make-video",stage="video"} 1',
  ]) {
    expect(text).toContain(line)
  }
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(text).not.toContain(jobId)
})

test('metrics answer this machine and callers with the token; for others the address does not exist', async () => {
  const { config } = server.context
  expect((await server.app.request('http://vivify.example/metrics')).status).toBe(404)
  const shown = { ...config, server: { ...config.server, metricsToken, isLocal: false } }
  const { createHealthApp } = await import('./health.ts')
  const open = createHealthApp({ ...server.context, config: shown })
  const statusFor = async (authorization?: string): Promise<number> => {
    const answer = await open.request('http://localhost/metrics', {
      headers: authorization === undefined ? {} : { authorization },
    })
    return answer.status
  }
  expect(await statusFor()).toBe(404)
  expect(await statusFor('Bearer something else')).toBe(404)
  expect(await statusFor(`Bearer ${metricsToken}`)).toBe(200)
})

test('a worker answers health checks on HEALTH_PORT, and nothing else', async () => {
  const { context } = await openTestServer({ environment: { HEALTH_PORT: '0' } })
  const worker = await startServer(context, 'worker')
  expect(worker.address).toBeNull()
  for (const [path, status] of [
    ['/healthz', 200],
    ['/readyz', 200],
    ['/metrics', 200],
    ['/api/health', 404],
    ['/', 404],
  ] as const) {
    expect((await fetch(`${worker.healthAddress}${path}`)).status, path).toBe(status)
  }
  await worker.stop()
  await expect(fetch(`${worker.healthAddress}/healthz`)).rejects.toThrow()
  await rm(context.config.dataFolder, { recursive: true, force: true })
})

test('a server that is stopping is not ready for more', async () => {
  server.context.stopping.abort()
  const answer = await ask('/readyz')
  expect([answer.status, await answer.text()]).toEqual([503, 'stopping\n'])
  expect((await ask('/healthz')).status).toBe(200)
})
