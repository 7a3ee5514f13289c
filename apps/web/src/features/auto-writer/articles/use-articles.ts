import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { allArticles, articlesQuery } from '../../../api/articles.ts'
import { sessionQuery } from '../../../api/session.ts'
import { useActiveJobs } from '../../../lib/jobs/use-active-jobs.ts'
import { isUnderWay } from '../../article-progress/progress-of.ts'

/** How often the list itself is read while articles are written, in case a change of a job was missed. */
const listPollMs = 15_000

/** The articles with the jobs that write them. While any is written, one call for all jobs is repeated. */
export function useArticles() {
  const client = useQueryClient()
  const list = useQuery({
    ...articlesQuery,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? listPollMs : false),
  })
  const isWatching = list.data?.some(isUnderWay) ?? false
  const jobs = useActiveJobs(isWatching)
  // A job that begins or ends changes its article; the end of one also changes the balance.
  const states = [...jobs.values()].map(({ id, state }) => `${id} ${state.status}`).join()
  useEffect(() => {
    if (!isWatching) return
    void client.invalidateQueries(allArticles)
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }, [client, isWatching, states])
  return { ...list, jobs }
}
