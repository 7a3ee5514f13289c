import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/natural-voices'
import { callApi } from './client.ts'
import { enginesQuery } from './engines.ts'

export type { NaturalVoices } from '@vivify/contract/routes/natural-voices'

/** The id of the natural voices' engine, as documents name it. */
export const naturalEngine = 'kokoro'

const pollEveryMs = 1000

/** Asked again every second while a download runs. */
export const naturalVoicesQuery = queryOptions({
  queryKey: ['natural-voices'],
  queryFn: ({ signal }) =>
    callApi<typeof routes.readNaturalVoices>({ method: 'get', path: '/api/natural-voices' }, { signal }),
  refetchInterval: ({ state }) => (state.data?.state === 'downloading' ? pollEveryMs : false),
})

export type NaturalVoicesChange = 'download' | 'stop' | 'delete'

/** Starts or stops the download, or deletes the voices. */
export function useChangeNaturalVoices() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: NaturalVoicesChange) => request(change),
    onSuccess: (voices) => {
      client.setQueryData(naturalVoicesQuery.queryKey, voices)
      void client.invalidateQueries({ queryKey: enginesQuery.queryKey })
    },
  })
}

function request(change: NaturalVoicesChange) {
  switch (change) {
    case 'download':
      return callApi<typeof routes.downloadNaturalVoices>({
        method: 'post',
        path: '/api/natural-voices/download',
      })
    case 'stop':
      return callApi<typeof routes.stopNaturalVoices>({ method: 'post', path: '/api/natural-voices/stop' })
    case 'delete':
      return callApi<typeof routes.deleteNaturalVoices>({ method: 'delete', path: '/api/natural-voices' })
  }
}
