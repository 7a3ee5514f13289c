import { useEffect, useState } from 'react'
import { predictSize } from './convert/convert-film.ts'
import type { Film } from './film/film.ts'
import type { GifRecipe } from './recipe.ts'

/** Some frames are coded for it: not while a slider is still moving. */
const settleMs = 600

/** About the bytes that the file will have; null while they are not known. `isOn` is false while others work. */
export function usePredictedSize(film: Film, recipe: GifRecipe, isOn: boolean): number | null {
  const [known, setKnown] = useState<{ recipe: GifRecipe; bytes: number } | null>(null)
  useEffect(() => {
    if (!isOn) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      predictSize(film, recipe, stop.signal).then(
        (bytes) => setKnown({ recipe, bytes }),
        // What can't be read is told where it is shown and made.
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
