import { Meter as BaseMeter } from '@base-ui/react/meter'
import { Progress as BaseProgress } from '@base-ui/react/progress'
import { X } from './icons.tsx'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

export interface ProgressProps {
  /** Label of the current stage. */
  stage: string
  /** Progress from 0 to 1; null when it is unknown. */
  share: number | null
  /** Shown below the bar, such as the time left. */
  note?: ReactNode
  onCancel?: () => void
}

/** Real progress: the bar moves only when work is done, and its label names the stage. */
export function Progress({ stage, share, note, onCancel }: ProgressProps) {
  const percent = share === null ? null : Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div className="flex flex-col gap-2">
      <BaseProgress.Root value={percent} className="flex flex-col gap-2">
        <div className="flex items-center justify-between gap-3">
          <BaseProgress.Label className="text-sm font-medium">{stage}</BaseProgress.Label>
          <BaseProgress.Value className="text-sm text-muted tabular-nums">
            {(_, value) => (value === null || percent === null ? '' : `${percent}%`)}
          </BaseProgress.Value>
        </div>
        <BaseProgress.Track className="h-2 overflow-hidden rounded-full bg-line">
          <BaseProgress.Indicator
            className={
              percent === null
                ? 'h-full w-1/3! animate-pulse rounded-full bg-primary'
                : 'h-full rounded-full bg-action transition-[width] duration-200 ease-out'
            }
          />
        </BaseProgress.Track>
      </BaseProgress.Root>
      {(note !== undefined || onCancel !== undefined) && (
        <div className="flex min-h-8 items-center justify-between gap-3 text-xs text-muted">
          <span>{note}</span>
          {onCancel !== undefined && (
            <Button variant="quiet" size="small" icon={<X className="size-3.5" />} onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

export interface MeterProps {
  label: string
  value: number
  max: number
  /** Screen readers announce this text instead of a percentage. */
  valueText: string
}

/** A bar that shows an amount, such as credits. */
export function Meter({ label, value, max, valueText }: MeterProps) {
  return (
    <BaseMeter.Root
      value={Math.min(value, max)}
      max={max}
      aria-label={label}
      getAriaValueText={() => valueText}
    >
      <BaseMeter.Track className="h-1.5 overflow-hidden rounded-full bg-line">
        <BaseMeter.Indicator className="h-full rounded-full bg-action transition-[width] duration-200 ease-out" />
      </BaseMeter.Track>
    </BaseMeter.Root>
  )
}
