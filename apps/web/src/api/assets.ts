// The person's files. Uploads use XMLHttpRequest because `fetch` does not report upload progress.

import { queryOptions } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/assets'
import type * as creationRoutes from '@vivify/contract/routes/creations'
import type { ErrorAnswer } from '@vivify/contract/routes/route'
import { ApiError, callApi, routeUrl, startOver, workspaceHeaders, type CallInput } from './client.ts'

export type { SavedAsset } from '@vivify/contract/routes/assets'

type ContentQuery = NonNullable<CallInput<typeof routes.readAssetContent>['query']>

/** Address of a file's content; it supports Range requests. */
export function assetContentUrl(assetId: string, query: ContentQuery = {}): string {
  const path = '/api/assets/{assetId}/content'
  return routeUrl<typeof routes.readAssetContent>(path, { params: { assetId }, query })
}

/** Metadata of a file. */
export const assetQuery = (assetId: string) =>
  queryOptions({
    queryKey: ['assets', assetId],
    queryFn: ({ signal }) =>
      callApi<typeof routes.readAsset>(
        { method: 'get', path: '/api/assets/{assetId}' },
        { params: { assetId }, signal },
      ),
    staleTime: Infinity,
  })

/** Codecs, frame rate and sound of a video; the server opens it to find them. */
export const assetTracksQuery = (assetId: string) =>
  queryOptions({
    queryKey: ['assets', assetId, 'tracks'],
    queryFn: ({ signal }) =>
      callApi<typeof routes.readAssetTracks>(
        { method: 'get', path: '/api/assets/{assetId}/tracks' },
        { params: { assetId }, signal },
      ),
    staleTime: Infinity,
    retry: 1,
  })

/** A creation or import that a scene can show. */
export interface UsableCreation {
  id: string
  title: string
  /** Its picture or clip. */
  assetId: string
  kind: 'image' | 'clip'
  /** A still image of it. */
  posterId: string | null
}

/** Pictures, clips and videos of Your Creations, newest first. */
export const usableCreationsQuery = queryOptions({
  queryKey: ['creations', 'usable'],
  queryFn: async ({ signal }): Promise<UsableCreation[]> => {
    const { creations } = await callApi<typeof creationRoutes.listCreations>(
      { method: 'get', path: '/api/creations' },
      { query: { limit: 100 }, signal },
    )
    return creations.flatMap(({ id, title, files }) => {
      const assetId = files.image ?? files.clip ?? files.video
      if (assetId === undefined) return []
      const kind = files.image === undefined ? 'clip' : 'image'
      return [{ id, title, assetId, kind, posterId: files.thumbnail ?? null }]
    })
  },
})

export interface UploadOptions {
  /** Called with 0 to 1 as bytes are sent; 1 comes before the server has checked them. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** A drawing made by a tool may be larger than a picture that a person uploads. */
  isDrawing?: boolean
}

/**
 * Uploads a picture, clip or sound. Throws ApiError with the server's sentence, ApiError `unreachable` without an
 * answer, and an AbortError when canceled.
 */
export function uploadAsset(
  file: Blob,
  name: string,
  { onProgress, signal, isDrawing = false }: UploadOptions = {},
): Promise<routes.SavedAsset> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = (): void => request.abort()
    const settle = (finish: () => void) => (): void => {
      signal?.removeEventListener('abort', stop)
      finish()
    }
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    })
    request.addEventListener(
      'load',
      settle(() => {
        if (request.status === 201) resolve(request.response as routes.SavedAsset)
        else reject(describeRefusal(request))
      }),
    )
    request.addEventListener(
      'error',
      settle(() => reject(new ApiError('unreachable', 0, cutOffSentence))),
    )
    request.addEventListener(
      'abort',
      settle(() => reject(new DOMException('The upload was stopped.', 'AbortError'))),
    )
    if (signal?.aborted) return reject(new DOMException('The upload was stopped.', 'AbortError'))
    signal?.addEventListener('abort', stop)
    const query = { name: name.slice(0, 255), ...(isDrawing ? { drawing: '1' as const } : {}) }
    request.open('PUT', routeUrl<typeof routes.uploadAsset>('/api/assets', { query }))
    for (const [header, value] of Object.entries(workspaceHeaders())) request.setRequestHeader(header, value)
    request.responseType = 'json'
    request.send(file)
  })
}

const cutOffSentence =
  'The upload was cut off. Check that Vivify’s server is running, then choose the file again.'

function describeRefusal(request: XMLHttpRequest): ApiError {
  const answer = request.response as ErrorAnswer | null
  if (answer?.code === 'workspace_changed') startOver()
  return typeof answer?.error === 'string'
    ? new ApiError(answer.code, request.status, answer.error)
    : new ApiError('internal', request.status, `The server answered with ${request.status}.`)
}
