// Work that lasts. A job is followed by server-sent events; while those don't come through it is asked for.

import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { JobView } from '@vivify/contract/jobs'
import type * as routes from '@vivify/contract/routes/jobs'
import { useEffect, useState } from 'react'
import { callApi } from './client.ts'

export type { JobView } from '@vivify/contract/jobs'

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
export const activeJobsQuery = queryOptions({
  queryKey: ['jobs', 'active'],
  queryFn: ({ signal }) =>
    callApi<typeof routes.listActiveJobs>({ method: 'get', path: '/api/jobs' }, { signal }),
  staleTime: 0,
})

/** Jobs of this account that wait or run, such as after a reload; undefined while they are not known. */
export function useActiveJobs(): readonly JobView[] | undefined {
  return useQuery(activeJobsQuery).data?.jobs
}

/** Follows a job to its end; undefined until something is known of it. */
export function useJob(jobId: string | null): { job: JobView | undefined; error: Error | null } {
  const client = useQueryClient()
  const [isStreaming, setIsStreaming] = useState(false)
  const { data, error } = useQuery({
    ...jobQuery(jobId ?? ''),
    enabled: jobId !== null,
    refetchInterval: ({ state }) => (isStreaming || hasEnded(state.data) ? false : pollMs),
    refetchIntervalInBackground: true,
  })
  useEffect(() => {
    if (jobId === null || hasEnded(client.getQueryData(jobQuery(jobId).queryKey))) return
    return followJob(jobId, {
      onJob: (job) => noteJob(client, job),
      onStreaming: setIsStreaming,
    })
  }, [jobId, client])
  return { job: jobId === null ? undefined : data, error }
}

/** Cancels a job; what it had reserved comes back. */
export function useCancelJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (jobId: string) =>
      callApi<typeof routes.cancelJob>(
        { method: 'delete', path: '/api/jobs/{jobId}' },
        { params: { jobId } },
      ),
    onSuccess: (job) => noteJob(client, job),
  })
}

/** True when nothing more will be heard of a job. */
export function hasEnded(job: JobView | undefined): boolean {
  return job !== undefined && job.state.status !== 'queued' && job.state.status !== 'running'
}

/** An answer that was overtaken by a later one is dropped. */
function noteJob(client: QueryClient, job: JobView): void {
  client.setQueryData(jobQuery(job.id).queryKey, (known) =>
    known !== undefined && known.revision > job.revision ? known : job,
  )
}

interface FollowOptions {
  onJob: (job: JobView) => void
  onStreaming: (isStreaming: boolean) => void
}

/**
 * Follows a job by events until it ends. The browser resumes after the last event by itself; a stream that the server
 * refused is opened anew, each time after a longer wait. Returns what stops it.
 */
function followJob(jobId: string, { onJob, onStreaming }: FollowOptions): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let refusals = 0

  const stop = (): void => {
    clearTimeout(timer)
    source?.close()
    onStreaming(false)
  }
  const open = (): void => {
    source = new EventSource(`/api/jobs/${encodeURIComponent(jobId)}/events`)
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
