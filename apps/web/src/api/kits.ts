// Launch kits: reading a launch, writing its texts, and the saved kits.

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { KitDocument, KitForm, KitTexts } from '@vivify/contract/kit'
import type { KitReadingStep } from '@vivify/contract/kit-choices'
import type * as routes from '@vivify/contract/routes/kits'
import type { z } from 'zod'
import { callApi } from './client.ts'

export type { KitDocument, KitForm, KitTexts }
export type { KitEmail, KitReply, KitScript } from '@vivify/contract/kit'
export type { ListedKit, SavedKit } from '@vivify/contract/routes/kits'
type SavedKit = routes.SavedKit
export type ReadLaunch = z.output<typeof routes.readLaunch.answer>
type WrittenKit = z.output<typeof routes.writeKit.answer>
export type PlannedPosts = z.output<typeof routes.planKitPosts.answer>

/** Key prefix of every kit query. */
export const allKits = { queryKey: ['kits'] } as const
const address = { path: '/api/kits/{kitId}' } as const

/** All kits without their documents, the last changed first. */
export const kitsQuery = queryOptions({
  queryKey: ['kits', 'list'],
  queryFn: async ({ signal }) =>
    (await callApi<typeof routes.listKits>({ method: 'get', path: '/api/kits' }, { signal })).kits,
})

/** The server side of the editor. Every call throws ApiError; `save` throws `conflict` unless the revision is the latest. */
export const kitApi = {
  read: (kitId: string): Promise<SavedKit> =>
    callApi<typeof routes.readKit>({ method: 'get', ...address }, { params: { kitId } }),
  create: (document: KitDocument, idempotencyKey: string): Promise<SavedKit> =>
    callApi<typeof routes.createKit>(
      { method: 'post', path: '/api/kits' },
      { body: { document, idempotencyKey } },
    ),
  save: (
    kitId: string,
    revision: number,
    document: KitDocument,
    { isLeaving = false }: { isLeaving?: boolean } = {},
  ): Promise<SavedKit> =>
    callApi<typeof routes.saveKit>(
      { method: 'put', ...address },
      { params: { kitId }, body: { revision, document }, keepalive: isLeaving },
    ),
}

/** Takes one step of reading an address. Throws ApiError, and the signal's reason. */
export function readLaunch(url: string, step: KitReadingStep, signal: AbortSignal): Promise<ReadLaunch> {
  return callApi<typeof routes.readLaunch>(
    { method: 'post', path: '/api/kits/read' },
    { body: { url, steps: [step] }, signal },
  )
}

/** Writes texts from facts; nothing is stored. Throws ApiError, and the signal's reason. */
export function writeKit(form: KitForm, variant: number, signal: AbortSignal): Promise<WrittenKit> {
  return callApi<typeof routes.writeKit>(
    { method: 'post', path: '/api/kits/write' },
    { body: { form, variant }, signal },
  )
}

/** Makes a project of a video script; returns its id. Throws ApiError. */
export async function openKitScript(kitId: string, scriptId: string): Promise<string> {
  const { projectId } = await callApi<typeof routes.openKitScript>(
    { method: 'post', path: '/api/kits/{kitId}/scripts/{scriptId}/project' },
    { params: { kitId, scriptId } },
  )
  return projectId
}

/** Actions on saved kits. Each call throws ApiError and updates the lists. */
export function useKitActions() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries(allKits)
  const remove = useMutation({
    mutationFn: (kitId: string) =>
      callApi<typeof routes.deleteKit>({ method: 'delete', ...address }, { params: { kitId } }),
    onSettled,
  })
  const restore = useMutation({
    mutationFn: (kitId: string) =>
      callApi<typeof routes.restoreKit>(
        { method: 'post', path: '/api/kits/{kitId}/restore' },
        { params: { kitId } },
      ),
    onSettled,
  })
  const plan = useMutation({
    mutationFn: ({ kitId, ...body }: { kitId: string; date: string; zone: string }) =>
      callApi<typeof routes.planKitPosts>(
        { method: 'post', path: '/api/kits/{kitId}/calendar' },
        { params: { kitId }, body },
      ),
    // The drafts are in the calendar and among the posts.
    onSettled: () => client.invalidateQueries({ queryKey: ['posts'] }),
  })
  return { remove, restore, plan }
}
