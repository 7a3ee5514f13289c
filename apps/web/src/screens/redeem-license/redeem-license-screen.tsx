import { RedeemLicense } from '../../features/redeem-license/redeem-license.tsx'

/** License keys: redeeming one, and those redeemed before. */
export function RedeemLicenseScreen() {
  return <RedeemLicense />
}
