import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

/** Router state for Pricing: the address to return to. */
export interface PricingState {
  from: string
}

/** Links to Pricing, which then leads back to the current screen. */
export function PricingLink({ className, children }: { className: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <Link to="/pricing" state={{ from: `${pathname}${search}` } satisfies PricingState} className={className}>
      {children}
    </Link>
  )
}

/** Address of the previous screen; null when the person opened Pricing directly. */
export function useWayBack(): string | null {
  const state = useLocation().state as Partial<PricingState> | null
  const from = state?.from
  return typeof from === 'string' && !from.startsWith('/pricing') ? from : null
}
