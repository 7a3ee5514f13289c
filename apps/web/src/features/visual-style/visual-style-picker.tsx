import type { PresetStyle, VisualStyle } from '@vivify/contract/project'
import { useScreenLists } from '../project/screen-lists.ts'
import { useProject } from '../project/use-project.ts'
import { ClipPool } from '../own-media/clip-pool.tsx'
import { ModelPicker } from './model-picker.tsx'
import { PictureCard, pictureOf } from './picture-card.tsx'
import { PresetCards, presetNotes } from './preset-cards.tsx'
import { SoundEffects } from './sound-effects.tsx'
import { VisualPrompt } from './visual-prompt.tsx'

const styleNotes: Record<VisualStyle, string> = {
  'AI Generation': 'A picture for every scene',
  Storyboard: 'Panels like a comic',
  'Stock Footage': 'Found for you, or your own',
  'Kinetic Text': 'Words in motion',
}

/** Chooses the style, model, preset, picture prompt and sound effects of the video. */
export function VisualStylePicker() {
  const { settings, changeSettings } = useProject()
  return (
    <div className="flex flex-col min-w-0 gap-6">
      <div role="group" aria-label="Visual Style" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {keysOf(styleNotes).map((style) => (
          <PictureCard
            key={style}
            name={style}
            note={styleNotes[style]}
            picture={pictureOf(style)}
            shapeClass="aspect-4/3"
            isChosen={settings.style === style}
            onPress={() => changeSettings({ style })}
          />
        ))}
      </div>
      {settings.style === 'Stock Footage' && <ClipPool />}
      <ModelPicker />
      <Presets />
      <VisualPrompt />
      <SoundEffects />
    </div>
  )
}

/** On the dashboard a preset can be switched off; on the video generator one is always on. */
function Presets() {
  const { settings, notes, changeSettings } = useProject()
  const { screen } = useScreenLists()
  const isOptional = screen === 'dashboard'
  const chosen = isOptional && notes.hasPreset !== true ? null : settings.preset

  function press(preset: PresetStyle): void {
    const isOff = isOptional && chosen === preset
    changeSettings({ preset: isOff ? 'Cinematic' : preset }, { hasPreset: !isOff })
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 className="text-sm font-medium">Preset styles</h4>
        <p className="text-xs text-muted">{presetSentence(settings.style, chosen)}</p>
      </div>
      <PresetCards chosen={chosen} onPress={press} className="grid-cols-3 sm:grid-cols-6" />
    </div>
  )
}

function presetSentence(style: VisualStyle, chosen: PresetStyle | null): string {
  if (style === 'Kinetic Text') return 'Applies to scenes with a picture. Kinetic Text has its own look.'
  if (chosen === null) return 'No preset: pictures use cinematic light.'
  return presetNotes[chosen]
}

function keysOf<Key extends string>(table: Record<Key, string>): Key[] {
  return Object.keys(table) as Key[]
}
