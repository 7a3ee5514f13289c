import { RedeemLicense } from '../../features/redeem-license/redeem-license.tsx'
import { OwnerOnlyNotice } from '../../features/team/owner-only-notice.tsx'
import { useAuth } from '../../lib/session/auth-provider.tsx'

/** License keys: redeeming one, and those redeemed before. */
export function RedeemLicenseScreen() {
  const { user } = useAuth()
  if (user === null || user.workspace.role === 'owner') return <RedeemLicense />
  return (
    <div className="flex flex-col gap-6 py-6">
      <h1 className="text-3xl sm:text-4xl">Redeem License</h1>
      <OwnerOnlyNotice />
    </div>
  )
}
