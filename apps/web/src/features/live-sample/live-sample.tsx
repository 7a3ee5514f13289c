import type { Context2D } from '@vivify/timeline/ports'
import type { Compositor } from '@vivify/timeline/compositor/compositor'
import { Pause, Play } from '../../ui/icons.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTheme } from '../../lib/theme/theme.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/surfaces.tsx'
import type { SampleLine } from './sample-video.ts'

export interface LiveSampleProps {
  lines: readonly SampleLine[]
  className?: string
}

/** A 9:16 frame that plays a sample short once, drawn live. With reduced motion it shows a still frame. */
export function LiveSample({ lines, className }: LiveSampleProps) {
  const { theme } = useTheme()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [video, setVideo] = useState<Compositor | null>(null)
  const [isPlaying, setIsPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)

  useEffect(() => {
    let isGone = false
    // The sample is decorative, so the frame stays empty if the code can't be loaded.
    void import('./sample-video.ts')
      .then(({ createSampleVideo }) => createSampleVideo(lines, theme))
      .then((made) => (isGone ? undefined : setVideo(made)))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [lines, theme])
  usePlayback(canvas, video, isPlaying, () => setIsPlaying(false))

  return (
    <figure
      className={joinClasses(
        'relative aspect-9/16 overflow-hidden rounded-[clamp(1.5rem,9%,2.25rem)] bg-sunken shadow-popup ring-1 ring-line',
        className,
      )}
    >
      {video === null && <Skeleton className="absolute inset-0 size-full" />}
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Sample video: ${lines.map((line) => line.say).join(' ')}`}
        className={joinClasses('size-full transition-opacity duration-200', video === null && 'opacity-0')}
      />
      <button
        type="button"
        aria-label={isPlaying ? 'Pause the sample' : 'Play the sample'}
        onClick={() => setIsPlaying(!isPlaying)}
        className="absolute right-3 bottom-3 grid size-10 place-items-center rounded-full bg-scrim text-on-scrim backdrop-blur-sm hover:brightness-125"
      >
        {isPlaying ? <Pause className="size-4.5" /> : <Play className="size-4.5" />}
      </button>
    </figure>
  )
}

/** A still sample shows the frame this far before the end of the first scene, with the hook fully visible. */
const stillBeforeEndFrames = 6

function usePlayback(
  canvas: React.RefObject<HTMLCanvasElement | null>,
  video: Compositor | null,
  isPlaying: boolean,
  onEnd: () => void,
): void {
  /** The frame on screen; null before the first frame and after the last. */
  const frame = useRef<number | null>(null)
  const tellEnd = useRef(onEnd)
  tellEnd.current = onEnd
  useEffect(() => {
    const element = canvas.current
    if (element === null || video === null) return
    const { width, height, frameCount, fps, scenes } = video.timeline
    element.width = width
    element.height = height
    const context = element.getContext('2d', { alpha: false }) as unknown as Context2D
    const show = (at: number): void => {
      frame.current = at
      video.draw(context, at)
    }
    if (!isPlaying) {
      const still = scenes[0]!.frameCount - stillBeforeEndFrames
      return video.draw(context, Math.min(frame.current ?? still, frameCount - 1))
    }
    const first = Math.min(frame.current ?? 0, frameCount - 1)
    show(first)
    let handle = 0
    const startMs = performance.now() - (first / fps) * 1000
    const step = (nowMs: number): void => {
      const at = Math.floor(((nowMs - startMs) / 1000) * fps)
      // Stops after one round, to save processor time on a page that stays open.
      if (at >= frameCount) {
        frame.current = null
        return tellEnd.current()
      }
      if (at >= 0 && at !== frame.current) show(at)
      handle = requestAnimationFrame(step)
    }
    handle = requestAnimationFrame(step)
    return () => cancelAnimationFrame(handle)
  }, [canvas, video, isPlaying])
}
