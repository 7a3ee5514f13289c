// Pictures, GIFs and clips that a tool drew in the page, kept among the creations.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/pictures'
import type { z } from 'zod'
import { uploadAsset } from './assets.ts'
import { callApi } from './client.ts'
import { allCreations } from './creations.ts'

export type { PictureFormat } from '@vivify/contract/routes/pictures'

export interface DrawingToSave extends Omit<z.input<typeof routes.savePicture.body>, 'assetId'> {
  /** As it was drawn, without loss: the server encodes it. Without `format` it is kept as it is. */
  drawing: Blob
  /** Called with 0 to 1 while the drawing is sent; 1 while the server encodes it. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Sends a drawing and makes a creation of it. Throws ApiError, and an AbortError when stopped. */
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

function nameOf(title: string, type: string): string {
  const ending = type.split('/').at(-1) ?? 'png'
  return `${title.slice(0, 200)}.${ending === 'jpeg' ? 'jpg' : ending}`
}
