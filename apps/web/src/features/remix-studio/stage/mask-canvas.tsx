import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { PixelSize } from '../engine/protocol.ts'
import { directionOf } from './arrow-keys.ts'

/** A brush stroke. All lengths, also vertical ones, are shares of the picture's width. */
export interface Stroke {
  /** Diameter of the brush. */
  size: number
  points: readonly { x: number; y: number }[]
}

export interface MaskCanvasProps {
  strokes: readonly Stroke[]
  brushSize: number
  onChange: (strokes: readonly Stroke[]) => void
  shape: PixelSize
}

/** Width of the canvas in pixels. */
const canvasWidth = 800
const keyStep = 0.02

/** Marks where the picture may change: paint with the pointer, or use the arrow keys and Space. */
export function MaskCanvas({ strokes, brushSize, onChange, shape }: MaskCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isPainting = useRef(false)
  const hintId = useId()
  const height = shape.height / shape.width

  useEffect(() => {
    const context = canvas.current!.getContext('2d')!
    context.clearRect(0, 0, context.canvas.width, context.canvas.height)
    context.strokeStyle = getComputedStyle(context.canvas).color
    paintStrokes(context, strokes)
  }, [strokes])

  const pointAt = (event: PointerEvent): { x: number; y: number } => {
    const { left, top, width } = canvas.current!.getBoundingClientRect()
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / width }
  }
  const extend = (point: { x: number; y: number }): void => {
    const last = strokes.at(-1)!
    onChange([...strokes.slice(0, -1), { ...last, points: [...last.points, point] }])
  }
  const { cursor, onKeyDown, hideCursor } = useKeyBrush(height, (at) =>
    onChange([...strokes, { size: brushSize, points: [at] }]),
  )

  return (
    <>
      <p id={hintId} className="sr-only">
        Arrow keys move the brush, Space marks.
      </p>
      <canvas
        ref={canvas}
        role="img"
        tabIndex={0}
        aria-label="Marked area"
        aria-describedby={hintId}
        width={canvasWidth}
        height={Math.max(1, Math.round(canvasWidth * height))}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          isPainting.current = true
          onChange([...strokes, { size: brushSize, points: [pointAt(event)] }])
        }}
        onPointerMove={(event) => isPainting.current && extend(pointAt(event))}
        onLostPointerCapture={() => (isPainting.current = false)}
        onKeyDown={onKeyDown}
        onBlur={hideCursor}
        className="absolute inset-0 size-full cursor-crosshair touch-none rounded-small text-second opacity-60"
      />
      {cursor !== null && <BrushMark at={{ x: cursor.x, y: cursor.y / height }} size={brushSize} />}
    </>
  )
}

function BrushMark({ at, size }: { at: { x: number; y: number }; size: number }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute aspect-square -translate-1/2 rounded-full border-2 border-on-scrim"
      style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%`, width: `${size * 100}%` }}
    />
  )
}

/** Moves the brush by keyboard, starting in the center. */
function useKeyBrush(height: number, onMark: (at: { x: number; y: number }) => void) {
  const [cursor, setCursor] = useState<{ x: number; y: number } | null>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = cursor ?? { x: 0.5, y: height / 2 }
    const direction = event.key === ' ' ? { across: 0, down: 0 } : directionOf(event.key)
    if (direction === null) return
    event.preventDefault()
    setCursor({
      x: Math.min(1, Math.max(0, at.x + direction.across * keyStep)),
      y: Math.min(height, Math.max(0, at.y + direction.down * keyStep)),
    })
    if (event.key === ' ') onMark(at)
  }
  return { cursor, onKeyDown, hideCursor: () => setCursor(null) }
}

/** The mask for engines: opaque where the picture must stay, transparent where it may change; null without strokes. */
export function drawMask(strokes: readonly Stroke[], { width, height }: PixelSize): OffscreenCanvas | null {
  if (strokes.length === 0) return null
  const mask = new OffscreenCanvas(width, height)
  const context = mask.getContext('2d')!
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'destination-out'
  paintStrokes(context, strokes)
  return mask
}

function paintStrokes(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  strokes: readonly Stroke[],
): void {
  const { width } = context.canvas
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const { size, points } of strokes) {
    const [first, ...rest] = points
    if (first === undefined) continue
    context.lineWidth = size * width
    context.beginPath()
    context.moveTo(first.x * width, first.y * width)
    // A single point is drawn as a line of length 0.
    for (const point of rest.length > 0 ? rest : [first]) context.lineTo(point.x * width, point.y * width)
    context.stroke()
  }
}
