import type { ErrorCode } from '@vivify/contract/errors'
import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '../../api/client.ts'
import type { JobPort, JobView } from '../../api/jobs.ts'
import { createMemoryStorage } from '../memory-storage.ts'
import { JobFollower, type JobEnd, type JobPlace } from './job-follower.ts'

type VideoJob = JobView<'make-video'>
type Told = { end: JobEnd<'make-video'>; note: string | null }

/** A job server that the test controls; it notifies everyone who watches a job. */
function startTestJobs() {
  const jobs = new Map<string, VideoJob>()
  const watchers = new Map<string, Set<Parameters<JobPort['watch']>[1]>>()
  const activeWatchers = new Set<Parameters<JobPort['watchActive']>[0]>()
  const server = {
    calls: [] as string[],
    cancelProblem: null as Error | null,
    set(id: string, state: VideoJob['state'], subject: string | null = null): void {
      const moment = '2025-01-01T00:00:00.000Z'
      const about = { id, kind: 'make-video', name: 'Video', subject, revision: 1 } as const
      const job = { ...about, createdAt: moment, startedAt: null, state }
      jobs.set(id, job)
      for (const tell of watchers.get(id) ?? []) tell(job, null)
    },
    fail(id: string, error: Error): void {
      for (const tell of watchers.get(id) ?? []) tell(undefined, error)
    },
    tellActive(): void {
      for (const tell of activeWatchers) tell([...jobs.values()])
    },
  }
  const port: JobPort = {
    watch(id, onChange) {
      const known = watchers.get(id) ?? new Set()
      watchers.set(id, known.add(onChange))
      const job = jobs.get(id)
      if (job !== undefined) onChange(job, null)
      return () => void known.delete(onChange)
    },
    watchActive(onJobs) {
      activeWatchers.add(onJobs)
      return () => void activeWatchers.delete(onJobs)
    },
    async cancel(id) {
      server.calls.push(`cancel ${id}`)
      if (server.cancelProblem !== null) throw server.cancelProblem
      server.set(id, { status: 'cancelled' })
    },
    async refresh(hasMade) {
      server.calls.push(hasMade ? 'refresh what was made' : 'refresh')
    },
    endSession: () => void server.calls.push('end session'),
  }
  return { ...server, server, port }
}

let jobs: ReturnType<typeof startTestJobs>
let storage: Storage
let told: Told[]
const place: JobPlace = { name: 'p1', kind: 'make-video', finds: { subject: 'p1' } }
const refusal = (code: ErrorCode | 'unreachable') => new ApiError(code, 400, `Refused: ${code}.`)

beforeEach(() => {
  jobs = startTestJobs()
  storage = createMemoryStorage()
  told = []
})

function createFollower() {
  return new JobFollower<'make-video', string>({
    port: jobs.port,
    keeper: storage,
    onEnd: (end, note) => void told.push({ end, note }),
  })
}

