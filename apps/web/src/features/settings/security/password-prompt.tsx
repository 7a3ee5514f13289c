import * as messages from '@vivify/contract/messages'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
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
  const { isOpen, title, description, confirmLabel, isBusy, error, children, onClose } = props
  const { isDangerous = false, canConfirm = true } = props
  const formId = useId()
  const [password, setPassword] = useState('')
  const close = (): void => {
    setPassword('')
    onClose()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (password !== '' && canConfirm && !isBusy) props.onConfirm(password)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant={isDangerous ? 'danger' : 'primary'}
            disabled={password === '' || !canConfirm}
            isBusy={isBusy}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {children}
        <PasswordField
          label={messages.security.currentPassword}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Failure error={error} />
      </form>
    </Dialog>
  )
}
