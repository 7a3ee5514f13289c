import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { vendorKeysQuery, type VendorKeyScope } from '../../../api/vendor-keys.ts'
import { useAuth } from '../../../lib/session/auth-provider.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Skeleton } from '../../../ui/surfaces.tsx'
import { GuestNotice } from '../guest-notice.tsx'
import { VendorLine } from './vendor-line.tsx'

const words = messages.vendorKeys
const scopes: { value: VendorKeyScope; label: string }[] = [
  { value: 'own', label: words.own },
  { value: 'installation', label: words.installation },
]

/** Keys of AI vendors: one's own, and for the operator those of the whole installation. */
export function VendorKeysSection() {
  const { user } = useAuth()
  const [scope, setScope] = useState<VendorKeyScope>('own')
  const isGuest = user?.isGuest === true
  const keys = useQuery({ ...vendorKeysQuery(scope), enabled: !isGuest })
  if (isGuest) return <GuestNotice />
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-2xl text-sm text-muted">
          {scope === 'own' ? words.intro : words.installationIntro}
        </p>
        {user?.isOperator === true && (
          <Segmented label={words.scope} segments={scopes} value={scope} onChange={setScope} />
        )}
      </div>
      {keys.isPending && <Skeleton className="h-72 rounded-large" />}
      {keys.isError && <RetryNotice onRetry={() => void keys.refetch()}>{keys.error.message}</RetryNotice>}
      {keys.isSuccess && (
        <ul className="flex flex-col gap-3">
          {keys.data.vendors.map((vendor) => (
            <VendorLine key={`${scope} ${vendor.account}`} scope={scope} vendor={vendor} />
          ))}
        </ul>
      )}
    </div>
  )
}
