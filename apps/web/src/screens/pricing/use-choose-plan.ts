import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import type { Plan } from '@vivify/contract/plans'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/client.ts'
import { billingQuery, useCheckOut } from '../../api/checkout.ts'
import { pricingQuery } from '../../api/pricing.ts'
import { useWayBack } from '../../ui/pricing-link.tsx'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { keepNextPlace } from '../../lib/session/next-place.ts'
import { createId } from '../../lib/create-id.ts'
import { useAlerts } from '../../ui/alerts.tsx'

const words = messages.pricing

/**
 * Chooses a plan: goes to the payment provider's page, or reports what was granted and returns to the previous screen.
 * Scale is sold by people, except on an installation that grants plans for free; `onContact` opens the form for that.
 */
export function useChoosePlan(
  plan: Plan,
  { billing, onContact }: { billing: 'monthly' | 'yearly'; onContact: () => void },
) {
  const { user, isLoading } = useAuth()
  const { alert } = useAlerts()
  const navigate = useNavigate()
  const wayBack = useWayBack()
  const { data: pricing } = useQuery(pricingQuery)
  const { data: own } = useQuery({ ...billingQuery, enabled: user !== null && pricing?.isFree === false })
  const { mutateAsync: checkOut, isPending } = useCheckOut()
  const isSoldByPeople = plan.id === 'scale' && (user === null || pricing?.isFree !== true)

  async function choose(): Promise<void> {
    if (isSoldByPeople) return onContact()
    if (user === null) return signInFirst()
    try {
      const answer = await checkOut({ plan: plan.id, billing, idempotencyKey: createId() })
      if (answer.type === 'portal') await alert(messages.payments.alreadySubscribed)
      if (answer.type !== 'granted') return window.location.assign(answer.url)
      await alert(words.granted(plan.name, answer.granted.toLocaleString('en')), words.grantedWithoutCharge)
      if (wayBack !== null) await navigate(wayBack)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await alert(error.message)
      if (error.message === messages.payments.guestFirst) await signInFirst()
    }
  }

  /** Signing in leads back to the plans, as they were shown. */
  async function signInFirst(): Promise<void> {
    keepNextPlace(`/pricing?billing=${billing}`)
    await navigate('/auth')
  }

  return { choose, isReady: !isLoading, isBusy: isPending, isSoldByPeople, label: nameAction() }

  function nameAction(): string {
    if (isSoldByPeople) return words.contactSales
    if (own?.subscription?.plan === plan.id) return messages.payments.manage
    if (pricing?.isFree !== false && user?.plan === plan.id) {
      return words.moreCredits(plan.creditsPerMonth.toLocaleString('en'))
    }
    return plan.id === 'scale' ? words.contactSales : words.choose(plan.name)
  }
}
