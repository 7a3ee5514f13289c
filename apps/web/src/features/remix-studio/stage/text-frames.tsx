import type { RemixText } from '@vivify/generators/remix/recipe'
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { PixelSize } from '../engine/protocol.ts'
import type { TextBox } from '../words.ts'

export interface TextFramesProps {
  texts: readonly RemixText[]
  /** Where they lie, in pixels of the canvas. */
  boxes: readonly TextBox[]
  canvas: PixelSize
  /** Called with the middle of the text, 0 to 1. */
  onMove: (index: number, middle: { x: number; y: number }) => void
  onSettled: () => void
}

const step = 0.01
const largeStep = 0.05

/** A frame around each text, to move it by: dragged, or with the arrow keys. */
export function TextFrames({ texts, boxes, canvas, onMove, onSettled }: TextFramesProps) {
  const area = useRef<HTMLDivElement>(null)
  const grasped = useRef<{ x: number; y: number; middle: { x: number; y: number } } | null>(null)
  const hintId = useId()

  const move = (index: number, from: { x: number; y: number }, across: number, down: number): void =>
    onMove(index, { x: clamp(from.x + across), y: clamp(from.y + down) })
  const onPointerMove = (index: number, event: PointerEvent): void => {
    if (grasped.current === null) return
    const { width, height } = area.current!.getBoundingClientRect()
    const { x, y, middle } = grasped.current
    move(index, middle, (event.clientX - x) / width, (event.clientY - y) / height)
  }
  const onKeyDown = (index: number, middle: { x: number; y: number }, event: KeyboardEvent): void => {
    const by = event.shiftKey ? largeStep : step
    const [across, down] = directions[event.key] ?? []
    if (across === undefined || down === undefined) return
    event.preventDefault()
    move(index, middle, across * by, down * by)
  }

  return (
    <div ref={area} className="absolute inset-0">
      <p id={hintId} className="sr-only">
        Arrow keys move it, with Shift in larger steps.
      </p>
      {boxes.map((box, index) => {
        const middle = {
          x: (box.x + box.width / 2) / canvas.width,
          y: (box.y + box.height / 2) / canvas.height,
        }
        if (box.width === 0 || texts[index] === undefined) return null
        return (
          <button
            key={index}
            type="button"
            aria-label={`Move text ${index + 1}`}
            aria-describedby={hintId}
            style={placeOf(box, canvas)}
            className="absolute cursor-move touch-none rounded-[3px] border border-dashed border-on-scrim/70 bg-scrim/5 outline-offset-4 hover:border-solid hover:border-on-scrim"
            onPointerDown={(event) => {
              if (event.button !== 0) return
              event.currentTarget.setPointerCapture(event.pointerId)
              grasped.current = { x: event.clientX, y: event.clientY, middle }
            }}
            onPointerMove={(event) => onPointerMove(index, event)}
            onPointerUp={() => {
              grasped.current = null
              onSettled()
            }}
            onKeyDown={(event) => onKeyDown(index, middle, event)}
            onKeyUp={onSettled}
          />
        )
      })}
    </div>
  )
}

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function placeOf(box: TextBox, canvas: PixelSize) {
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
