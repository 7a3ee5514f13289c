import { Select } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from './icons.tsx'
import { joinClasses } from './class-names.ts'
import { controlClasses, Field, type FieldProps } from './field.tsx'
import { optionClasses, popupClasses } from './popup-classes.ts'

export interface Choice<Value extends string> {
  value: Value
  label: string
  /** A second line, such as a price. */
  note?: string
  /** The option is listed but can't be chosen; `note` says why. */
  isDisabled?: boolean
}

export interface SelectFieldProps<Value extends string> extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'hint' | 'error' | 'className'
> {
  choices: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  placeholder?: string
  isDisabled?: boolean
}

/** Picks one value from a short list. Use `ComboboxField` for lists that people search. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, isLabelHidden, hint, error, className, choices, value, onChange, placeholder, isDisabled } =
    props
  return (
    <Field {...{ label, isLabelHidden, hint, error, className }}>
      {(ids) => (
        <Select.Root
          items={choices}
          value={value}
          disabled={isDisabled}
          onValueChange={(chosen) => {
            if (chosen !== null) onChange(chosen as Value)
          }}
        >
          <Select.Trigger
            {...ids}
            aria-label={label}
            className={joinClasses(
              controlClasses,
              'flex h-11 cursor-pointer items-center justify-between gap-2 px-3 text-left md:h-10 data-popup-open:border-primary',
            )}
          >
            <Select.Value
              placeholder={placeholder}
              // An empty value may be a choice of its own, such as "All folders".
              className={joinClasses(
                'truncate',
                !choices.some((choice) => choice.value === value) && 'text-muted',
              )}
            />
            <Select.Icon className="text-muted">
              <ChevronsUpDown className="size-4" />
            </Select.Icon>
          </Select.Trigger>
          <Select.Portal>
            <Select.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50 outline-none">
              <Select.Popup className={popupClasses}>
                <Select.List className="max-h-(--available-height) overflow-y-auto p-1">
                  {choices.map((choice) => (
                    <Select.Item key={choice.value} value={choice.value} className={optionClasses}>
                      <span className="grid">
                        <Select.ItemText>{choice.label}</Select.ItemText>
                        {choice.note !== undefined && (
                          <span className="text-xs text-muted">{choice.note}</span>
                        )}
                      </span>
                      <Select.ItemIndicator className="text-primary-text">
                        <Check className="size-4" />
                      </Select.ItemIndicator>
                    </Select.Item>
                  ))}
                </Select.List>
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </Select.Root>
      )}
    </Field>
  )
}
