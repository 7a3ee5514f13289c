import * as messages from '@vivify/contract/messages'
import { useState, type FormEvent } from 'react'
import toast from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { useFinishSignIn } from '../../api/security.ts'
import { readNextPlace } from '../../lib/session/next-place.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AuthCard } from './auth-card.tsx'

const words = messages.security

/** The code after the password. */
export function SecondStepForm({ onBack }: { onBack: () => void }) {
  const finishing = useFinishSignIn()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (code.trim() === '') return
    finishing.mutate(code, {
      onSuccess: () => {
        toast.success(messages.auth.signedIn)
        void navigate(readNextPlace(), { replace: true })
      },
    })
  }
  return (
    <AuthCard title={words.secondStepTitle} intro={words.secondStepPrompt} onBack={onBack}>
      <form noValidate aria-label={words.secondStep} onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={words.secondStepCode}
          autoComplete="one-time-code"
          autoFocus
          maxLength={64}
          error={finishing.error?.message}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="primary" size="large" isBusy={finishing.isPending}>
          {words.verify}
        </Button>
      </form>
    </AuthCard>
  )
}
