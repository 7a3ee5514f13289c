import type { Format } from '@vivify/contract/project'
import { ChevronDown, Maximize2, PictureInPicture2 } from '../../ui/icons.tsx'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react'
import { joinClasses } from '../../ui/class-names.ts'
import { useGenerate } from '../generate/use-generate.tsx'
import { useProject } from '../project/use-project.ts'
import { useNarrow } from '../../ui/use-narrow.ts'

/** Layout width of the floating preview in pixels, before it is scaled down. */
const layoutWidth = 280
const floatingWidths: Record<Format, number> = { '9:16': 96, '1:1': 124, '16:9': 176 }

export interface PreviewDockProps {
  /** The element after the studio; once it is in the window, the preview no longer floats. */
  end: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * Keeps the preview visible. In the one-column layout it floats over the page as a thumbnail while its place is
 * scrolled out of sight. It stays the same element, so playback continues. It never covers the focused element. To see
 * other covered content, the person scrolls or closes the thumbnail to a pill.
 */
export function PreviewDock({ end, children }: PreviewDockProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { document, settings } = useProject()
  const isNarrow = useNarrow()
  const { isInSight, height } = useSight(place)
  const isPast = usePast(end)
  const [isPill, setIsPill] = useState(false)
  const isFloating = isNarrow && !isInSight && !isPast && document !== null
  const isOverFocus = useFocusUnder(frame, isFloating, isPill)
  const isThumbnail = isFloating && !isPill
  const width = floatingWidths[settings.format]
  useShownWhenMade(place, isNarrow)
  useScrollRoom(isFloating ? frame : null, isPill)

  return (
    <div
      ref={place}
      tabIndex={-1}
      style={isFloating ? { height } : undefined}
      className="min-w-0 scroll-mt-18 outline-none"
    >
      <div
        ref={frame}
        style={isFloating ? placeFloating(isThumbnail ? settings.format : null) : undefined}
        className={joinClasses(
          isFloating && floatingClasses,
          isThumbnail && 'rounded-base',
          isFloating && isPill && 'rounded-full',
          isOverFocus && 'invisible',
        )}
      >
        <div
          inert={isFloating}
          style={isThumbnail ? { width: layoutWidth, scale: width / layoutWidth } : undefined}
          className={joinClasses(isThumbnail && floatingContentClasses, isFloating && isPill && 'hidden')}
        >
          {children}
        </div>
        {isThumbnail && <ShowButton onPress={() => scrollTo(place.current)} />}
        {isFloating && <PillButton isPill={isPill} onChange={setIsPill} />}
      </div>
    </div>
  )
}

/** Sets a scroll margin, so that elements scrolled into view stop above the floating frame. */
function useScrollRoom(floating: RefObject<HTMLElement | null> | null, isPill: boolean): void {
  useEffect(() => {
    const root = document.documentElement.style
    const height = floating?.current?.offsetHeight
    if (height !== undefined) root.setProperty('--floating-height', `${height + 12}px`)
    return () => {
      root.removeProperty('--floating-height')
    }
  }, [floating, isPill])
}

function scrollTo(place: HTMLElement | null): void {
  place?.scrollIntoView({ behavior: 'smooth', block: 'start' })
}

function placeFloating(thumbnailFormat: Format | null): CSSProperties {
  const bottom = 'calc(var(--generate-height, 7rem) + 0.75rem)'
  if (thumbnailFormat === null) return { bottom }
  return { bottom, width: floatingWidths[thumbnailFormat], aspectRatio: thumbnailFormat.replace(':', ' / ') }
}

const floatingClasses =
  'fixed right-3 z-20 [body:has([data-hides-preview])_&]:hidden animate-rise overflow-hidden bg-sunken shadow-popup ring-1 ring-line'

/** Hides everything except the frame, because the controls would be too small to use. */
const floatingContentClasses =
  'origin-top-left [&_section>*:not(:first-child)]:hidden [&_[role=group]]:hidden'

function ShowButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label="Show the preview"
      onClick={onPress}
      className="absolute inset-0 grid content-start justify-items-end p-1"
    >
      <span className="grid size-6 place-items-center rounded-full bg-scrim text-on-scrim">
        <Maximize2 className="size-3.5" aria-hidden="true" />
      </span>
    </button>
  )
}

