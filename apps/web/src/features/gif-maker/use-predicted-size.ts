import { useEffect, useState } from 'react'
import { predictSize } from './convert/convert-film.ts'
import type { Film } from './film/film.ts'
import type { GifRecipe } from './recipe.ts'

/** A prediction encodes some frames, so it waits until the settings stop changing. */
const settleMs = 600

/** Predicted file size in bytes; null while unknown. `isOn` is false while another task needs the workers. */
export function usePredictedSize(film: Film, recipe: GifRecipe, isOn: boolean): number | null {
  const [known, setKnown] = useState<{ recipe: GifRecipe; bytes: number } | null>(null)
  useEffect(() => {
    if (!isOn) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      predictSize(film, recipe, stop.signal).then(
        (bytes) => setKnown({ recipe, bytes }),
        // Failures are reported by the preview and the conversion.
        () => undefined,
      )
    }, settleMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [film, recipe, isOn])
  return known?.recipe === recipe ? known.bytes : null
}
