import * as messages from '@vivify/contract/messages'
import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { joinClasses } from '../../../ui/class-names.ts'
import { SliderField } from '../../../ui/slider-field.tsx'
import type { Film } from '../film/film.ts'
import { limits } from '../recipe.ts'
import { Filmstrip } from './filmstrip.tsx'
import { formatMoment, isLongest, moveTrim, type Trim, type TrimPart } from './trim-math.ts'

export interface TrimBarProps {
  film: Film
  trim: Trim
  onChange: (trim: Trim) => void
  /** Called with the time under the handle that is being dragged; null when it is released. */
  onPeek: (seconds: number | null) => void
  onFailure: (sentence: string) => void
  /** The playhead, whose `left` is set in percent without rendering. */
  playhead: RefObject<HTMLDivElement | null>
}

/** The strip shows at most this much of a film; a slider reaches the rest. */
const maxSpanSeconds = 90
const keySeconds = 0.1

/** The filmstrip with its two trim handles. */
export function TrimBar({ film, trim, onChange, onPeek, onFailure, playhead }: TrimBarProps) {
  const { durationSeconds } = film
  const spanSeconds = Math.min(durationSeconds, maxSpanSeconds)
  const [fromSeconds, setFromSeconds] = useState(0)

  function put(part: TrimPart, seconds: number): void {
    const inView = Math.min(Math.max(seconds, fromSeconds), fromSeconds + spanSeconds)
    const next = moveTrim(trim, part, part === 'both' ? seconds : inView, durationSeconds)
    onChange(next)
    onPeek(part === 'end' ? next.endSeconds : next.startSeconds)
  }
  /** The trim moves with the strip. */
  function goTo(seconds: number): void {
    setFromSeconds(seconds)
    onChange(moveTrim(trim, 'both', trim.startSeconds + seconds - fromSeconds, durationSeconds))
  }

  return (
    <section aria-label="Trim" className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3 text-xs text-muted tabular-nums">
        <span>{formatMoment(trim.startSeconds)}</span>
        <span className="text-sm font-medium text-text">
          {formatMoment(trim.endSeconds - trim.startSeconds)} chosen
        </span>
        <span>{formatMoment(trim.endSeconds)}</span>
      </div>
      <Strip
        {...{ film, trim, fromSeconds, spanSeconds, playhead, onFailure }}
        onMove={put}
        onEnd={() => onPeek(null)}
      />
      {isLongest(trim, durationSeconds) && (
        <p className="text-xs text-warning-text">{messages.gifs.longest(limits.maxSeconds)}</p>
      )}
      {durationSeconds > maxSpanSeconds && (
        <SliderField
          label="Position in the video"
          min={0}
          max={durationSeconds - spanSeconds}
          step={1}
          value={fromSeconds}
          format={(seconds) => `${formatMoment(seconds)} of ${formatMoment(durationSeconds)}`}
          onChange={goTo}
        />
      )}
    </section>
  )
}

interface StripProps extends Pick<TrimBarProps, 'film' | 'trim' | 'playhead' | 'onFailure'> {
  fromSeconds: number
  spanSeconds: number
  onMove: (part: TrimPart, seconds: number) => void
  onEnd: () => void
}

function Strip({ film, trim, fromSeconds, spanSeconds, playhead, onFailure, onMove, onEnd }: StripProps) {
  const area = useRef<HTMLDivElement>(null)
  const { startSeconds, endSeconds } = trim
  const length = endSeconds - startSeconds
  const percentOf = (seconds: number): number => ((seconds - fromSeconds) / spanSeconds) * 100
  const shared = { area, spanSeconds, onMove, onEnd }
  return (
    <div ref={area} className="relative mx-3 touch-none rounded-small bg-sunken select-none">
      <div className="overflow-hidden rounded-small">
        <Filmstrip
          film={film}
          fromSeconds={fromSeconds}
          toSeconds={fromSeconds + spanSeconds}
          onFailure={onFailure}
        />
      </div>
      <Shade side="left" percent={percentOf(startSeconds)} />
      <Shade side="right" percent={100 - percentOf(endSeconds)} />
      <div
        className="absolute inset-y-0"
        style={{ left: `${percentOf(startSeconds)}%`, width: `${(length / spanSeconds) * 100}%` }}
      >
        <Handle
          {...shared}
          label="Move the selection"
          part="both"
          seconds={startSeconds}
          max={film.durationSeconds - length}
        />
        <div
          ref={playhead}
          className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-on-scrim"
        />
        <Handle {...shared} label="Start" part="start" seconds={startSeconds} max={endSeconds} />
        <Handle {...shared} label="End" part="end" seconds={endSeconds} max={film.durationSeconds} />
      </div>
    </div>
  )
}

function Shade({ side, percent }: { side: 'left' | 'right'; percent: number }) {
  return (
    <div
      aria-hidden="true"
      className={joinClasses(
        'pointer-events-none absolute inset-y-0 bg-scrim',
        side === 'left' ? 'left-0 rounded-l-small' : 'right-0 rounded-r-small',
      )}
      style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
    />
  )
}

interface HandleProps {
  label: string
  part: TrimPart
  seconds: number
  max: number
  area: RefObject<HTMLDivElement | null>
  spanSeconds: number
  onMove: (part: TrimPart, seconds: number) => void
  onEnd: () => void
}

const looks: Record<TrimPart, string> = {
  both: 'inset-0 cursor-grab border-y-3 border-primary active:cursor-grabbing',
  start:
    'inset-y-0 right-full w-3 cursor-ew-resize rounded-l-small bg-primary after:absolute after:-inset-x-2.5 after:inset-y-0',
  end: 'inset-y-0 left-full w-3 cursor-ew-resize rounded-r-small bg-primary after:absolute after:-inset-x-2.5 after:inset-y-0',
}

/** A slider handle for mouse, touch and arrow keys; Shift moves ten steps at once. */
function Handle({ label, part, seconds, max, area, spanSeconds, onMove, onEnd }: HandleProps) {
  const drag = useRef<{ x: number; seconds: number } | null>(null)
  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, seconds }
  }
  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (drag.current === null) return
    const moved = (event.clientX - drag.current.x) / area.current!.clientWidth
    onMove(part, drag.current.seconds + moved * spanSeconds)
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = event.shiftKey ? keySeconds * 10 : keySeconds
    const moves: Record<string, number> = {
      ArrowLeft: seconds - step,
      ArrowDown: seconds - step,
      ArrowRight: seconds + step,
      ArrowUp: seconds + step,
      Home: 0,
      End: max,
    }
    const to = moves[event.key]
    if (to === undefined) return
    event.preventDefault()
    onMove(part, to)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Number(max.toFixed(2))}
      aria-valuenow={Number(seconds.toFixed(2))}
      aria-valuetext={formatMoment(seconds)}
      className={joinClasses('absolute grid place-items-center', looks[part])}
      {...{ onPointerDown, onPointerMove, onKeyDown }}
      onLostPointerCapture={() => {
        drag.current = null
        onEnd()
      }}
      onKeyUp={onEnd}
      onBlur={onEnd}
    >
      {part !== 'both' && <span className="h-5 w-0.5 rounded-full bg-on-primary" />}
    </div>
  )
}
