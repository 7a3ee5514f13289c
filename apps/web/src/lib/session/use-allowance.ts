import { allowanceOf, type Allowance } from '@vivify/contract/plans'
import { useAuth } from './auth-provider.tsx'

const everything = allowanceOf(null, false)

/** What the plan of the account allows. Everything, until that is known: the server decides. */
export function useAllowance(): Allowance {
  return useAuth().user?.allowed ?? everything
}
