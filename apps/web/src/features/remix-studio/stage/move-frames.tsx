import type { PlacedBox } from '@vivify/generators/remix/place'
import { useId, useRef } from 'react'
import type { PixelSize } from '../engine/protocol.ts'
import { arrowHint, moveByArrows } from './arrow-keys.ts'
import { useDrag } from './use-drag.ts'

/** A point, in shares of the picture. */
export interface Point {
  x: number
  y: number
}

/** Something that can be moved over the picture. */
export interface Movable {
  key: string
  label: string
  /** Its box in pixels of the canvas. */
  box: PlacedBox
  onMove: (middle: Point) => void
  /** Scales it around its center; the factor is relative to its size when the drag started. */
  beginResize: (middle: Point) => (factor: number) => void
}

export interface MoveFramesProps {
  things: readonly Movable[]
  canvas: PixelSize
  onSettled: () => void
}

/** A frame around each movable thing: drag it or use the arrow keys; drag its corner to resize. */
export function MoveFrames({ things, canvas, onSettled }: MoveFramesProps) {
  const area = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const drag = useDrag(area, onSettled)
  return (
    <div ref={area} className="absolute inset-0">
      <p id={hintId} className="sr-only">
        {arrowHint}
      </p>
      {things.map(({ key, label, box, onMove, beginResize }) => {
        const middle = middleOf(box, canvas)
        const moveFrom = (across: number, down: number): void =>
          onMove({ x: clamp(middle.x + across), y: clamp(middle.y + down) })
        const beginGrowing = () => {
          const resize = beginResize(middle)
          return (across: number, down: number) =>
            resize(growthOf(box, across * canvas.width, down * canvas.height))
        }
        return (
          <div key={key} style={placeOf(box, canvas)} className="group absolute">
            <button
              type="button"
              aria-label={label}
              aria-describedby={hintId}
              className="absolute inset-0 cursor-move touch-none rounded-[3px] border border-dashed border-on-scrim/70 bg-scrim/5 outline-offset-4 hover:border-solid hover:border-on-scrim"
              {...drag(() => moveFrom)}
              onKeyDown={(event) => moveByArrows(event, moveFrom)}
              onKeyUp={onSettled}
            />
            {/* Keyboard users resize with a slider in the panel. */}
            <span
              aria-hidden="true"
              className="absolute -right-3.5 -bottom-3.5 grid size-7 cursor-nwse-resize touch-none place-items-center before:size-3 before:rounded-full before:bg-on-scrim before:shadow-card"
              {...drag(beginGrowing)}
            />
          </div>
        )
      })}
    </div>
  )
}

function middleOf(box: PlacedBox, canvas: PixelSize): Point {
  return { x: (box.x + box.width / 2) / canvas.width, y: (box.y + box.height / 2) / canvas.height }
}

/**
 * The scale factor of a box whose corner was dragged this many pixels along its diagonal, while its center stays in
 * place.
 */
function growthOf({ width, height }: PlacedBox, across: number, down: number): number {
  return Math.max(0, 1 + (2 * (across * width + down * height)) / (width ** 2 + height ** 2))
}

function placeOf(box: PlacedBox, canvas: PixelSize) {
  return {
    left: `${(box.x / canvas.width) * 100}%`,
    top: `${(box.y / canvas.height) * 100}%`,
    width: `${(box.width / canvas.width) * 100}%`,
    height: `${(box.height / canvas.height) * 100}%`,
  }
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
