import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronsUpDown } from './icons.tsx'
import { joinClasses } from './class-names.ts'
import { controlClasses, Field, type FieldProps } from './field.tsx'
import { optionClasses, popupClasses } from './popup-classes.ts'
import type { Choice } from './select-field.tsx'

export interface ComboboxFieldProps<Value extends string> extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'hint' | 'error' | 'className'
> {
  choices: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value | null) => void
  placeholder?: string
  isDisabled?: boolean
}

/** Picks one value from a long list that the person can search. */
export function ComboboxField<Value extends string>(props: ComboboxFieldProps<Value>) {
  const { label, isLabelHidden, hint, error, className, choices, value, onChange, placeholder, isDisabled } =
    props
  const chosen = choices.find((choice) => choice.value === value) ?? null
  return (
    <Field {...{ label, isLabelHidden, hint, error, className }}>
      {(ids) => (
        <Combobox.Root
          items={choices}
          value={chosen}
          disabled={isDisabled}
          onValueChange={(next) => onChange((next as Choice<Value> | null)?.value ?? null)}
        >
          <div className="relative">
            <Combobox.Input
              {...ids}
              placeholder={placeholder}
              className={joinClasses(controlClasses, 'h-11 pr-10 pl-3 md:h-10')}
            />
            <Combobox.Trigger
              aria-label={`Open ${label}`}
              className="absolute inset-y-0 right-0 grid w-10 place-items-center text-muted disabled:cursor-not-allowed"
            >
              <ChevronsUpDown className="size-4" />
            </Combobox.Trigger>
          </div>
          <Combobox.Portal>
            <Combobox.Positioner sideOffset={6} className="z-50 outline-none">
              <Combobox.Popup className={popupClasses} aria-label={label}>
                <Combobox.Empty>
                  <p className="px-4 py-3 text-sm text-muted">No matches found.</p>
                </Combobox.Empty>
                <Combobox.List className="max-h-72 overflow-y-auto p-1 empty:p-0">
                  {(choice: Choice<Value>) => (
                    <Combobox.Item
                      key={choice.value}
                      value={choice}
                      disabled={choice.isDisabled ?? false}
                      className={optionClasses}
                    >
                      {choice.label}
                      {choice.note !== undefined && (
                        <span className="ml-auto text-xs text-muted">{choice.note}</span>
                      )}
                      <Combobox.ItemIndicator className="text-primary-text">
                        <Check className="size-4" />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  )
}
