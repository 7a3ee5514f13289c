import * as messages from '@vivify/contract/messages'
import type { Plan } from '@vivify/contract/plans'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/client.ts'
import { useCheckOut } from '../../api/checkout.ts'
import { useWayBack } from '../../ui/pricing-link.tsx'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { createId } from '../../lib/create-id.ts'
import { useAlerts } from '../../ui/alerts.tsx'

const words = messages.pricing

/**
 * Chooses a plan: goes to the payment provider's page, or reports what was granted and returns to the previous screen.
 * Scale is sold through the sales contact, except where the server grants or sells it like the other plans.
 */
export function useChoosePlan(plan: Plan, billing: 'monthly' | 'yearly') {
  const { user } = useAuth()
  const { alert } = useAlerts()
  const navigate = useNavigate()
  const wayBack = useWayBack()
  const { mutateAsync: checkOut, isPending } = useCheckOut()
  const isSoldByPeople = plan.id === 'scale'

  async function choose(): Promise<void> {
    if (user === null) return void navigate(isSoldByPeople ? '/contact' : '/auth')
    try {
      const answer = await checkOut({ plan: plan.id, billing, idempotencyKey: createId() })
      if (answer.type === 'portal') await alert(messages.payments.alreadySubscribed)
      if (answer.type !== 'granted') return window.location.assign(answer.url)
      await alert(words.granted(plan.name, answer.granted.toLocaleString('en')), words.grantedWithoutCharge)
      if (wayBack !== null) await navigate(wayBack)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'forbidden' && isSoldByPeople) return void navigate('/contact')
      await alert(error.message)
      if (error.message === messages.payments.guestFirst) await navigate('/auth')
    }
  }

  return { choose, isBusy: isPending, isCurrent: user?.plan === plan.id }
}
