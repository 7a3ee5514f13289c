import { useId, type ReactNode } from 'react'
import { joinClasses } from './class-names.ts'

interface ChoiceListProps {
  legend: string
  /** Names the part that scrolls. */
  label: string
  error: string | undefined
  /** How the choices are laid out. */
  className?: string
  children: ReactNode
}

/** Many choices of which several may be made, in a box that scrolls. */
export function ChoiceList({ legend, label, error, className, children }: ChoiceListProps) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div
        role="group"
        aria-label={label}
        tabIndex={0}
        className={joinClasses('max-h-64 overflow-y-auto rounded-base border border-line', className)}
      >
        {children}
      </div>
      {error !== undefined && (
        <p id={errorId} role="alert" className="mt-2 text-xs text-danger-text">
          {error}
        </p>
      )}
    </fieldset>
  )
}
