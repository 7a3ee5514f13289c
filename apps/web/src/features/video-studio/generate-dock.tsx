import { useEffect, useRef } from 'react'
import { GeneratePanel } from '../generate/generate-panel.tsx'

/** The place of Generate: below the preview, or at the bottom of the window in the one-column layout. */
export function GenerateDock() {
  const dock = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = dock.current!
    const root = document.documentElement.style
    const observer = new ResizeObserver(() =>
      root.setProperty('--generate-height', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty('--generate-height')
    }
  }, [])
  return (
    <div
      ref={dock}
      className="max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface/95 max-lg:opaque:bg-surface max-lg:px-4 max-lg:py-3 max-lg:backdrop-blur-md sm:max-lg:-mx-6 sm:max-lg:px-6"
    >
      <GeneratePanel />
    </div>
  )
}
