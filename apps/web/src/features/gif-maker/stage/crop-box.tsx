import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { Crop, FilmFacts } from '../recipe.ts'
import { pullCrop, type CropPart } from './crop-math.ts'

export interface CropBoxProps {
  film: FilmFacts
  crop: Crop
  /** Width divided by height to keep; null for any ratio. */
  ratio: number | null
  onChange: (crop: Crop) => void
}

const corners = [
  { part: 'top left', className: 'top-0 left-0 cursor-nwse-resize' },
  { part: 'top right', className: 'top-0 left-full cursor-nesw-resize' },
  { part: 'bottom left', className: 'top-full left-0 cursor-nesw-resize' },
  { part: 'bottom right', className: 'top-full left-full cursor-nwse-resize' },
] as const satisfies readonly { part: CropPart; className: string }[]

/** Share of a side that one press of an arrow key moves; ten times as much with Shift. */
const keyShare = 0.01
const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The crop frame over the whole picture: drag it, drag its corners, or use the arrow keys. */
export function CropBox({ film, crop, ratio, onChange }: CropBoxProps) {
  const area = useRef<HTMLDivElement>(null)
  const drag = useRef<{ part: CropPart; x: number; y: number; crop: Crop } | null>(null)

  const handlers = (part: CropPart) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { part, x: event.clientX, y: event.clientY, crop }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = drag.current
      if (from?.part !== part) return
      const { width, height } = area.current!.getBoundingClientRect()
      const by = { x: (event.clientX - from.x) / width, y: (event.clientY - from.y) / height }
      onChange(pullCrop(from.crop, part, by, { film, ratio }))
    },
    onLostPointerCapture() {
      drag.current = null
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const arrow = arrows[event.key]
      if (!arrow) return
      event.preventDefault()
      const share = event.shiftKey ? keyShare * 10 : keyShare
      onChange(pullCrop(crop, part, { x: arrow.x * share, y: arrow.y * share }, { film, ratio }))
    },
  })

  return (
    <div ref={area} className="absolute inset-0 touch-none">
      <div
        className="absolute"
        style={{
          left: `${crop.left * 100}%`,
          top: `${crop.top * 100}%`,
          width: `${crop.width * 100}%`,
          height: `${crop.height * 100}%`,
        }}
      >
        <button
          type="button"
          aria-label="Crop. Arrow keys move it"
          className="absolute inset-0 cursor-move border-2 border-on-scrim bg-[linear-gradient(to_right,transparent_33.2%,var(--on-scrim)_33.2%_33.4%,transparent_33.4%_66.5%,var(--on-scrim)_66.5%_66.7%,transparent_66.7%),linear-gradient(transparent_33.2%,var(--on-scrim)_33.2%_33.5%,transparent_33.5%_66.5%,var(--on-scrim)_66.5%_66.8%,transparent_66.8%)]"
          {...handlers('move')}
        />
        {corners.map(({ part, className }) => (
          <button
            key={part}
            type="button"
            aria-label={`Crop, ${part} corner. Arrow keys move it`}
            className={`absolute grid size-10 -translate-1/2 place-items-center after:block after:size-3.5 after:rounded-full after:border-2 after:border-surface after:bg-primary ${className}`}
            {...handlers(part)}
          />
        ))}
      </div>
    </div>
  )
}
