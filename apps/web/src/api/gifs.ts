// Server-side conversion of videos that the browser can't read.

import { callApi, readFile } from './client.ts'
import type * as assetRoutes from '@vivify/contract/routes/assets'
import type * as routes from '@vivify/contract/routes/gifs'
import { startOnce, type StartedJob } from './jobs.ts'

export type { DecodedVideo } from '@vivify/contract/routes/gifs'

/** Starts converting one of the account's files. Throws ApiError. */
export function startDecoding(assetId: string, idempotencyKey: string): Promise<StartedJob> {
  return startOnce(() =>
    callApi<typeof routes.decodeVideo>(
      { method: 'post', path: '/api/gifs/decoded-videos' },
      { body: { assetId, idempotencyKey } },
    ),
  )
}

/** Downloads the converted video into the page. Throws ApiError. */
export async function takeDecoded({ url }: routes.DecodedVideo, signal?: AbortSignal): Promise<Blob> {
  return (await readFile(url, signal)).blob()
}

/** Deletes a temporary upload; a file that is in use or already deleted is left alone. */
export async function forgetFile(assetId: string): Promise<void> {
  await callApi<typeof assetRoutes.deleteAsset>(
    { method: 'delete', path: '/api/assets/{assetId}' },
    { params: { assetId } },
  ).catch(() => undefined)
}
