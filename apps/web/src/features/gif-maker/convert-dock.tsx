import * as messages from '@vivify/contract/messages'
import { CircleAlert, Sparkles } from '../../ui/icons.tsx'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { outputs } from './convert/outputs.ts'
import { formatBytes } from './format-bytes.ts'
import { describeLimits } from './platform-limits.ts'
import type { GifRecipe } from './recipe.ts'
import type { Conversion } from './use-conversion.ts'
import type { OpenFilm } from './use-film.ts'
import { usePredictedSize } from './use-predicted-size.ts'

const frameClasses =
  'grid gap-3 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface/95 max-lg:opaque:bg-surface max-lg:px-4 max-lg:py-3 max-lg:backdrop-blur-md sm:max-lg:-mx-6 sm:max-lg:px-6'

export interface ConvertDockProps {
  open: OpenFilm
  recipe: GifRecipe
  conversion: Conversion
}

/** The convert button, always visible: it shows the predicted size first and the progress while converting. */
export function ConvertDock({ open, recipe, conversion }: ConvertDockProps) {
  const { progress, failure, start, cancel } = conversion
  const predicted = usePredictedSize(open.film, recipe, progress === null)
  const { noun } = outputs[recipe.output]
  const tooLarge = predicted === null ? null : describeLimits(predicted, recipe.output)
  return (
    <div className={frameClasses}>
      {failure !== null && (
        <Notice tone="danger" icon={<CircleAlert aria-hidden="true" />}>
          {failure}
        </Notice>
      )}
      {progress === null ? (
        <>
          <p className="flex items-baseline justify-between gap-3 text-sm text-muted">
            <span>Free, made in your browser</span>
            <span className="tabular-nums">
              {predicted === null ? 'Estimating the size…' : `About ${formatBytes(predicted)} as ${noun}`}
            </span>
          </p>
          {tooLarge !== null && <p className="text-sm text-warning-text">{tooLarge}</p>}
          <ConvertButton onClick={() => start(open, recipe)} />
        </>
      ) : (
        <Progress {...progress} onCancel={cancel} />
      )}
    </div>
  )
}

/** The disabled button before a video is open, with the reason. */
export function EmptyDock() {
  return (
    <div className={frameClasses}>
      <p className="text-center text-sm text-muted">Choose a video first.</p>
      <ConvertButton isDisabled />
    </div>
  )
}

function ConvertButton({ isDisabled = false, onClick }: { isDisabled?: boolean; onClick?: () => void }) {
  return (
    <Button
      variant="primary"
      size="large"
      isFullWidth
      icon={<Sparkles className="size-5" />}
      disabled={isDisabled}
      onClick={onClick}
    >
      {messages.gifs.convert}
    </Button>
  )
}