/** One button both opens and closes the small preview, so that it keeps the focus. */
function PillButton({ isPill, onChange }: { isPill: boolean; onChange: (isPill: boolean) => void }) {
  return (
    <button
      type="button"
      aria-label={isPill ? 'Open the small preview' : 'Close the small preview'}
      onClick={() => onChange(!isPill)}
      className={
        isPill
          ? 'flex h-10 items-center gap-2 rounded-full bg-popup px-3.5 text-sm font-medium hover:bg-hover'
          : 'absolute top-0 left-0 grid size-11 place-items-start p-1'
      }
    >
      {isPill ? (
        <>
          <PictureInPicture2 className="size-4 text-muted" aria-hidden="true" />
          Preview
        </>
      ) : (
        <span className="grid size-6 place-items-center rounded-full bg-scrim text-on-scrim">
          <ChevronDown className="size-3.5" aria-hidden="true" />
        </span>
      )}
    </button>
  )
}

/** In the one-column layout, scrolls to a video that was just made, which may be far from the Generate button. */
function useShownWhenMade(place: RefObject<HTMLElement | null>, isNarrow: boolean): void {
  const { creationId } = useGenerate()
  // Must focus before the alert opens, because the alert later restores the focus and the busy button has lost it.
  useLayoutEffect(() => {
    if (creationId === null) return
    if (document.activeElement === null || document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
    if (isNarrow) place.current?.scrollIntoView({ block: 'start' })
    // Runs only when a new video arrives, so that rotating the device does not scroll the page.
  }, [creationId])
}

function useSight(place: RefObject<HTMLElement | null>): { isInSight: boolean; height: number } {
  const [isInSight, setIsInSight] = useState(true)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const element = place.current!
    const observer = new IntersectionObserver(
      ([entry]) => {
        // The place keeps its height while the preview floats, so that the page does not jump.
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

/** True while an element is in the window or above it. */
function usePast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) =>
      setIsPast(entry!.isIntersecting || entry!.boundingClientRect.top < 0),
    )
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return isPast
}

/** True while a floating frame covers the element with visible focus. */
function useFocusUnder(frame: RefObject<HTMLElement | null>, isFloating: boolean, isPill: boolean): boolean {
  const [isUnder, setIsUnder] = useState(false)
  useEffect(() => {
    if (!isFloating) return
    let observer: IntersectionObserver | undefined
    const look = (): void => {
      observer?.disconnect()
      setIsUnder(false)
      const { activeElement, documentElement } = document
      if (frame.current === null || !mayBeCovered(activeElement, frame.current)) return
      const { top, right, bottom, left } = frame.current.getBoundingClientRect()
      const [below, beside] = [documentElement.clientHeight - bottom, documentElement.clientWidth - right]
      const rootMargin = [top, beside, below, left].map((inset) => `${-Math.round(inset)}px`).join(' ')
      observer = new IntersectionObserver((entries) => setIsUnder(entries.at(-1)!.isIntersecting), {
        rootMargin,
      })
      observer.observe(activeElement)
    }
    look()
    const events = ['focusin', 'focusout', 'resize'] as const
    for (const event of events) addEventListener(event, look)
    return () => {
      for (const event of events) removeEventListener(event, look)
      observer?.disconnect()
      setIsUnder(false)
    }
  }, [frame, isFloating, isPill])
  return isUnder
}

/** Excludes elements such as a whole screen, which gets the focus only so that screen readers start there. */
function mayBeCovered(focused: Element | null, frame: HTMLElement): focused is HTMLElement {
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0 || frame.contains(focused)) return false
  return focused.matches(':focus-visible')
}
