import { useMutation } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/ideas'
import { useCallback, useRef } from 'react'
import { callApi } from './client.ts'

export type { Idea, Inspiration, TitleIdea } from '@vivify/contract/routes/ideas'

/** Finds ideas in a topic, a video, a page or a transcript. A new search cancels the one still running. */
export function useFindIdeas() {
  const running = useRef<AbortController | null>(null)
  const search = useMutation({
    mutationFn: (inspiration: routes.Inspiration) => {
      running.current?.abort()
      running.current = new AbortController()
      return callApi<typeof routes.findIdeas>(
        { method: 'post', path: '/api/ideas' },
        { body: { inspiration }, signal: running.current.signal },
      )
    },
  })
  const { reset } = search
  const cancel = useCallback(() => {
    running.current?.abort()
    reset()
  }, [reset])
  return { ...search, cancel }
}

export type FoundTitles = Awaited<ReturnType<typeof findTitles>>

/** Five video titles for a topic. Throws ApiError; an abort stays an abort. */
export function findTitles(topic: string, signal: AbortSignal) {
  return callApi<typeof routes.findTitles>(
    { method: 'post', path: '/api/ideas/titles' },
    { body: { topic }, signal },
  )
}
