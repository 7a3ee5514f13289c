import type { Scene } from '@vivify/contract/project'
import { useEffect, useRef } from 'react'

export interface TeleprompterProps {
  scenes: readonly Scene[]
  /** Time since the start of the recording; null before. */
  seconds: number | null
  /** A number shown large over the text. */
  countdown: number | null
}

/** A calm reading pace; people who read faster or slower can scroll. */
const wordsPerSecond = 2.5
/** After the person scrolls the text, it does not move by itself for this time. */
const handsOffMs = 4000

/** The script in large type, scrolling at reading pace. */
export function Teleprompter({ scenes, seconds, countdown }: TeleprompterProps) {
  const box = useRef<HTMLDivElement>(null)
  const touchedMs = useRef(0)
  const words = scenes.reduce((sum, { say }) => sum + say.split(/\s+/).length, 0)
  useEffect(() => {
    const element = box.current
    if (element === null || seconds === null || performance.now() - touchedMs.current < handsOffMs) return
    const share = Math.min(1, (seconds * wordsPerSecond) / words)
    // Keeps the current line in the upper third.
    element.scrollTop = share * element.scrollHeight - element.clientHeight / 3
  }, [seconds, words])
  const notice = (): void => {
    touchedMs.current = performance.now()
  }
  return (
    <div className="relative overflow-hidden rounded-base border border-line bg-surface">
      <div
        ref={box}
        role="region"
        aria-label="Script to read"
        tabIndex={0}
        onWheel={notice}
        onTouchMove={notice}
        onKeyDown={notice}
        className="grid max-h-64 gap-4 overflow-y-auto px-5 py-6 font-display text-2xl leading-snug font-semibold"
      >
        {scenes.map(({ id, say }) => (
          <p key={id}>{say}</p>
        ))}
      </div>
      {countdown !== null && (
        <div
          role="status"
          className="absolute inset-0 grid place-items-center bg-scrim font-display text-7xl font-bold text-on-scrim"
        >
          {countdown}
        </div>
      )}
    </div>
  )
}
