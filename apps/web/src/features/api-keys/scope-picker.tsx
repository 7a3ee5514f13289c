import { keyAreas, type KeyArea, type Scope } from '@vivify/contract/scopes'
import { CheckboxField } from '../../ui/toggles.tsx'

interface ScopePickerProps {
  chosen: readonly Scope[]
  onChange: (scopes: readonly Scope[]) => void
  error: string | undefined
}

const areas = Object.entries(keyAreas) as [KeyArea, string][]

/** Reading and changing, for each area. */
export function ScopePicker({ chosen, onChange, error }: ScopePickerProps) {
  const set = (scope: Scope, isOn: boolean): void =>
    onChange(isOn ? [...chosen, scope] : chosen.filter((held) => held !== scope))
  return (
    <fieldset
      className="flex flex-col gap-2"
      aria-describedby={error === undefined ? undefined : 'scope-error'}
    >
      <legend className="mb-2 text-sm font-medium">Scopes</legend>
      <div
        role="group"
        aria-label="Scopes by area"
        tabIndex={0}
        className="max-h-64 overflow-y-auto rounded-base border border-line"
      >
        {areas.map(([area, label]) => (
          <div
            key={area}
            role="group"
            aria-label={label}
            className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-line px-3 py-2 last:border-0"
          >
            <span className="flex-1 basis-36 text-sm max-sm:basis-full">{label}</span>
            <CheckboxField
              label="Read"
              isOn={chosen.includes(`${area}:read`) || chosen.includes(`${area}:write`)}
              isDisabled={chosen.includes(`${area}:write`)}
              onChange={(isOn) => set(`${area}:read`, isOn)}
            />
            <CheckboxField
              label="Change"
              isOn={chosen.includes(`${area}:write`)}
              onChange={(isOn) => set(`${area}:write`, isOn)}
            />
          </div>
        ))}
      </div>
      {error !== undefined && (
        <p id="scope-error" role="alert" className="text-xs text-danger-text">
          {error}
        </p>
      )}
    </fieldset>
  )
}
