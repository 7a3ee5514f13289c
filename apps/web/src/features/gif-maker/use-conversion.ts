import { messages } from '@vivify/contract/messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAlerts } from '../../ui/alerts.tsx'
import { convertFilm, type Converted } from './convert/convert-film.ts'
import { outputs } from './convert/outputs.ts'
import type { GifRecipe } from './recipe.ts'
import type { OpenFilm } from './use-film.ts'

export interface MadeGif extends Converted {
  /** Where the page reads it. */
  url: string
  /** With its ending. */
  fileName: string
  title: string
  recipe: GifRecipe
  sourceId: string | null
  /** That making it took. */
  tookSeconds: number
}

export interface Conversion {
  progress: { stage: string; share: number } | null
  /** Why the last one failed, or null. */
  failure: string | null
  made: MadeGif | null
  start: (open: OpenFilm, recipe: GifRecipe) => void
  cancel: () => void
}

/** Makes GIFs in the page. `onMade` is told after the alert at the end was closed. */
export function useConversion(onMade: () => void): Conversion {
  const [progress, setProgress] = useState<Conversion['progress']>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [made, setMade] = useState<MadeGif | null>(null)
  const running = useRef<AbortController | null>(null)
  const done = useRef(onMade)
  done.current = onMade
  const { alert } = useAlerts()
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => () => URL.revokeObjectURL(made?.url ?? ''), [made])

  const start = useCallback(
    async (open: OpenFilm, recipe: GifRecipe) => {
      if (running.current !== null) return
      const controller = new AbortController()
      running.current = controller
      setFailure(null)
      setProgress({ stage: 'Getting ready', share: 0 })
      const begunMs = performance.now()
      try {
        const converted = await convertFilm(open.film, recipe, {
          signal: controller.signal,
          onProgress: (stage, share) => setProgress({ stage, share }),
        })
        setMade({
          ...converted,
          ...describe(open, recipe),
          url: URL.createObjectURL(converted.blob),
          tookSeconds: (performance.now() - begunMs) / 1000,
        })
        setProgress(null)
        void alert(messages.gifs.completed)
        done.current()
      } catch (error) {
        if (!controller.signal.aborted) {
          setFailure(`${messages.gifs.failed} ${error instanceof Error ? error.message : ''}`.trim())
        }
      } finally {
        running.current = null
        setProgress(null)
      }
    },
    [alert],
  )
  return {
    progress,
    failure,
    made,
    start: useCallback((open, recipe) => void start(open, recipe), [start]),
    cancel: useCallback(() => running.current?.abort(), []),
  }
}

function describe({ name, sourceId }: OpenFilm, recipe: GifRecipe) {
  const title = name.replace(/\.[a-z0-9]{2,4}$/i, '') || 'video'
  return { title, fileName: `${title}.${outputs[recipe.output].ending}`, recipe, sourceId }
}
