import { useQuery } from '@tanstack/react-query'
import { securityQuery } from '../../../api/security.ts'
import { useAuth } from '../../../lib/session/auth-provider.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/surfaces.tsx'
import { GuestNotice } from '../guest-notice.tsx'
import { Devices } from './devices.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SecondStep } from './second-step.tsx'

/** Name, password, second step, passkeys and devices of an account. */
export function SecuritySection() {
  const { user } = useAuth()
  const isGuest = user?.isGuest === true
  const security = useQuery({ ...securityQuery, enabled: !isGuest })
  if (isGuest) return <GuestNotice />
  if (security.isError) {
    return <RetryNotice onRetry={() => void security.refetch()}>{security.error.message}</RetryNotice>
  }
  if (!security.isSuccess) return <Skeleton className="h-96 rounded-large" />
  return (
    <div className="flex flex-col gap-5">
      <ProfileForm security={security.data} />
      <PasswordForm />
      <SecondStep security={security.data} />
      <Passkeys passkeys={security.data.passkeys} />
      <Devices />
    </div>
  )
}
