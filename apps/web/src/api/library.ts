// The Content Library: files that were uploaded or made, in folders and with tags.

import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/library'
import type { z } from 'zod'
import { callApi, type CallInput } from './client.ts'

export type { LibraryItem, LibraryFolder } from '@vivify/contract/routes/library'
type Page = z.output<typeof routes.listLibrary.answer>
export type LibraryFilter = Pick<
  NonNullable<CallInput<typeof routes.listLibrary>['query']>,
  'kind' | 'folderId' | 'tag' | 'search'
>

const pageLength = 24
const allOfLibrary = { queryKey: ['library'] } as const

/** Files that pass the filter, page by page, newest first. */
export const libraryQuery = (filter: LibraryFilter) =>
  infiniteQueryOptions({
    queryKey: ['library', 'files', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof routes.listLibrary>(
        { method: 'get', path: '/api/library' },
        {
          query: { ...filter, limit: pageLength, ...(pageParam === null ? {} : { after: pageParam }) },
          signal,
        },
      ),
    initialPageParam: null as string | null,
    // Every studio and the composer add files.
    staleTime: 0,
    getNextPageParam: ({ items }: Page) => (items.length < pageLength ? undefined : items.at(-1)!.id),
  })

export const foldersQuery = queryOptions({
  queryKey: ['library', 'folders'],
  queryFn: ({ signal }) =>
    callApi<typeof routes.listFolders>({ method: 'get', path: '/api/library/folders' }, { signal }),
})

/** Posts, creations and projects that use a file. */
export const usesQuery = (assetId: string) =>
  queryOptions({
    queryKey: ['library', 'uses', assetId],
    queryFn: ({ signal }) =>
      callApi<typeof routes.listUses>(
        { method: 'get', path: '/api/library/{assetId}/uses' },
        { params: { assetId }, signal },
      ),
    staleTime: 0,
  })

/** Call this after an upload. */
export function useRefreshLibrary(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries(allOfLibrary)
}

type Change = NonNullable<CallInput<typeof routes.changeLibraryItem>['body']>

/** Each call throws ApiError and updates the lists. */
export function useLibraryActions() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries(allOfLibrary)
  // A file may be a creation, which other screens list.
  const onMoved = () => Promise.all([onSuccess(), client.invalidateQueries({ queryKey: ['creations'] })])
  const change = useMutation({
    mutationFn: ({ assetId, ...body }: { assetId: string } & Change) =>
      callApi<typeof routes.changeLibraryItem>(
        { method: 'patch', path: '/api/library/{assetId}' },
        { params: { assetId }, body },
      ),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (assetId: string) =>
      callApi<typeof routes.deleteLibraryItem>(
        { method: 'delete', path: '/api/library/{assetId}' },
        { params: { assetId } },
      ),
    onSuccess: onMoved,
  })
  const restore = useMutation({
    mutationFn: (assetId: string) =>
      callApi<typeof routes.restoreLibraryItem>(
        { method: 'post', path: '/api/library/{assetId}/restore' },
        { params: { assetId } },
      ),
    onSuccess: onMoved,
  })
  return { change, remove, restore }
}

/** Each call throws ApiError and updates the lists. */
export function useFolderActions() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries(allOfLibrary)
  const create = useMutation({
    mutationFn: (name: string) =>
      callApi<typeof routes.createFolder>(
        { method: 'post', path: '/api/library/folders' },
        { body: { name } },
      ),
    onSuccess,
  })
  const rename = useMutation({
    mutationFn: ({ folderId, name }: { folderId: string; name: string }) =>
      callApi<typeof routes.renameFolder>(
        { method: 'patch', path: '/api/library/folders/{folderId}' },
        { params: { folderId }, body: { name } },
      ),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (folderId: string) =>
      callApi<typeof routes.deleteFolder>(
        { method: 'delete', path: '/api/library/folders/{folderId}' },
        { params: { folderId } },
      ),
    onSuccess,
  })
  return { create, rename, remove }
}
