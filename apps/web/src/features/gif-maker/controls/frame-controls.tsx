import { Segmented } from '../../../ui/segmented.tsx'
import { SliderField } from '../../../ui/slider-field.tsx'
import { limits, resultSize, type FilmFacts } from '../recipe.ts'
import { cropRatios, largestCrop, ratioOf, type CropRatio } from '../stage/crop-math.ts'
import { ControlGroup, GroupLabel } from './control-group.tsx'
import type { ControlsProps } from './motion-controls.tsx'

export interface FrameControlsProps extends ControlsProps {
  film: FilmFacts
  cropRatio: CropRatio
  onCropRatio: (choice: CropRatio) => void
}

/** Settings for the visible part of the picture and its size. */
export function FrameControls({ film, recipe, cropRatio, onCropRatio, onChange }: FrameControlsProps) {
  const { width, height } = resultSize(recipe, film)
  function chooseRatio(choice: CropRatio): void {
    onCropRatio(choice)
    if (choice === 'free') return
    const crop = largestCrop(ratioOf(choice, film), film)
    // The width never exceeds the cropped video, unless the person already chose a larger one.
    const most = Math.max(limits.minWidth, Math.round(crop.width * film.width))
    onChange({ crop, width: Math.min(recipe.width, most) })
  }
  return (
    <ControlGroup title="Frame">
      <GroupLabel text="Crop">
        <div className="max-w-full overflow-x-auto">
          <Segmented label="Crop" segments={cropRatios} value={cropRatio} onChange={chooseRatio} />
        </div>
      </GroupLabel>
      <SliderField
        label="Width"
        min={limits.minWidth}
        max={limits.maxWidth}
        step={2}
        value={recipe.width}
        origin={Math.min(limits.usualWidth, film.width)}
        format={() => `${width} × ${height} px`}
        onChange={(next) => onChange({ width: next })}
        {...(width > film.width * recipe.crop.width + 1
          ? { hint: 'Larger than the video, so it will look soft.' }
          : {})}
      />
    </ControlGroup>
  )
}
