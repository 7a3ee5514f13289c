import * as messages from '@vivify/contract/messages'
import { useState, type FormEvent } from 'react'
import { useRequestReset } from '../../api/security.ts'
import { Button } from '../../ui/button.tsx'
import { CircleCheck, Info } from '../../ui/icons.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AuthCard } from './auth-card.tsx'

const words = messages.security

/** Asks for a link by mail. */
export function ForgotForm({ onBack }: { onBack: () => void }) {
  const asking = useRequestReset()
  const [email, setEmail] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (email.trim() !== '') asking.mutate(email)
  }
  return (
    <AuthCard title={words.resetTitle} intro={words.resetIntro} onBack={onBack}>
      {asking.data ? (
        <div role="status">
          <Notice tone="second" icon={asking.data.mailed ? <CircleCheck /> : <Info />}>
            {asking.data.mailed ? words.linkSent : words.linkUnavailable}
          </Notice>
        </div>
      ) : (
        <form noValidate aria-label={words.resetTitle} onSubmit={submit} className="flex flex-col gap-4">
          <TextField
            label={words.email}
            type="email"
            autoComplete="email"
            autoFocus
            placeholder="you@example.com"
            error={asking.error?.message}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            isBusy={asking.isPending}
            busyLabel={words.sendingLink}
          >
            {words.sendLink}
          </Button>
        </form>
      )}
    </AuthCard>
  )
}
