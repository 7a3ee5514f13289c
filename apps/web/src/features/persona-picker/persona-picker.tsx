import * as messages from '@vivify/contract/messages'
import type { SavedPersona } from '../../api/personas.ts'
import { ComboboxField } from '../../ui/combobox-field.tsx'
import { usePersonas } from './use-personas.ts'

export interface PersonaPickerProps {
  /** Id of the chosen persona; null for none. */
  value: string | null
  onChange: (persona: SavedPersona | null) => void
  hint?: string
}

const words = messages.persona
const nobody = 'none'

/** Chooses a persona, or none. Shows nothing while the account has no personas. */
export function PersonaPicker({ value, onChange, hint }: PersonaPickerProps) {
  const personas = usePersonas()
  if (personas.length === 0) return null
  return (
    <ComboboxField
      label={words.persona}
      hint={hint}
      choices={[
        { value: nobody, label: words.noPersona },
        ...personas.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value ?? nobody}
      onChange={(id) => onChange(personas.find((persona) => persona.id === id) ?? null)}
    />
  )
}
