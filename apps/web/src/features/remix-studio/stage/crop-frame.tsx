import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { joinClasses } from '../../../ui/class-names.ts'
import { moveCrop, resizeCrop, type CropBox, type CropHandle } from './crop-geometry.ts'

export interface CropFrameProps {
  crop: CropBox
  /** Width over height in shares of the picture; null where any shape is right. */
  ratio: number | null
  onChange: (crop: CropBox) => void
  /** The pointer or key was let go. */
  onSettled: () => void
}

const step = 0.01
const largeStep = 0.05

const handles: readonly CropHandle[] = [
  { label: 'top left corner', across: -1, down: -1 },
  { label: 'top edge', across: 0, down: -1 },
  { label: 'top right corner', across: 1, down: -1 },
  { label: 'right edge', across: 1, down: 0 },
  { label: 'bottom right corner', across: 1, down: 1 },
  { label: 'bottom edge', across: 0, down: 1 },
  { label: 'bottom left corner', across: -1, down: 1 },
  { label: 'left edge', across: -1, down: 0 },
]

/** The box over the picture: dragged as a whole or by its handles, or moved by the arrow keys. */
export function CropFrame({ crop, ratio, onChange, onSettled }: CropFrameProps) {
  const area = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const grab = useGrab(area, crop, onSettled)
  const place = {
    left: `${crop.x * 100}%`,
    top: `${crop.y * 100}%`,
    width: `${crop.width * 100}%`,
    height: `${crop.height * 100}%`,
  }
  const keys = (change: (across: number, down: number) => CropBox) => ({
    onKeyDown: (event: KeyboardEvent): void => {
      const by = event.shiftKey ? largeStep : step
      const [across, down] = directions[event.key] ?? []
      if (across === undefined || down === undefined) return
      event.preventDefault()
      onChange(change(across * by, down * by))
    },
    onKeyUp: onSettled,
  })
  return (
    <div ref={area} className="absolute inset-0 overflow-visible">
      <p id={hintId} className="sr-only">
        Arrow keys move it, with Shift in larger steps.
      </p>
      <div style={place} className="absolute shadow-[0_0_0_200vmax_var(--scrim)] [clip-path:none]">
        <button
          type="button"
          aria-label="Move the crop"
          aria-describedby={hintId}
          className="absolute inset-0 cursor-move touch-none border-2 border-on-scrim"
          {...grab((start, across, down) => onChange(moveCrop(start, across, down)))}
          {...keys((across, down) => moveCrop(crop, across, down))}
        >
          <Thirds />
        </button>
        {handles.map((handle) => (
          <button
            key={handle.label}
            type="button"
            aria-label={`Crop: ${handle.label}`}
            aria-describedby={hintId}
            style={{ left: `${(handle.across + 1) * 50}%`, top: `${(handle.down + 1) * 50}%` }}
            className={joinClasses(
              'absolute grid size-8 -translate-1/2 touch-none place-items-center before:rounded-full before:bg-on-scrim before:shadow-card',
              shapeOf(handle),
            )}
            {...grab((start, across, down) => onChange(resizeCrop(start, handle, { across, down }, ratio)))}
            {...keys((across, down) => resizeCrop(crop, handle, { across, down }, ratio))}
          />
        ))}
      </div>
    </div>
  )
}

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function shapeOf({ across, down }: CropHandle): string {
  if (across === 0) return 'cursor-ns-resize before:h-1.5 before:w-6'
  if (down === 0) return 'cursor-ew-resize before:h-6 before:w-1.5'
  const cursor = across === down ? 'cursor-nwse-resize' : 'cursor-nesw-resize'
  return `${cursor} before:size-3.5`
}

function Thirds() {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0">
      <span className="absolute inset-x-1/3 inset-y-0 border-x border-on-scrim/45" />
      <span className="absolute inset-x-0 inset-y-1/3 border-y border-on-scrim/45" />
    </span>
  )
}

/** Follows a pointer: the crop as it was when grasped, and how far the pointer went since, in shares of the picture. */
function useGrab(area: React.RefObject<HTMLDivElement | null>, crop: CropBox, onSettled: () => void) {
  const grasped = useRef<{ x: number; y: number; crop: CropBox } | null>(null)
  const letGo = (): void => {
    grasped.current = null
    onSettled()
  }
  return (onMove: (start: CropBox, across: number, down: number) => void) => ({
    onPointerDown: (event: PointerEvent): void => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grasped.current = { x: event.clientX, y: event.clientY, crop }
    },
    onPointerMove: (event: PointerEvent): void => {
      if (grasped.current === null) return
      const { x, y, crop: start } = grasped.current
      const { width, height } = area.current!.getBoundingClientRect()
      onMove(start, (event.clientX - x) / width, (event.clientY - y) / height)
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  })
}
