// Work that lasts. A job is followed by server-sent events; while those don't come through it is asked for.

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
const pollMs = 1500

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
const activeJobsQuery = queryOptions({
  queryKey: ['jobs', 'active'],
  queryFn: ({ signal }) =>
    callApi<typeof routes.listActiveJobs>({ method: 'get', path: '/api/jobs' }, { signal }),
  staleTime: 0,
})

/** Starts work; when the answer was lost it is asked for once more, which with the same key is the same job. */
export async function startOnce(start: () => Promise<StartedJob>): Promise<StartedJob> {
  try {
    return await start()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unreachable') return start()
    throw error
  }
}

/** What following a job asks of the server and of the cache of its answers. */
export interface JobPort {
  /** Tells how a job stands, and each change until its end; an error when that can't be read. Returns what stops it. */
  watch(jobId: string, onChange: (job: JobView | undefined, error: Error | null) => void): () => void
  /** Tells which jobs of this account wait or run, as often as that is read. Returns what stops it. */
  watchActive(onJobs: (jobs: readonly JobView[]) => void): () => void
  /** What a job had reserved comes back. Throws ApiError. */
  cancel(jobId: string): Promise<void>
  /** Reads anew what a job that began or ended has changed: credits, jobs, and creations when it made some. */
  refresh(hasMade: boolean): Promise<void>
  /** The server doesn't know the session any more. */
  endSession(): void
}

export function createJobPort(client: QueryClient): JobPort {
  return {
    watch: (jobId, onChange) => watchJob(client, jobId, onChange),
    watchActive(onJobs) {
      const observer = new QueryObserver(client, activeJobsQuery)
      return observer.subscribe(({ data, isFetching }) => {
        // A list that is being read anew may still name a job that has ended.
        if (data !== undefined && !isFetching) onJobs(data.jobs)
      })
    },
    async cancel(jobId) {
      const job = await callApi<typeof routes.cancelJob>(
        { method: 'delete', path: '/api/jobs/{jobId}' },
        { params: { jobId } },
      )
      noteJob(client, job)
    },
    async refresh(hasMade) {
      void client.invalidateQueries(sessionQuery)
      const jobs = client.invalidateQueries(activeJobsQuery)
      await (hasMade ? client.invalidateQueries(allCreations) : jobs)
    },
    endSession: () => endSession(client),
  }
}

/** True when nothing more will be heard of a job. */
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

/** An answer that was overtaken by a later one is dropped. */
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
 * refused is opened anew, each time after a longer wait. Returns what stops it.
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
      // Else the browser would ask for more after the server's end of the stream.
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
