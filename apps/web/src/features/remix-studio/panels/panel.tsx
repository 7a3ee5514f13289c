import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

export interface PanelSectionProps {
  heading: string
  /** Resets the section; pass it only while there is something to reset. */
  onReset?: (() => void) | undefined
  children: ReactNode
}

/** A named group of controls. */
export function PanelSection({ heading, onReset, children }: PanelSectionProps) {
  return (
    <section aria-label={heading} className="flex flex-col gap-3">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 className="text-base">{heading}</h2>
        {onReset !== undefined && (
          <Button variant="quiet" size="small" onClick={onReset}>
            Reset
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}
