import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { joinClasses } from '../../ui/class-names.ts'
import type { CutView } from './ad-protocol.ts'
import type { Stroke } from './strokes.ts'
import type { ProductPhoto } from './use-product-photo.ts'

/** Opacity of the removed parts of the photo. */
const ghostOpacity = 0.16
/** Steps of the arrow keys, as shares of the photo's sides. */
const keyStep = 0.02
const fineKeyStep = 0.005
/** Points closer than this to the previous one are skipped. */
const minStep = 0.004

export type CutTool = 'look' | 'keep' | 'erase'

export interface BrushCanvasProps {
  photo: ProductPhoto
  cut: CutView | null
  tool: CutTool
  /** Share of the photo's longer side. */
  radius: number
  onStroke: (stroke: Stroke) => void
}

interface Point {
  x: number
  y: number
}

/** The photo with the cut-out in full color, and a brush for pointer and keyboard. */
export function BrushCanvas({ photo, cut, tool, radius, onStroke }: BrushCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const picture = usePicture(photo.url)
  const brush = useBrush(({ points }) => {
    if (tool !== 'look') onStroke({ kind: tool, radius, points })
  })
  const { at, points } = brush
  const isOn = tool !== 'look'

  useEffect(() => {
    if (canvas.current === null || picture === null) return
    const stroke = isOn ? { kind: tool, radius, points } : null
    drawPhoto(canvas.current, { picture, cut, stroke, brush: isOn ? at : null, radius })
  }, [picture, cut, isOn, tool, points, at, radius])

  const handlers = {
    tabIndex: 0,
    role: 'application',
    'aria-label': `${tool === 'keep' ? 'Keep' : 'Erase'} brush on the product photo. Arrow keys move it, hold Space to paint.`,
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      brush.begin(pointOf(event))
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => brush.move(pointOf(event)),
    onPointerUp: brush.end,
    onPointerCancel: brush.end,
    onPointerLeave: brush.leave,
    onFocus: brush.show,
    onKeyDown: brush.press,
    onKeyUp: (event: KeyboardEvent) => (event.key === ' ' ? brush.end() : undefined),
    onBlur: brush.end,
  }
  return (
    <div className="grid justify-items-center rounded-base bg-[repeating-conic-gradient(var(--line)_0_25%,var(--field)_0_50%)] bg-size-[20px_20px]">
      <canvas
        ref={canvas}
        width={photo.width}
        height={photo.height}
        data-cut={cut === null ? undefined : `${cut.box.width.toFixed(3)} ${cut.box.height.toFixed(3)}`}
        {...(isOn ? handlers : { role: 'img', 'aria-label': 'Product photo with its background removed' })}
        className={joinClasses(
          'block max-h-96 max-w-full rounded-base outline-offset-2',
          isOn && 'cursor-crosshair touch-none focus-visible:outline-2 focus-visible:outline-primary-text',
        )}
      />
    </div>
  )
}

/** Tracks the brush's position and the points of the current stroke. */
function useBrush(onStroke: (stroke: { points: readonly number[] }) => void) {
  const [at, setAt] = useState<Point | null>(null)
  const [points, setPoints] = useState<readonly number[]>([])
  const isPainting = useRef(false)

  function begin(to: Point): void {
    isPainting.current = true
    setAt(to)
    setPoints([to.x, to.y])
  }
  function move(to: Point): void {
    setAt(to)
    if (!isPainting.current) return
    setPoints((known) => {
      const [x, y] = [known.at(-2) ?? -1, known.at(-1) ?? -1]
      return Math.hypot(to.x - x, to.y - y) < minStep ? known : [...known, to.x, to.y]
    })
  }
  function end(): void {
    if (!isPainting.current) return
    isPainting.current = false
    setPoints([])
    if (points.length > 0) onStroke({ points })
  }
  function press(event: KeyboardEvent): void {
    const direction = directions[event.key]
    if (event.key !== ' ' && direction === undefined) return
    event.preventDefault()
    const from = at ?? middle
    if (direction === undefined) {
      if (!isPainting.current) begin(from)
      return
    }
    const step = event.shiftKey ? fineKeyStep : keyStep
    move({ x: round(from.x + direction[0] * step), y: round(from.y + direction[1] * step) })
  }
  return {
    at,
    points,
    begin,
    move,
    end,
    press,
    show: () => setAt((known) => known ?? middle),
    leave: () => (isPainting.current ? undefined : setAt(null)),
  }
}

const middle: Point = { x: 0.5, y: 0.5 }
const directions: Record<string, readonly [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

/** Limits a value to the photo and rounds it to a hundredth of a percent, because strokes are saved with the ad. */
function round(value: number): number {
  return Math.round(clamp(value) * 1e4) / 1e4
}

function pointOf(event: PointerEvent<HTMLCanvasElement>): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return { x: round((event.clientX - left) / width), y: round((event.clientY - top) / height) }
}

function usePicture(url: string): HTMLImageElement | null {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  useEffect(() => {
    let isGone = false
    const image = new Image()
    image.src = url
    image.decode().then(
      () => (isGone ? undefined : setPicture(image)),
      // The file was decoded before, so this fails only when the photo was removed meanwhile.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [url])
  return picture
}

function drawPhoto(
  canvas: HTMLCanvasElement,
  shown: {
    picture: HTMLImageElement
    cut: CutView | null
    stroke: Stroke | null
    brush: Point | null
    radius: number
  },
): void {
  const { picture, cut, stroke, brush, radius } = shown
  const { width, height } = canvas
  const context = canvas.getContext('2d')!
  context.clearRect(0, 0, width, height)
  context.globalAlpha = cut === null ? 1 : ghostOpacity
  context.drawImage(picture, 0, 0, width, height)
  context.globalAlpha = 1
  if (cut !== null) {
    const { box } = cut
    context.drawImage(cut.picture, box.x * width, box.y * height, box.width * width, box.height * height)
  }
  const size = radius * Math.max(width, height)
  const style = getComputedStyle(canvas)
  const color = style.getPropertyValue(stroke?.kind === 'erase' ? '--danger' : '--primary')
  if (stroke !== null && stroke.points.length > 0) paintStroke(context, stroke.points, size, color)
  if (brush === null) return
  context.lineWidth = Math.max(2, width / 320)
  context.strokeStyle = color
  context.beginPath()
  context.arc(brush.x * width, brush.y * height, size, 0, Math.PI * 2)
  context.stroke()
}

function paintStroke(
  context: CanvasRenderingContext2D,
  points: readonly number[],
  size: number,
  color: string,
): void {
  const { width, height } = context.canvas
  context.globalAlpha = 0.5
  context.strokeStyle = color
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.lineWidth = size * 2
  context.beginPath()
  context.moveTo(points[0]! * width, points[1]! * height)
  // Draws a single point as a line of length zero.
  context.lineTo(points[0]! * width, points[1]! * height)
  for (let at = 2; at < points.length; at += 2) context.lineTo(points[at]! * width, points[at + 1]! * height)
  context.stroke()
  context.globalAlpha = 1
}
