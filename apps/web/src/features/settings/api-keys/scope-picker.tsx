import { keyAreas, type KeyArea, type Scope } from '@vivify/contract/scopes'
import { ChoiceList } from '../../../ui/choice-list.tsx'
import { CheckboxField } from '../../../ui/toggles.tsx'

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
    <ChoiceList legend="Scopes" label="Scopes by area" error={error}>
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
    </ChoiceList>
  )
}
