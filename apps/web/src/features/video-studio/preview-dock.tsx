import type { Format } from '@vivify/contract/project'
import { Maximize2 } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { joinClasses } from '../../ui/class-names.ts'
import { useGenerate } from '../generate/use-generate.tsx'
import { useProject } from '../project/use-project.ts'
import { useNarrow } from './use-narrow.ts'

/** Pixels that the preview is laid out in while it floats, before it is made small. */
const layoutWidth = 280
const floatingWidths: Record<Format, number> = { '9:16': 96, '1:1': 124, '16:9': 176 }

/**
 * Keeps the preview in sight. In one column it floats as a thumbnail over the page while its place is scrolled away;
 * it is the same preview, so that what plays goes on playing.
 */
export function PreviewDock({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const { document, settings } = useProject()
  const isNarrow = useNarrow()
  const { isInSight, height } = useSight(place)
  const isFloating = isNarrow && !isInSight && document !== null
  const width = floatingWidths[settings.format]
  useShownWhenMade(place, isNarrow)

  return (
    <div
      ref={place}
      tabIndex={-1}
      style={isFloating ? { height } : undefined}
      className="min-w-0 scroll-mt-18 outline-none"
    >
      <div
        style={
          isFloating
            ? { width, aspectRatio: settings.format.replace(':', ' / '), bottom: floatingBottom }
            : undefined
        }
        className={joinClasses(
          isFloating &&
            'fixed right-3 z-20 [body:has([data-hides-preview])_&]:hidden animate-rise overflow-hidden rounded-base bg-sunken shadow-popup ring-1 ring-line',
        )}
      >
        <div
          inert={isFloating}
          style={isFloating ? { width: layoutWidth, scale: width / layoutWidth } : undefined}
          className={joinClasses(isFloating && floatingContentClasses)}
        >
          {children}
        </div>
        {isFloating && (
          <button
            type="button"
            aria-label="Show the preview"
            onClick={() => place.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })}
            className="absolute inset-0 grid content-start justify-items-end p-1"
          >
            <span className="grid size-6 place-items-center rounded-full bg-scrim text-on-scrim">
              <Maximize2 className="size-3.5" aria-hidden="true" />
            </span>
          </button>
        )}
      </div>
    </div>
  )
}

/** In one column a video that was just made comes into view: it may be far from where Generate was pressed. */
function useShownWhenMade(place: RefObject<HTMLElement | null>, isNarrow: boolean): void {
  const { creationId } = useGenerate()
  // Before the alert opens: it gives the focus back to where it was, which the busy button has lost.
  useLayoutEffect(() => {
    if (creationId === null) return
    if (document.activeElement === null || document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
    if (isNarrow) place.current?.scrollIntoView({ block: 'start' })
    // Only its arrival: turning the device moves nothing.
  }, [creationId])
}

/** Only the frame is shown: the controls would be too small to use. */
const floatingContentClasses =
  'origin-top-left [&_section>*:not(:first-child)]:hidden [&_[role=group]]:hidden'

const floatingBottom = 'calc(var(--generate-height, 7rem) + 0.75rem)'

function useSight(place: RefObject<HTMLElement | null>): { isInSight: boolean; height: number } {
  const [isInSight, setIsInSight] = useState(true)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const element = place.current!
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Its height is kept while it floats: the page must not jump.
        if (entry!.isIntersecting) setHeight(0)
        else setHeight((known) => known || element.offsetHeight)
        setIsInSight(entry!.isIntersecting)
      },
      { threshold: 0.15 },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return { isInSight, height }
}
