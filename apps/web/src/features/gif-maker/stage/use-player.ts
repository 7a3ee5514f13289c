import { useEffect, useRef, type RefObject } from 'react'
import type { FramePlan, GifRecipe } from '../recipe.ts'
import { useLatest } from '../../../lib/use-latest.ts'
import { drawStage } from './draw-stage.ts'
import type { PreviewReel } from './preview-reel.ts'

export interface PlayerOptions {
  recipe: GifRecipe
  plan: FramePlan
  reel: PreviewReel
  /** Time to show as a still; null to play. */
  peekSeconds: number | null
  isCropping: boolean
  /** Moved directly, without rendering. */
  playhead: RefObject<HTMLDivElement | null>

  canvas: RefObject<HTMLCanvasElement | null>
  isPlaying: boolean
  /** Called when the first frame is drawn. */
  onFirstFrame: () => void
  /** Called when a GIF that plays once reaches its end. */
  onEnd: () => void
}

/** Draws on every animation frame, outside of React rendering. */
export function usePlayer(options: PlayerOptions): void {
  const latest = useLatest(options)
  const { isPlaying, peekSeconds, reel } = options
  const peeked = useRef<ImageBitmap | null>(null)

  useEffect(() => {
    if (peekSeconds === null) return
    let isOver = false
    void reel.peek(peekSeconds).then((picture) => {
      if (isOver || picture === null) return picture?.close()
      peeked.current?.close()
      peeked.current = picture
    })
    return () => {
      isOver = true
    }
  }, [reel, peekSeconds])

  useEffect(() => {
    let request = 0
    let place = 0
    let lastMs = performance.now()
    const draw = (nowMs: number): void => {
      const { plan, recipe, playhead, canvas, isCropping, peekSeconds: peek } = latest.current
      const { order, delayMs } = plan
      if (latest.current.isPlaying && peek === null) place += Math.min(250, nowMs - lastMs) / delayMs
      lastMs = nowMs
      if (place >= order.length && recipe.loop === 'once') {
        place = isPlaying ? order.length - 1 : 0
        latest.current.onEnd()
      }
      const index = order[Math.floor(place) % order.length]!
      const picture = (peek === null ? null : peeked.current) ?? latest.current.reel.frameAt(index)
      if (picture !== null && canvas.current !== null) {
        drawStage(canvas.current, { picture, crop: recipe.crop, text: recipe.text, isCropping })
        latest.current.onFirstFrame()
      }
      if (playhead.current !== null) {
        const share = (index + 0.5) / plan.sourceSeconds.length
        playhead.current.style.left = `${share * 100}%`
        playhead.current.style.opacity = peek === null ? '1' : '0'
      }
      request = requestAnimationFrame(draw)
    }
    request = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(request)
  }, [isPlaying])
  useEffect(() => () => peeked.current?.close(), [])
}
