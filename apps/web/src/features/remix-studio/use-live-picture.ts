import type { RemixRecipe } from '@vivify/generators/remix/recipe'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { LivePicture, type LiveState } from './engine/live-picture.ts'
import type { OpenSource } from './open-source.ts'

const resting: LiveState = { after: null, before: null, isBusy: true, share: null, problem: null }
const never = () => () => undefined

/** The picture drawn with the current recipe. */
export function useLivePicture(source: OpenSource, recipe: RemixRecipe): LiveState {
  const [live, setLive] = useState<LivePicture | null>(null)
  useEffect(() => {
    const opened = new LivePicture(source.picture, source)
    setLive(opened)
    return () => opened.close()
  }, [source])
  useEffect(() => live?.show(recipe), [live, recipe])
  return useSyncExternalStore(live?.subscribe ?? never, live?.getState ?? (() => resting))
}
