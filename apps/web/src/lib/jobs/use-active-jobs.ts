import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { activeJobsQuery, pollMs, type JobView } from '../../api/jobs.ts'

/**
 * The account's queued and running jobs by id. For lists with many jobs: one call reads them all, where following each
 * by events would hold a connection a job. They are read again and again only while `isWatching`.
 */
export function useActiveJobs(isWatching: boolean): ReadonlyMap<string, JobView> {
  const { data } = useQuery({ ...activeJobsQuery, refetchInterval: isWatching ? pollMs : false })
  return useMemo(() => new Map(data?.jobs.map((job) => [job.id, job])), [data])
}
