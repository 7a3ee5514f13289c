import { SliderField } from '../../../ui/slider-field.tsx'
import { SwitchField } from '../../../ui/toggles.tsx'
import type { RecipeEditor } from '../use-recipe.ts'
import { PanelSection } from './panel.tsx'

const restingMotion = { strength: 0.5, durationSeconds: 4 }

/** Settings for a short clip in which near parts of the picture move more than far parts. */
export function MotionPanel({ editor }: { editor: RecipeEditor }) {
  const { recipe, edit, settle } = editor
  const { motion } = recipe
  return (
    <PanelSection heading="Motion">
      <SwitchField
        label="Move with depth"
        hint="Things that look close move more than things far away. The clip ends where it starts, so it loops."
        isOn={motion !== null}
        onChange={(isOn) => edit((known) => ({ ...known, motion: isOn ? restingMotion : null }))}
      />
      {motion !== null && (
        <>
          <SliderField
            label="Movement"
            min={0.1}
            max={1}
            step={0.05}
            value={motion.strength}
            format={(value) => `${Math.round(value * 100)}%`}
            onChange={(strength) =>
              edit((known) => ({ ...known, motion: { ...motion, strength } }), 'movement')
            }
            onSettled={settle}
          />
          <SliderField
            label="Length"
            min={2}
            max={8}
            step={0.5}
            value={motion.durationSeconds}
            format={(value) => `${value} s`}
            onChange={(durationSeconds) =>
              edit((known) => ({ ...known, motion: { ...motion, durationSeconds } }), 'length')
            }
            onSettled={settle}
          />
        </>
      )}
    </PanelSection>
  )
}
