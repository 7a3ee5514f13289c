import { queryOptions } from '@tanstack/react-query'
import { ApiError } from './client.ts'

export interface ReferenceRoute {
  method: string
  path: string
  summary: string
  area: string
  needsSession: boolean
}

interface OpenApiDocument {
  paths: Record<string, Record<string, { summary?: string; tags?: string[]; security?: unknown[] }>>
}

/** The OpenAPI document of this installation's server. */
export const referenceQuery = queryOptions({
  queryKey: ['reference'],
  queryFn: async ({ signal }): Promise<ReferenceRoute[]> => {
    const response = await fetch('/api/openapi.json', { signal }).catch(() => null)
    if (!response?.ok)
      throw new ApiError('unreachable', response?.status ?? 0, 'The API reference could not be loaded.')
    const { paths } = (await response.json()) as OpenApiDocument
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, route]) => ({
        method: method.toUpperCase(),
        path,
        summary: route.summary ?? '',
        area: route.tags?.[0] ?? 'other',
        needsSession: (route.security?.length ?? 0) > 0,
      })),
    )
  },
})
