import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

/** What Pricing is handed to lead back to. */
export interface PricingState {
  from: string
}

/** Leads to Pricing, which leads back to the work in hand. */
export function PricingLink({ className, children }: { className: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <Link to="/pricing" state={{ from: `${pathname}${search}` } satisfies PricingState} className={className}>
      {children}
    </Link>
  )
}

/** Where the person came from; null when they opened Pricing by themselves. */
export function useWayBack(): string | null {
  const state = useLocation().state as Partial<PricingState> | null
  const from = state?.from
  return typeof from === 'string' && !from.startsWith('/pricing') ? from : null
}
