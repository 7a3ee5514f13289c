import { CloudOff } from '../../ui/icons.tsx'
import { Navigate, Outlet } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { EmptyState } from '../../ui/surfaces.tsx'
import { useAuth } from '../../lib/session/auth-provider.tsx'

/** Renders the route for signed-in people; redirects others to /auth. */
export function RequireSession() {
  const { user, isLoading, loadingError, retryLoading } = useAuth()
  if (isLoading) return <PageSpinner label="Loading your session" />
  if (loadingError !== null) {
    return (
      <div className="mx-auto w-full max-w-2xl py-16">
        <EmptyState
          icon={<CloudOff />}
          title="Can’t reach the server"
          action={<Button onClick={retryLoading}>Try again</Button>}
        >
          {loadingError.message}
        </EmptyState>
      </div>
    )
  }
  return user === null ? <Navigate to="/auth" replace /> : <Outlet />
}
