import * as messages from '@vivify/contract/messages'
import { TriangleAlert } from '../../ui/icons.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { PortalButton } from './portal-button.tsx'

const words = messages.payments

/** Stays above every screen until the payment is made or the subscription ends. */
export function FailedPaymentNotice() {
  return (
    <div className="pt-4 pb-2">
      <Notice tone="warning" icon={<TriangleAlert />} action={<PortalButton label={words.updateCard} />}>
        <strong className="font-semibold">{words.failed}</strong> {words.failedAbout}
      </Notice>
    </div>
  )
}
