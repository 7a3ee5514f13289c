import { useCallback, useEffect, useState, type RefObject } from 'react'

export interface FullScreen {
  isOn: boolean
  /** False where the browser has no full screen for elements, for example on an iPhone. */
  isPossible: boolean
  toggle: () => void
}

/** Shows an element in full screen. */
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
    // The browser refuses without a click; nothing changes then.
    else element.current?.requestFullscreen().catch(() => undefined)
  }, [element])
  return { isOn, isPossible: document.fullscreenEnabled, toggle }
}
