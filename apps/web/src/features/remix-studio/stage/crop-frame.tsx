import { useId, useRef, type KeyboardEvent } from 'react'
import { joinClasses } from '../../../ui/class-names.ts'
import { arrowHint, moveByArrows } from './arrow-keys.ts'
import { moveCrop, resizeCrop, type CropBox, type CropHandle } from './crop-geometry.ts'
import { useDrag } from './use-drag.ts'

export interface CropFrameProps {
  crop: CropBox
  /** Width divided by height, in shares of the picture; null for any shape. */
  ratio: number | null
  onChange: (crop: CropBox) => void
  /** Called when the pointer or key is released. */
  onSettled: () => void
}

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

/** The crop box over the picture: drag it, drag its handles, or use the arrow keys. */
export function CropFrame({ crop, ratio, onChange, onSettled }: CropFrameProps) {
  const area = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const drag = useDrag(area, onSettled)
  const place = {
    left: `${crop.x * 100}%`,
    top: `${crop.y * 100}%`,
    width: `${crop.width * 100}%`,
    height: `${crop.height * 100}%`,
  }
  const moving = (change: (across: number, down: number) => CropBox) => {
    const move = (across: number, down: number): void => onChange(change(across, down))
    return {
      ...drag(() => move),
      onKeyDown: (event: KeyboardEvent) => moveByArrows(event, move),
      onKeyUp: onSettled,
    }
  }
  return (
    <div ref={area} className="absolute inset-0 overflow-visible">
      <p id={hintId} className="sr-only">
        {arrowHint}
      </p>
      <div style={place} className="absolute shadow-[0_0_0_200vmax_var(--scrim)] [clip-path:none]">
        <button
          type="button"
          aria-label="Move the crop"
          aria-describedby={hintId}
          className="absolute inset-0 cursor-move touch-none border-2 border-on-scrim"
          {...moving((across, down) => moveCrop(crop, across, down))}
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
            {...moving((across, down) => resizeCrop(crop, handle, { across, down }, ratio))}
          />
        ))}
      </div>
    </div>
  )
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
