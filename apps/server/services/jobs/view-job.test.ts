import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobSchemas } from '@vivify/contract/jobs'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { listActiveJobs } from '@vivify/contract/routes/jobs'
import type { JobRow } from '../../store/jobs.ts'
import { jobs, workspaces } from '../../store/schema.ts'
import { openTestServer, type TestServer } from '../../testing.ts'
import { viewJob } from './jobs.ts'

let server: TestServer
/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer()
}, startMs)
afterAll(() => server.close(), startMs)

function buildJob(changes: Partial<JobRow>): JobRow {
  const moment = new Date(0)
  return {
    id: 'j',
    workspaceId: 'w',
    kind: 'make-video',
    subject: null,
    idempotencyKey: 'k',
    payload: {},
    status: 'completed',
    stage: 'film',
    done: 1,
    total: 3,
    result: null,
    errorCode: null,
    errorMessage: null,
    reservationId: null,
    orderedCredits: 0,
    attempt: 1,
    revision: 4,
    heartbeatAt: null,
    dueAt: null,
    waitReason: null,
    waits: 0,
    createdAt: moment,
    startedAt: moment,
    finishedAt: null,
    ...changes,
  }
}

describe('a job of another version', () => {
  test('with a different result format is shown with a sentence', () => {
    const { kind, state } = viewJob(buildJob({ result: { video: 7 } }))
    expect({ kind, state }).toMatchObject({
      kind: 'make-video',
      state: { status: 'failed', code: 'not_found' },
    })
  })

  test('whose result lacks newer fields is shown with their defaults', () => {
    const { state } = viewJob(buildJob({ result: { creationId: 'old' } }))
    expect(state).toEqual({ status: 'completed', result: { creationId: 'old', warnings: [] } })
  })

  test('of an unknown kind is hidden', async () => {
    const browser = server.openBrowser()
    await browser.send(signInAsGuest)
    const { db } = server.context.store
    const [workspace] = await db.select().from(workspaces)
    const id = randomUUID()
    await db.insert(jobs).values(buildJob({ id, workspaceId: workspace!.id, kind: 'sing', status: 'queued' }))
    expect((await browser.call('GET', `/api/jobs/${id}`)).status).toBe(404)
    expect((await browser.call('DELETE', `/api/jobs/${id}`)).status).toBe(404)
    expect((await browser.send(listActiveJobs)).jobs).toEqual([])
  })
})

test('a waiting job is shown as running, with the reason, and with the time until it has passed', () => {
  const waiting = { status: 'queued', waitReason: 'The model is filming.' } as const
  const shown = {
    status: 'running',
    progress: { stage: 'film', done: 1, total: 3 },
    reason: waiting.waitReason,
  }
  const dueAt = new Date(60_000)
  expect(viewJob(buildJob({ ...waiting, dueAt })).state).toEqual({
    ...shown,
    waitsUntil: dueAt.toISOString(),
  })
  expect(viewJob(buildJob(waiting)).state).toEqual(shown)
  expect(viewJob(buildJob({ ...waiting, status: 'running' })).state).toEqual(shown)
})

test('the result of each kind of job is described for other programs', async () => {
  const { body } = await server.openBrowser().call('GET', '/api/openapi.json')
  interface Described {
    properties: { kind: { enum: string[] }; state: { oneOf: { properties: Record<string, unknown> }[] } }
  }
  const schemas: Described[] = []
  const paths = body['paths'] as Record<string, unknown>
  JSON.stringify(paths['/api/jobs/{jobId}'], (key, value: unknown) => {
    if (key === 'oneOf' && schemas.length === 0) schemas.push(...(value as Described[]))
    return value
  })
  const results = schemas.map(({ properties: { kind, state } }) => {
    const completed = state.oneOf.find(({ properties }) => 'result' in properties)!
    const { properties } = completed.properties['result'] as { properties: object }
    return [kind.enum[0], Object.keys(properties)]
  })
  const kinds = Object.entries(jobSchemas).map(([kind, { result }]) => [kind, Object.keys(result.shape)])
  expect(Object.fromEntries(results)).toEqual(Object.fromEntries(kinds))
  expect(Object.fromEntries(results)).toMatchObject({ 'make-video': ['creationId', 'warnings', 'placed'] })
})

test('each kind of job has a name that people can read, on the operator’s page and in the API', () => {
  const names = Object.keys(jobSchemas).map((kind) => {
    const { name } = viewJob(buildJob({ kind }))
    return [name, messages.installation.kind(kind)]
  })
  for (const name of names.flat()) expect(name).toMatch(/^[A-Z][A-Za-z]+( [a-z]+)*$/)
  for (const place of [0, 1]) expect(new Set(names.map((both) => both[place])).size).toBe(names.length)
  const defined = server.context.jobDefinitions.map(({ kind }) => kind)
  expect(defined.toSorted()).toEqual(Object.keys(jobSchemas).toSorted())
})

test('what has no name is shown in words, too', () => {
  expect(messages.installation.kind('article-sites')).toBe('Article sites')
})
