import { adjustments } from '@vivify/generators/remix/recipe'
import { SliderField } from '../../../ui/slider-field.tsx'
import type { RecipeEditor } from '../use-recipe.ts'
import { PanelSection } from './panel.tsx'

/** Sliders for light and color. */
export function AdjustPanel({ editor }: { editor: RecipeEditor }) {
  const { recipe, edit, settle } = editor
  const isTouched = adjustments.some(({ name }) => recipe.adjust[name] !== 0)
  const reset = (): void =>
    edit((known) => ({
      ...known,
      adjust: { brightness: 0, contrast: 0, saturation: 0, warmth: 0, sharpness: 0, vignette: 0 },
    }))
  return (
    <PanelSection heading="Light and color" onReset={isTouched ? reset : undefined}>
      {adjustments.map(({ name, label, min, max, step }) => (
        <SliderField
          key={name}
          {...{ label, min, max, step }}
          origin={0}
          value={recipe.adjust[name]}
          format={asPercent}
          onChange={(value) =>
            edit((known) => ({ ...known, adjust: { ...known.adjust, [name]: value } }), `adjust ${name}`)
          }
          onSettled={settle}
        />
      ))}
    </PanelSection>
  )
}

function asPercent(value: number): string {
  const percent = Math.round(value * 100)
  return percent > 0 ? `+${percent}` : String(percent).replace('-', '−')
}
