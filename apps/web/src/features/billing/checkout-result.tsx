import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { plans } from '@vivify/contract/plans'
import { useEffect, useRef } from 'react'
import { checkoutQuery, useRefreshAfterPayment } from '../../api/checkout.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Check, TriangleAlert } from '../../ui/icons.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Card } from '../../ui/surfaces.tsx'

const words = messages.payments

/** What became of a checkout, as the payment provider reported it. The page's address proves nothing. */
export function CheckoutResult({ checkoutId }: { checkoutId: string }) {
  const { data, isError } = useQuery(checkoutQuery(checkoutId))
  const isPaid = data?.status === 'paid'
  const refresh = useRefreshAfterPayment()
  const isRefreshed = useRef(false)
  useEffect(() => {
    if (!isPaid || isRefreshed.current) return
    isRefreshed.current = true
    void refresh()
  }, [isPaid, refresh])

  if (isError) return <Result heading={words.unknown} about={words.unknownAbout} link="pricing" />
  if (data?.status === 'expired') {
    return <Result heading={words.notPaid} about={words.notPaidAbout} link="pricing" />
  }
  if (!isPaid) return <Result heading={words.confirming} about={words.confirmingAbout} isWaiting />
  const plan = plans.find(({ id }) => id === data.plan)!
  const about = words.confirmedAbout(data.credits.toLocaleString('en'))
  return <Result heading={words.confirmed(plan.name)} about={about} link="work" />
}

interface ResultProps {
  heading: string
  about: string
  isWaiting?: boolean
  link?: 'pricing' | 'work'
}

function Result({ heading, about, isWaiting = false, link }: ResultProps) {
  const Mark = link === 'work' ? Check : TriangleAlert
  return (
    <Card className="mx-auto my-auto flex w-full max-w-lg flex-col items-center gap-4 p-8 text-center">
      {isWaiting ? (
        <Spinner label={heading} />
      ) : (
        <Mark
          className={joinClasses('size-8', link === 'work' ? 'text-primary-text' : 'text-warning-text')}
          aria-hidden="true"
        />
      )}
      <div role="status" className="flex flex-col gap-2">
        <h1 className="text-2xl">{heading}</h1>
        <p className="text-muted">{about}</p>
      </div>
      {link === 'work' && (
        <ButtonLink to="/" variant="primary">
          {words.toWork}
        </ButtonLink>
      )}
      {link === 'pricing' && <ButtonLink to="/pricing">{words.toPricing}</ButtonLink>}
    </Card>
  )
}
