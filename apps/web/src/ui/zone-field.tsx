import { useMemo } from 'react'
import { ComboboxField } from './combobox-field.tsx'
import { ownZone } from './own-zone.ts'

export interface ZoneFieldProps {
  label: string
  zone: string
  onChange: (zone: string) => void
  className?: string
}

/** Picks the place whose clock a time is meant for. */
export function ZoneField({ label, zone, onChange, className }: ZoneFieldProps) {
  const choices = useMemo(() => {
    const all = new Set(['UTC', ownZone(), zone, ...Intl.supportedValuesOf('timeZone')])
    return [...all].map((value) => ({ value, label: value.replaceAll('_', ' ') }))
  }, [zone])
  return (
    <ComboboxField
      className={className}
      label={label}
      choices={choices}
      value={zone}
      onChange={(chosen) => {
        if (chosen !== null) onChange(chosen)
      }}
    />
  )
}
