import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { AuthForm } from './auth-form.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { SecondStepForm } from './second-step-form.tsx'

const tokenMark = '#reset='

/** The token of a link for a new password; null without one. It is behind the `#`, which browsers send to no server. */
export function readResetToken(): string | null {
  return location.hash.startsWith(tokenMark) ? location.hash.slice(tokenMark.length) : null
}

/** The form of /auth, or what takes its place: the second step, and the two halves of resetting a password. */
export function AuthPanels() {
  const [panel, setPanel] = useState<'form' | 'second-step' | 'forgot'>('form')
  const navigate = useNavigate()
  // Rendered again when the hash changes.
  useLocation()
  const token = readResetToken()
  const goBack = (): void => setPanel('form')
  if (token !== null) {
    const finish = (): void => {
      goBack()
      void navigate('/auth', { replace: true })
    }
    return <NewPasswordForm token={token} onDone={finish} />
  }
  switch (panel) {
    case 'second-step':
      return <SecondStepForm onBack={goBack} />
    case 'forgot':
      return <ForgotForm onBack={goBack} />
    case 'form':
      return <AuthForm onForgot={() => setPanel('forgot')} onSecondStep={() => setPanel('second-step')} />
  }
}
