import { Crop as CropIcon, Pause, Play } from '../../../ui/icons.tsx'
import { useRef, useState, type RefObject } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Film } from '../film/film.ts'
import type { FramePlan, GifRecipe } from '../recipe.ts'
import { CropBox } from './crop-box.tsx'
import { ratioOf, type CropRatio } from './crop-math.ts'
import type { PreviewReel } from './preview-reel.ts'
import { usePlayer } from './use-player.ts'

export interface StageProps {
  film: Film
  recipe: GifRecipe
  plan: FramePlan
  reel: PreviewReel
  /** Time to show as a still; null to play. */
  peekSeconds: number | null
  isCropping: boolean
  cropRatio: CropRatio
  playhead: RefObject<HTMLDivElement | null>
  onCropping: (isCropping: boolean) => void
  onChange: (part: Partial<GifRecipe>) => void
}

/** The canvas needs no more pixels than the screen shows. */
const maxCanvasPixels = 1280

/** Plays the result live, or shows the whole picture with the crop frame. */
export function Stage(props: StageProps) {
  const { film, recipe, plan, isCropping, cropRatio, onCropping, onChange } = props
  const [isPlaying, setIsPlaying] = useState(true)
  const [isReady, setIsReady] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  usePlayer({
    ...props,
    canvas,
    isPlaying,
    onFirstFrame: () => setIsReady(true),
    onEnd: () => setIsPlaying(false),
  })
  const shape = isCropping ? film : plan
  const scale = Math.min(1, maxCanvasPixels / Math.max(shape.width, shape.height))
  const least = Math.max(1, 320 / Math.max(shape.width, shape.height))
  const size = {
    width: Math.max(1, Math.round(shape.width * scale * least)),
    height: Math.max(1, Math.round(shape.height * scale * least)),
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="grid h-[clamp(12rem,calc(100dvh-32rem),34rem)] max-lg:h-[38dvh] place-items-center overflow-hidden rounded-large border border-line bg-[repeating-conic-gradient(var(--sunken)_0_25%,var(--raised)_0_50%)_50%/20px_20px] p-4 [container-type:size]">
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
            data-ready={isReady}
            aria-label="Preview"
            className="size-full rounded-small"
          />
          {!isReady && (
            <p className="absolute inset-0 flex items-center justify-center gap-2 text-sm text-muted">
              <Spinner className="size-4" /> Reading the video
            </p>
          )}
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
      <Transport {...{ plan, isPlaying, isCropping, onCropping }} onPlaying={setIsPlaying} />
    </div>
  )
}

interface TransportProps extends Pick<StageProps, 'plan' | 'isCropping' | 'onCropping'> {
  isPlaying: boolean
  onPlaying: (isPlaying: boolean) => void
}

/** The play button, the facts of the result, and the crop button. */
function Transport({ plan, isPlaying, isCropping, onPlaying, onCropping }: TransportProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <IconButton
        label={isPlaying ? 'Pause' : 'Play'}
        icon={isPlaying ? <Pause className="size-5" /> : <Play className="size-5" />}
        onClick={() => onPlaying(!isPlaying)}
      />
      <span className="text-xs text-muted tabular-nums">
        {plan.width} × {plan.height} px ·{' '}
        {plan.order.length === 1 ? '1 frame' : `${plan.order.length} frames`}
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
  )
}
