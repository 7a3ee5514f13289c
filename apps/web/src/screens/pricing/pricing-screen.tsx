import * as messages from '@vivify/contract/messages'
import { plans } from '@vivify/contract/plans'
import { ArrowLeft } from '../../ui/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SubscriptionCard } from '../../features/billing/subscription-card.tsx'
import { pricingQuery } from '../../api/pricing.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { keepNextPlace } from '../../lib/session/next-place.ts'
import { useWayBack } from '../../ui/pricing-link.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Badge } from '../../ui/surfaces.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { currencies, usualRates, type Currency } from './currencies.ts'
import { PlanCard, type Billing } from './plan-card.tsx'

const ContactSalesDialog = lazy(async () => ({
  default: (await import('./contact-sales-dialog.tsx')).ContactSalesDialog,
}))

const billings = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const

const currencyChoices = currencies.map((currency) => ({ value: currency, label: currency }))

/** Plans, prices and a feature comparison. */
export function PricingScreen() {
  const [params] = useSearchParams()
  const [billing, setBilling] = useState<Billing>(params.get('billing') === 'yearly' ? 'yearly' : 'monthly')
  const [currency, setCurrency] = useState<Currency>('USD')
  const { user } = useAuth()
  const isSignedIn = user !== null
  useEffect(() => {
    if (isSignedIn) keepNextPlace(null)
  }, [isSignedIn])
  const [isContacting, setIsContacting] = useState(false)
  const { data: pricing } = useQuery(pricingQuery)
  const rates = { ...usualRates, ...pricing?.ratesPerDollar }
  return (
    <div className="relative isolate flex flex-col gap-12 py-10 sm:py-14">
      <div
        aria-hidden="true"
        className="glow absolute top-0 left-1/2 -z-10 h-[36rem] w-screen -translate-x-1/2 [mask-image:linear-gradient(#000,transparent)]"
      />
      <PricingHeader {...{ billing, currency }} onBilling={setBilling} onCurrency={setCurrency} />
      {params.has('canceled') && (
        <p role="status" className="mx-auto -mb-6 max-w-2xl text-center text-sm text-muted">
          {messages.payments.canceled}
        </p>
      )}
      {isSignedIn && <SubscriptionCard />}
      <section
        aria-label="Plans"
        className="mx-auto grid w-full max-w-6xl gap-5 md:grid-cols-3 md:items-stretch"
      >
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            {...{ plan, billing, currency, rates }}
            onContact={() => setIsContacting(true)}
          />
        ))}
      </section>
      <p className="mx-auto -mt-6 max-w-2xl text-center text-sm text-muted">
        {currency === 'USD'
          ? 'Prices and charges are in US dollars (USD).'
          : `Prices in ${currency} are approximate. You are charged in US dollars (USD).`}{' '}
        Features marked {messages.pricing.notBuilt} aren’t built yet.
      </p>
      <ComparisonTable />
      <Suspense>{isContacting && <ContactSalesDialog onClose={() => setIsContacting(false)} />}</Suspense>
    </div>
  )
}

interface HeaderProps {
  billing: Billing
  currency: Currency
  onBilling: (billing: Billing) => void
  onCurrency: (currency: Currency) => void
}

/** What prices are for, and how they are shown. */
function PricingHeader({ billing, currency, onBilling, onCurrency }: HeaderProps) {
  const wayBack = useWayBack()
  return (
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
        <Segmented label="Billing" segments={billings} value={billing} onChange={onBilling} />
        <Badge tone="primary">{messages.pricing.yearlyBadge}</Badge>
        <SelectField
          label="Currency"
          isLabelHidden
          choices={currencyChoices}
          value={currency}
          onChange={onCurrency}
          className="w-24"
        />
      </div>
    </header>
  )
}
