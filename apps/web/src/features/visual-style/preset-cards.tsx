import type { PresetStyle } from '@vivify/contract/project'
import { joinClasses } from '../../ui/class-names.ts'
import { PictureCard, pictureOf } from './picture-card.tsx'

export const presetNotes: Record<PresetStyle, string> = {
  Cinematic: 'Film light',
  Anime: 'Drawn skies',
  'Vintage Film': 'Old reels',
  Pixar: 'Smooth 3D toys',
  Claymation: 'Modeled clay',
  Abstract: 'Shape and color',
}

export interface PresetCardsProps {
  chosen: PresetStyle | null
  onPress: (preset: PresetStyle) => void
  /** Classes for the grid columns. */
  className: string
  /** Width over height of the pictures, as a class; default 3:4. */
  shapeClass?: string
}

/** The six preset styles as cards with sample pictures. */
export function PresetCards({ chosen, onPress, className, shapeClass = 'aspect-3/4' }: PresetCardsProps) {
  return (
    <div role="group" aria-label="Preset styles" className={joinClasses('grid gap-2', className)}>
      {(Object.keys(presetNotes) as PresetStyle[]).map((preset) => (
        <PictureCard
          key={preset}
          name={preset}
          picture={pictureOf(preset)}
          shapeClass={shapeClass}
          isChosen={chosen === preset}
          onPress={() => onPress(preset)}
        />
      ))}
    </div>
  )
}
