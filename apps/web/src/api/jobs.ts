// Long-running jobs. A job is followed by server-sent events; while those are unavailable, it is polled.

import { queryOptions, QueryObserver, type QueryClient } from '@tanstack/react-query'
import type { JobKind, JobResult, JobView } from '@vivify/contract/jobs'
import type * as routes from '@vivify/contract/routes/jobs'
import type { startedJobSchema } from '@vivify/contract/routes/route'
import type { z } from 'zod'
import { ApiError, callApi, routeUrl } from './client.ts'
import { allCreations } from './creations.ts'
import { endSession, sessionQuery } from './session.ts'

export type { JobKind, JobResult, JobView }
export type StartedJob = z.output<typeof startedJobSchema>

const firstReconnectMs = 500
const maxReconnectMs = 15_000
/** How often jobs are read while no events come. */
export const pollMs = 1500

const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', jobId],
    queryFn: ({ signal }) =>
      callApi<typeof routes.readJob>(
        { method: 'get', path: '/api/jobs/{jobId}' },
        { params: { jobId }, signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Jobs that are waiting or running, newest first. */
export const activeJobsQuery = queryOptions({
  queryKey: ['jobs', 'active'],
  queryFn: ({ signal }) =>
    callApi<typeof routes.listActiveJobs>({ method: 'get', path: '/api/jobs' }, { signal }),
  staleTime: 0,
})

/** Starts a job. If the answer is lost, it asks once more; the same key makes that the same job. */
export async function startOnce(start: () => Promise<StartedJob>): Promise<StartedJob> {
  try {
    return await start()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unreachable') return start()
    throw error
  }
}

/** The server and cache operations that following a job needs. */
export interface JobPort {
  /**
   * Reports a job's state and each change until its end, or an error when it can't be read. Returns a function that
   * stops it.
   */
  watch(jobId: string, onChange: (job: JobView | undefined, error: Error | null) => void): () => void
  /** Reports this account's queued and running jobs each time they are read. Returns a function that stops it. */
  watchActive(onJobs: (jobs: readonly JobView[]) => void): () => void
  /** Cancels a job; its reserved credits are returned. Throws ApiError. */
  cancel(jobId: string): Promise<void>
  /** Refetches what a started or ended job changes: credits, jobs, and creations if `hasMade`. */
  refresh(hasMade: boolean): Promise<void>
  /** Called when the server no longer knows the session. */
  endSession(): void
}

export function createJobPort(client: QueryClient): JobPort {
  return {
    watch: (jobId, onChange) => watchJob(client, jobId, onChange),
    watchActive(onJobs) {
      const observer = new QueryObserver(client, activeJobsQuery)
      return observer.subscribe(({ data, isFetching }) => {
        // A list that is being refetched may still contain a job that has ended.
        if (data !== undefined && !isFetching) onJobs(data.jobs)
      })
    },
    cancel: (jobId) => cancelJob(client, jobId),
    async refresh(hasMade) {
      void client.invalidateQueries(sessionQuery)
      const jobs = client.invalidateQueries(activeJobsQuery)
      await (hasMade ? client.invalidateQueries(allCreations) : jobs)
    },
    endSession: () => endSession(client),
  }
}

/** Cancels a job; its reserved credits are returned. Throws ApiError. */
export async function cancelJob(client: QueryClient, jobId: string): Promise<void> {
  const job = await callApi<typeof routes.cancelJob>(
    { method: 'delete', path: '/api/jobs/{jobId}' },
    { params: { jobId } },
  )
  noteJob(client, job)
}

/** True when a job has reached its final state. */
export function hasEnded(job: JobView | undefined): boolean {
  return job !== undefined && job.state.status !== 'queued' && job.state.status !== 'running'
}

function watchJob(client: QueryClient, jobId: string, onChange: Parameters<JobPort['watch']>[1]): () => void {
  let isStreaming = false
  const options = {
    ...jobQuery(jobId),
    refetchInterval: ({ state }: { state: { data: JobView | undefined } }) =>
      isStreaming || hasEnded(state.data) ? false : pollMs,
    refetchIntervalInBackground: true,
  } as const
  const observer = new QueryObserver(client, options)
  const stopObserving = observer.subscribe(({ data, error }) => onChange(data, error))
  const { data } = observer.getCurrentResult()
  if (data !== undefined) onChange(data, null)
  if (hasEnded(data)) return stopObserving
  const stopStream = streamJob(jobId, {
    onJob: (job) => noteJob(client, job),
    onStreaming(next) {
      isStreaming = next
      observer.setOptions(options)
    },
  })
  return () => {
    stopObserving()
    stopStream()
  }
}

/** Stores a job, unless a later revision is already known. */
function noteJob(client: QueryClient, job: JobView): void {
  client.setQueryData(jobQuery(job.id).queryKey, (known) =>
    known !== undefined && known.revision > job.revision ? known : job,
  )
}

interface StreamOptions {
  onJob: (job: JobView) => void
  onStreaming: (isStreaming: boolean) => void
}

/**
 * Follows a job by events until it ends. The browser resumes after the last event by itself; a stream that the server
 * refused is reopened, after a longer wait each time. Returns a function that stops it.
 */
function streamJob(jobId: string, { onJob, onStreaming }: StreamOptions): () => void {
  const address = routeUrl<typeof routes.watchJob>('/api/jobs/{jobId}/events', { params: { jobId } })
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let refusals = 0

  const stop = (): void => {
    clearTimeout(timer)
    source?.close()
    onStreaming(false)
  }
  const open = (): void => {
    source = new EventSource(address)
    source.addEventListener('open', () => {
      refusals = 0
      onStreaming(true)
    })
    source.addEventListener('job', (event: MessageEvent<string>) => {
      const job = JSON.parse(event.data) as JobView
      onJob(job)
      // Otherwise the browser would reconnect after the server closes the stream.
      if (hasEnded(job)) stop()
    })
    source.addEventListener('error', () => {
      onStreaming(false)
      if (source?.readyState !== EventSource.CLOSED) return
      timer = setTimeout(open, Math.min(maxReconnectMs, firstReconnectMs * 2 ** refusals))
      refusals++
    })
  }
  open()
  return stop
}
