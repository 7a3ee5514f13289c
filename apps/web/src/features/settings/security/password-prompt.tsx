import * as messages from '@vivify/contract/messages'
import { useState, type ReactNode } from 'react'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { Failure } from '../setting-card.tsx'

interface PasswordPromptProps {
  isOpen: boolean
  title: string
  description?: string
  confirmLabel: string
  isBusy: boolean
  error: Error | null
  /** Fields above the password. */
  children?: ReactNode
  isDangerous?: boolean
  /** False while something besides the password is missing. */
  canConfirm?: boolean
  onConfirm: (password: string) => void
  onClose: () => void
}

/** Asks for the password before something that a stranger at an open browser must not do. */
export function PasswordPrompt(props: PasswordPromptProps) {
  const { isOpen, title, description, confirmLabel, isBusy, error, children } = props
  const { isDangerous = false, canConfirm = true, onConfirm, onClose } = props
  const [password, setPassword] = useState('')
  return (
    <FormDialog
      isOpen={isOpen}
      title={title}
      description={description}
      submitLabel={confirmLabel}
      isBusy={isBusy}
      isReady={password !== '' && canConfirm}
      isDangerous={isDangerous}
      onSubmit={() => onConfirm(password)}
      onClose={() => {
        setPassword('')
        onClose()
      }}
    >
      {children}
      <PasswordField
        label={messages.security.currentPassword}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Failure error={error} />
    </FormDialog>
  )
}
