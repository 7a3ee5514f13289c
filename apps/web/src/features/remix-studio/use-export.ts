import { messages } from '@vivify/contract/messages'
import { describeEdits, type RemixRecipe } from '@vivify/generators/remix/recipe'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import type { Creation } from '../../api/creations.ts'
import { useSavePicture, type PictureFormat } from '../../api/pictures.ts'
import { downloadUrl, saveAs } from '../creations/save-as.ts'
import { writeDraft } from './drafts.ts'
import { encodeDrawing } from './encode-drawing.ts'
import { renderFull } from './engine/render-full.ts'
import type { OpenSource } from './open-source.ts'

interface Work {
  stage: string
  /** 0 to 1; null while there is no measure. */
  share: number | null
}

export interface Export {
  isBusy: boolean
  stage: string
  share: number | null
  problem: string | null
  /** What was exported last. */
  exported: Creation | null
  start: (recipe: RemixRecipe, format: PictureFormat, quality: number) => Promise<void>
  cancel: () => void
}

/** Draws the picture in full, keeps it among the creations with its recipe, and downloads it. */
export function useExport(source: OpenSource): Export {
  const save = useSavePicture()
  const [work, setWork] = useState<Work | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [exported, setExported] = useState<Creation | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function make(recipe: RemixRecipe, format: PictureFormat, quality: number, signal: AbortSignal) {
    setWork({ stage: 'Drawing in full size', share: 0 })
    const canvas = await renderFull(source, recipe, {
      signal,
      onProgress: (share) => setWork({ stage: 'Drawing in full size', share }),
    })
    setWork({ stage: 'Packing', share: null })
    const [drawing, assetId] = await Promise.all([encodeDrawing(canvas), source.assetId()])
    signal.throwIfAborted()
    const creation = await save.mutateAsync({
      drawing,
      title: titleOf(source.title),
      format,
      quality,
      tool: 'remix',
      sources: [assetId],
      edits: describeEdits(recipe),
      recipe,
      signal,
      onProgress: (share) =>
        setWork(
          share < 1
            ? { stage: 'Sending', share }
            : { stage: `Encoding ${format.toUpperCase()}`, share: null },
        ),
    })
    writeDraft(source.key, null)
    saveAs(downloadUrl(creation.files.image!))
    setExported(creation)
    toast.success(messages.remix.exported)
  }

  async function start(recipe: RemixRecipe, format: PictureFormat, quality: number): Promise<void> {
    const controller = new AbortController()
    stop.current = controller
    setProblem(null)
    try {
      await make(recipe, format, quality, controller.signal)
    } catch (error) {
      if (!controller.signal.aborted) setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      if (stop.current === controller) stop.current = null
      setWork(null)
    }
  }

  return {
    isBusy: work !== null,
    stage: work?.stage ?? '',
    share: work?.share ?? null,
    problem,
    exported,
    start,
    cancel: () => stop.current?.abort(),
  }
}

/** A remix of a remix is called as the first one is. */
function titleOf(title: string): string {
  return title.endsWith(', remixed') ? title : `${title.slice(0, 180)}, remixed`
}
