import { Crop as CropIcon, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import type { Film } from '../film/film.ts'
import type { FramePlan, GifRecipe } from '../recipe.ts'
import { CropBox } from './crop-box.tsx'
import { ratioOf, type CropRatio } from './crop-math.ts'
import { drawStage } from './draw-stage.ts'
import type { PreviewReel } from './preview-reel.ts'

export interface StageProps {
  film: Film
  recipe: GifRecipe
  plan: FramePlan
  reel: PreviewReel
  /** A moment that is looked at instead of playing; null to play. */
  peekSeconds: number | null
  isCropping: boolean
  cropRatio: CropRatio
  playhead: RefObject<HTMLDivElement | null>
  onCropping: (isCropping: boolean) => void
  onChange: (part: Partial<GifRecipe>) => void
}

/** No sharper than it is shown. */
const maxCanvasPixels = 1280

/** The GIF as it will be, playing; or the whole picture with the frame of the crop. */
export function Stage(props: StageProps) {
  const { film, recipe, plan, isCropping, cropRatio, onCropping, onChange } = props
  const [isPlaying, setIsPlaying] = useState(true)
  const canvas = useRef<HTMLCanvasElement>(null)
  usePlayer({ ...props, canvas, isPlaying, onEnd: () => setIsPlaying(false) })
  const shape = isCropping ? film : plan
  const scale = Math.min(1, maxCanvasPixels / Math.max(shape.width, shape.height))
  const least = Math.max(1, 320 / Math.max(shape.width, shape.height))
  const size = {
    width: Math.max(1, Math.round(shape.width * scale * least)),
    height: Math.max(1, Math.round(shape.height * scale * least)),
  }
  return (
    <div className="grid gap-3">
      <div className="grid h-[clamp(14rem,46dvh,32rem)] place-items-center overflow-hidden rounded-large border border-line bg-[repeating-conic-gradient(var(--sunken)_0_25%,var(--raised)_0_50%)_50%/20px_20px] p-4 [container-type:size]">
        <div
          className="relative"
          style={{
            aspectRatio: `${shape.width} / ${shape.height}`,
            width: `min(100cqw, calc(100cqh * ${shape.width / shape.height}))`,
          }}
        >
          <canvas
            ref={canvas}
            {...size}
            role="img"
            aria-label="Preview"
            className="size-full rounded-small"
          />
          {isCropping && (
            <CropBox
              film={film}
              crop={recipe.crop}
              ratio={ratioOf(cropRatio, film)}
              onChange={(crop) => onChange({ crop })}
            />
          )}
        </div>
      </div>
      <div className="flex items-center justify-between gap-3">
        <IconButton
          label={isPlaying ? 'Pause' : 'Play'}
          icon={isPlaying ? <Pause className="size-5" /> : <Play className="size-5" />}
          onClick={() => setIsPlaying(!isPlaying)}
        />
        <span className="text-xs text-muted tabular-nums">
          {plan.width} × {plan.height} px · {plan.order.length} frames
        </span>
        <Button
          size="small"
          icon={<CropIcon className="size-4" />}
          aria-pressed={isCropping}
          onClick={() => onCropping(!isCropping)}
        >
          {isCropping ? 'Done' : 'Crop'}
        </Button>
      </div>
    </div>
  )
}

interface PlayerOptions extends StageProps {
  canvas: RefObject<HTMLCanvasElement | null>
  isPlaying: boolean
  /** A GIF that plays once has come to its end. */
  onEnd: () => void
}

/** Draws at every turn of the screen, outside of rendering. */
function usePlayer(options: PlayerOptions): void {
  const latest = useRef(options)
  latest.current = options
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
        canvas.current.dataset['ready'] = ''
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
