import * as messages from '@vivify/contract/messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAlerts } from '../../ui/alerts.tsx'
import { convertFilm, type Converted } from './convert/convert-film.ts'
import { outputs } from './convert/outputs.ts'
import type { GifRecipe } from './recipe.ts'
import type { FilmSource } from './take-film.ts'
import type { OpenFilm } from './use-film.ts'

export interface MadeGif extends Converted {
  /** Object URL of the result. */
  url: string
  title: string
  /** Includes the extension. */
  fileName: string
  recipe: GifRecipe
  /** Opens the video again for another edit. */
  source: FilmSource
  /** Time that the conversion took. */
  tookSeconds: number
}

export interface Conversion {
  progress: { stage: string; share: number } | null
  /** Why the last conversion failed, or null. */
  failure: string | null
  made: MadeGif | null
  start: (open: OpenFilm, recipe: GifRecipe) => void
  cancel: () => void
}

/** Makes GIFs in the page, one at a time. `onMade` is called as soon as one is finished. */
export function useConversion(onMade: () => void): Conversion {
  const [progress, setProgress] = useState<Conversion['progress']>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [made, setMade] = useState<MadeGif | null>(null)
  const running = useRef<AbortController | null>(null)
  const { alert } = useAlerts()
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => () => URL.revokeObjectURL(made?.url ?? ''), [made])

  const start = useCallback(
    async (open: OpenFilm, recipe: GifRecipe) => {
      if (running.current !== null) return
      const controller = new AbortController()
      const { signal } = controller
      running.current = controller
      setFailure(null)
      setProgress({ stage: 'Getting ready', share: 0 })
      const begunMs = performance.now()
      try {
        const converted = await convertFilm(open.film, recipe, {
          signal,
          onProgress: (stage, share) => setProgress({ stage, share }),
        })
        signal.throwIfAborted()
        setMade({
          ...converted,
          ...describe(open, recipe),
          url: URL.createObjectURL(converted.blob),
          tookSeconds: (performance.now() - begunMs) / 1000,
        })
        onMade()
        void alert(messages.gifs.completed)
      } catch (error) {
        if (!signal.aborted) {
          setFailure(`${messages.gifs.failed} ${error instanceof Error ? error.message : ''}`.trim())
        }
      } finally {
        running.current = null
        setProgress(null)
      }
    },
    [alert, onMade],
  )
  return {
    progress,
    failure,
    made,
    start: useCallback((open, recipe) => void start(open, recipe), [start]),
    cancel: useCallback(() => running.current?.abort(), []),
  }
}

function describe({ file, name, sourceId, note }: OpenFilm, recipe: GifRecipe) {
  const title = name.replace(/\.[a-z0-9]{2,4}$/i, '') || 'video'
  const fileName = `${title}.${outputs[recipe.output].ending}`
  return { title, fileName, recipe, source: { file, name, sourceId, note, recipe } }
}
