import { gifQualities } from '@vivify/generators/gif/encode'
import { Segmented } from '../../../ui/segmented.tsx'
import { outputs } from '../convert/outputs.ts'
import type { GifOutput } from '../recipe.ts'
import { ControlGroup, GroupLabel } from './control-group.tsx'
import type { ControlsProps } from './motion-controls.tsx'

const qualityChoices = gifQualities.map(({ id, label }) => ({ value: id, label }))
const outputChoices = (Object.keys(outputs) as GifOutput[]).map((value) => ({
  value,
  label: outputs[value].label,
}))

/** Settings for the format and quality of the result. */
export function OutputControls({ recipe, onChange }: ControlsProps) {
  return (
    <ControlGroup title="Output">
      <GroupLabel text="Format">
        <Segmented
          label="Format"
          segments={outputChoices}
          value={recipe.output}
          onChange={(output) => onChange({ output })}
        />
      </GroupLabel>
      <GroupLabel text="Quality">
        <Segmented
          label="Quality"
          segments={qualityChoices}
          value={recipe.quality}
          onChange={(quality) => onChange({ quality })}
        />
      </GroupLabel>
    </ControlGroup>
  )
}
