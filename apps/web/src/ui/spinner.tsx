import { joinClasses } from './class-names.ts'

export interface SpinnerProps {
  /** Announced to screen readers; omit it when the text nearby already says that something is loading. */
  label?: string
  className?: string
}

/** Shows that work is in progress when its end is unknown. */
export function Spinner({ label, className }: SpinnerProps) {
  const ring = (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className={joinClasses('size-5 animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" className="opacity-25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
  if (label === undefined) return ring
  return (
    <span role="status" className="inline-flex text-primary-text">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** Fills its place while a screen or session is loading. */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="grid min-h-[60dvh] w-full place-items-center">
      <Spinner label={label} className="size-8" />
    </div>
  )
}
