import { Segmented } from '../../../ui/segmented.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SliderField } from '../../../ui/slider-field.tsx'
import { frameRates, limits, type GifRecipe } from '../recipe.ts'
import { ControlGroup, GroupLabel } from './control-group.tsx'

export interface ControlsProps {
  recipe: GifRecipe
  onChange: (part: Partial<GifRecipe>) => void
}

const loops = [
  { value: 'forever', label: 'Forever' },
  { value: 'once', label: 'Once' },
  { value: 'bounce', label: 'Bounce' },
] as const

const rateChoices = frameRates.map((rate) => ({ value: String(rate), label: `${rate} fps` }))

/** Settings for frame rate, speed and loop. */
export function MotionControls({ recipe, onChange }: ControlsProps) {
  return (
    <ControlGroup title="Motion">
      <SliderField
        label="Speed"
        min={limits.minSpeed}
        max={limits.maxSpeed}
        step={0.05}
        value={recipe.speed}
        origin={1}
        format={(speed) => `${Number(speed.toFixed(2))}×`}
        onChange={(speed) => onChange({ speed })}
      />
      <SelectField
        label="Frame rate"
        choices={rateChoices}
        value={String(recipe.framesPerSecond)}
        onChange={(rate) => onChange({ framesPerSecond: Number(rate) })}
      />
      <GroupLabel text="Loop">
        <Segmented
          label="Loop"
          segments={loops}
          value={recipe.loop}
          onChange={(loop) => onChange({ loop })}
        />
      </GroupLabel>
    </ControlGroup>
  )
}
