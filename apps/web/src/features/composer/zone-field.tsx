import { useMemo } from 'react'
import { ComboboxField } from '../../ui/combobox-field.tsx'
import { ownZone } from './own-zone.ts'

export function ZoneField({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const choices = useMemo(() => {
    const all = new Set(['UTC', ownZone(), zone, ...Intl.supportedValuesOf('timeZone')])
    return [...all].map((value) => ({ value, label: value.replaceAll('_', ' ') }))
  }, [zone])
  return (
    <ComboboxField
      label="Time zone"
      choices={choices}
      value={zone}
      onChange={(chosen) => {
        if (chosen !== null) onChange(chosen)
      }}
    />
  )
}
