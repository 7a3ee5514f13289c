import type { EngineStatus } from '../../api/engines.ts'
import { SelectField } from '../../ui/select-field.tsx'

const picturesOfSet = 4

export interface ImageEngineFieldProps {
  engines: readonly EngineStatus[]
  value: string
  onChange: (id: string) => void
}

/** Which engine makes the persona's pictures, and what they cost. */
export function ImageEngineField({ engines, value, onChange }: ImageEngineFieldProps) {
  const credits = (engines.find(({ id }) => id === value)?.credits ?? 0) * picturesOfSet
  return (
    <SelectField
      label="Image engine"
      choices={engines.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      hint={credits === 0 ? 'Four pictures, free.' : `Four pictures cost ${credits} credits.`}
      onChange={onChange}
    />
  )
}
