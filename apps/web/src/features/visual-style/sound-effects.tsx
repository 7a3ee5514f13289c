import { readEffectRequest } from '@vivify/timeline/sound/effect-request'
import { Plus } from '../../ui/icons.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useProject } from '../project/use-project.ts'
import { addEffect, effectSuggestions } from './effect-suggestions.ts'

/** A text field for sound effects, with suggestions to add. */
export function SoundEffects() {
  const { settings, changeSettings } = useProject()
  const text = settings.soundEffects
  const open = effectSuggestions.filter((suggestion) => !text.toLowerCase().includes(suggestion))
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label="Sound Effects"
        aside="Optional"
        value={text}
        maxLength={500}
        placeholder="whoosh on every cut, pop on numbers"
        hint={describeEffects(text)}
        onChange={(event) => changeSettings({ soundEffects: event.target.value })}
      />
      {open.length > 0 && (
        <ul aria-label="Suggestions" className="flex flex-wrap gap-1.5">
          {open.map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                onClick={() => changeSettings({ soundEffects: addEffect(text, suggestion) })}
                className="inline-flex h-8 items-center gap-1 rounded-full border border-line bg-raised px-3 text-xs text-muted transition-colors duration-150 hover:border-control-line hover:text-text"
              >
                <Plus className="size-3.5" aria-hidden="true" />
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Describes the effect of the text, using the mixer's parser. */
function describeEffects(text: string): string {
  if (text.trim() === '') return 'Leave this empty to get a few quiet effects. Type “none” for no effects.'
  const { isNone, wishes, unknown } = readEffectRequest(text)
  if (isNone) return 'No sound effects.'
  const notUnderstood = unknown.length > 0 ? ` Not recognized: ${unknown.slice(0, 6).join(', ')}.` : ''
  if (wishes.length === 0) return `No effect recognized, so a few quiet ones will be added.${notUnderstood}`
  const kinds = [...new Set(wishes.map(({ kind }) => kind))]
  return `You will hear: ${kinds.join(', ')}.${notUnderstood}`
}
