import { Segmented } from '../../../ui/segmented.tsx'
import { SliderField } from '../../../ui/slider-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { GifText } from '../recipe.ts'
import { ControlGroup, GroupLabel } from './control-group.tsx'
import type { ControlsProps } from './motion-controls.tsx'

const places = [
  { value: 'top', label: 'Top' },
  { value: 'middle', label: 'Middle' },
  { value: 'bottom', label: 'Bottom' },
] as const
const looks = [
  { value: 'outline', label: 'Outline' },
  { value: 'bar', label: 'Bar' },
  { value: 'bubble', label: 'Bubble' },
] as const
const maxCharacters = 120

/** Settings for the text over the picture. */
export function TextControls({ recipe, onChange }: ControlsProps) {
  const { text } = recipe
  const change = (part: Partial<GifText>): void => onChange({ text: { ...text, ...part } })
  return (
    <ControlGroup title="Text">
      <TextField
        label="Text"
        isLabelHidden
        placeholder="When the code works the first time"
        maxLength={maxCharacters}
        value={text.words}
        onChange={(event) => change({ words: event.target.value })}
      />
      {text.words.trim() !== '' && (
        <>
          <div className="flex flex-wrap gap-4">
            <GroupLabel text="Place">
              <Segmented
                label="Place"
                segments={places}
                value={text.place}
                onChange={(place) => change({ place })}
              />
            </GroupLabel>
            <GroupLabel text="Look">
              <Segmented
                label="Look"
                segments={looks}
                value={text.look}
                onChange={(look) => change({ look })}
              />
            </GroupLabel>
          </div>
          <SliderField
            label="Text size"
            min={0.05}
            max={0.3}
            step={0.01}
            value={text.size}
            origin={0.13}
            format={(size) => `${Math.round(size * 100)}%`}
            onChange={(size) => change({ size })}
          />
        </>
      )}
    </ControlGroup>
  )
}
