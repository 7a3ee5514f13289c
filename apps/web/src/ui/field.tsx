import { CircleAlert } from './icons.tsx'
import { useId, type ReactNode } from 'react'
import { joinClasses } from './class-names.ts'

/** Props that tie a control to its label, hint and error. */
export interface ControlIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps {
  label: string
  /** Hides the label visually; assistive technology still reads it. */
  isLabelHidden?: boolean
  hint?: ReactNode
  error?: string | undefined
  /** Shown to the right of the label, such as a counter. */
  aside?: ReactNode
  className?: string
  children: (ids: ControlIds) => ReactNode
}

/** A label above a control, with a hint or the error below it. */
export function Field({ label, isLabelHidden = false, hint, error, aside, className, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = error !== undefined || hint !== undefined
  const ids: ControlIds = {
    id,
    'aria-describedby': hasNote ? noteId : undefined,
    'aria-invalid': error === undefined ? undefined : true,
  }
  return (
    <div className={joinClasses('flex flex-col gap-1.5', className)}>
      <div className={isLabelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {aside !== undefined && <span className="text-xs text-muted tabular-nums">{aside}</span>}
      </div>
      {children(ids)}
      {hasNote && <FieldNote id={noteId} hint={hint} error={error} />}
    </div>
  )
}

function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  if (error === undefined) {
    return (
      <p id={id} className="text-xs text-muted">
        {hint}
      </p>
    )
  }
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-xs text-danger-text">
      <CircleAlert className="mt-px size-3.5 shrink-0" aria-hidden="true" />
      {error}
    </p>
  )
}

/** Class names that every bordered control shares. */
export const controlClasses =
  'w-full rounded-base border border-control-line/80 bg-field text-base md:text-sm text-text placeholder:text-muted transition-[border-color,box-shadow] duration-150 hover:border-control-line focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-primary-text aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-hover disabled:text-muted'
