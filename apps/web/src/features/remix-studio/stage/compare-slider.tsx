import { MoveHorizontal } from '../../../ui/icons.tsx'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'

export interface CompareSliderProps {
  /** Share of the width that shows the original picture. */
  share: number
  onChange: (share: number) => void
}

const step = 0.02
const largeStep = 0.1

/** The divider between before and after; it can be dragged or moved with the arrow keys. */
export function CompareSlider({ share, onChange }: CompareSliderProps) {
  const area = useRef<HTMLDivElement>(null)
  const clamp = (value: number): number => Math.min(1, Math.max(0, value))

  const onPointer = (event: PointerEvent): void => {
    const { left, width } = area.current!.getBoundingClientRect()
    onChange(clamp((event.clientX - left) / width))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.shiftKey ? largeStep : step
    const next = {
      ArrowLeft: share - by,
      ArrowDown: share - by,
      ArrowRight: share + by,
      ArrowUp: share + by,
      Home: 0,
      End: 1,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onChange(clamp(next))
  }

  return (
    <div
      ref={area}
      className="absolute inset-0 cursor-ew-resize touch-none"
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        onPointer(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onPointer(event)}
    >
      <Caption className="left-3">Before</Caption>
      <Caption className="right-3">After</Caption>
      <div
        className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-on-scrim shadow-card"
        style={{ left: `${share * 100}%` }}
      >
        <div
          role="slider"
          tabIndex={0}
          aria-label="Before and after"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={`${Math.round(share * 100)}% before`}
          onKeyDown={onKeyDown}
          className="absolute top-1/2 left-1/2 grid size-10 -translate-1/2 place-items-center rounded-full bg-scrim text-on-scrim shadow-popup ring-2 ring-on-scrim backdrop-blur-sm"
        >
          <MoveHorizontal className="size-4.5" aria-hidden="true" />
        </div>
      </div>
    </div>
  )
}

function Caption({ className, children }: { className: string; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute top-3 rounded-small bg-scrim px-2 py-1 text-xs font-medium text-on-scrim ${className}`}
    >
      {children}
    </span>
  )
}
