import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/engines'
import type * as scriptRoutes from '@vivify/contract/routes/scripts'
import type { PresetStyle } from '@vivify/contract/project'
import { callApi } from './client.ts'

export type { EngineStatus } from '@vivify/contract/routes/engines'

/** All engines, each with whether it is ready. */
export const enginesQuery = queryOptions({
  queryKey: ['engines'],
  queryFn: async ({ signal }) =>
    (await callApi<typeof routes.listEngines>({ method: 'get', path: '/api/engines' }, { signal })).engines,
  staleTime: 5 * 60_000,
})

/** Adds light, lens and mood to a visual prompt. */
export function useEnhancePrompt() {
  return useMutation({
    mutationFn: (body: { prompt: string; preset: PresetStyle }) =>
      callApi<typeof scriptRoutes.enhancePrompt>(
        { method: 'post', path: '/api/scripts/enhance-prompt' },
        { body },
      ),
  })
}