/** Waits until all pending promises are settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve))
const completed = {
  status: 'completed' as const,
  result: { creationId: 'c1', warnings: [] as string[] },
} satisfies VideoJob['state']
const running = { status: 'running', progress: { stage: 'video', done: 1, total: 4 } } as const

test('a job is followed from the press to its end, which is reported once', async () => {
  const follower = createFollower()
  follower.open(place)
  const started = follower.start(async () => ({ jobId: 'j1' }), 'a note')
  expect(follower.getState()).toMatchObject({ isStarting: true, jobId: null })
  await started
  jobs.set('j1', running)
  expect(follower.getState()).toMatchObject({ isStarting: false, jobId: 'j1', job: { state: running } })
  jobs.set('j1', completed)
  jobs.set('j1', completed)
  await settle()
  expect(told).toEqual([{ end: completed, note: 'a note' }])
  expect(jobs.server.calls).toContain('refresh what was made')
  expect(follower.getState()).toMatchObject({ jobId: null, job: undefined })
  expect(storage.length).toBe(0)
})

test('after a reload the end is reported with its note, even when the job ended during the reload', async () => {
  const follower = createFollower()
  const close = follower.open(place)
  await follower.start(async () => ({ jobId: 'j1' }), 'a note')
  close()
  jobs.set('j1', completed)
  expect(told).toEqual([])

  createFollower().open(place)
  await settle()
  expect(told).toEqual([{ end: completed, note: 'a note' }])
})

test('a running job of the subject is found, and not found again after its end', async () => {
  jobs.set('other', running, 'p2')
  jobs.set('j1', running, 'p1')
  const follower = createFollower()
  follower.open(place)
  jobs.tellActive()
  expect(follower.getState().jobId).toBe('j1')
  jobs.set('j1', { status: 'failed', code: 'internal', message: 'It broke.' }, 'p1')
  await settle()
  expect(told).toMatchObject([{ end: { status: 'failed', message: 'It broke.' }, note: null }])
  // This list was read before the job ended.
  jobs.tellActive()
  expect(follower.getState().jobId).toBeNull()
})

test('the end of a job is not reported until its place is open again', async () => {
  const follower = createFollower()
  const close = follower.open(place)
  await follower.start(async () => ({ jobId: 'j1' }))
  jobs.set('j1', completed)
  close()
  const closeOther = follower.open({ ...place, name: 'p2', finds: { subject: 'p2' } })
  await settle()
  expect(told).toEqual([])
  closeOther()
  follower.open(place)
  await settle()
  expect(told).toHaveLength(1)
})

test('a job whose place is known only after the press is followed there and nowhere else', async () => {
  const follower = createFollower()
  const started = follower.start(async () => ({ jobId: 'j1', place: 'p1' }))
  follower.open({ ...place, name: 'p2', finds: { subject: 'p2' } })()
  await started
  expect(follower.getState().jobId).toBeNull()
  follower.open(place)
  expect(follower.getState().jobId).toBe('j1')
})

test('two presses at the same moment start one job', async () => {
  const follower = createFollower()
  follower.open(place)
  const keys: string[] = []
  const begin = async (key: string) => ({ jobId: `j${keys.push(key)}` })
  await Promise.all([follower.start(begin), follower.start(begin)])
  await follower.start(begin)
  expect(keys).toHaveLength(1)
})

test('a failed start is reported; a lost session is ended instead', async () => {
  const follower = createFollower()
  follower.open(place)
  const error = refusal('insufficient_credits')
  await follower.start(() => Promise.reject(error))
  expect(told).toEqual([{ end: { status: 'not-started', error }, note: null }])
  await follower.start(() => Promise.reject(refusal('unauthorized')))
  expect(told).toHaveLength(1)
  expect(jobs.server.calls).toContain('end session')
  expect(follower.getState().isStarting).toBe(false)
})

test('a missing job is over; a job that can’t be read for a while is not', async () => {
  const follower = createFollower()
  follower.open(place)
  await follower.start(async () => ({ jobId: 'j1' }))
  jobs.fail('j1', refusal('unreachable'))
  await settle()
  expect(follower.getState().jobId).toBe('j1')
  jobs.fail('j1', refusal('not_found'))
  await settle()
  expect(told).toMatchObject([{ end: { status: 'gone' } }])
  expect(storage.length).toBe(0)
})

test('a job is canceled once, and continues when canceling fails', async () => {
  const follower = createFollower()
  follower.open(place)
  await follower.start(async () => ({ jobId: 'j1' }))
  jobs.server.cancelProblem = refusal('unreachable')
  await expect(follower.cancel()).rejects.toThrow('Refused')
  expect(follower.getState()).toMatchObject({ jobId: 'j1', isCanceling: false })
  jobs.server.cancelProblem = null
  await Promise.all([follower.cancel(), follower.cancel()])
  await settle()
  expect(told).toMatchObject([{ end: { status: 'cancelled' } }])
  expect(jobs.server.calls.filter((call) => call.startsWith('cancel'))).toHaveLength(2)
})
