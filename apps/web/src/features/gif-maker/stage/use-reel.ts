import { useEffect, useMemo, useRef } from 'react'
import type { Film } from '../film/film.ts'
import { PreviewReel } from './preview-reel.ts'

/** Waits while a handle is dragged; otherwise every pixel would decode all frames again. */
const settleMs = 220

/** Holds the frames of these times while the film is open. */
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
