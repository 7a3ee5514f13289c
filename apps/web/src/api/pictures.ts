// Saves pictures, GIFs and clips that a tool drew in the page as creations.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/pictures'
import type { z } from 'zod'
import { uploadAsset, type SavedAsset } from './assets.ts'
import { callApi } from './client.ts'
import { allCreations } from './creations.ts'

export type { PictureFormat } from '@vivify/contract/routes/pictures'

export interface DrawingToSave extends Omit<z.input<typeof routes.savePicture.body>, 'assetId'> {
  /** The lossless drawing, which the server encodes. Without `format` it is stored unchanged. */
  drawing: Blob
  /** Called with 0 to 1 while the drawing is sent; at 1 the server encodes it. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Uploads a drawing and creates a creation from it. Throws ApiError, and an AbortError when canceled. */
export function useSavePicture() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ drawing, onProgress, signal, ...picture }: DrawingToSave) => {
      const { id } = await uploadAsset(drawing, nameOf(picture.title, drawing.type), {
        isDrawing: true,
        ...(onProgress ? { onProgress } : {}),
        ...(signal ? { signal } : {}),
      })
      return callApi<typeof routes.savePicture>(
        { method: 'post', path: '/api/pictures' },
        { body: { ...picture, assetId: id }, signal },
      )
    },
    onSuccess: () => client.invalidateQueries(allCreations),
  })
}

/** A copy of a picture with the brand kit on it. Throws ApiError. */
export function brandPicture(assetId: string): Promise<SavedAsset> {
  return callApi<typeof routes.brandPicture>(
    { method: 'post', path: '/api/pictures/branded' },
    { body: { assetId } },
  )
}

function nameOf(title: string, type: string): string {
  const ending = type.split('/').at(-1) ?? 'png'
  return `${title.slice(0, 200)}.${ending === 'jpeg' ? 'jpg' : ending}`
}
