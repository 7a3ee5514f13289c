import { ratios, type RemixRecipe } from '@vivify/generators/remix/recipe'
import { FlipHorizontal2, RotateCcw, RotateCw } from '../../../ui/icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { joinClasses } from '../../../ui/class-names.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { SliderField } from '../../../ui/slider-field.tsx'
import type { PixelSize } from '../engine/protocol.ts'
import { wholePicture } from '../stage/crop-geometry.ts'
import { chooseFit, chooseRatio, turn } from '../turns.ts'
import type { RecipeEditor } from '../use-recipe.ts'
import { PanelSection } from './panel.tsx'

export interface CropPanelProps {
  editor: RecipeEditor
  source: PixelSize
}

const fits = [
  { value: 'crop', label: 'Crop' },
  { value: 'blur', label: 'Blurred edge' },
  { value: 'mirror', label: 'Mirrored edge' },
] as const

const restingShape = {
  crop: wholePicture,
  ratio: 'original',
  fit: 'crop',
  rotate: 0,
  straighten: 0,
  flip: false,
} as const

/** Settings for the crop, the aspect ratio, rotation and flipping. */
export function CropPanel({ editor, source }: CropPanelProps) {
  const { recipe, edit } = editor
  const { crop } = recipe
  const isTouched =
    crop.width < 1 ||
    crop.height < 1 ||
    recipe.ratio !== 'original' ||
    recipe.straighten !== 0 ||
    recipe.rotate !== 0 ||
    recipe.flip
  const reset = (): void => edit((known) => ({ ...known, ...restingShape }))
  return (
    <div className="flex flex-col gap-6">
      <PanelSection heading="Shape" onReset={isTouched ? reset : undefined}>
        <div role="group" aria-label="Ratio" className="grid grid-cols-3 gap-2">
          {ratios.map(({ name, label, value }) => (
            <RatioButton
              key={name}
              label={name === 'original' ? 'Free' : name}
              about={name === 'original' || label === name ? undefined : label}
              ratio={value}
              isOn={recipe.ratio === name}
              onPress={() => edit((known) => chooseRatio(known, name, source))}
            />
          ))}
        </div>
        {recipe.ratio !== 'original' && (
          <Segmented
            label="How to fit the ratio"
            segments={fits}
            value={recipe.fit}
            onChange={(fit) => edit((known) => chooseFit(known, fit, source))}
          />
        )}
      </PanelSection>
      <TurnSection editor={editor} source={source} />
    </div>
  )
}

function TurnSection({ editor, source }: CropPanelProps) {
  const { recipe, edit, settle } = editor
  return (
    <PanelSection heading="Turn">
      <div className="grid grid-cols-3 gap-2">
        <Button
          size="small"
          icon={<RotateCcw className="size-4" aria-hidden="true" />}
          onClick={() => edit((known) => turn(known, -90, source))}
        >
          Left
        </Button>
        <Button
          size="small"
          icon={<RotateCw className="size-4" aria-hidden="true" />}
          onClick={() => edit((known) => turn(known, 90, source))}
        >
          Right
        </Button>
        <Button
          size="small"
          aria-pressed={recipe.flip}
          className={recipe.flip ? 'border-primary! bg-primary-soft' : ''}
          icon={<FlipHorizontal2 className="size-4" aria-hidden="true" />}
          onClick={() => edit(flip)}
        >
          Flip
        </Button>
      </div>
      <SliderField
        label="Straighten"
        min={-20}
        max={20}
        step={0.1}
        origin={0}
        value={recipe.straighten}
        format={(value) => `${value.toFixed(1)}°`}
        onChange={(straighten) => edit((known) => ({ ...known, straighten }), 'straighten')}
        onSettled={settle}
      />
    </PanelSection>
  )
}

/** Flips the picture and its crop together. */
function flip(recipe: RemixRecipe): RemixRecipe {
  const { crop } = recipe
  return { ...recipe, flip: !recipe.flip, crop: { ...crop, x: Math.max(0, 1 - crop.x - crop.width) } }
}

interface RatioButtonProps {
  label: string
  about: string | undefined
  ratio: number | null
  isOn: boolean
  onPress: () => void
}

function RatioButton({ label, about, ratio, isOn, onPress }: RatioButtonProps) {
  const shape = ratio ?? 1.25
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={joinClasses(
        'grid min-h-19 content-center justify-items-center gap-1.5 rounded-base border px-2 py-2 text-sm transition-colors duration-150',
        isOn
          ? 'border-primary bg-primary-soft ring-1 ring-primary'
          : 'border-line bg-raised hover:border-control-line',
      )}
    >
      <span className="grid h-7 place-items-center" aria-hidden="true">
        <span
          className={joinClasses(
            'block rounded-[3px] border-2',
            ratio === null && 'border-dashed',
            isOn ? 'border-primary-text' : 'border-control-line',
          )}
          style={{ width: `${24 * Math.min(1, shape)}px`, height: `${24 / Math.max(1, shape)}px` }}
        />
      </span>
      <span className="leading-none tabular-nums">
        {label}
        {about !== undefined && <span className="sr-only"> {about}</span>}
      </span>
    </button>
  )
}
