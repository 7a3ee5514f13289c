import { useSearchParams } from 'react-router'
import { CheckoutResult } from '../../features/billing/checkout-result.tsx'

/** Where the payment provider's page leads after paying. */
export function CheckoutScreen() {
  const [params] = useSearchParams()
  return (
    <div className="flex flex-1 flex-col justify-center py-12">
      <CheckoutResult checkoutId={params.get('id') || '-'} />
    </div>
  )
}
