import { useQueryClient } from '@tanstack/react-query'
import type { JobProgress } from '@vivify/contract/jobs'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createJobPort, type JobKind, type JobView } from '../../api/jobs.ts'
import { useLatest } from '../use-latest.ts'
import { JobFollower, type FollowerOptions, type JobPlace } from './job-follower.ts'

export interface UseJobOptions<Kind extends JobKind, Note>
  extends Pick<FollowerOptions<Kind, Note>, 'onEnd'>, Pick<JobPlace, 'finds'> {
  kind: Kind
  /** Key under which this tab stores the job across reloads; null while the place does not exist yet. */
  place: string | null
}

export interface FollowedJob<Kind extends JobKind, Note> {
  /** True from the press until `onEnd` is done. */
  isBusy: boolean
  /** The followed job; undefined until the server has answered. */
  job: JobView | undefined
  /** null while the job is queued. */
  progress: JobProgress | null
  /** Why the job pauses, as a sentence for the person; null while it runs. */
  reason: string | null
  /** The note stored with the job; null for a job that was found running. */
  note: Note | null
  isCanceling: boolean
  start: JobFollower<Kind, Note>['start']
  cancel: JobFollower<Kind, Note>['cancel']
}

/** Follows the job of one place on the screen: starts it, finds it again, cancels it, and reports its end once. */
export function useJob<Kind extends JobKind, Note = null>(
  options: UseJobOptions<Kind, Note>,
): FollowedJob<Kind, Note> {
  const { kind, place, finds } = options
  const client = useQueryClient()
  const latest = useLatest(options)
  const [follower] = useState(
    () =>
      new JobFollower<Kind, Note>({
        port: createJobPort(client),
        onEnd: (end, note) => latest.current.onEnd(end, note),
      }),
  )
  const subject = typeof finds === 'object' ? finds.subject : undefined
  const isAny = finds === 'any'
  useEffect(() => {
    if (place === null) return
    return follower.open({
      name: place,
      kind,
      finds: subject === undefined ? (isAny ? 'any' : undefined) : { subject },
    })
  }, [follower, place, kind, subject, isAny])
  const { isStarting, jobId, job, note, isCanceling } = useSyncExternalStore(
    follower.subscribe,
    follower.getState,
  )
  return useMemo(
    () => ({
      isBusy: isStarting || jobId !== null,
      job,
      progress: job?.state.status === 'running' ? job.state.progress : null,
      reason: job?.state.status === 'running' ? (job.state.reason ?? null) : null,
      note,
      isCanceling,
      start: follower.start,
      cancel: follower.cancel,
    }),
    [isStarting, jobId, job, note, isCanceling, follower],
  )
}
