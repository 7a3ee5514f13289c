import type { ReactNode } from 'react'
import { joinClasses } from './class-names.ts'

export interface Segment<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  /** A short remark after the label. */
  note?: string
  isDisabled?: boolean
}

export interface SegmentedProps<Value extends string> {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** In narrow windows only the icons show; the labels stay as accessible names. */
  hidesLabelsWhenNarrow?: boolean
  /** In narrow windows it fills its row. */
  isWideWhenNarrow?: boolean
}

/** A few choices side by side, exactly one of them selected. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onChange, hidesLabelsWhenNarrow = false, isWideWhenNarrow = false } = props
  return (
    <div
      role="group"
      aria-label={label}
      className={joinClasses(
        'inline-flex rounded-base border border-line bg-sunken p-0.75',
        isWideWhenNarrow && 'max-sm:w-full max-sm:*:flex-1 max-sm:*:justify-center',
      )}
    >
      {segments.map((segment) => {
        const isOn = segment.value === value
        return (
          <button
            key={segment.value}
            type="button"
            aria-pressed={isOn}
            disabled={segment.isDisabled}
            onClick={() => onChange(segment.value)}
            className={joinClasses(
              'flex h-8 items-center gap-1.5 rounded-[calc(var(--corner)-3px)] px-2.5 text-sm font-medium whitespace-nowrap transition-colors duration-150 [&_svg]:size-4',
              isOn
                ? 'bg-raised text-text shadow-card ring-1 ring-control-line/60'
                : 'text-muted enabled:hover:text-text',
            )}
          >
            {segment.icon}
            <span className={hidesLabelsWhenNarrow ? 'max-sm:sr-only' : undefined}>{segment.label}</span>
            {segment.note !== undefined && (
              <span className="text-xs font-normal text-muted">{segment.note}</span>
            )}
          </button>
        )
      })}
    </div>
  )
}
