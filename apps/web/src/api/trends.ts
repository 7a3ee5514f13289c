import { queryOptions } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/trends'
import { callApi } from './client.ts'

export type { Topic, TopicSource } from '@vivify/contract/routes/trends'

/** Topics to post about. Every post and every day changes them. */
export const topicsQuery = (zone: string) =>
  queryOptions({
    queryKey: ['topics', zone],
    queryFn: ({ signal }) =>
      callApi<typeof routes.readTopics>({ method: 'get', path: '/api/trends' }, { query: { zone }, signal }),
    staleTime: 0,
  })
