// Written by hand, because the component library's tooltip would add all its menu and dialog code to the first load.

import { useEffect, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

export interface TooltipProps {
  text: ReactNode
  /** Needs an accessible name of its own: a tooltip must never be the only label. */
  children: ReactElement
}

const delayMs = 500
/** Pixels between the tooltip and its target, and between the tooltip and the window's edges. */
const gap = 8

/** A short note next to an element that is hovered or focused. */
export function Tooltip({ text, children }: TooltipProps) {
  const [target, setTarget] = useState<DOMRect | null>(null)
  const place = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = (): void => setTarget(place.current?.firstElementChild?.getBoundingClientRect() ?? null)
  const hide = (): void => {
    clearTimeout(timer.current)
    setTarget(null)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <span
      ref={place}
      className="contents"
      onPointerEnter={({ pointerType }) => {
        clearTimeout(timer.current)
        if (pointerType === 'mouse') timer.current = setTimeout(show, delayMs)
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target: focused }) => focused.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {children}
      {target !== null && (
        <Note target={target} onHide={hide}>
          {text}
        </Note>
      )}
    </span>
  )
}

interface NoteProps {
  target: DOMRect
  onHide: () => void
  children: ReactNode
}

/** Appears above its target, or below it when there is no room. Scrolling or Escape hides it. */
function Note({ target, onHide, children }: NoteProps) {
  const note = useRef<HTMLDivElement>(null)
  const hide = useRef(onHide)
  useLayoutEffect(() => {
    hide.current = onHide
    const { style, offsetWidth, offsetHeight } = note.current!
    const centre = target.left + target.width / 2 - offsetWidth / 2
    const left = Math.max(gap, Math.min(centre, document.documentElement.clientWidth - offsetWidth - gap))
    const above = target.top - gap - offsetHeight
    style.translate = `${left}px ${above < gap ? target.bottom + gap : above}px`
  })
  useEffect(() => {
    const stop = new AbortController()
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide.current()
    }
    document.addEventListener('keydown', onKeyDown, { signal: stop.signal })
    document.addEventListener('scroll', () => hide.current(), { signal: stop.signal, capture: true })
    return () => stop.abort()
  }, [])
  return createPortal(
    <div
      ref={note}
      role="tooltip"
      className="pointer-events-none fixed top-0 left-0 z-50 w-max max-w-64 rounded-small bg-popup px-2.5 py-1.5 text-xs text-text shadow-popup transition-opacity duration-150 starting:opacity-0"
    >
      {children}
    </div>,
    document.body,
  )
}
