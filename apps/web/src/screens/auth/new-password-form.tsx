import * as messages from '@vivify/contract/messages'
import { useState, type FormEvent } from 'react'
import toast from 'react-hot-toast'
import { useResetPassword } from '../../api/security.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { AuthCard } from './auth-card.tsx'

const words = messages.security

/** The other end of a link for a new password. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const setting = useResetPassword()
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (password === '') return
    setting.mutate(
      { token, password },
      {
        onSuccess: () => {
          toast.success(words.passwordSet)
          onDone()
        },
      },
    )
  }
  return (
    <AuthCard title={words.newPasswordTitle} intro={words.newPasswordIntro} onBack={onDone}>
      <form noValidate aria-label={words.newPasswordTitle} onSubmit={submit} className="flex flex-col gap-4">
        <PasswordField
          label={words.newPassword}
          autoComplete="new-password"
          autoFocus
          error={setting.error?.message}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="primary" size="large" isBusy={setting.isPending}>
          {words.setPassword}
        </Button>
      </form>
    </AuthCard>
  )
}
