import { CircleAlert, Info, X } from '../../ui/icons.tsx'
import { useMemo, useRef, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { ConvertDock } from './convert-dock.tsx'
import { FrameControls } from './controls/frame-controls.tsx'
import { MotionControls } from './controls/motion-controls.tsx'
import { OutputControls } from './controls/output-controls.tsx'
import { TextControls } from './controls/text-controls.tsx'
import { firstRecipe, planFrames, type GifRecipe } from './recipe.ts'
import type { CropRatio } from './stage/crop-math.ts'
import { Stage } from './stage/stage.tsx'
import { useReel } from './stage/use-reel.ts'
import { TrimBar } from './trim/trim-bar.tsx'
import type { Conversion } from './use-conversion.ts'
import type { OpenFilm } from './use-film.ts'

export interface EditorProps {
  open: OpenFilm
  conversion: Conversion
  onClear: () => void
}

/** The editor for an open video: settings on the left, the live preview on the right, the filmstrip below it. */
export function Editor({ open, conversion, onClear }: EditorProps) {
  const { film } = open
  const [recipe, setRecipe] = useState<GifRecipe>(() => open.recipe ?? firstRecipe(film))
  const [isCropping, setIsCropping] = useState(false)
  const [cropRatio, setCropRatio] = useState<CropRatio>('free')
  const change = (part: Partial<GifRecipe>): void => setRecipe((known) => ({ ...known, ...part }))
  const controls = { recipe, onChange: change }
  const dock = <ConvertDock {...{ open, recipe, conversion }} />
  const isNarrow = useNarrow()
  // Settings are locked while a file is being made, so that the result matches them.
  const isMaking = conversion.progress !== null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]">
      <div className="flex flex-col gap-4 self-start lg:sticky lg:top-18 lg:order-2">
        <Screening
          {...{ open, recipe, isCropping, cropRatio, onClear }}
          onCropping={setIsCropping}
          onChange={change}
        />
        {!isNarrow && dock}
      </div>
      <Card inert={isMaking} className="flex flex-col gap-5 self-start inert:opacity-50 lg:order-1">
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
      {isNarrow && dock}
    </div>
  )
}

interface ScreeningProps {
  open: OpenFilm
  recipe: GifRecipe
  isCropping: boolean
  cropRatio: CropRatio
  onCropping: (isCropping: boolean) => void
  onChange: (part: Partial<GifRecipe>) => void
  onClear: () => void
}

/** The preview and the filmstrip. */
function Screening({ open, onClear, ...props }: ScreeningProps) {
  const { film, name, note } = open
  const { recipe, onChange } = props
  const plan = useMemo(() => planFrames(recipe, film), [recipe, film])
  const [problem, setProblem] = useState<string | null>(null)
  const [peekSeconds, setPeekSeconds] = useState<number | null>(null)
  const playhead = useRef<HTMLDivElement>(null)
  const reel = useReel(film, useStableTimes(plan.sourceSeconds), setProblem)
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p className="truncate text-sm font-medium">{name}</p>
        <IconButton
          label="Choose another video"
          size="small"
          icon={<X className="size-4" />}
          onClick={onClear}
        />
      </div>
      <Stage {...{ ...props, film, plan, reel, peekSeconds, playhead }} />
      <TrimBar
        film={film}
        trim={recipe}
        playhead={playhead}
        onChange={onChange}
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
    </>
  )
}

/** Returns the same array while the times are equal, because crop, text and loop need no new frames. */
function useStableTimes(seconds: readonly number[]): readonly number[] {
  const known = useRef(seconds)
  const isSame =
    known.current.length === seconds.length && known.current.every((at, index) => at === seconds[index])
  if (!isSame) known.current = seconds
  return known.current
}
