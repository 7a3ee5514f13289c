import { Checkbox } from '@base-ui/react/checkbox'
import { Switch } from '@base-ui/react/switch'
import { Check, Minus } from './icons.tsx'
import { useId, type ReactNode } from 'react'
import { joinClasses } from './class-names.ts'

export interface ToggleFieldProps {
  label: string
  hint?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
}

/** A choice among several, or a consent. */
export function CheckboxField({ isPartlyOn, ...props }: ToggleFieldProps & { isPartlyOn?: boolean }) {
  const { isOn, onChange, isDisabled } = props
  return (
    <ToggleRow {...props}>
      {(ids) => (
        <Checkbox.Root
          {...ids}
          checked={isOn}
          indeterminate={isPartlyOn}
          onCheckedChange={onChange}
          disabled={isDisabled}
          className="group grid size-5 shrink-0 place-items-center rounded-[6px] border border-control-line bg-field transition-colors data-checked:border-transparent data-checked:bg-primary data-indeterminate:border-transparent data-indeterminate:bg-primary data-disabled:opacity-50"
        >
          <Checkbox.Indicator className="text-on-primary">
            <Minus className="hidden size-3.5 group-data-indeterminate:block" strokeWidth={3} />
            <Check className="size-3.5 group-data-indeterminate:hidden" strokeWidth={3} />
          </Checkbox.Indicator>
        </Checkbox.Root>
      )}
    </ToggleRow>
  )
}

/** A setting that turns on or off immediately. */
export function SwitchField(props: ToggleFieldProps) {
  const { isOn, onChange, isDisabled } = props
  return (
    <ToggleRow {...props}>
      {(ids) => (
        <Switch.Root
          {...ids}
          checked={isOn}
          onCheckedChange={onChange}
          disabled={isDisabled}
          className="flex h-6 w-10.5 shrink-0 rounded-full border border-control-line bg-field p-0.5 transition-colors data-checked:border-transparent data-checked:bg-primary data-disabled:opacity-50"
        >
          <Switch.Thumb className="size-4.5 rounded-full bg-muted transition-transform duration-150 data-checked:translate-x-4.5 data-checked:bg-on-primary" />
        </Switch.Root>
      )}
    </ToggleRow>
  )
}

type ToggleIds = { id: string; 'aria-labelledby': string; 'aria-describedby': string | undefined }

function ToggleRow({
  label,
  hint,
  isDisabled = false,
  children,
}: Pick<ToggleFieldProps, 'label' | 'hint' | 'isDisabled'> & { children: (ids: ToggleIds) => ReactNode }) {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  return (
    <div className="flex items-start gap-3">
      {children({ id, 'aria-labelledby': `${id}-label`, 'aria-describedby': hintId })}
      <div className="grid">
        <label
          id={`${id}-label`}
          htmlFor={id}
          className={joinClasses('text-sm leading-5', isDisabled ? 'text-muted' : 'cursor-pointer')}
        >
          {label}
        </label>
        {hint !== undefined && (
          <span id={hintId} className="text-xs text-muted">
            {hint}
          </span>
        )}
      </div>
    </div>
  )
}
