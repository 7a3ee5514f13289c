import type { CSSProperties } from 'react'
import { joinClasses } from './class-names.ts'
import { Field, type FieldProps } from './field.tsx'

export interface SliderFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'className'> {
  min: number
  max: number
  step: number
  value: number
  /** Neutral value: the bar grows from here, and a double click returns to it. Default `min`. */
  origin?: number
  /** Text shown and announced instead of the plain number. */
  format?: (value: number) => string
  onChange: (value: number) => void
  /** Called when the pointer or key is released. */
  onSettled?: () => void
  isDisabled?: boolean
}

/** A number that is set by dragging. */
export function SliderField(props: SliderFieldProps) {
  const {
    label,
    hint,
    className,
    min,
    max,
    step,
    value,
    origin = min,
    onChange,
    onSettled,
    isDisabled,
  } = props
  const text = props.format?.(value) ?? String(value)
  const percentOf = (at: number): number => ((at - min) / (max - min)) * 100
  const style = {
    '--from': `${Math.min(percentOf(value), percentOf(origin))}%`,
    '--to': `${Math.max(percentOf(value), percentOf(origin))}%`,
  } as CSSProperties
  return (
    <Field {...{ label, hint, className }} aside={text}>
      {(ids) => (
        <input
          {...ids}
          type="range"
          aria-valuetext={text}
          {...{ min, max, step, value, style }}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          onPointerUp={onSettled}
          onKeyUp={onSettled}
          onDoubleClick={() => onChange(origin)}
          className={joinClasses(
            'h-7 w-full cursor-pointer appearance-none rounded-full bg-transparent disabled:cursor-not-allowed disabled:opacity-50',
            trackClasses,
            thumbClasses,
          )}
        />
      )}
    </Field>
  )
}

const trackClasses =
  '[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-[linear-gradient(90deg,var(--control-line)_var(--from),var(--primary)_var(--from),var(--primary)_var(--to),var(--control-line)_var(--to))] [&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-[linear-gradient(90deg,var(--control-line)_var(--from),var(--primary)_var(--from),var(--primary)_var(--to),var(--control-line)_var(--to))]'
const thumbClasses =
  '[&::-webkit-slider-thumb]:-mt-[5px] [&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-text [&::-webkit-slider-thumb]:shadow-card [&::-webkit-slider-thumb]:ring-2 [&::-webkit-slider-thumb]:ring-surface [&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-text'
