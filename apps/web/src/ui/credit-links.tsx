import * as messages from '@vivify/contract/messages'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { PricingLink, type PricingState } from './pricing-link.tsx'

const words = messages.credits
const linkClasses = 'font-semibold underline underline-offset-2'

/** Links to Redeem License, which then leads back to the current screen. */
function RedeemLink({ className, children }: { className: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const state = { from: `${pathname}${search}` } satisfies PricingState
  return (
    <Link to="/redeem-license" state={state} className={className}>
      {children}
    </Link>
  )
}

/** The two ways to more credits, as part of a sentence. */
export function WaysToCredits({ isBeginning = true }: { isBeginning?: boolean }) {
  return (
    <>
      <PricingLink className={linkClasses}>
        {isBeginning ? words.choosePlan : words.choosePlanInside}
      </PricingLink>{' '}
      {words.or} <RedeemLink className={linkClasses}>{words.redeemKey}</RedeemLink>.
    </>
  )
}
