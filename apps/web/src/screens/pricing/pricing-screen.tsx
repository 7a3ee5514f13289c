import * as messages from '@vivify/contract/messages'
import { plans } from '@vivify/contract/plans'
import { ArrowLeft } from '../../ui/icons.tsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { SubscriptionCard } from '../../features/billing/subscription-card.tsx'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { useWayBack } from '../../ui/pricing-link.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Badge } from '../../ui/surfaces.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { currencies, type Currency } from './currencies.ts'
import { PlanCard, type Billing } from './plan-card.tsx'

const billings = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const

const currencyChoices = currencies.map((currency) => ({ value: currency, label: currency }))

/** Plans, prices and a feature comparison. */
export function PricingScreen() {
  const [billing, setBilling] = useState<Billing>('monthly')
  const [currency, setCurrency] = useState<Currency>('USD')
  const wayBack = useWayBack()
  const { user } = useAuth()
  const [params] = useSearchParams()
  return (
    <div className="relative isolate flex flex-col gap-12 py-10 sm:py-14">
      <div
        aria-hidden="true"
        className="glow absolute top-0 left-1/2 -z-10 h-[36rem] w-screen -translate-x-1/2 [mask-image:linear-gradient(#000,transparent)]"
      />
      <header className="mx-auto grid max-w-2xl justify-items-center gap-4 text-center">
        {wayBack !== null && (
          <ButtonLink to={wayBack} size="small" icon={<ArrowLeft className="size-4" aria-hidden="true" />}>
            Back to your work
          </ButtonLink>
        )}
        <h1 className="text-4xl sm:text-5xl">Pricing for every channel</h1>
        <p className="text-lg text-muted">
          A finished video costs 10 credits, once. Export it again as often as you like.
        </p>
        <div className="mt-3 flex flex-wrap items-center justify-center gap-3">
          <Segmented label="Billing" segments={billings} value={billing} onChange={setBilling} />
          <Badge tone="primary">{messages.pricing.yearlyBadge}</Badge>
          <SelectField
            label="Currency"
            isLabelHidden
            choices={currencyChoices}
            value={currency}
            onChange={setCurrency}
            className="w-24"
          />
        </div>
      </header>
      {params.has('canceled') && (
        <p role="status" className="mx-auto -mb-6 max-w-2xl text-center text-sm text-muted">
          {messages.payments.canceled}
        </p>
      )}
      {user !== null && <SubscriptionCard />}
      <section
        aria-label="Plans"
        className="mx-auto grid w-full max-w-6xl gap-5 md:grid-cols-3 md:items-stretch"
      >
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} billing={billing} currency={currency} />
        ))}
      </section>
      <p className="mx-auto -mt-6 max-w-2xl text-center text-sm text-muted">
        {currency === 'USD'
          ? 'Prices and charges are in US dollars (USD).'
          : `Prices in ${currency} are approximate. You are charged in US dollars (USD).`}{' '}
        Features marked {messages.pricing.notBuilt} aren’t built yet.
      </p>
      <ComparisonTable />
    </div>
  )
}
