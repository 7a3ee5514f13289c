import { queryOptions } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/voices'
import { callApi } from './client.ts'

export type { ListedVoice, VoiceGroup, VoicePrice } from '@vivify/contract/routes/voices'

/** The voices of vendors, grouped by engine. */
export const voicesQuery = queryOptions({
  queryKey: ['voices'],
  queryFn: ({ signal }) =>
    callApi<typeof routes.listVoices>({ method: 'get', path: '/api/voices' }, { signal }),
  staleTime: 5 * 60_000,
})
