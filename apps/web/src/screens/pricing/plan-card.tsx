import * as messages from '@vivify/contract/messages'
import { plannedFeatures, type Plan } from '@vivify/contract/plans'
import { Check, Minus } from '../../ui/icons.tsx'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { describeLength, describeResolution } from './comparison.ts'
import { formatPrice, type Currency, type Rates } from './currencies.ts'
import { PlannedMark } from './planned-mark.tsx'
import { useChoosePlan } from './use-choose-plan.ts'

export type Billing = 'monthly' | 'yearly'

export interface PlanCardProps {
  plan: Plan
  billing: Billing
  currency: Currency
  rates: Rates
  /** Opens the form for plans that people sell. */
  onContact: () => void
}

const descriptions: Record<Plan['id'], string> = {
  starter: 'For a first channel.',
  creator: 'For posting every week.',
  scale: 'For teams and agencies.',
}

/** One plan with its price and the button to get it. */
export function PlanCard({ plan, billing, currency, rates, onContact }: PlanCardProps) {
  const format = (amount: number): string =>
    formatPrice(amount, { currency, rates, language: navigator.language })
  const isYearly = billing === 'yearly'
  const dollars = isYearly ? plan.yearlyPriceDollars : plan.priceDollars
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className={joinClasses(
        'relative flex flex-col gap-5 rounded-large border bg-raised p-6 shadow-card',
        plan.isMostPopular ? 'border-primary' : 'border-line',
      )}
    >
      {plan.isMostPopular && (
        <span className="bg-action absolute -top-3 left-6 rounded-full px-3 py-1 text-xs font-bold tracking-wide text-on-primary">
          {messages.pricing.mostPopular}
        </span>
      )}
      <div className="flex flex-col gap-1">
        <h2 id={`plan-${plan.id}`} className="text-2xl">
          {plan.name}
        </h2>
        <p className="text-sm text-muted">{descriptions[plan.id]}</p>
      </div>
      <div className="flex flex-col gap-1">
        <p className="flex items-baseline gap-1.5">
          <span className="font-display text-5xl font-semibold">{format(dollars)}</span>
          <span className="text-sm whitespace-nowrap text-muted">/ month</span>
        </p>
        <p className="min-h-5 text-sm text-muted">
          {isYearly ? `Billed yearly, instead of ${format(plan.priceDollars)} a month` : 'Billed monthly'}
        </p>
      </div>
      <PlanAction plan={plan} billing={billing} onContact={onContact} />
      <ul className="flex flex-col gap-2.5 border-t border-line pt-5 text-sm">
        <PlanFeature label={`${plan.creditsPerMonth.toLocaleString('en')} credits per month`} isIncluded />
        <PlanFeature
          label={`Videos in ${describeResolution(plan)}, up to ${describeLength(plan)}`}
          isIncluded
        />
        <PlanFeature label={plan.seats === 1 ? '1 seat' : `${plan.seats} seats`} isIncluded />
        <PlanFeature label="No watermark" isIncluded={!plan.hasWatermark} />
        {plan.features.map((feature) => (
          <PlanFeature key={feature} label={feature} isIncluded isPlanned={plannedFeatures.has(feature)} />
        ))}
      </ul>
    </article>
  )
}

function PlanAction({ plan, billing, onContact }: Pick<PlanCardProps, 'plan' | 'billing' | 'onContact'>) {
  const button = useRef<HTMLButtonElement>(null)
  const choosing = useChoosePlan(plan, { billing, onContact })
  const { choose, label, isReady, isBusy, isSoldByPeople } = choosing
  return (
    <Button
      size="large"
      variant={plan.isMostPopular ? 'primary' : 'secondary'}
      isFullWidth
      isBusy={isBusy}
      // Who has not been recognized yet would be asked to sign in.
      disabled={!isReady}
      // The button is disabled while busy and loses focus, so focus is restored afterwards.
      ref={button}
      onClick={() => void choose().then(() => isSoldByPeople || button.current?.focus())}
    >
      {label}
    </Button>
  )
}

function PlanFeature(props: { label: string; isIncluded: boolean; isPlanned?: boolean }) {
  const { label, isIncluded, isPlanned = false } = props
  return (
    <li className={joinClasses('flex items-start gap-2.5', !isIncluded && 'text-muted')}>
      {isIncluded ? (
        <Check className="mt-0.5 size-4 shrink-0 text-primary-text" aria-hidden="true" />
      ) : (
        <Minus className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      )}
      <span>
        {!isIncluded && <span className="sr-only">Not included: </span>}
        {label}
        {isPlanned && <PlannedMark />}
      </span>
    </li>
  )
}
