import { useNavigate } from 'react-router'
import toast from 'react-hot-toast'
import { clearLocalDrafts } from '../../lib/document/local-drafts.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { useAuth } from '../../lib/session/auth-provider.tsx'

/** Signs out and goes to /auth. A guest first sees a warning about the work that would stay behind. */
export function useSignOutAction(): () => Promise<void> {
  const { user, signOut } = useAuth()
  const { confirm } = useAlerts()
  const navigate = useNavigate()
  return async () => {
    if (user?.isGuest === true) {
      const isAgreed = await confirm({
        message: 'Sign out as guest?',
        details:
          'Your drafts, creations and credits stay with this guest account. To get back to them, choose Continue as Guest in this browser. Create an account to use them anywhere.',
        confirmLabel: 'Sign Out',
      })
      if (!isAgreed) return
    }
    try {
      await signOut()
      clearLocalDrafts()
      await navigate('/auth')
    } catch {
      // The auth provider has already logged the error.
      toast.error('Signing out failed. Please try again.')
    }
  }
}
