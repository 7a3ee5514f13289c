import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

export interface TooltipProps {
  text: ReactNode
  /** Has an accessible name of its own: a tooltip is never the only one to say it. */
  children: ReactElement
}

/** A short note beside what is pointed at or focused. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={8} className="z-50">
          <BaseTooltip.Popup className="max-w-64 rounded-small bg-popup px-2.5 py-1.5 text-xs text-text shadow-popup transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
