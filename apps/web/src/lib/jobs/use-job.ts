import { useQueryClient } from '@tanstack/react-query'
import type { JobProgress } from '@vivify/contract/jobs'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createJobPort, type JobKind, type JobView } from '../../api/jobs.ts'
import { useLatest } from '../use-latest.ts'
import { JobFollower, type FollowerOptions, type JobPlace } from './job-follower.ts'

export interface UseJobOptions<Kind extends JobKind, Note>
  extends Pick<FollowerOptions<Kind, Note>, 'onEnd'>, Pick<JobPlace, 'finds'> {
  kind: Kind
  /** Under which this tab keeps the job over reloads; null while there is no such place yet. */
  place: string | null
}

export interface FollowedJob<Kind extends JobKind, Note> {
  /** From the press until its end was dealt with. */
  isBusy: boolean
  /** The job that is being followed; undefined before anything is known of it. */
  job: JobView | undefined
  /** null while it waits for its turn. */
  progress: JobProgress | null
  /** Why it pauses, as a sentence for the person; null while it does not. */
  reason: string | null
  /** What was kept with the job; null for one that was found running. */
  note: Note | null
  isCanceling: boolean
  start: JobFollower<Kind, Note>['start']
  cancel: JobFollower<Kind, Note>['cancel']
}

/** Follows the job of one place on the screen: starts it, finds it again, cancels it, and tells its end once. */
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
