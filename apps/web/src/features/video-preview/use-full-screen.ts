import { useCallback, useEffect, useState, type RefObject } from 'react'

export interface FullScreen {
  isOn: boolean
  /** False where the browser has none for elements, as on an iPhone. */
  isPossible: boolean
  toggle: () => void
}

/** Full screen of an element. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    const follow = (): void =>
      setIsOn(document.fullscreenElement !== null && document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [element])
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen()
    // Refused without a click: then nothing changes.
    else element.current?.requestFullscreen().catch(() => undefined)
  }, [element])
  return { isOn, isPossible: document.fullscreenEnabled, toggle }
}
