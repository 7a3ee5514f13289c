// Videos that the browser can't read, converted by the server.

import { callApi, readFile } from './client.ts'
import { uploadAsset, type UploadOptions } from './assets.ts'
import type * as assetRoutes from '@vivify/contract/routes/assets'
import type * as routes from '@vivify/contract/routes/gifs'

export type { DecodedVideo } from '@vivify/contract/routes/gifs'

/** Sends a video and starts converting it. Throws ApiError, and an AbortError when stopped. */
export async function startDecoding(
  file: File,
  options: UploadOptions,
): Promise<{ jobId: string; assetId: string }> {
  const { id: assetId } = await uploadAsset(file, file.name, options)
  const { jobId } = await callApi<typeof routes.decodeVideo>(
    { method: 'post', path: '/api/gifs/decoded-videos' },
    { body: { assetId }, signal: options.signal },
  )
  return { jobId, assetId }
}

/** Takes the converted video into the page. Throws ApiError. */
export async function takeDecoded({ url }: routes.DecodedVideo, signal?: AbortSignal): Promise<Blob> {
  return (await readFile(url, signal)).blob()
}

/** Forgets a file that was only on its way; one that is used, or gone, stays as it is. */
export async function forgetFile(assetId: string): Promise<void> {
  await callApi<typeof assetRoutes.deleteAsset>(
    { method: 'delete', path: '/api/assets/{assetId}' },
    { params: { assetId } },
  ).catch(() => undefined)
}
