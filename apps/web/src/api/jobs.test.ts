import { environmentManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJobPort, startOnce, type JobView } from './jobs.ts'
import { ApiError } from './client.ts'

/** A fake `EventSource`; the test sends the server's events. */
class TestStream extends EventTarget {
  static readonly CLOSED = 2
  static opened: TestStream[] = []
  readyState = 0
  readonly address: string

  constructor(address: string) {
    super()
    this.address = address
    TestStream.opened.push(this)
  }

  accept(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  refuse(): void {
    this.readyState = TestStream.CLOSED
    this.dispatchEvent(new Event('error'))
  }
  send(job: JobView): void {
    this.dispatchEvent(Object.assign(new Event('job'), { data: JSON.stringify(job) }))
  }
  close(): void {
    this.readyState = TestStream.CLOSED
  }
}

let client: QueryClient
/** The answer to the next request for the job. */
let answer: JobView
let asked: number

beforeEach(() => {
  vi.useFakeTimers()
  // In server mode, queries are never refetched.
  environmentManager.setIsServer(() => false)
  client = new QueryClient()
  client.mount()
  TestStream.opened = []
  asked = 0
  answer = buildJob(1, { status: 'queued' })
  vi.stubGlobal('EventSource', TestStream)
  vi.stubGlobal('fetch', async () => {
    asked++
    return Response.json(answer)
  })
})
afterEach(() => {
  client.clear()
  client.unmount()
  environmentManager.setIsServer(() => typeof window === 'undefined')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function buildJob(revision: number, state: JobView<'make-video'>['state']): JobView {
  const moment = '2025-01-01T00:00:00.000Z'
  const about = { id: 'j1', kind: 'make-video', name: 'Video', subject: 'p1', revision } as const
  return { ...about, createdAt: moment, startedAt: null, state }
}

function watch() {
  const told: JobView[] = []
  const stop = createJobPort(client).watch('j1', (job) => void (job && told.push(job)))
  return { told, stop, last: () => told.at(-1)?.state }
}

const settle = (ms = 10) => vi.advanceTimersByTimeAsync(ms)
const running = { status: 'running', progress: { stage: 'video', done: 1, total: 4 } } as const

test('a job is followed by events to its end, and requested once', async () => {
  const { last } = watch()
  await settle()
  expect(last()).toEqual({ status: 'queued' })
  const [stream] = TestStream.opened
  expect(stream!.address).toBe('/api/jobs/j1/events')
  stream!.accept()
  stream!.send(buildJob(2, running))
  await settle(10_000)
  expect(last()).toEqual(running)
  stream!.send(buildJob(3, { status: 'cancelled' }))
  await settle(10_000)
  expect(last()).toEqual({ status: 'cancelled' })
  expect(stream!.readyState).toBe(TestStream.CLOSED)
  expect(asked).toBe(1)
})

test('while the event stream is refused, the job is polled and the stream is reopened', async () => {
  const { last } = watch()
  await settle()
  TestStream.opened[0]!.refuse()
  answer = buildJob(2, running)
  await settle(2000)
  expect(last()).toEqual(running)
  expect(TestStream.opened.length).toBeGreaterThan(1)
  answer = buildJob(3, { status: 'cancelled' })
  await settle(2000)
  expect(last()).toEqual({ status: 'cancelled' })
  const before = asked
  await settle(20_000)
  expect(asked).toBe(before)
})

test('an outdated event changes nothing, and nothing is reported after the stop', async () => {
  const { told, stop, last } = watch()
  await settle()
  const [stream] = TestStream.opened
  stream!.accept()
  stream!.send(buildJob(5, running))
  stream!.send(buildJob(4, { status: 'queued' }))
  await settle()
  expect(last()).toEqual(running)
  const before = told.length
  stop()
  stream!.send(buildJob(6, { status: 'cancelled' }))
  await settle()
  expect(told).toHaveLength(before)
})

test('a start whose answer was lost is repeated once; a refused start is not', async () => {
  const lost = new ApiError('unreachable', 0, 'The answer was lost.')
  const start = vi.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce({ jobId: 'j1' })
  expect(await startOnce(start)).toEqual({ jobId: 'j1' })
  const refused = vi.fn().mockRejectedValue(new ApiError('conflict', 409, 'It is being made.'))
  await expect(startOnce(refused)).rejects.toThrow('being made')
  expect(refused).toHaveBeenCalledTimes(1)
})
