import * as messages from '@vivify/contract/messages'
import { useOpenPortal } from '../../api/checkout.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'

/** Leads to the payment provider's portal. */
export function PortalButton({ label = messages.payments.manage }: { label?: string }) {
  const { alert } = useAlerts()
  const { mutate, isPending } = useOpenPortal()
  return (
    <Button
      size="small"
      isBusy={isPending}
      onClick={() =>
        mutate(undefined, {
          onSuccess: ({ url }) => window.location.assign(url),
          onError: (error) => void alert(error.message),
        })
      }
    >
      {label}
    </Button>
  )
}
