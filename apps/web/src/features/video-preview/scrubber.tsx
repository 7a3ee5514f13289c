import { useRef, useState, type PointerEvent } from 'react'
import type { EngineState, PreviewEngine, PreviewScene } from './engine/engine.ts'
import { formatSeconds } from '../../lib/format-seconds.ts'

export interface ScrubberProps {
  engine: PreviewEngine
  state: EngineState
}

/** A slider over the video's length with a mark for each scene; drag, click or use the arrow keys. */
export function Scrubber({ engine, state }: ScrubberProps) {
  const track = useRef<HTMLDivElement>(null)
  const [pointedSeconds, setPointed] = useState<number | null>(null)
  const { durationSeconds, marks, seconds } = state

  const secondsAt = (event: PointerEvent): number => {
    const { left, width } = track.current!.getBoundingClientRect()
    return Math.min(1, Math.max(0, (event.clientX - left) / width)) * durationSeconds
  }
  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return
    track.current?.setPointerCapture(event.pointerId)
    engine.beginScrub()
    engine.seek(secondsAt(event))
  }
  const onPointerMove = (event: PointerEvent): void => {
    const at = secondsAt(event)
    setPointed(at)
    if (track.current?.hasPointerCapture(event.pointerId)) engine.seek(at)
  }

  return (
    <div
      ref={track}
      role="slider"
      tabIndex={0}
      aria-label="Position"
      aria-valuemin={0}
      aria-valuemax={round(durationSeconds)}
      aria-valuenow={round(seconds)}
      aria-valuetext={`${formatSeconds(seconds)} of ${formatSeconds(durationSeconds)}, ${describePlace(state)}`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={engine.endScrub}
      onPointerCancel={engine.endScrub}
      onPointerLeave={() => setPointed(null)}
      className="group relative flex h-7 cursor-pointer touch-none items-center rounded-small select-none"
    >
      <div className="flex w-full" style={{ gap: marks.length > 30 ? 1 : 3 }}>
        {marks.map((scene, index) => (
          <SceneMark key={index} scene={scene} seconds={seconds} />
        ))}
      </div>
      <span
        aria-hidden="true"
        style={{ left: `${share(seconds, durationSeconds)}%` }}
        className="pointer-events-none absolute size-3.5 -translate-x-1/2 rounded-full bg-text shadow-card ring-2 ring-surface transition-transform duration-150 group-hover:scale-120 group-active:scale-120"
      />
      {pointedSeconds !== null && (
        <span
          aria-hidden="true"
          style={{ left: `${share(pointedSeconds, durationSeconds)}%` }}
          className="pointer-events-none absolute bottom-full z-10 -translate-x-1/2 rounded-small bg-popup px-2 py-1 text-xs font-medium whitespace-nowrap tabular-nums shadow-popup"
        >
          {formatSeconds(pointedSeconds)}
          <span className="text-muted"> · {placeAt(state, pointedSeconds)}</span>
        </span>
      )}
    </div>
  )
}

function SceneMark({ scene, seconds }: { scene: PreviewScene; seconds: number }) {
  const played = Math.min(1, Math.max(0, (seconds - scene.startSeconds) / scene.durationSeconds))
  return (
    <span
      style={{ flexGrow: scene.durationSeconds }}
      className="h-1.5 min-w-0 basis-0 overflow-hidden rounded-full bg-control-line/55 transition-[height] duration-150 group-hover:h-2"
    >
      <span style={{ width: `${played * 100}%` }} className="block h-full bg-primary" />
    </span>
  )
}

function describePlace(state: EngineState): string {
  const place = placeAt(state, state.seconds)
  return place.startsWith('scene') ? `${place} of ${state.scenes.length}` : place
}

/** Names the scene at a time of the video, or the intro or outro. */
function placeAt({ scenes, marks }: EngineState, seconds: number): string {
  const mark = marks.findLast(({ startSeconds }) => startSeconds <= seconds + 1e-6)
  const index = mark ? scenes.findIndex(({ startSeconds }) => startSeconds === mark.startSeconds) : 0
  return index < 0 ? (mark?.startSeconds === 0 ? 'intro' : 'outro') : `scene ${index + 1}`
}

function share(seconds: number, durationSeconds: number): number {
  return durationSeconds === 0 ? 0 : Math.min(100, (seconds / durationSeconds) * 100)
}

function round(seconds: number): number {
  return Math.round(seconds * 10) / 10
}
