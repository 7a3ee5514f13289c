import * as messages from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'
import type { RemixRecipe } from '@vivify/generators/remix/recipe'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { uploadAsset } from '../../api/assets.ts'
import { startEdit } from '../../api/images.ts'
import { useJob } from '../../lib/jobs/use-job.ts'
import { writeDraft } from './drafts.ts'
import { encodeDrawing } from './encode-drawing.ts'
import { fitInside } from './engine/decode-size.ts'
import type { PixelSize } from './engine/protocol.ts'
import type { OpenSource } from './open-source.ts'

export interface EditByWords {
  isBusy: boolean
  problem: string | null
  /** With `mask` null, the whole picture may change. */
  start: (request: { prompt: string; engine: string; mask: OffscreenCanvas | null }) => Promise<void>
  cancel: () => void
}

/** Has a model edit the source; the result becomes the new source of the same recipe. */
export function useEdit(source: OpenSource, recipe: RemixRecipe): EditByWords {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const { isBusy, start, cancel } = useJob({
    kind: 'make-images',
    place: `edit ${source.key}`,
    onEnd(end) {
      if (end.status === 'failed') setProblem(end.message)
      if (end.status === 'not-started')
        setProblem(end.error instanceof Error ? end.error.message : String(end.error))
      if (end.status !== 'completed') return
      const { data, warnings } = end.result
      const { assetId } = data[0]!
      writeDraft(`asset.${assetId}`, recipe)
      toast.success([messages.remix.edited, ...warnings].join(' '))
      void navigate(`?asset=${assetId}`)
    },
  })
  return {
    isBusy,
    problem,
    start({ prompt, engine, mask }) {
      setProblem(null)
      return start(async (idempotencyKey) => {
        const assetId = await uprightAsset(source)
        const maskAssetId = mask && (await uploadDrawing(mask, 'marked area.png'))
        const marked = maskAssetId === null ? {} : { maskAssetId }
        return startEdit({ assetId, ...marked, prompt, engine, idempotencyKey })
      })
    },
    cancel: () => void cancel().catch(() => undefined),
  }
}

/** Models accept neither huge pictures nor EXIF rotation. */
const maxSide = 2048

/** Size in which a picture is uploaded. */
export function editSize(source: OpenSource): PixelSize {
  return fitInside(source, maxSide)
}

/** The original file if models accept it, or else an upright copy that is small enough. */
async function uprightAsset(source: OpenSource): Promise<string> {
  const { width, height } = editSize(source)
  if (width === source.width && source.picture.type !== 'image/jpeg') return source.assetId()
  const bitmap = await createImageBitmap(source.picture, { resizeWidth: width, resizeHeight: height })
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0)
  bitmap.close()
  return uploadDrawing(canvas, `${source.title}.png`)
}

/** Applies the size limit of uploaded pictures; the server deletes the drawing if it stays unused. */
async function uploadDrawing(canvas: OffscreenCanvas, name: string): Promise<string> {
  const packed = await encodeDrawing(canvas, limits.imageUploadBytes)
  return (await uploadAsset(packed, name, { isDrawing: true })).id
}
