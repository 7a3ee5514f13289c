import { useState } from 'react'
import { TextField } from './text-field.tsx'
import { readHexColor } from './hex-color.ts'

export interface ColorFieldProps {
  label: string
  value: string
  /** Called only with valid `#rrggbb` values. */
  onChange: (color: string) => void
}

/** A color, picked or typed. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && readHexColor(typed) === null
  return (
    <div className="flex items-start gap-2">
      <TextField
        label={label}
        className="min-w-0 flex-1 [&_input]:tabular-nums"
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        error={isWrong ? 'Enter six digits after #, such as #22c55e.' : undefined}
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value)
          const color = readHexColor(event.target.value)
          if (color !== null) onChange(color)
        }}
        onBlur={() => setTyped(null)}
      />
      <label className="relative mt-[1.625rem] block size-11 shrink-0 overflow-hidden rounded-base border border-control-line/80 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary-text md:size-10">
        <span className="sr-only">{`Pick the ${label.toLowerCase()}`}</span>
        <input
          type="color"
          value={value}
          onChange={(event) => {
            setTyped(null)
            onChange(event.target.value)
          }}
          className="absolute -inset-2 h-[calc(100%+1rem)] w-[calc(100%+1rem)] cursor-pointer border-0 bg-transparent p-0"
        />
      </label>
    </div>
  )
}
