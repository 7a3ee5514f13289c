import { messages } from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'
import type { RemixRecipe } from '@vivify/generators/remix/recipe'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { uploadAsset } from '../../api/assets.ts'
import { startEdit, type MadeImages } from '../../api/images.ts'
import { hasEnded, useCancelJob, useJob } from '../../api/jobs.ts'
import { createId } from '../../lib/create-id.ts'
import { writeDraft } from './drafts.ts'
import { encodeDrawing } from './encode-drawing.ts'
import { fitInside } from './engine/decode-size.ts'
import type { PixelSize } from './engine/protocol.ts'
import type { OpenSource } from './open-source.ts'

export interface EditByWords {
  isBusy: boolean
  problem: string | null
  /** `mask` null lets all of the picture change. */
  start: (request: { prompt: string; engine: string; mask: OffscreenCanvas | null }) => Promise<void>
  cancel: () => void
}

/** Has a model change the source; what comes back is the new source of the same recipe. */
export function useEdit(source: OpenSource, recipe: RemixRecipe): EditByWords {
  const navigate = useNavigate()
  const { mutate: cancelJob } = useCancelJob()
  const [isSending, setIsSending] = useState(false)
  const [jobId, setJobId] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { job } = useJob(jobId)
  const latest = useRef(recipe)
  useEffect(() => {
    latest.current = recipe
  })
  useEffect(() => {
    if (job === undefined || !hasEnded(job)) return
    setJobId(null)
    const { state } = job
    if (state.status === 'failed') setProblem(state.message)
    if (state.status !== 'completed') return
    const { data, warnings } = state.result as MadeImages
    const assetId = data[0]!.assetId
    writeDraft(`asset.${assetId}`, latest.current)
    toast.success([messages.remix.edited, ...warnings].join(' '))
    void navigate(`?asset=${assetId}`)
  }, [job, navigate])

  const start: EditByWords['start'] = async ({ prompt, engine, mask }) => {
    setProblem(null)
    setIsSending(true)
    try {
      const assetId = await uprightAsset(source)
      const maskAssetId = mask && (await uploadDrawing(mask, 'marked area.png'))
      const sent = await startEdit({
        assetId,
        ...(maskAssetId === null ? {} : { maskAssetId }),
        prompt,
        engine,
        idempotencyKey: createId(),
      })
      setJobId(sent.jobId)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setIsSending(false)
    }
  }
  return {
    isBusy: isSending || jobId !== null,
    problem,
    start,
    cancel: () => jobId !== null && cancelJob(jobId),
  }
}

/** Models take neither huge pictures nor a note that one must be turned. */
const maxSide = 2048

/** Size in which a picture is sent. */
export function editSize(source: OpenSource): PixelSize {
  return fitInside(source, maxSide)
}

/** The source itself where it can be sent as it is, else an upright copy of a size that models take. */
async function uprightAsset(source: OpenSource): Promise<string> {
  const { width, height } = editSize(source)
  if (width === source.width && source.picture.type !== 'image/jpeg') return source.assetId()
  const bitmap = await createImageBitmap(source.picture, { resizeWidth: width, resizeHeight: height })
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0)
  bitmap.close()
  return uploadDrawing(canvas, `${source.title}.png`)
}

/** As small as a picture that a person brings; the server forgets it when nothing came of it. */
async function uploadDrawing(canvas: OffscreenCanvas, name: string): Promise<string> {
  const packed = await encodeDrawing(canvas, limits.imageUploadBytes)
  return (await uploadAsset(packed, name, { isDrawing: true })).id
}
