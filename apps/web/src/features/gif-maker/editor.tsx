import { Sparkles, X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { messages } from '@vivify/contract/messages'
import { CircleAlert, Info } from 'lucide-react'
import { FrameControls } from './controls/frame-controls.tsx'
import { MotionControls } from './controls/motion-controls.tsx'
import { OutputControls } from './controls/output-controls.tsx'
import { TextControls } from './controls/text-controls.tsx'
import { outputs } from './convert/outputs.ts'
import { formatBytes } from './format-bytes.ts'
import { planFrames, type GifRecipe } from './recipe.ts'
import type { CropRatio } from './stage/crop-math.ts'
import { Stage } from './stage/stage.tsx'
import { useReel } from './stage/use-reel.ts'
import { TrimBar } from './trim/trim-bar.tsx'
import type { Conversion } from './use-conversion.ts'
import type { OpenFilm } from './use-film.ts'
import { usePredictedSize } from './use-predicted-size.ts'

export interface EditorProps {
  open: OpenFilm
  recipe: GifRecipe
  onRecipe: (recipe: GifRecipe) => void
  conversion: Conversion
  onClear: () => void
}

/** The open video: settings at the left, the GIF as it will be at the right, the filmstrip under it. */
export function Editor({ open, recipe, onRecipe, conversion, onClear }: EditorProps) {
  const { film, name, note } = open
  const plan = useMemo(() => planFrames(recipe, film), [recipe, film])
  const [problem, setProblem] = useState<string | null>(null)
  const [peekSeconds, setPeekSeconds] = useState<number | null>(null)
  const [isCropping, setIsCropping] = useState(false)
  const [cropRatio, setCropRatio] = useState<CropRatio>('free')
  const playhead = useRef<HTMLDivElement>(null)
  const times = useStableTimes(plan.sourceSeconds)
  const reel = useReel(film, times, setProblem)
  const change = (part: Partial<GifRecipe>): void => onRecipe({ ...recipe, ...part })
  const controls = { recipe, onChange: change }
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-4 lg:order-2">
        <div className="flex items-center justify-between gap-3">
          <p className="truncate text-sm font-medium">{name}</p>
          <IconButton
            label="Choose another video"
            size="small"
            icon={<X className="size-4" />}
            onClick={onClear}
          />
        </div>
        <Stage
          {...{ film, recipe, plan, reel, peekSeconds, isCropping, cropRatio, playhead }}
          onCropping={setIsCropping}
          onChange={change}
        />
        <TrimBar
          film={film}
          trim={recipe}
          playhead={playhead}
          onChange={change}
          onPeek={setPeekSeconds}
          onFailure={setProblem}
        />
        {note !== null && (
          <Notice tone="warning" icon={<Info aria-hidden="true" />}>
            {note}
          </Notice>
        )}
        {problem !== null && (
          <Notice tone="danger" icon={<CircleAlert aria-hidden="true" />}>
            {problem}
          </Notice>
        )}
      </div>
      <div className="grid content-start gap-4 lg:order-1">
        <Card className="grid gap-5">
          <FrameControls
            {...controls}
            film={film}
            cropRatio={cropRatio}
            onCropRatio={(choice) => {
              setCropRatio(choice)
              setIsCropping(true)
            }}
          />
          <MotionControls {...controls} />
          <TextControls {...controls} />
          <OutputControls {...controls} />
        </Card>
        <ConvertDock {...{ open, recipe, conversion }} />
      </div>
    </div>
  )
}

/** The same object while the times are the same: crop, text and loop need no new frames. */
function useStableTimes(seconds: readonly number[]): readonly number[] {
  const known = useRef(seconds)
  const isSame =
    known.current.length === seconds.length && known.current.every((at, index) => at === seconds[index])
  if (!isSame) known.current = seconds
  return known.current
}

/** The one button, with the size before it is pressed and the progress afterwards; always in sight. */
function ConvertDock({ open, recipe, conversion }: Pick<EditorProps, 'open' | 'recipe' | 'conversion'>) {
  const { progress, failure, start, cancel } = conversion
  const predicted = usePredictedSize(open.film, recipe, progress === null)
  const { noun } = outputs[recipe.output]
  return (
    <div className="sticky bottom-0 z-10 grid gap-3 bg-surface/95 py-3 backdrop-blur-md max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:px-4 sm:max-lg:-mx-6 sm:max-lg:px-6">
      {failure !== null && (
        <Notice tone="danger" icon={<CircleAlert aria-hidden="true" />}>
          {failure}
        </Notice>
      )}
      {progress === null ? (
        <>
          <p className="flex items-baseline justify-between gap-3 text-sm text-muted">
            <span>Free, made in your browser</span>
            <span className="tabular-nums" aria-live="polite">
              {predicted === null ? 'Measuring the size…' : `About ${formatBytes(predicted)} as ${noun}`}
            </span>
          </p>
          <Button
            variant="primary"
            size="large"
            isFullWidth
            icon={<Sparkles className="size-5" />}
            onClick={() => start(open, recipe)}
          >
            {messages.gifs.convert}
          </Button>
        </>
      ) : (
        <Progress {...progress} onCancel={cancel} />
      )}
    </div>
  )
}
