import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { plans } from '@vivify/contract/plans'
import { billingQuery } from '../../api/checkout.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { PortalButton } from './portal-button.tsx'

const words = messages.payments

/** The subscription of the signed-in account, and the way to change it. Nothing without one. */
export function SubscriptionCard() {
  const isOwner = useAuth().user?.workspace.role === 'owner'
  const { data } = useQuery({ ...billingQuery, enabled: isOwner })
  const subscription = data?.subscription
  if (!subscription || subscription.status === 'incomplete') return null
  const { plan, periodEnd, endsAtPeriodEnd } = subscription
  const name = plans.find(({ id }) => id === plan)!.name
  const date = new Date(periodEnd).toLocaleDateString('en', { dateStyle: 'long' })
  return (
    <Card className="mx-auto flex w-full max-w-2xl flex-wrap items-center justify-between gap-4 px-5 py-4">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
        <h2 className="text-lg">
          {words.heading}: {name}
        </h2>
        <p className="text-sm text-muted">
          {endsAtPeriodEnd ? words.ends(date) : words.renews(date)} {words.manageAbout}
        </p>
      </div>
      <PortalButton />
    </Card>
  )
}
