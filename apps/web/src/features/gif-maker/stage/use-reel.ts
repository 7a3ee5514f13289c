import { useEffect, useMemo, useRef } from 'react'
import type { Film } from '../film/film.ts'
import { PreviewReel } from './preview-reel.ts'

/** Dragging a handle would decode everything anew for each pixel. */
const settleMs = 220

/** Holds the frames of the moments named, for as long as the film is open. */
export function useReel(
  film: Film,
  sourceSeconds: readonly number[],
  onFailure: (sentence: string) => void,
): PreviewReel {
  const report = useRef(onFailure)
  report.current = onFailure
  const reel = useMemo(() => new PreviewReel(film, (sentence) => report.current(sentence)), [film])
  const isFirst = useRef(true)
  useEffect(() => {
    isFirst.current = true
    return () => reel.close()
  }, [reel])
  useEffect(() => {
    const timer = setTimeout(() => reel.want(sourceSeconds), isFirst.current ? 0 : settleMs)
    isFirst.current = false
    return () => clearTimeout(timer)
  }, [reel, sourceSeconds])
  return reel
}
