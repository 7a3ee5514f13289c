import { CreditHistory } from '../../features/credits/credit-history.tsx'

/** The balance and everything that changed it. */
export function CreditsScreen() {
  return <CreditHistory />
}
