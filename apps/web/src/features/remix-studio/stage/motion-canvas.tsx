import { useEffect, useRef } from 'react'

export interface MotionCanvasProps {
  frames: readonly ImageBitmap[]
  durationSeconds: number
  title: string
  /** Draws over each frame. */
  draw: (context: CanvasRenderingContext2D) => void
}

/** Plays a loop, even with reduced motion, because the person asked for it. */
export function MotionCanvas({ frames, durationSeconds, title, draw }: MotionCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current!.getContext('2d')!
    const startedAt = performance.now()
    let shown = -1
    let request = 0
    const show = (now: number): void => {
      const round = ((now - startedAt) / 1000 / durationSeconds) % 1
      const index = Math.floor(Math.max(0, round) * frames.length)
      const frame = frames[index]
      if (index !== shown && frame !== undefined && frame.width > 0) {
        shown = index
        context.drawImage(frame, 0, 0)
        draw(context)
      }
      request = requestAnimationFrame(show)
    }
    request = requestAnimationFrame(show)
    return () => cancelAnimationFrame(request)
  }, [frames, durationSeconds, draw])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`${title}, moving`}
      width={frames[0]?.width}
      height={frames[0]?.height}
      className="absolute inset-0 size-full rounded-small"
    />
  )
}
