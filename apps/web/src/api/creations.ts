// Creations and imports.

import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import type { CoverFrame } from '@vivify/contract/cover'
import type { DeliveryReport } from '@vivify/contract/delivery-report'
import type { RightsEntry } from '@vivify/contract/rights'
import type * as routes from '@vivify/contract/routes/creations'
import type * as scriptRoutes from '@vivify/contract/routes/scripts'
import type { z } from 'zod'
import { assetContentUrl } from './assets.ts'
import { callApi, readFile } from './client.ts'
import { projectApi } from './projects.ts'

export type { Creation } from '@vivify/contract/routes/creations'
type Creation = routes.Creation
export type ProjectFile = z.input<typeof routes.projectFileSchema>
export type Shelf = 'images' | 'videos'
export type PublishTexts = z.output<typeof scriptRoutes.writePublishTexts.answer>

interface Page {
  creations: Creation[]
  total: number
}

const pageLength = 24

/** Key prefix of every creation query; any change to a creation invalidates all of them. */
export const allCreations = { queryKey: ['creations'] } as const

/** One shelf of Your Creations, page by page, newest first. */
export const shelfQuery = (shelf: Shelf, search: string) =>
  infiniteQueryOptions({
    queryKey: ['creations', 'shelf', shelf, search],
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof routes.listCreations>(
        { method: 'get', path: '/api/creations' },
        {
          query: {
            shows: shelf,
            limit: pageLength,
            ...(search === '' ? {} : { search }),
            ...(pageParam === null ? {} : { after: pageParam }),
          },
          signal,
        },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ creations }: Page) =>
      creations.length < pageLength ? undefined : creations.at(-1)!.id,
  })

/** The latest creations of one tool, newest first. */
export const latestOfToolQuery = (tool: 'remix' | 'ad' | 'gif', limit: number) =>
  queryOptions({
    queryKey: ['creations', 'tool', tool, limit],
    queryFn: async ({ signal }) => {
      const query = { tool, limit }
      return (
        await callApi<typeof routes.listCreations>(
          { method: 'get', path: '/api/creations' },
          { query, signal },
        )
      ).creations
    },
  })

const address = { path: '/api/creations/{creationId}' } as const

export const creationQuery = (creationId: string) =>
  queryOptions({
    queryKey: ['creations', 'one', creationId],
    queryFn: ({ signal }) =>
      callApi<typeof routes.readCreation>({ method: 'get', ...address }, { params: { creationId }, signal }),
  })

/** All actions on creations. Each call throws ApiError and updates the lists. */
export function useCreationActions() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries(allCreations)
  const rename = useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      callApi<typeof routes.renameCreation>(
        { method: 'patch', ...address },
        { params: { creationId: id }, body: { title } },
      ),
    onSuccess: (renamed) => {
      changeShelves(client, (creation) => (creation.id === renamed.id ? renamed : creation))
      return refresh()
    },
  })
  const makeCover = useMutation({
    mutationFn: ({ id, title, frame }: { id: string; title: string; frame: CoverFrame }) =>
      callApi<typeof routes.makeCover>(
        { method: 'put', path: '/api/creations/{creationId}/cover' },
        { params: { creationId: id }, body: { title, frame } },
      ),
    onSuccess: (changed) => {
      client.setQueryData(creationQuery(changed.id).queryKey, changed)
      changeShelves(client, (creation) => (creation.id === changed.id ? changed : creation))
      return refresh()
    },
  })
  const duplicate = useMutation({
    mutationFn: (id: string) =>
      callApi<typeof routes.duplicateCreation>(
        { method: 'post', path: '/api/creations/{creationId}/duplicate' },
        { params: { creationId: id } },
      ),
    onSuccess: refresh,
  })
  const remove = useMutation({
    mutationFn: (id: string) =>
      callApi<typeof routes.deleteCreation>({ method: 'delete', ...address }, { params: { creationId: id } }),
    onSuccess: (removed) => {
      changeShelves(client, (creation) => (creation.id === removed.id ? null : creation))
      return refresh()
    },
  })
  const restore = useMutation({
    mutationFn: (id: string) =>
      callApi<typeof routes.restoreCreation>(
        { method: 'post', path: '/api/creations/{creationId}/restore' },
        { params: { creationId: id } },
      ),
    onSuccess: refresh,
  })
  return { rename, makeCover, duplicate, remove, restore }
}

/** Imports pictures, clips and project files. Each call throws ApiError. */
export function useImports() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries(allCreations)
  const importAsset = useMutation({
    mutationFn: (assetId: string) =>
      callApi<typeof routes.importCreation>(
        { method: 'post', path: '/api/creations' },
        { body: { assetId } },
      ),
    onSuccess,
  })
  const importProject = useMutation({
    mutationFn: (file: ProjectFile) =>
      callApi<typeof routes.importProject>(
        { method: 'post', path: '/api/creations/projects' },
        { body: file },
      ),
    onSuccess,
  })
  return { importAsset, importProject }
}

/** Updates the cached shelves before the server is asked again; null removes a creation. */
function changeShelves(client: QueryClient, change: (creation: Creation) => Creation | null): void {
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey: ['creations', 'shelf'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map(({ creations, total }) => {
          const kept = creations.map(change).filter((creation) => creation !== null)
          return { creations: kept, total: total - (creations.length - kept.length) }
        }),
      },
  )
}

/** Whose work a video consists of. */
export const rightsQuery = (creationId: string) =>
  queryOptions({
    queryKey: ['rights', creationId],
    queryFn: async ({ signal }): Promise<RightsEntry[]> => {
      const { entries } = await callApi<typeof routes.readRights>(
        { method: 'get', path: '/api/creations/{creationId}/rights' },
        { params: { creationId }, signal },
      )
      return entries
    },
    staleTime: 60_000,
  })

/** Download address of the rights as a file. */
export function rightsSheetUrl(creationId: string, format: 'csv' | 'text'): string {
  return `/api/creations/${encodeURIComponent(creationId)}/rights-sheet?format=${format}`
}

/** The texts to post with a project's video, based on the saved document. */
export const publishTextsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['publish-texts', projectId],
    queryFn: async ({ signal }): Promise<PublishTexts | null> => {
      const { document } = await projectApi.read(projectId)
      if (document === null) return null
      return callApi<typeof scriptRoutes.writePublishTexts>(
        { method: 'post', path: '/api/scripts/publish-texts' },
        { body: { document }, signal },
      )
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

/** The report measured on a finished video. */
export const deliveryReportQuery = (assetId: string) =>
  queryOptions({
    queryKey: ['delivery-report', assetId],
    queryFn: async ({ signal }) =>
      (await (await readFile(assetContentUrl(assetId), signal)).json()) as DeliveryReport,
    staleTime: Number.POSITIVE_INFINITY,
  })
