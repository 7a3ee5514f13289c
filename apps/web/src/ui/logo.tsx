import { useId } from 'react'
import { joinClasses } from './class-names.ts'

/** The product's mark: a V made from a play sign that points down. */
export function LogoMark({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={joinClasses('size-8 shrink-0', className)}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0.1" stopColor="var(--logo-from)" />
          <stop offset="1" stopColor="var(--logo-to)" />
        </linearGradient>
      </defs>
      <rect width="32" height="32" rx="9" fill={`url(#${id})`} />
      <path
        fill="var(--on-logo)"
        d="M8.2 9.4c-.5-1.1.3-2.2 1.5-2.2h2c.7 0 1.3.4 1.5 1l2.8 7.4 2.8-7.4c.2-.6.8-1 1.5-1h2c1.2 0 2 1.1 1.5 2.2l-6.2 14.1c-.6 1.4-2.6 1.4-3.2 0z"
      />
    </svg>
  )
}
